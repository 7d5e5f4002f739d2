"""Finds the engine that a game names: an entry point of the group `cardforge.games`."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Protocol, cast

from cardforge.catalogue import Catalogue
from cardforge.catalogue.checks.constants import Objection
from cardforge.catalogue.text import ReadPhrase, TextReader
from cardforge.diagnostics import Message, Severity, diagnostic, did_you_mean, listed
from cardforge.game.protocol import Game
from cardforge.game.scenario_words import ScenarioWords
from cardforge.game.trials import Trials

GROUP = "cardforge.games"
NONE = "none"
"""The engine of a game that is only printed."""


@diagnostic("unknown-engine", Severity.ERROR)
def unknown_engine(name: str, known: tuple[str, ...]) -> Message:
    """The game names an engine that is not installed, so its texts cannot be read or played.

    Correct `engine:` in `cards/game.yaml`, install the package that brings the engine, or write `engine: none` for a
    game that is only printed.
    """
    return Message(
        f"there is no engine “{name}”",
        expected=listed((*known, NONE)),
        hint=did_you_mean(name, (*known, NONE), "a game that is only printed says `engine: none`"),
    )


class ExplainingReader(TextReader, Protocol):
    """A reader that can also show how it understands a text."""

    def phrases(self, text: str) -> tuple[ReadPhrase, ...]:
        """The phrases of a text, outer ones first; none of what cannot be read."""
        ...

    def explain(self, text: str, subject: str = "the text") -> str:
        """The text, and under each ability its phrases, each with what it became. The text must be readable."""
        ...


class Engine(Protocol):
    """What an installed game offers. Each part is made when it is asked for."""

    def reader(self, catalogue: Catalogue) -> ExplainingReader:
        """Reads the rules texts of a catalogue."""
        ...

    def objections(self, catalogue: Catalogue, reader: Any) -> Iterable[Objection]:
        """What it cannot play by in the numbers and switches of a catalogue's editions. `reader` is one of its own."""
        ...

    def game(self, catalogue: Catalogue) -> Game:
        """The game with the cards of a catalogue."""
        ...

    def scenario_words(self, catalogue: Catalogue) -> ScenarioWords:
        """The words in which scenarios are written, and what plays them."""
        ...

    def trials(self, catalogue: Catalogue) -> Trials:
        """The texts of a catalogue, to be tried out."""
        ...


def known_engines() -> tuple[str, ...]:
    """Names of the installed engines, sorted."""
    return tuple(sorted(entry_points(group=GROUP).names))


def find_engine(name: str) -> Engine | None:
    """The engine of that name; None for `none` and for one that is not installed."""
    found = entry_points(group=GROUP, name=name)
    return cast("Engine", next(iter(found)).load()) if found else None


def engine_code(name: str) -> tuple[Path, ...] | None:
    """The folders of code, beside our own, that an engine which was found is made of; None where they are unknown."""
    packages = {entry.module.partition(".")[0] for entry in entry_points(group=GROUP, name=name)}
    paths = [getattr(sys.modules.get(package), "__path__", None) for package in sorted(packages - {"cardforge"})]
    return None if None in paths else tuple(Path(folder) for path in paths if path for folder in path)
