"""Effects of the tree as what resolves them. A kind of node without a resolver cannot be played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cardforge.games.waybound.compile.ability import CompiledStep, CompiledTarget
from cardforge.games.waybound.compile.describe import fits, locate
from cardforge.games.waybound.resolve.choose_route import ChooseRouteEffect
from cardforge.games.waybound.resolve.effect import Effect
from cardforge.games.waybound.resolve.moving import MoveEffect, destinations
from cardforge.games.waybound.resolve.on_characters import (
    ChangeEffect,
    DamageEffect,
    DefeatEffect,
    ExhaustEffect,
    HealEffect,
    ReadyEffect,
    ReturnEffect,
    SwitchFormEffect,
)
from cardforge.games.waybound.resolve.on_players import (
    ChargeEffect,
    DrawEffect,
    LookEffect,
    OpenRealmEffect,
    PreventEffect,
    RenownEffect,
    RollEffect,
)
from cardforge.games.waybound.state import STATISTICS, Character
from cardforge.games.waybound.tree import effects as tree
from cardforge.games.waybound.tree.amounts import Excess
from cardforge.games.waybound.tree.context import target_of
from cardforge.games.waybound.tree.limits import Duration
from cardforge.games.waybound.tree.where import AtRoute, Heading, Start
from cardforge.games.waybound.tree.who import Chooser, Each, It, One, Side, Target, This, YourCompanion

Routes = Mapping[str, int]


def compile_steps(steps: tuple[tree.Step, ...], routes: Routes, realm: int, stacks: bool) -> tuple[CompiledStep, ...]:
    """The steps of an ability, ready to be resolved."""
    return tuple(_step(one, routes, realm, stacks) for one in steps)


def _step(one: tree.Step, routes: Routes, realm: int, stacks: bool) -> CompiledStep:
    target = target_of(one.effect)
    effect = compile_effect(one.effect, routes, realm, stacks)
    if target is None and isinstance(one.effect, tree.SwitchForm):
        target = This()
    may = None if one.may is None else one.may.price
    return CompiledStep(effect, compile_target(target, routes), may, one.barred)


def compile_effect(effect: tree.Effect, routes: Routes, realm: int, stacks: bool) -> Effect:
    """What resolves an effect. Raises NotImplementedError for a kind that nothing resolves."""
    if isinstance(effect, tree.RollDie):
        return RollEffect(effect.at_least, compile_effect(effect.effect, routes, realm, stacks))
    if isinstance(effect, tree.Move):
        return _move(effect, routes, realm)
    if isinstance(effect, tree.Change):
        this_turn = effect.duration is Duration.THIS_TURN
        statistic = STATISTICS.index(effect.statistic)
        return ChangeEffect(effect.amount, statistic, this_turn, effect.up_to, stacks)
    make = RESOLVERS.get(type(effect))
    if make is None:
        raise NotImplementedError(f"nothing resolves {type(effect).__name__}")
    return make(effect)


RESOLVERS: dict[type, Callable[[Any], Effect]] = {
    tree.Heal: lambda effect: HealEffect(effect.amount),
    tree.Damage: lambda effect: DamageEffect(None if isinstance(effect.amount, Excess) else effect.amount),
    tree.Draw: lambda effect: DrawEffect(effect.count),
    tree.GainRenown: lambda effect: RenownEffect(effect.amount),
    tree.RegainCharge: lambda effect: ChargeEffect(effect.amount),
    tree.Ready: lambda effect: ReadyEffect(),
    tree.Exhaust: lambda effect: ExhaustEffect(),
    tree.Defeat: lambda effect: DefeatEffect(),
    tree.ReturnToHand: lambda effect: ReturnEffect(),
    tree.OpenRealm: lambda effect: OpenRealmEffect(),
    tree.LookAtTop: lambda effect: LookEffect(effect.count, effect.keep),
    tree.PreventDamage: lambda effect: PreventEffect(),
    tree.ChooseRoute: lambda effect: ChooseRouteEffect(),
    tree.SwitchForm: lambda effect: SwitchFormEffect(),
}
"""What resolves each kind of effect that needs no more than its own numbers."""

WHOSE = {Side.ANY: 0, Side.FRIENDLY: 1, Side.OPPOSING: -1}

COMPOSED = (tree.RollDie, tree.Move, tree.Change)
"""Kinds that `compile_effect` puts together itself."""


def compile_target(target: Target | None, routes: Routes) -> CompiledTarget | None:
    """Whom a step is done to; None where to nobody."""
    match target:
        case None:
            return None
        case This():
            return CompiledTarget("this")
        case YourCompanion():
            return CompiledTarget("companion")
        case It():
            return CompiledTarget("it")
        case One(characters=characters, place=place, chooser=chooser):
            by_defender = chooser is Chooser.DEFENDER
            return CompiledTarget("one", fits(characters), locate(place, routes), by_defender, WHOSE[characters.side])
        case Each(characters=characters, place=place):
            return CompiledTarget("each", fits(characters), locate(place, routes), whose=WHOSE[characters.side])
    raise NotImplementedError(f"no targets for {type(target).__name__}")


def _move(effect: tree.Move, routes: Routes, realm: int) -> MoveEffect:
    destination = effect.destination
    if destination is Heading.ADJACENT:
        where = destinations("adjacent", None)
    elif destination is Heading.ANY_ROUTE:
        where = destinations("any", None)
    else:
        where = destinations("one", locate(destination, routes))
    return MoveEffect(_origin(effect.origin, routes, realm), where, effect.manner, _is_opposing(effect.target))


def _origin(origin: Start | AtRoute, routes: Routes, realm: int) -> Callable[[Any, Character], bool]:
    if isinstance(origin, AtRoute):
        index = routes[origin.route]
        return lambda board, character: character.route == index
    if origin is Start.NORMAL_ROUTES:
        return lambda board, character: character.route != realm
    return lambda board, character: True


def _is_opposing(target: Target | None) -> bool:
    return isinstance(target, One | Each) and target.characters.side is Side.OPPOSING
