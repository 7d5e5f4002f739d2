"""Resolves an ability step by step, stopping where somebody has to decide.

One step is: find the targets, ask who and whether, pay, ask where to, act. What cannot be paid for or has no legal
target is not asked and does nothing.
"""

from __future__ import annotations

from typing import Any

from cardforge.game.decisions import NO, Option, Shape
from cardforge.games.waybound import rule_ids as rule
from cardforge.games.waybound.board import YES_OR_NO, Board, step
from cardforge.games.waybound.compile.ability import CompiledAbility, CompiledStep
from cardforge.games.waybound.following import DECLINED, DONE, MISSED, NO_TARGET, at_step
from cardforge.games.waybound.limits import count_use, uses_left
from cardforge.games.waybound.resolve.choose_route import ChooseRouteEffect
from cardforge.games.waybound.resolve.frame import Frame
from cardforge.games.waybound.resolve.moving import MoveEffect
from cardforge.games.waybound.resolve.on_players import RollEffect
from cardforge.games.waybound.resolve.targets import has_target, legal_targets
from cardforge.games.waybound.state import Character


@step("ability")
def begin(board: Board, *frame: Any) -> None:
    """An ability that was set off begins, if its condition is so and its limit leaves a use."""
    running = Frame(*frame)
    ability = board.ruleset.abilities[running.ability]
    if ability.condition is not None and not ability.condition(board, running.speaker(board)):
        return
    if not uses_left(board, ability, running.source(board), running.you):
        return
    _run(board, running)


@step("ability.go on")
def go_on(board: Board, *frame: Any) -> None:
    """Resolve from the frame's step on, until a decision is needed or the ability is done."""
    _run(board, Frame(*frame))


def _run(board: Board, running: Frame) -> None:
    steps = board.ruleset.abilities[running.ability].steps
    while running.step < len(steps):
        if board.ruleset.guard_varies:
            board.do(("defeat.check",))
        if _resolve(board, running, steps[running.step]):
            return


def _resolve(board: Board, frame: Frame, at: CompiledStep) -> bool:
    """Do one step. True where the rest goes on by itself after an answer."""
    if at.may is not None and at.may > board.side(frame.you).charge:
        return _skip(frame, at)
    effect = at.effect
    if isinstance(effect, ChooseRouteEffect):
        routes = effect.routes(board, frame)
        if not routes:
            _saw(board, frame, NO_TARGET)
            return _skip(frame, at)
        _ask(board, frame, Shape.PICK, _routes(routes), "ability.route", at, frame.you)
        return True
    if not effect.worthwhile(board, frame) and (at.may is not None or at.target is not None):
        return _skip(frame, at)
    targets = legal_targets(board, frame, at)
    if at.target is None:
        if at.may is None:
            return _act(board, frame, at, [])
        _ask(board, frame, Shape.CONFIRM, YES_OR_NO, "ability.confirm", at, frame.you)
        return True
    if not targets:
        _saw(board, frame, NO_TARGET)
        return _skip(frame, at)
    if at.target.mode == "one":
        chooser = frame.chooser if at.target.by_defender else frame.you
        options = tuple(("character", target.uid) for target in targets)
        _ask(board, frame, Shape.PICK, options, "ability.target", at, chooser)
        return True
    if at.may is not None:
        if isinstance(effect, MoveEffect) and at.target.mode != "each":
            routes = effect.choices(board, frame, targets[0])
            then = "ability.destination"
            _ask(board, frame, Shape.PICK, _routes(routes), then, at, frame.you, (targets[0].uid, ()))
        else:
            _ask(board, frame, Shape.CONFIRM, YES_OR_NO, "ability.confirm", at, frame.you)
        return True
    return _act(board, frame, at, targets)


def _ask(
    board: Board,
    frame: Frame,
    shape: Shape,
    options: tuple[Option, ...],
    then: str,
    at: CompiledStep,
    player: int,
    extra: tuple[Any, ...] = (),
) -> None:
    optional = at.may is not None and shape is not Shape.CONFIRM
    asks = rule.ABILITY_OPTIONAL if at.may is not None else rule.ABILITY_CHOICE
    about = (then, frame.ability, at.may or 0, frame.this)
    board.ask(player, shape, options, asks, (then, frame.plain(), *extra), optional=optional, about=about)


@step("ability.target")
def target_chosen(board: Board, plain: tuple[Any, ...], answer: Option | None) -> None:
    """The one was chosen, or the optional step declined."""
    frame, at = _resume(board, plain)
    if answer is None:
        _saw(board, frame, DECLINED)
        _skip(frame, at)
        _run(board, frame)
        return
    target = board.state.characters[answer[1]]
    _pay(board, frame, at)
    if not _act(board, frame, at, [target]):
        _run(board, frame)


@step("ability.confirm")
def confirmed(board: Board, plain: tuple[Any, ...], answer: Option) -> None:
    """Yes or no to an optional step."""
    frame, at = _resume(board, plain)
    if answer == NO:
        _saw(board, frame, DECLINED)
        _skip(frame, at)
    else:
        _pay(board, frame, at)
        if _act(board, frame, at, legal_targets(board, frame, at)):
            return
    _run(board, frame)


@step("ability.route")
def route_chosen(board: Board, plain: tuple[Any, ...], answer: Option) -> None:
    """The Route that later steps call "there"."""
    frame, _ = _resume(board, plain)
    frame.there = answer[1]
    _saw(board, frame, DONE)
    frame.step += 1
    _count(board, frame)
    _run(board, frame)


@step("ability.destination")
def destination_chosen(
    board: Board, plain: tuple[Any, ...], uid: int, rest: tuple[int, ...], answer: Option | None
) -> None:
    """Where a character is moved to, or the optional move declined; then the others that move."""
    frame, at = _resume(board, plain)
    rolled = isinstance(at.effect, RollEffect)
    effect = at.effect.inner if isinstance(at.effect, RollEffect) else at.effect
    assert isinstance(effect, MoveEffect)
    if answer is None:
        _saw(board, frame, DECLINED)
        _skip(frame, at)
        _run(board, frame)
        return
    if at.may is not None and not rolled and at.target is not None and at.target.mode not in ("one", "each"):
        _pay(board, frame, at)
    _count(board, frame)
    effect.carry(board, frame, board.state.characters[uid], answer[1])
    _saw(board, frame, DONE)
    if not _move_next(board, frame, effect, list(rest)):
        _done(board, frame, at, [board.state.characters[uid]])
        _run(board, frame)


def _move_next(board: Board, frame: Frame, effect: MoveEffect, uids: list[int]) -> bool:
    """Ask where the next of those that move goes. False when nobody is left."""
    for place, uid in enumerate(uids):
        character = board.character(uid)
        routes = effect.choices(board, frame, character) if character is not None else []
        if routes:
            then = ("ability.destination", frame.plain(), uid, tuple(uids[place + 1 :]))
            about = ("ability.destination", frame.ability, 0, frame.this)
            board.ask(frame.you, Shape.PICK, _routes(routes), rule.ABILITY_CHOICE, then, about=about)
            return True
    return False


def _act(board: Board, frame: Frame, at: CompiledStep, targets: list[Character]) -> bool:
    """Do the effect. True where it goes on by itself."""
    _count(board, frame)
    effect = at.effect
    if isinstance(effect, RollEffect):
        if not effect.succeeds(board, frame):
            _saw(board, frame, MISSED)
            return _skip(frame, at)
        effect = effect.inner
    if isinstance(effect, MoveEffect):
        return _move_next(board, frame, effect, [target.uid for target in targets]) or _skip(frame, at)
    number, before = frame.step, len(board.events)
    _done(board, frame, at, targets)
    goes_on = effect.act(board, frame, targets)
    if len(board.events) > before:  # what changes nothing writes nothing down
        board.ruleset.saw(frame.ability, at_step(number, DONE))
    return goes_on


def _done(board: Board, frame: Frame, at: CompiledStep, targets: list[Character]) -> None:
    """Remember whom the step named, and turn to the next one."""
    frame.step += 1
    if at.target is None:
        return
    frame.named += tuple(target.uid for target in targets)
    frame.it = targets[0].uid if len(targets) == 1 and at.target.mode != "each" else 0
    if at.barred:
        for target in targets:
            target.no_explore = True


def _saw(board: Board, frame: Frame, what: str) -> None:
    board.ruleset.saw(frame.ability, at_step(frame.step, what))


def _skip(frame: Frame, at: CompiledStep) -> bool:
    """The step does nothing; what leans on its target does nothing either."""
    frame.step += 1
    if at.target is not None and at.target.mode != "it":
        frame.it = 0
    return False


def _count(board: Board, frame: Frame) -> None:
    if not frame.counted:
        frame.counted = True
        count_use(board, board.ruleset.abilities[frame.ability], frame.source(board), frame.you)


def _pay(board: Board, frame: Frame, at: CompiledStep) -> None:
    if at.may:
        board.pay(frame.you, at.may)
        board.emit("paid", rule.ABILITY_COST, frame.you, (at.may, frame.ability))


def _resume(board: Board, plain: tuple[Any, ...]) -> tuple[Frame, CompiledStep]:
    frame = Frame(*plain)
    return frame, board.ruleset.abilities[frame.ability].steps[frame.step]


def _routes(routes: list[int]) -> tuple[Option, ...]:
    return tuple(("route", route) for route in routes)


def first_step_possible(board: Board, ability: CompiledAbility, frame: Frame) -> bool:
    """Whether the first step of an ability could do something now."""
    at = ability.steps[0]
    effect = at.effect
    if isinstance(effect, ChooseRouteEffect):
        return bool(effect.routes(board, frame))
    return effect.worthwhile(board, frame) and (at.target is None or has_target(board, frame, at))
