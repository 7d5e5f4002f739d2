"""`docs/commands.md`, made from the commands themselves: `python -m cardforge.cli.reference` writes it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import typer

from cardforge.cli.main import app

PAGE = Path("docs/commands.md")


def commands_page() -> str:
    """All commands with what they do and take, as Markdown."""
    parts = ["# Commands", "Made from the commands themselves; `make docs` writes it. Every command takes `--help`."]
    parts += ["## Before any command", _table(_root().params)]
    for name, command in _commands(_root(), ()):
        arguments = [one for one in command.params if one.param_type_name == "argument"]
        usage = " ".join([name, *(_shown(one) if one.required else f"[{_shown(one)}]" for one in arguments)])
        parts += [f"## {name}", _one_paragraph_each(command.help or ""), f"```\ncardforge {usage}\n```"]
        parts.append(_table(command.params))
    return "\n\n".join(part for part in parts if part) + "\n"


def command_names() -> tuple[str, ...]:
    """Every command as it is typed, such as `deck check`."""
    return tuple(name for name, _ in _commands(_root(), ()))


def options_of(name: str) -> frozenset[str]:
    """The options of a command as they are spelt. Raises KeyError for an unknown command."""
    command = dict(_commands(_root(), ()))[name]
    spelt = (word for one in command.params for word in (*one.opts, *one.secondary_opts) if word.startswith("-"))
    return frozenset(spelt) | {"--help"}


def _root() -> Any:
    return typer.main.get_command(app)


def _commands(command: Any, path: tuple[str, ...]) -> Iterator[tuple[str, Any]]:
    if not hasattr(command, "list_commands"):
        yield " ".join(path), command
        return
    context = typer.Context(command)
    for name in command.list_commands(context):
        yield from _commands(command.get_command(context, name), (*path, name))


def _table(parameters: list[Any]) -> str:
    rows = [f"| `{_shown(one)}` | {_cell(one.help or '')} |" for one in parameters if "--help" not in one.opts]
    return "\n".join(["| | |", "| --- | --- |", *rows]) if rows else ""


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


def _shown(parameter: Any) -> str:
    if parameter.param_type_name == "argument":
        name = str(parameter.metavar or parameter.name.upper())
        return f"{name}…" if parameter.nargs == -1 and not name.endswith("…") else name
    words = ", ".join([*parameter.opts, *parameter.secondary_opts])
    return words if parameter.is_flag else f"{words} {parameter.metavar or 'VALUE'}"


def _one_paragraph_each(text: str) -> str:
    return "\n\n".join(" ".join(part.split()) for part in text.split("\n\n"))


if __name__ == "__main__":
    PAGE.write_text(commands_page(), encoding="utf-8")
