"""What a game tells people: a picture of the table as plain data, and everything that can be chosen in words.

A picture has places with pieces of each player, a line for each player, and what the viewer holds. How it is drawn is
the screen's business; what it says is the game's.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from cardforge.game.decisions import Answer, Option
from cardforge.game.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Piece:
    """Somebody or something that stands at a place."""

    name: str
    figures: tuple[tuple[str, str], ...]
    """Short labels with their values."""
    ready: bool
    leads: bool = False
    notes: tuple[str, ...] = ()
    """What else is to be known of it, the weightiest first."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place, with the pieces of each player there."""

    name: str
    note: str
    pieces: tuple[tuple[Piece, ...], ...]
    temporary: bool = False


@dataclass(frozen=True, slots=True)
class Strip:
    """A player in a line: name, faction, and what counts."""

    name: str
    title: str
    figures: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Held:
    """A card in the viewer's hand."""

    name: str
    cost: int
    kind: str
    figures: tuple[tuple[str, str], ...]
    text: str
    count: int = 1


@dataclass(frozen=True, slots=True)
class Picture:
    """The table as one viewer sees it."""

    heading: str
    strips: tuple[Strip, ...]
    places: tuple[Place, ...]
    hand: tuple[Held, ...]
    result: str = ""
    """How the match ended, once it has."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Something to choose, in words: what choices of its kind have in common, and what tells this one from them."""

    answer: Option
    head: str
    tail: str = ""
    refusal: Refusal | None = None
    """Why it is not open, for what could be thought of and may not be done."""

    @property
    def words(self) -> str:
        """All of it."""
        return f"{self.head} {self.tail}".rstrip()


def matching(text: str, choices: Sequence[Choice]) -> list[Choice]:
    """The choices in which every word of the text begins a word, in any order, case apart."""
    wanted = _words(text)
    return [choice for choice in choices if wanted and all(_begins(word, _words(choice.words)) for word in wanted)]


def _begins(word: str, words: list[str]) -> bool:
    return any(one.startswith(word) for one in words)


def _words(text: str) -> list[str]:
    return re.findall(r"[\w']+", text.replace("’", "'").casefold())


@dataclass(frozen=True, slots=True)
class Summary:
    """What a match was played with."""

    departures: tuple[str, ...]
    """Everything that is not as usual, one a line."""
    settings: tuple[tuple[str, str], ...]
    seats: tuple[tuple[str, tuple[tuple[str, int], ...]], ...]
    """For each player who leads what, and the deck: names with their copies."""


class Telling(Protocol):
    """Puts one match, as it is now, into words for one viewer."""

    def picture(self) -> Picture:
        """The table."""

    def question(self) -> str:
        """What the open decision asks; empty when the match is over."""

    def choices(self) -> Sequence[Choice]:
        """The options of the open decision, in their order."""

    def thinkable(self) -> Sequence[Choice]:
        """In a turn every action that can be named, also what may not be done, with the reason; else the options."""

    def answer(self, answer: Answer) -> str:
        """An answer to the open decision in words."""

    def card(self, name: str) -> str:
        """A card's name and text. Raises LookupError for a name that none has."""

    def why(self, what: str) -> str:
        """What a value is made of, or which rule refuses an action. Raises LookupError for what is neither."""
