"""A game of another kind, to show that `play` knows none: 13 stones, each takes 1 to 3, who takes the last one wins.

A turn is one action; there are no hidden cards, no phases, and no words of any card game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cardforge.game.decisions import Answer, Decision, Option, Shape
from cardforge.game.digest import digest
from cardforge.game.events import Event
from cardforge.game.journal import Journal
from cardforge.game.protocol import Plain
from cardforge.game.refusal import IllegalChoiceError
from cardforge.game.telling import Choice, Picture, Strip, Summary

MOST = 3


class Stones:
    """A match; it is its own view, since all lies open, and tells itself."""

    def __init__(self, stones: int, active: int) -> None:
        self.stones = stones
        self.active = active
        self.player = active
        self.journal = Journal()

    @property
    def decision(self) -> Decision | None:
        if not self.stones:
            return None
        options = tuple(("take", count) for count in range(1, min(MOST, self.stones) + 1))
        return Decision(self.active, Shape.ACT, options, "stones.take")

    @property
    def at_rest(self) -> bool:
        return True

    @property
    def winner(self) -> int | None:
        return None if self.stones else 1 - self.active

    def choose(self, answer: Answer) -> None:
        if self.decision is None or not self.decision.accepts(answer):
            raise IllegalChoiceError(f"{answer!r} is not open")
        self.journal.chose(answer)
        self.stones -= answer[1]
        self.journal.events.append(Event("took", "stones.take", self.active, (answer[1], self.stones)))
        self.active = 1 - self.active

    def log(self, viewer: int | None = None, since: int = 0) -> list[str]:
        return [f"{'AB'[event.player]} takes {event.public[0]}" for event in self.journal.events[since:]]

    def view(self, player: int) -> View:
        return View(self, player)

    def copy(self) -> Stones:
        other = Stones(self.stones, self.active)
        other.journal = self.journal.copy()
        return other

    @property
    def facts(self) -> dict[str, Any]:
        return {"stones": self.stones, "active": self.active}

    @property
    def hash(self) -> str:
        return digest(self.facts)

    @property
    def milestones(self) -> int:
        return len(self.journal.choices)

    @property
    def chance(self) -> int:
        return 0


class View:
    """Everything, for either player."""

    def __init__(self, match: Stones, player: int) -> None:
        self._match = match
        self.player = player

    @property
    def decision(self) -> Decision | None:
        return self._match.decision if self._match.active == self.player else None

    @property
    def facts(self) -> dict[str, Any]:
        return self._match.facts

    @property
    def log(self) -> list[str]:
        return self._match.log()

    def guess(self) -> Stones:
        return self._match.copy()


class Telling:
    """Words for what there is."""

    def __init__(self, match: Stones) -> None:
        self._match = match

    def picture(self) -> Picture:
        won = "" if self._match.winner is None else f"{'AB'[self._match.winner]} wins."
        strips = tuple(Strip(name, "", (("stones", str(self._match.stones)),)) for name in "AB")
        return Picture(f"{self._match.stones} stones", strips, (), (), won)

    def question(self) -> str:
        return "How many?"

    def choices(self) -> Sequence[Choice]:
        decision = self._match.decision
        return () if decision is None else [Choice(option, "Take", str(option[1])) for option in decision.options]

    def thinkable(self) -> Sequence[Choice]:
        return self.choices()

    def answer(self, answer: Option) -> str:
        return f"Take {answer[1]}"

    def card(self, name: str) -> str:
        raise LookupError(name)

    def why(self, what: str) -> str:
        raise LookupError(what)


class StonesGame:
    """The game. Left with a multiple of 4, whoever has to take loses against good play: that is its valuation."""

    name = "stones"
    players: tuple[str, ...] = ("A", "B")
    seat_words: Mapping[str, str] = {}

    def seat(
        self, number: int, deck: Mapping[str, int] | None, faction: str | None, words: Mapping[str, str]
    ) -> dict[str, Any]:
        return {}

    def set_up(self, seats: Sequence[Plain], seed: int, settings: Mapping[str, bool]) -> dict[str, Any]:
        return {"first": seed % 2}

    def definitions(self, setup: Plain) -> dict[str, Any]:
        return {"stones": 13}

    def start(self, definitions: Plain, setup: Plain) -> Stones:
        return Stones(definitions["stones"], setup["first"])

    def from_facts(self, definitions: Plain, facts: Plain) -> Stones:
        return Stones(facts["stones"], facts["active"])

    def fact(self, path: str) -> str:
        return path

    def worth(self, match: Any, player: int) -> float:
        lost = match.stones % (MOST + 1) == 0
        return 1.0 if lost is (match.active != player) else -1.0

    def telling(self, match: Any, viewer: int | None) -> Telling:
        return Telling(match)

    def summary(self, setup: Plain, definitions: Plain) -> Summary:
        return Summary((), (), ())

    def scenario(self, match: Any, title: str) -> dict[str, Any]:
        raise ValueError("stones have no scenarios")
