"""A match being played, with all that a save of it needs, and with the way back from a choice."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from cardforge.game.decisions import Answer
from cardforge.game.protocol import Game, Match, Plain
from cardforge.game.save import Milestone, Save
from cardforge.play.facts import changes, flat

DIGEST_LENGTH = 8
"""Hexadecimal digits of the running digest that are kept for each choice."""


class NoUndoError(ValueError):
    """A choice that cannot be taken back; the message says why."""


@dataclass
class Session:
    """A match being played. Choices go through it, so that it can be saved."""

    game: Game
    setup: Plain
    definitions: Plain
    match: Match
    begins: Plain | None = None
    """The facts it began with, where that is not its set-up."""
    notes: dict[str, Any] = field(default_factory=dict)
    """What people want to know of the match and it does not depend on."""
    _choosers: list[int] = field(default_factory=list)
    _digests: list[str] = field(default_factory=list)
    _milestones: list[Milestone] = field(default_factory=list)
    _before: list[Match] = field(default_factory=list)
    """The match as it was before each of the last choices that can be taken back."""
    _known: dict[str, Any] = field(default_factory=dict)
    _passed: int = 0

    @classmethod
    def start(cls, game: Game, setup: Plain, definitions: Plain | None = None, begins: Plain | None = None) -> Session:
        """A match from its set-up, or from facts. Raises ValueError for what is none."""
        definitions = game.definitions(setup) if definitions is None else definitions
        match = game.start(definitions, setup) if begins is None else game.from_facts(definitions, begins)
        session = cls(game, setup, definitions, match, begins)
        session._note()
        return session

    def choose(self, answer: Answer) -> None:
        """Answer the decision. Raises IllegalChoiceError, changing nothing, for what it does not accept."""
        decision = self.match.decision
        player = -1 if decision is None else decision.player
        before = self.match.copy()
        self.match.choose(answer)
        if self._choosers and self._choosers[-1] != player:
            self._before.clear()
        self._before.append(before)
        self._choosers.append(player)
        self._digests.append(self.match.journal.digest[:DIGEST_LENGTH])
        self._note()

    def _note(self) -> None:
        if self.match.milestones > self._passed:
            self._passed = self.match.milestones
            facts = flat(self.match.facts)
            changed = changes(self._known, facts)
            self._milestones.append(Milestone(len(self.match.journal.choices), self.match.hash, changed))
            self._known = facts

    def refuse_undo(self, player: int) -> str | None:
        """Why this player cannot take back the last choice; None where it can be."""
        if not self._choosers:
            return "nothing has been chosen yet"
        if self._choosers[-1] != player or not self._before:
            return "the last choice was not yours"
        before = self._before[-1]
        news = self.match.journal.events[len(before.journal.events) :]
        if before.chance != self.match.chance or any(event.private is not None for event in news):
            return "that choice has shown something hidden"
        if before.milestones != self.match.milestones:
            return "the next turn has begun"
        return None

    def undo(self, player: int) -> None:
        """Take back the last choice of that player. Raises NoUndoError where it cannot be taken back."""
        refused = self.refuse_undo(player)
        if refused is not None:
            raise NoUndoError(refused)
        self.match = self._before.pop()
        self._choosers.pop()
        self._digests.pop()

    def save(self) -> Save:
        """The match as it stands."""
        return Save(
            self.game.name,
            self.setup,
            self.definitions,
            tuple(self.match.journal.choices),
            tuple(self._digests),
            tuple(self._milestones),
            self.match.facts,
            self.begins,
            dict(self.notes),
        )

    @property
    def milestones(self) -> Iterable[Milestone]:
        """What the state was at each turn's start so far."""
        return tuple(self._milestones)
