"""The actions of the main phase: which are open, why one is not, and how each begins.

An action is an option like any other: a tuple of its kind and plain values.
"""

from __future__ import annotations

from cardforge.game.decisions import Option
from cardforge.games.waybound import rule_ids as rule
from cardforge.games.waybound.board import Board
from cardforge.games.waybound.challenge import challenge, refuse_challenge
from cardforge.games.waybound.explore import explore, is_blocked, refuse_explore
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
    """Everything that the active player may do now."""
    state = board.state
    player = state.active
    side = state.sides[player]
    ruleset = board.ruleset
    found: list[Option] = []
    charge = side.charge
    in_play = len(board.routes_in_play())
    for card in sorted(set(side.hand)):
        data = ruleset.cards[card]
        if data.cost > charge:
            continue
        if data.kind == "ally":
            found += ruleset.entries(card)[:in_play]
        elif refuse_tactic(board, player, card) is None:
            found.append(("play", card, -1))
    shared = shared_prices(board)
    for lane, opponents in zip(side.lanes, state.sides[1 - player].lanes, strict=True):
        if lane:
            _lane_actions(board, lane, opponents, shared, found)
    faces = ruleset.faces
    companion = side.companion
    if faces[companion.face].path is None:
        if refuse_any_path(board, companion) is None:
            found += [("path", path) for path in ruleset.paths_of(companion.card)]
    elif refuse_ascension(board, companion) is None:
        found.append(("ascend",))
    found.append(END_TURN)
    return tuple(found)


def _lane_actions(
    board: Board, lane: list[Character], opponents: list[Character], shared: dict[int, int], found: list[Option]
) -> None:
    """What the characters at one Route can do, told who opposes them there."""
    charge = board.state.sides[lane[0].owner].charge
    faces = board.ruleset.faces
    blocked = is_blocked(board, lane[0]) if opponents else False
    for character in lane:
        if character.ready:
            if refuse_explore(board, character, blocked) is None:
                found.append(("explore", character.uid))
            if opponents and refuse_challenge(board, character) is None:
                found.append(("challenge", character.uid))
            if refuse_mover(board, character) is None:
                _moves(board, character, charge, shared, found)
        for ability in faces[character.face].activated:
            if refuse_use(board, character, ability) is None:
                found.append(("use", character.uid, ability.key))


def _moves(board: Board, mover: Character, charge: int, shared: dict[int, int], found: list[Option]) -> None:
    plain = not board.ruleset.faces[mover.face].has_statics
    usual = board.ruleset.constants.move_cost
    for route in board.adjacent(mover.route):
        if plain:
            if shared.get(route, usual) <= charge:
                found.append(("move", mover.uid, route, False))
            continue
        cost = lowest(board, own_price(board, mover, route), shared.get(route))
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
    player = board.state.active
    match action:
        case ("play", card, -1):
            play_tactic(board, player, card)
        case ("play", card, route):
            play_ally(board, player, card, route)
        case ("move", uid, route, stay_ready):
            move(board, uid, route, stay_ready)
        case ("explore", uid):
            explore(board, uid)
        case ("challenge", uid):
            challenge(board, uid)
        case ("use", uid, key):
            use(board, uid, key)
        case ("path", path):
            take_path(board, player, path)
        case ("ascend",):
            ascend(board, player)
        case _:
            end_turn(board)
    board.play_on()
