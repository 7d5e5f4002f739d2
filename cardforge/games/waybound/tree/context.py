"""What a word may lean on: “it”, “another”, “there”, “the excess damage” need something said before.

A tree that leans on nothing cannot be built, so no sentence can be read or written that means nothing.
"""

from cardforge.games.waybound.tree.amounts import Excess
from cardforge.games.waybound.tree.effects import (
    Change,
    ChooseRoute,
    Damage,
    Defeat,
    Effect,
    Exhaust,
    Heal,
    Move,
    PreventDamage,
    Ready,
    ReturnToHand,
    RollDie,
    Step,
    SwitchForm,
)
from cardforge.games.waybound.tree.triggers import Challenges, ChallengesAndDefeats, ChosenToDefend, Event
from cardforge.games.waybound.tree.where import Heading, Place, Spot
from cardforge.games.waybound.tree.who import Chooser, Each, It, One, Side, Target, This

_FOLLOWS_A_CHALLENGE = (Challenges, ChallengesAndDefeats, ChosenToDefend)


def target_of(effect: Effect) -> Target | None:
    """The target of an effect; None for one that is done to no character."""
    match effect:
        case RollDie(effect=inner):
            return target_of(inner)
        case Heal() | Damage() | Move() | Ready() | Exhaust() | Defeat() | ReturnToHand() | Change():
            return effect.target
        case _:
            return None


def check_steps(steps: tuple[Step, ...], event: Event | None, *, on_board: bool = True) -> None:
    """Raise ValueError, in words for the card's designer, if a step leans on something that was not said before it.

    `event` is what the steps follow, None if nothing; `on_board` is False for a card that has no place of its own.
    """
    if not steps:
        raise ValueError("nothing is done")
    named = event is not None and not isinstance(event.who, This)
    antecedent = named
    chosen_route = route_used = False
    for step in steps:
        effect = step.effect
        _check_step(step)
        inner = effect.effect if isinstance(effect, RollDie) else effect
        target = target_of(effect)
        if isinstance(inner, ChooseRoute):
            if chosen_route or step.may or inner is not effect:
                raise ValueError("a Route is chosen once, and not perhaps")
            chosen_route = True
        if isinstance(inner, PreventDamage) and not isinstance(event, ChosenToDefend):
            raise ValueError("there is no damage to prevent, unless something is chosen to defend")
        if (
            isinstance(inner, Damage)
            and isinstance(inner.amount, Excess)
            and not isinstance(event, ChallengesAndDefeats)
        ):
            raise ValueError("there is no excess damage, unless a Challenge has defeated")
        if isinstance(target, It) and not antecedent:
            raise ValueError("no other character was named that “it” could be; this card itself is “this”")
        if isinstance(target, One | Each):
            _check_description(target, event, named=named, on_board=on_board)
        if not on_board:
            _check_off_board(inner, target)
        there = _says_there(inner, target)
        if there and not chosen_route:
            raise ValueError("no Route was chosen that “there” could be")
        route_used = route_used or there
        if target is not None:
            named = True
            antecedent = not isinstance(target, Each)
    if chosen_route and not route_used:
        raise ValueError("a Route is chosen and nothing is done there")


def _check_step(step: Step) -> None:
    target = None if isinstance(step.effect, RollDie | Defeat | ReturnToHand) else target_of(step.effect)
    if step.barred and (target is None or isinstance(target, Each)):
        raise ValueError("there is no one character that “it” cannot Explore could mean")


def _check_description(target: One | Each, event: Event | None, *, named: bool, on_board: bool) -> None:
    opposing = target.characters.side is Side.OPPOSING
    other_than_known = named or isinstance(event, _FOLLOWS_A_CHALLENGE) or (on_board and not opposing)
    if target.characters.other and not other_than_known:
        raise ValueError("no character was named that this could be “another” or “other” than")
    if isinstance(target, One) and target.chooser is Chooser.DEFENDER and not isinstance(event, _FOLLOWS_A_CHALLENGE):
        raise ValueError("there is no defender who could choose, unless the ability follows a Challenge")


def _check_off_board(effect: Effect, target: Target | None) -> None:
    place: Place | None = target.place if isinstance(target, One | Each) else None
    heading = effect.destination if isinstance(effect, Move) else None
    if (
        isinstance(target, This)
        or place is Spot.HERE
        or heading is Heading.THIS_ROUTE
        or isinstance(effect, SwitchForm)
    ):
        raise ValueError("a card that is not on the board has no “this” and no “here”")


def _says_there(effect: Effect, target: Target | None) -> bool:
    place = target.place if isinstance(target, One | Each) else None
    return place is Spot.THERE or (isinstance(effect, Move) and effect.destination is Heading.THERE)
