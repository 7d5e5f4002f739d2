"""Follows scenarios: which abilities were read, and what happened to them.

A face that is followed gets tests that write down how they came out. Nothing in the rules changes by that.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from cardforge.game.trials import Trace
from cardforge.games.waybound.compile.ability import CompiledAbility
from cardforge.games.waybound.compile.describe import Holds, Speaker
from cardforge.games.waybound.compile.faces import Face
from cardforge.games.waybound.compile.statics import When
from cardforge.games.waybound.compile.triggers import Happening, Matches, matches
from cardforge.games.waybound.following import (
    APPLIED,
    FAILED,
    HELD,
    MAY_NOT_PLAY,
    MAY_PLAY,
    OTHER_EVENT,
    OTHER_TURN,
)
from cardforge.games.waybound.ruleset import Ruleset, rules_text
from cardforge.games.waybound.tree.abilities import Ability, Triggered
from cardforge.games.waybound.tree.conditions import EventTurn, Turn
from cardforge.games.waybound.tree.costs import NamedAbilityCost, NamedAbilityLimit
from cardforge.games.waybound.tree.keywords import HasKeyword

if TYPE_CHECKING:
    from cardforge.games.waybound.board import Board

V = TypeVar("V")


class TraceFollower:
    """Writes into a trace what it is told and what the tests of the faces find."""

    def __init__(self, trace: Trace) -> None:
        self._trace = trace

    def saw(self, ability: str, what: str) -> None:
        """Write it down under the text that prints the ability: `line: what`."""
        id, _, line = ability.rpartition("#")
        self._trace.seen.add((id, point_key(int(line), what)))

    def compiled(self, ruleset: Ruleset, face: Face) -> None:
        """Let the tests of a face write down how they come out."""
        printed = {
            f"{part}#{line}": ability
            for part in face.key.split("/")
            for line, ability in enumerate(rules_text(ruleset, part)[0])
        }
        for waiting in face.triggers.values():
            waiting[:] = [self._ability(ruleset, one, printed[one.key]) for one in waiting]
        face.activated[:] = [self._ability(ruleset, one, printed[one.key]) for one in face.activated]
        face.played[:] = [self._ability(ruleset, one, printed[one.key]) for one in face.played]
        self._statics(face)
        keywords = {str(a.body.keyword): key for key, a in printed.items() if isinstance(a.body, HasKeyword)}
        face.keywords = _Keywords(face.keywords, lambda word: self.saw(keywords[word], APPLIED))
        face.prices = _Looked(face.prices, self._speakers(ruleset, printed, NamedAbilityCost))
        face.limits = _Looked(face.limits, self._speakers(ruleset, printed, NamedAbilityLimit))

    def _ability(self, ruleset: Ruleset, ability: CompiledAbility, printed: Ability) -> CompiledAbility:
        key, body = ability.key, printed.body
        followed = replace(
            ability,
            condition=self._holds(key, ability.condition, HELD, FAILED),
            play_condition=self._holds(key, ability.play_condition, MAY_PLAY, MAY_NOT_PLAY),
            matches=self._matches(ruleset, key, body) if isinstance(body, Triggered) else None,
        )
        ruleset.abilities[key] = followed
        return followed

    def _holds(self, key: str, condition: Holds | None, so: str, not_so: str) -> Holds | None:
        if condition is None:
            return None

        def followed(board: Board, speaker: Speaker) -> bool:
            held = condition(board, speaker)
            self.saw(key, so if held else not_so)
            return held

        return followed

    def _matches(self, ruleset: Ruleset, key: str, body: Triggered) -> Matches:
        event = matches(replace(body, turn=EventTurn.ANY), ruleset.route_index)

        def followed(board: Board, speaker: Speaker, happening: Happening) -> bool:
            if not event(board, speaker, happening):
                self.saw(key, OTHER_EVENT)
                return False
            if body.turn is EventTurn.YOURS and board.state.active != speaker.you:
                self.saw(key, OTHER_TURN)
                return False
            return True

        return followed

    def _statics(self, face: Face) -> None:
        statics = face.statics
        kinds: tuple[list[Any], ...] = (
            *statics.bonuses,
            statics.protections,
            statics.extra_damage,
            statics.defender_choices,
            statics.move_prices,
            statics.keeps_ready,
        )
        for records in kinds:
            records[:] = [replace(one, when=self._when(one.key, one.when)) for one in records]

    def _when(self, key: str, when: When) -> When:
        """The turn is asked by the condition too, so that both sides of it can be told apart."""

        def holds(board: Board, speaker: Speaker) -> bool:
            turn = when.turn
            entered = speaker.this is not None and speaker.this.entered
            if (turn is Turn.YOURS and board.state.active != speaker.you) or (turn is Turn.OF_ENTRY and not entered):
                self.saw(key, OTHER_TURN)
                return False
            if when.condition is not None and not when.condition(board, speaker):
                self.saw(key, FAILED)
                return False
            self.saw(key, APPLIED)
            return True

        return replace(when, turn=Turn.ANY, condition=holds)

    def _speakers(self, ruleset: Ruleset, printed: Mapping[str, Ability], kind: type) -> Callable[[str], None]:
        """What tells, for an ability that another one speaks of by name, that this other one was heard."""
        speaking = {str(a.body.ability): key for key, a in printed.items() if isinstance(a.body, kind)}  # type: ignore[union-attr]

        def heard(ability: str) -> None:
            self.saw(speaking[ruleset.names[ability]], APPLIED)

        return heard


class _Keywords(set[str]):
    """Keywords of a face; told when one that it has is asked for."""

    def __init__(self, words: set[str], asked: Callable[[str], None]) -> None:
        super().__init__(words)
        self._asked = asked

    def __contains__(self, word: object) -> bool:
        found = super().__contains__(word)
        if found:
            self._asked(str(word))
        return found


class _Looked(dict[str, V]):
    """Prices or limits of a face; told when one that it has is looked up."""

    def __init__(self, values: Mapping[str, V], found: Callable[[str], None]) -> None:
        super().__init__(values)
        self._found = found

    def get(self, key: str, default: Any = None) -> Any:
        if key in self:
            self._found(key)
        return super().get(key, default)


def point_key(line: int, what: str) -> str:
    """The key of a point: the line of the text, and what happened."""
    return f"{line}: {what}"
