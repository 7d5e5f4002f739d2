"""What a game is, for rooms that know no game: it starts matches, and brings saved ones back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from cardforge.game.decisions import Answer, Decision
from cardforge.game.journal import Journal

Plain = Mapping[str, Any]
"""Numbers, texts, booleans, None, lists and mappings with text keys: what JSON can hold."""


class View(Protocol):
    """What one player may see of a match."""

    @property
    def player(self) -> int:
        """Who looks."""

    @property
    def decision(self) -> Decision | None:
        """What this player is asked now."""

    @property
    def facts(self) -> dict[str, Any]:
        """The facts of the state that this player may see."""

    @property
    def log(self) -> list[str]:
        """The log as this player reads it."""


class Match(Protocol):
    """A match in progress or over."""

    @property
    def journal(self) -> Journal:
        """Its choices and events so far."""

    @property
    def decision(self) -> Decision | None:
        """What is asked now; None when the match is over."""

    @property
    def winner(self) -> int | None:
        """The winner's number, one more than the last player's for a draw, None while the match goes on."""

    def choose(self, answer: Answer) -> None:
        """Answer the decision. Raises IllegalChoiceError for what it does not accept."""

    def view(self, player: int) -> View:
        """What that player may see."""

    def copy(self) -> Match:
        """A match that goes its own way from here."""

    @property
    def facts(self) -> dict[str, Any]:
        """Everything that the state is, under a version."""

    @property
    def hash(self) -> str:
        """A hash over the facts."""

    @property
    def milestones(self) -> int:
        """How many times the state was due to be hashed so far: at each turn's start."""


class Game(Protocol):
    """A game with the cards of one project."""

    name: str

    def definitions(self, setup: Plain) -> dict[str, Any]:
        """All that a match with this set-up depends on besides it: constants, cards in play, words."""

    def start(self, definitions: Plain, setup: Plain) -> Match:
        """A match at its first decision. Raises ValueError for definitions or a set-up that are none."""

    def from_facts(self, definitions: Plain, facts: Plain) -> Match:
        """A match that goes on from a state. Raises ValueError for facts that are none."""
