"""What a game is, for rooms that know no game: it starts matches, and brings saved ones back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from cardforge.game.decisions import Answer, Decision
from cardforge.game.journal import Journal
from cardforge.game.telling import Summary, Telling

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

    def guess(self) -> Match:
        """A match as this player may imagine it: what it sees is as it is, all else is made up, and always alike."""


class Match(Protocol):
    """A match in progress or over."""

    @property
    def journal(self) -> Journal:
        """Its choices and events so far."""

    @property
    def decision(self) -> Decision | None:
        """What is asked now; None when the match is over."""

    @property
    def at_rest(self) -> bool:
        """Whether nothing that has begun waits for an answer: an action of a turn is asked, or the match is over."""

    @property
    def winner(self) -> int | None:
        """The winner's number, one more than the last player's for a draw, None while the match goes on."""

    def choose(self, answer: Answer) -> None:
        """Answer the decision. Raises IllegalChoiceError for what it does not accept."""

    def log(self, viewer: int | None = None, since: int = 0) -> list[str]:
        """The log as that player reads it; None reads everything. `since` counts events."""

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

    @property
    def chance(self) -> int:
        """A number that changes whenever chance decides something."""


class Game(Protocol):
    """A game with the cards of one project."""

    name: str
    players: tuple[str, ...]
    """What the players are called, by number."""
    seat_words: Mapping[str, str]
    """What a seat may say besides its deck, and what that means."""

    def seat(
        self, number: int, deck: Mapping[str, int] | None, faction: str | None, words: Mapping[str, str]
    ) -> dict[str, Any]:
        """A seat of a set-up: deck by id, whose it is, and the seat's words. What is left out the game adds, so that
        seats of different numbers differ. Raises ValueError for what makes no seat."""

    def set_up(self, seats: Sequence[Plain], seed: int, settings: Mapping[str, bool]) -> dict[str, Any]:
        """A set-up. Raises ValueError for a setting that is none."""

    def definitions(self, setup: Plain) -> dict[str, Any]:
        """All that a match with this set-up depends on besides it: constants, cards in play, words."""

    def start(self, definitions: Plain, setup: Plain) -> Match:
        """A match at its first decision. Raises ValueError for definitions or a set-up that are none."""

    def from_facts(self, definitions: Plain, facts: Plain) -> Match:
        """A match that goes on from a state. Raises ValueError for facts that are none."""

    def fact(self, path: str) -> str:
        """What a fact is called, by its path in the facts of a state."""

    def worth(self, match: Match, player: int) -> float:
        """How well a match stands for a player, as far as that player can see. Bots compare such numbers."""

    def telling(self, match: Match, viewer: int | None) -> Telling:
        """Puts a match into words and pictures for one player; None is told everything."""

    def summary(self, setup: Plain, definitions: Plain) -> Summary:
        """What a match was played with, in words."""

    def scenario(self, match: Match, title: str) -> dict[str, Any]:
        """The position as a scenario. Raises ValueError, with the fact that scenarios cannot express."""
