"""The table of commands. The file of a command is imported only when that command is run or help lists it.

So `check` need not wait for what only `build` needs.
"""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperGroup
from typer.main import get_group


@dataclass(frozen=True)
class CommandFile:
    """A file beside this one: it has a function `command`, or an `app` with commands of its own."""

    file: str
    any_words: bool = False
    """Whether words that begin with a dash may be arguments: `-o:challenge`, `-1`."""


COMMANDS = {
    "new": CommandFile("new"),
    "check": CommandFile("check"),
    "explain": CommandFile("explain"),
    "build": CommandFile("build"),
    "watch": CommandFile("watch"),
    "build sheets": CommandFile("sheets"),
    "build rules": CommandFile("build_rules"),
    "rules": CommandFile("rules"),
    "calibrate": CommandFile("calibrate"),
    "export": CommandFile("export"),
    "preflight": CommandFile("preflight"),
    "coverage": CommandFile("coverage"),
    "scenario": CommandFile("scenario"),
    "play": CommandFile("play", any_words=True),
    "replay": CommandFile("replay"),
    "match": CommandFile("match"),
    "why": CommandFile("why"),
    "parse": CommandFile("parse"),
    "find": CommandFile("find", any_words=True),
    "show": CommandFile("show"),
    "set": CommandFile("set", any_words=True),
    "diff": CommandFile("diff"),
    "release": CommandFile("release"),
    "deck": CommandFile("deck"),
    "cards": CommandFile("cards"),
    "schema": CommandFile("schema"),
}
"""Every command, in the order in which help lists them."""


@dataclass
class _Loaded(MutableMapping[str, Any]):
    """Commands by name, made when they are asked for."""

    made: dict[str, Any] = field(default_factory=dict)

    def __getitem__(self, name: str) -> Any:
        if name not in self.made:
            self.made[name] = _load(name, COMMANDS[name])
        return self.made[name]

    def __setitem__(self, name: str, command: Any) -> None:
        self.made[name] = command

    def __delitem__(self, name: str) -> None:
        del self.made[name]

    def __iter__(self) -> Iterator[str]:
        return iter(COMMANDS)

    def __len__(self) -> int:
        return len(COMMANDS)

    def __contains__(self, name: object) -> bool:
        return name in COMMANDS


class CommandsOnDemand(TyperGroup):
    """A group of commands whose files are imported one at a time."""

    def __init__(self, **attributes: Any) -> None:
        super().__init__(**attributes)
        self.commands = _Loaded()

    def list_commands(self, ctx: Any) -> list[str]:
        """Their names, in the order of the table."""
        return list(COMMANDS)

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        """The command that the first word names, or the first two: `build sheets` has options of its own."""
        two = " ".join(args[:2])
        if two in COMMANDS:
            return two, self.commands[two], args[2:]
        return super().resolve_command(ctx, args)


def _load(name: str, entry: CommandFile) -> Any:
    module = import_module(f"cardforge.cli.{entry.file}")
    shelf = typer.Typer(add_completion=False, rich_markup_mode=None)
    if hasattr(module, "app"):
        shelf.add_typer(module.app, name=name)
    else:
        settings = {"ignore_unknown_options": True} if entry.any_words else {}
        shelf.command(name, context_settings=settings)(module.command)
    return get_group(shelf).commands[name]
