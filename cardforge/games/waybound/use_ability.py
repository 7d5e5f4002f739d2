"""Abilities that a player uses in the main phase."""

from __future__ import annotations

from cardforge.games.waybound import rule_ids as rule
from cardforge.games.waybound.board import Board
from cardforge.games.waybound.compile.ability import CompiledAbility
from cardforge.games.waybound.following import NO_TARGET, at_step
from cardforge.games.waybound.limits import price_of, uses_left
from cardforge.games.waybound.resolve.frame import Frame
from cardforge.games.waybound.resolve.run import first_step_possible
from cardforge.games.waybound.state import Character


def refuse_use(board: Board, user: Character, ability: CompiledAbility) -> str | None:
    """The rule that forbids using the ability now, or None."""
    if user.recovering:
        return rule.RECOVERY
    if not uses_left(board, ability, user, user.owner):
        return rule.ABILITY_LIMIT
    frame = Frame(ability.key, user.owner, user.uid)
    if ability.condition is not None and not ability.condition(board, frame.speaker(board)):
        return rule.ABILITY_CONDITION
    if price_of(board, ability, user) > board.side(user.owner).charge:
        return rule.ABILITY_COST
    if first_step_possible(board, ability, frame):
        return None
    board.ruleset.saw(ability.key, at_step(0, NO_TARGET))
    return rule.ABILITY_TARGET


def use(board: Board, uid: int, key: str) -> None:
    """Pay, count the use, resolve."""
    user = board.state.characters[uid]
    ability = board.ruleset.abilities[key]
    price = price_of(board, ability, user)
    board.pay(user.owner, price)
    user.used[key] = user.used.get(key, 0) + 1
    board.emit("used", rule.TURN_ACTION, user.owner, (user.who, key, price))
    board.later("ability.go on", *Frame(key, user.owner, uid, counted=True).plain())
