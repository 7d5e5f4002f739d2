"""A table: a session, and who sits at it. Bots answer by themselves; people are waited for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardforge.game.decisions import Answer
from cardforge.game.telling import Telling
from cardforge.play.bots import BOTS, Bot
from cardforge.play.sessions import Session

HUMAN = "human"
SITTING = (HUMAN, *BOTS)
"""Who can sit at a table."""


@dataclass
class Table:
    """A match with its players."""

    session: Session
    seats: tuple[str, ...]
    """Who sits where: `human`, or the name of a bot."""
    bots: dict[int, Bot]

    @classmethod
    def of(cls, session: Session, seats: Sequence[str], seed: int = 0) -> Table:
        """A table for a session. Raises ValueError for somebody who is no player."""
        for seat in seats:
            if seat not in SITTING:
                raise ValueError(f"“{seat}” is no player; there are {', '.join(SITTING)}")
        # A bot that goes on in the middle of a match begins its own chance anew there.
        started = len(session.match.journal.choices)
        bots = {
            player: BOTS[name](session.game, (seed * 2 + player) * 1_000_003 + started)
            for player, name in enumerate(seats)
            if name != HUMAN
        }
        session.notes["seats"] = list(seats)
        return cls(session, tuple(seats), bots)

    @property
    def people(self) -> list[int]:
        """The players that are people."""
        return [player for player, name in enumerate(self.seats) if name == HUMAN]

    def let_bots_play(self) -> None:
        """Until a person has to decide or the match is over."""
        while (decision := self.session.match.decision) is not None and decision.player in self.bots:
            self.session.choose(self.bots[decision.player].choose(self.session.match.view(decision.player)))

    @property
    def waiting_for(self) -> int | None:
        """The person who has to decide; None when the match is over."""
        decision = self.session.match.decision
        return None if decision is None else decision.player

    def telling(self, viewer: int | None) -> Telling:
        """The match in words for one player; None may see everything."""
        return self.session.game.telling(self.session.match, viewer)

    def log(self, viewer: int) -> list[str]:
        """The log as that player reads it."""
        return self.session.match.view(viewer).log

    def choose(self, answer: Answer) -> None:
        """A person's answer. Raises IllegalChoiceError."""
        self.session.choose(answer)

    def undo(self, player: int) -> None:
        """Take back a person's last choice. Raises NoUndoError."""
        self.session.undo(player)

    def result(self) -> str:
        """How the match ended, or that it is open."""
        return self.telling(None).picture().result or "The match is not over."
