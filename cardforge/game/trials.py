"""What a game tells a room that tries its printed texts out: their trees, what else they could say, and how to play it.

Nobody here knows a word of any game. A tree is frozen models, enums, numbers, texts and tuples; who changes one asks
the game what the changed one says and plays scenarios with it in the place of the printed one.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from cardforge.game.scenario_words import ScenarioWords

Tree = Any
"""A part of what a text means: plain frozen data. What it may hold stands in the types of its fields."""

UNCHANGED = "unchanged"
"""Key of a field's metadata in a model whose trees are tried out: the reason why this field is never changed."""


@dataclass(frozen=True, slots=True)
class Printed:
    """A text of the game, by whom it is printed. `group` is what a table sorts it under, for example a faction."""

    id: str
    name: str
    kind: str
    group: str
    text: str


@dataclass(frozen=True, slots=True)
class Point:
    """Something that must have happened in play before a text counts as played.

    `key` is what a trace says when it happens; `at` the offset in the text of the words that it is about.
    """

    key: str
    words: str
    at: int


@dataclass(frozen=True, slots=True)
class Reading:
    """What a text was read as: its tree with the type that it has, whether every word is in it, and its points."""

    tree: Tree
    type: Any
    whole: bool
    points: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Setting:
    """A number or a switch that the rules share, and what else it could be.

    `unplayed` says why nothing in play asks for it; "" where it does. `most` None: nothing is too much.
    """

    name: str
    value: int
    unplayed: str = ""
    least: int = 0
    most: int | None = None


@dataclass(frozen=True, slots=True)
class Change:
    """What is different in a trial: one text says this, or settings have these values. Empty for what is printed."""

    id: str = ""
    text: str = ""
    settings: Mapping[str, int] = field(default_factory=dict)


@dataclass(slots=True)
class Trace:
    """What was noticed while something was played.

    `read` are the ids of texts that play asked for, `used` those of all that it asked anything of; `seen` are points,
    by the id of the text; `asked` are settings.
    """

    read: set[str] = field(default_factory=set)
    used: set[str] = field(default_factory=set)
    seen: set[tuple[str, str]] = field(default_factory=set)
    asked: set[str] = field(default_factory=set)


class Trials(Protocol):
    """A game whose printed texts can be tried out."""

    def texts(self) -> Sequence[Printed]:
        """Every text that the game plays, in the order of the catalogue."""
        ...

    def settings(self) -> Sequence[Setting]:
        """The numbers and switches that the rules share."""
        ...

    def read(self, id: str) -> Reading | None:
        """What a text means; None for one that cannot be read."""
        ...

    def nouns(self) -> Mapping[Any, Collection[str]]:
        """The nouns that a field of a type may hold, for those types of text that have a closed set of them."""
        ...

    def say(self, id: str, tree: Tree) -> str | None:
        """The text for another tree in the place of this one; None if there is none, or if it could not work there."""
        ...

    def hashes(self) -> Mapping[str, str]:
        """A hash of all that play can ask of a card or text, by its id; under "" of what all of them share."""
        ...

    def words(self, change: Change) -> ScenarioWords:
        """Plays scenarios with a change."""
        ...

    def traced(self, trace: Trace) -> ScenarioWords:
        """Plays one scenario with what is printed and writes down what it notices."""
        ...
