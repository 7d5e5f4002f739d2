"""A match that a scenario plays: steps, answers and expectations, in the words of the file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from pydantic import BaseModel

from cardforge.game.decisions import NO, YES, Answer, Decision, Option, Shape
from cardforge.game.refusal import Refusal
from cardforge.game.scenario_words import Mismatch, Pending, ScenarioError, StepFailureError
from cardforge.games.waybound.log_lines import LETTERS
from cardforge.games.waybound.match import Match
from cardforge.games.waybound.scenario import actions
from cardforge.games.waybound.scenario.expect import unmet
from cardforge.games.waybound.scenario.models import ExpectGiven, Play
from cardforge.games.waybound.scenario.names import BoardNames, CardNames
from cardforge.games.waybound.telling.table import WayboundTelling


class WayboundPosition:
    """The `Position` of this game."""

    def __init__(self, match: Match, cards: CardNames, names: BoardNames) -> None:
        self.match = match
        self.cards = cards
        self.names = names
        self._refused: set[str] = set()
        self._label: str | None = None
        """The label for the next character that comes."""

    def act(self, action: BaseModel) -> None:
        """Take an action. Raises StepFailureError where it is not open."""
        option, refusal = self._option(action)
        if refusal is None:
            refusal = self.match.refusal(option)
        if refusal is not None:
            raise StepFailureError(f"refused: {refusal}")
        state = self.match.state
        before = state.next_uid
        self.match.choose(option)
        if isinstance(action, Play) and action.label is not None:
            self.names.give(action.label, before, state)
        self.names.notice(state)

    def refusal(self, action: BaseModel) -> Refusal | None:
        """Why an action is not open; None where it is. Raises ScenarioError for a name that means nothing."""
        option, refusal = self._option(action)
        pending = self.match.refusal(("end turn",))
        refusal = pending or refusal or self.match.refusal(option)
        if refusal is not None:
            self._refused.add(refusal.rule)
        return refusal

    def _option(self, action: BaseModel) -> tuple[Option, Refusal | None]:
        return actions.option_of(action, self.match, self.cards, self.names)

    def answer(self, answer: Any) -> None:
        """Answer the open decision. Raises StepFailureError, naming the options, for what is not among them."""
        decision = self.match.decision
        assert decision is not None
        found = self._answer(decision, answer)
        if not decision.accepts(found):
            options = ", ".join(self._words(option) for option in decision.options)
            declinable = " or no" if decision.optional else ""
            raise StepFailureError(f"“{_text(answer)}” is not among the options: {options}{declinable}")
        self.match.choose(found)
        self.names.notice(self.match.state)

    def pending(self) -> Pending | None:
        """The open decision, if it is no action of the main phase."""
        decision = self.match.decision
        if decision is None or self.match.in_main_phase:
            return None
        options = tuple(self._words(option) for option in decision.options)
        return Pending(LETTERS[decision.player], options, decision.optional)

    def is_pending(self, player: str | None, options: Sequence[Any] | None, optional: bool | None) -> bool:
        """Whether the open decision is that one; what is None is not compared."""
        decision = self.match.decision
        if decision is None or self.match.in_main_phase:
            return False
        if player is not None and LETTERS[decision.player] != player:
            return False
        if optional is not None and decision.optional is not optional:
            return False
        if options is None:
            return True
        wanted = [self._option_named(decision, option) for option in options]
        return None not in wanted and Counter(wanted) == Counter(decision.options)

    def check(self, expected: BaseModel) -> list[Mismatch]:
        """What is not as expected."""
        assert isinstance(expected, ExpectGiven)
        return unmet(expected, self.match, self.cards, self.names)

    def log(self, player: str | None) -> list[str]:
        """The public log since the scenario began, or as one player reads it."""
        return self.match.log(PUBLIC if player is None else LETTERS.index(player))

    def fix_rolls(self, rolls: Sequence[int]) -> None:
        """Fix the coming rolls of the die."""
        sides = self.match.ruleset.constants.die_sides
        for roll in rolls:
            if roll > sides:
                raise ScenarioError(f"the die has no {roll}")
        self.match.state.rolls += rolls

    def rolls_left(self) -> list[int]:
        """Fixed rolls that were not rolled yet."""
        return list(self.match.state.rolls)

    def telling(self) -> WayboundTelling:
        """The position in words; characters go by their labels."""
        return WayboundTelling(self.match, None, self.names.labels(self.match.state))

    def rules_spoken(self) -> frozenset[str]:
        """Ids of the rules that made something happen, asked or refused so far."""
        events = {event.rule for event in self.match.journal.events}
        return frozenset(events | self.match.board.rules_asked | self._refused)

    def _answer(self, decision: Decision, answer: Any) -> Answer:
        if decision.shape in (Shape.PICK_SEVERAL, Shape.ORDER):
            items = answer if isinstance(answer, list) else [answer]
            if decision.optional and _is_no(answer):
                return None
            return tuple(self._option_named(decision, item) for item in items)
        if isinstance(answer, list):
            if len(answer) != 1:
                return ("several",)
            answer = answer[0]
        if decision.shape is not Shape.CONFIRM and _is_no(answer):
            return None
        return self._option_named(decision, answer)

    def _option_named(self, decision: Decision, answer: Any) -> Option | None:
        """The option that an answer names; None where there is none. Raises ScenarioError where it names several."""
        if answer is True or answer is False or str(answer).casefold() in ("yes", "no"):
            wanted = NO if _is_no(answer) else YES
            return wanted if wanted in decision.options else None
        text = str(answer)
        state = self.match.state
        for kind, named in (
            ("character", self.names.matching(text, _all(state))),
            ("route", list(map(self.match.ruleset.route_index.get, self.cards.candidates(text)))),
            ("card", self.cards.candidates(text)),
        ):
            found = [option for option in dict.fromkeys(decision.options) if option[0] == kind and option[1] in named]
            if len(found) > 1:
                raise ScenarioError(f"“{text}” can mean {len(found)} of the options; give them labels, or say the id")
            if found:
                return found[0]
        return None

    def _words(self, option: Option) -> str:
        if option[0] == "character":
            return self.names.words(option[1], self.match.state)
        if option[0] == "route":
            return self.cards.label(self.match.ruleset.routes[option[1]])
        if option[0] == "card":
            return self.cards.label(option[1])
        return str(option[0])


PUBLIC = -1
"""The reader of the log who is no player and sees only what is public."""


def _all(state: Any) -> dict[int, tuple[int, str]]:
    return {uid: (character.owner, character.card) for uid, character in state.characters.items()}


def _is_no(answer: Any) -> bool:
    return answer is False or (isinstance(answer, str) and answer.casefold() == "no")


def _text(answer: Any) -> str:
    if isinstance(answer, list):
        return f"[{', '.join(_text(item) for item in answer)}]"
    if isinstance(answer, bool):
        return "yes" if answer else "no"
    return str(answer)
