"""Abilities of the tree, ready to be played."""

from __future__ import annotations

from collections.abc import Mapping

from cardforge.games.waybound.compile.ability import CompiledAbility
from cardforge.games.waybound.compile.describe import holds
from cardforge.games.waybound.compile.effects import compile_steps
from cardforge.games.waybound.compile.triggers import matches
from cardforge.games.waybound.tree.abilities import Activated, OnlyWhile, Played, Triggered, WithLegalTarget
from cardforge.games.waybound.tree.context import target_of
from cardforge.games.waybound.tree.effects import Change, Damage, Defeat, Effect, Step
from cardforge.games.waybound.tree.limits import Limit, Period
from cardforge.games.waybound.tree.where import Spot
from cardforge.games.waybound.tree.who import Characters, It, Kind, One, Readiness, Side, This


def compile_triggered(key: str, body: Triggered, routes: Mapping[str, int], realm: int) -> CompiledAbility:
    """An ability that waits for an event."""
    group = None if body.stacks or any(isinstance(one.effect, Change) for one in body.steps) else _group(body.steps[0])
    return CompiledAbility(
        key,
        compile_steps(body.steps, routes, realm, body.stacks),
        condition=holds(body.condition, routes),
        limit=body.limit,
        matches=matches(body, routes),
        optional=body.steps[0].may is not None,
        stacks=body.stacks,
        of_itself=isinstance(body.event.who, This),
        group=group,
        strength=_strength(body.steps[0]),
    )


def compile_activated(key: str, body: Activated, routes: Mapping[str, int], realm: int) -> CompiledAbility:
    """An ability that its owner uses."""
    return CompiledAbility(
        key,
        compile_steps(body.steps, routes, realm, body.stacks),
        condition=holds(body.condition, routes),
        limit=Limit(body.times, Period.TURN),
        price=body.price,
        times=body.times,
        stacks=body.stacks,
    )


def compile_played(key: str, body: Played, routes: Mapping[str, int], realm: int) -> CompiledAbility:
    """What a Tactic does."""
    restriction = body.restriction
    steps = compile_steps(body.steps, routes, realm, body.stacks)
    return CompiledAbility(
        key,
        steps,
        stacks=body.stacks,
        harmful=any(one.effect.harmful for one in steps),
        needs_target=isinstance(restriction, WithLegalTarget),
        never_without=_is_never_without(body.steps[0].effect),
        play_condition=holds(restriction.condition, routes) if isinstance(restriction, OnlyWhile) else None,
    )


def _is_never_without(effect: Effect) -> bool:
    """Whether there is always somebody whom it can be done to: the other side's Companion, if nobody else."""
    if not isinstance(effect, Damage | Defeat):
        return False
    target = effect.target
    somebody = Characters(other=False, readiness=Readiness.ANY, side=Side.OPPOSING, kind=Kind.CHARACTER)
    return isinstance(target, One) and target.characters == somebody and target.place is Spot.ANYWHERE


def _group(first: Step) -> tuple[str, str]:
    target = target_of(first.effect)
    mode = "it" if isinstance(target, It) else "this" if isinstance(target, This) else "player"
    return type(first.effect).__name__, mode


def _strength(first: Step) -> int:
    for name in ("amount", "count"):
        value = getattr(first.effect, name, 0)
        if isinstance(value, int) and value:
            return abs(value)
    return 1
