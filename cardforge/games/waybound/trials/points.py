"""What must have happened to an ability in play: it ran, both sides of its conditions, its options taken and declined,
its limits reached, and nobody there to be done to.

What cannot happen at all is no point: a side always has its Companion, so *a friendly character* is always somewhere.
"""

from __future__ import annotations

from collections.abc import Iterator

from cardforge.game.trials import Point
from cardforge.games.waybound import following as seen
from cardforge.games.waybound.fitness import COMPANIONS
from cardforge.games.waybound.following import at_step
from cardforge.games.waybound.tree import (
    Ability,
    Activated,
    Change,
    Characters,
    ChooseRoute,
    Damage,
    Defeat,
    Each,
    Exhaust,
    Heading,
    Heal,
    Kind,
    Manner,
    Move,
    One,
    OnlyWhile,
    PlainEffect,
    Played,
    Readiness,
    ReturnToHand,
    RollDie,
    Side,
    Spot,
    Start,
    Static,
    Step,
    Triggered,
    Turn,
    WithLegalTarget,
    target_of,
)
from cardforge.games.waybound.trials.tracing import point_key
from cardforge.language import Sentence

_HARMFUL = (Damage, Defeat, ReturnToHand)


def points_of(line: int, ability: Ability, kind: str, sentence: Sentence, offset: int) -> tuple[Point, ...]:
    """The points of an ability that stands at an offset of its text, on a card of a kind."""
    places = _Places(sentence, offset)
    return tuple(
        Point(point_key(line, key), words, places.of(node))
        for key, words, node in _Wanting(kind in COMPANIONS).of(ability.body)
    )


class _Places:
    """Where parts of the tree stand in the text."""

    def __init__(self, sentence: Sentence, offset: int) -> None:
        self._spans = list(sentence.spans())
        self._offset = offset

    def of(self, node: object) -> int:
        """Where the words of a node begin; where the ability begins for a node without words."""
        found = (span.start for span in self._spans if span.value is node)
        equal = (span.start for span in self._spans if type(span.value) is type(node) and span.value == node)
        return self._offset + next(found, next(equal, 0))


Wanted = tuple[str, str, object]
"""What must happen, in words too, and the node that it is about."""


class _Wanting:
    """What must happen to abilities of a card."""

    def __init__(self, on_companion: bool) -> None:
        self._on_companion = on_companion

    def of(self, body: object) -> Iterator[Wanted]:
        """Everything that must happen to an ability with this body."""
        match body:
            case Static():
                yield seen.APPLIED, "held when it was asked for", body
                if body.condition is not None:
                    yield seen.FAILED, "condition not so", body.condition
                if body.turn is not Turn.ANY:
                    yield seen.OTHER_TURN, "in another turn", body.turn
            case Triggered():
                yield seen.OTHER_EVENT, "something else happened that it does not answer", body.event
                yield from _condition(body.condition)
                if body.limit is not None:
                    yield seen.LIMIT, "limit reached", body.limit
                yield from self._steps(body.steps)
            case Activated():
                yield from _condition(body.condition)
                yield seen.LIMIT, "limit reached", body
                yield from self._steps(body.steps)
            case Played():
                yield from self._played(body)
            case _:
                yield seen.APPLIED, "counted when it was asked for", body

    def _played(self, body: Played) -> Iterator[Wanted]:
        needs_target = isinstance(body.restriction, WithLegalTarget) or any(map(_harms, body.steps))
        if isinstance(body.restriction, OnlyWhile):
            yield seen.MAY_PLAY, "condition so", body.restriction
            yield seen.MAY_NOT_PLAY, "condition not so", body.restriction
        lacking = [step for number, step in enumerate(body.steps) if self._may_lack(step, body.steps[number + 1 :])]
        if needs_target and lacking:
            about = body.restriction if isinstance(body.restriction, WithLegalTarget) else lacking[0]
            yield seen.REFUSED, "no legal target: it cannot be played", about
        yield from self._steps(body.steps, needs_target=needs_target)

    def _steps(self, steps: tuple[Step, ...], *, needs_target: bool = False) -> Iterator[Wanted]:
        chooses_route = any(isinstance(step.effect, ChooseRoute) for step in steps)
        for number, step in enumerate(steps):
            effect, plain = step.effect, _plain(step)
            about = plain if isinstance(effect, RollDie) else step
            yield at_step(number, seen.DONE), "done, with an effect", about
            if isinstance(effect, RollDie):
                yield at_step(number, seen.MISSED), "rolled too little", about
            if step.may is not None:
                yield at_step(number, seen.DECLINED), "declined", step
            settled = needs_target or (chooses_route and not isinstance(effect, ChooseRoute))
            if not settled and self._may_lack(step, steps[number + 1 :]):
                yield at_step(number, seen.NO_TARGET), "no legal target", step
            if isinstance(plain, Change) and plain.up_to is not None:
                yield seen.CAP, "cap reached", step

    def _may_lack(self, step: Step, later: tuple[Step, ...]) -> bool:
        """Whether there can be nobody whom the step could be done to."""
        effect, target = _plain(step), target_of(step.effect)
        if isinstance(effect, ChooseRoute):
            return all(self._may_lack(one, ()) for one in later if _is_there(target_of(one.effect)))
        if not isinstance(target, One | Each):
            return False
        always_there = self._always_there(target.characters, target.place)
        if isinstance(effect, Move):
            anybody = effect.origin is Start.ANYWHERE and effect.manner is Manner.EFFECT
            return not (always_there and anybody and effect.destination in (Heading.ADJACENT, Heading.ANY_ROUTE))
        return not (always_there and isinstance(effect, Heal | Damage | Change | Exhaust | Defeat))

    def _always_there(self, characters: Characters, place: object) -> bool:
        """Whether a side's Companion, which is always on the board, is one of them."""
        if characters.kind is Kind.ALLY or characters.readiness is not Readiness.ANY:
            return False
        own = characters.side is not Side.OPPOSING
        if characters.other:  # on any card but a Companion's, that Companion is another one
            return own and not self._on_companion and place is Spot.ANYWHERE
        return place in (Spot.ANYWHERE, Spot.THERE) or (own and place in (Spot.WITH_COMPANION, Spot.HERE))


def _condition(condition: object) -> Iterator[Wanted]:
    if condition is not None:
        yield seen.HELD, "condition so", condition
        yield seen.FAILED, "condition not so", condition


def _plain(step: Step) -> PlainEffect:
    return step.effect.effect if isinstance(step.effect, RollDie) else step.effect


def _is_there(target: object) -> bool:
    return isinstance(target, One | Each) and target.place is Spot.THERE


def _harms(step: Step) -> bool:
    effect, target = _plain(step), target_of(step.effect)
    moves_opponent = (
        isinstance(effect, Move) and isinstance(target, One | Each) and target.characters.side is Side.OPPOSING
    )
    return isinstance(effect, _HARMFUL) or moves_opponent
