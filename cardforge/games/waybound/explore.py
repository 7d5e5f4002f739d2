"""Exploring: Renown, the journey mark, and out of the realm."""

from __future__ import annotations

from cardforge.game.decisions import Option, Shape
from cardforge.games.waybound import rule_ids as rule
from cardforge.games.waybound.board import Board, step
from cardforge.games.waybound.compile.triggers import EXPLORED, Happening
from cardforge.games.waybound.state import INSIGHT, Character
from cardforge.games.waybound.triggers import set_off
from cardforge.games.waybound.values import insight, value


def refuse_explore(board: Board, explorer: Character, blocked: bool | None = None) -> str | None:
    """The rule that forbids this Explore, or None. Whether it is blocked may be told by who knows it already."""
    if explorer.recovering:
        return rule.RECOVERY
    if not explorer.ready:
        return rule.EXPLORE_READY
    if explorer.no_explore:
        return rule.EXPLORE_FORBIDDEN
    state = board.state
    if state.round == 1 and explorer.owner == state.first and not board.ruleset.constants.starting_player_explores:
        return rule.EXPLORE_FIRST_TURN
    if explorer.route == board.ruleset.realm and _realm_is_spent(board, explorer):
        return rule.REALM_ONCE
    if blocked is None:
        blocked = is_blocked_by(state.opponents_at(explorer.route, explorer.owner))
    if blocked:
        return rule.EXPLORE_BLOCK
    if value(board, explorer, INSIGHT) < 1:
        return rule.EXPLORE_INSIGHT
    return None


def is_blocked_by(opponents: list[Character]) -> bool:
    """Rule explore.block: any ready opponent at the Route blocks, whatever its Force, Guard or damage."""
    return True in [opponent.ready for opponent in opponents]


def _realm_is_spent(board: Board, explorer: Character) -> bool:
    """Rule realm.once: it has Explored the realm as often as a turn lets it."""
    return explorer.explored_realm >= board.ruleset.constants.realm_explores_per_turn


def explore(board: Board, uid: int) -> None:
    """Rule explore.renown: exhaust, gain Renown, earn the mark; from the realm leave at once."""
    explorer = board.state.characters[uid]
    side = board.side(explorer.owner)
    gained = insight(board, explorer)
    explorer.ready = False
    side.renown += gained
    board.emit("explored", rule.EXPLORE, explorer.owner, (explorer.who, explorer.route, gained, side.renown))
    if explorer.companion:
        _mark(board, explorer)
    if explorer.route != board.ruleset.realm:
        set_off(board, Happening(EXPLORED, explorer, explorer.route, origin=explorer.route))
        return
    explorer.explored_realm += 1
    options = tuple(("route", route) for route in board.ruleset.normal_routes)
    then = ("explore.exit", uid)
    board.ask(explorer.owner, Shape.PICK, options, rule.REALM_EXIT, then, about=("explore.exit", uid))


def _mark(board: Board, companion: Character) -> None:
    """Rule explore.mark: a Companion that Explores earns a mark, up to what one turn may bring."""
    constants = board.ruleset.constants
    marks = min(constants.journey_marks_per_explore, constants.journey_marks_per_turn - companion.marked)
    if marks < 1:
        return
    companion.marked += marks
    companion.marks += marks
    if board.ruleset.faces[companion.face].path is not None:
        companion.fresh_marks += marks
    board.emit("marked", rule.EXPLORE_MARK, companion.owner, (companion.who, companion.marks))


@step("explore.exit")
def leave_realm(board: Board, uid: int, answer: Option) -> None:
    """Rule realm.exit: out to a normal Route, exhausted; what follows the Explore follows there."""
    explorer = board.state.characters[uid]
    realm, route = explorer.route, answer[1]
    board.shift(explorer, route)
    board.emit("emerged", rule.REALM_EXIT, explorer.owner, (explorer.who, realm, route))
    set_off(board, Happening(EXPLORED, explorer, route, origin=realm, realm=True))
