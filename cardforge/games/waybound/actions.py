"""The actions of the main phase: which are open, why one is not, and how each begins.

An action is an option like any other: a tuple of its kind and plain values.
"""

from __future__ import annotations

from collections.abc import Callable

from cardforge.game.decisions import Option
from cardforge.games.waybound import rule_ids as rule
from cardforge.games.waybound.board import Board
from cardforge.games.waybound.challenge import challenge, refuse_challenge
from cardforge.games.waybound.explore import explore, is_blocked_by, refuse_explore
from cardforge.games.waybound.forms import ascend, refuse_any_path, refuse_ascension, refuse_path, take_path
from cardforge.games.waybound.movement import (
    lowest,
    move,
    own_price,
    refuse_move,
    refuse_mover,
    shared_prices,
    stay_ready_price,
)
from cardforge.games.waybound.play_card import play_ally, play_tactic, refuse_ally, refuse_tactic
from cardforge.games.waybound.state import Character
from cardforge.games.waybound.turn import end_turn
from cardforge.games.waybound.use_ability import refuse_use, use

END_TURN: Option = ("end turn",)


def open_actions(board: Board) -> tuple[Option, ...]:
    """Everything that the active player may do now: what `refuse_action` does not refuse, found without trying all."""
    state = board.state
    player = state.active
    side = state.sides[player]
    ruleset = board.ruleset
    found: list[Option] = []
    charge = side.charge
    realm_open = state.realm_opener >= 0
    before = None
    for card in side.hand:  # which is sorted: the same cards stand together
        if card == before:
            continue
        before = card
        playing = ruleset.plays[card]
        if playing.cost <= charge and not (playing.conditional and refuse_tactic(board, player, card)):
            found += playing.actions if realm_open else playing.without_realm
    prices = shared_prices(board)
    all_affordable = charge >= ruleset.constants.move_cost and charge >= max(prices.values(), default=0)
    for lane, opponents in zip(side.lanes, state.sides[1 - player].lanes, strict=True):
        if lane:
            _lane_actions(board, lane, opponents, prices, all_affordable, found)
    companion = side.companion
    if ruleset.faces[companion.face].path is None:
        if companion.marks >= ruleset.constants.path_marks and refuse_any_path(board, companion) is None:
            found += [("path", path) for path in ruleset.paths_of(companion.card)]
    elif refuse_ascension(board, companion) is None:
        found.append(("ascend",))
    found.append(END_TURN)
    return tuple(found)


def _lane_actions(
    board: Board,
    lane: list[Character],
    opponents: list[Character],
    prices: dict[int, int],
    all_affordable: bool,
    found: list[Option],
) -> None:
    """What the characters at one Route can do, told who opposes them there and what moves cost everybody."""
    ruleset = board.ruleset
    faces = ruleset.faces
    moves = ruleset.constants.moves_per_turn
    blocked = is_blocked_by(opponents)
    near = board.adjacent(lane[0].route)
    if not all_affordable:
        charge, usual = board.state.sides[lane[0].owner].charge, ruleset.constants.move_cost
        near = [route for route in near if prices.get(route, usual) <= charge]
    for character in lane:
        face = faces[character.face]
        if character.ready:
            uid = character.uid
            if not blocked and refuse_explore(board, character, blocked=False) is None:
                found.append(("explore", uid))
            if opponents:
                found.append(("challenge", uid))
            if not face.moves_as_all:
                _own_moves(board, character, prices, found)
            elif character.moved < moves:
                for route in near:
                    found.append(("move", uid, route, False))
        for ability in face.activated:
            if refuse_use(board, character, ability) is None:
                found.append(("use", character.uid, ability.key))


def _own_moves(board: Board, mover: Character, prices: dict[int, int], found: list[Option]) -> None:
    """The normal moves of a character whose card says something about them."""
    if refuse_mover(board, mover) is not None:
        return
    charge = board.state.sides[mover.owner].charge
    for route in board.adjacent(mover.route):
        cost = lowest(board, own_price(board, mover, route), prices.get(route))
        if cost <= charge:
            found.append(("move", mover.uid, route, False))
            extra = stay_ready_price(board, mover, route)
            if extra is not None and cost + extra <= charge:
                found.append(("move", mover.uid, route, True))


def refuse_action(board: Board, action: Option) -> str | None:
    """The rule that forbids an action to the active player now, or None."""
    player = board.state.active
    kind = action[0]
    if kind == "end turn":
        return None
    if kind == "play":
        _, card, route = action
        if card not in board.side(player).hand:
            return rule.PLAY_HAND
        if board.ruleset.cards[card].kind == "ally":
            return refuse_ally(board, player, card, route)
        return refuse_tactic(board, player, card)
    if kind == "path":
        return refuse_path(board, board.side(player).companion, action[1])
    if kind == "ascend":
        return refuse_ascension(board, board.side(player).companion)
    character = board.state.characters[action[1]]
    if character.owner != player:
        return rule.CHARACTER_OWN
    if kind == "explore":
        return refuse_explore(board, character)
    if kind == "challenge":
        return refuse_challenge(board, character)
    if kind == "move":
        return refuse_move(board, character, action[2], action[3])
    return refuse_use(board, character, board.ruleset.abilities[action[2]])


def begin_action(board: Board, action: Option) -> None:
    """Start an open action and play on to the next decision."""
    _BEGIN[action[0]](board, *action[1:])
    if board.state.waiting or board.state.work or board.ruleset.guard_varies:
        board.play_on()


def _play(board: Board, card: str, route: int) -> None:
    if route < 0:
        play_tactic(board, board.state.active, card)
    else:
        play_ally(board, board.state.active, card, route)


_BEGIN: dict[str, Callable[..., None]] = {
    "play": _play,
    "move": move,
    "explore": explore,
    "challenge": challenge,
    "use": use,
    "path": take_path,
    "ascend": ascend,
    "end turn": end_turn,
}
"""How each kind of action begins, given what stands behind its kind."""
