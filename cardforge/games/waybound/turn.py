"""The turn: its start, its end, and the end of the match."""

from __future__ import annotations

from typing import Any

from cardforge.game.decisions import Option, Shape
from cardforge.games.waybound import rule_ids as rule
from cardforge.games.waybound.board import Board, step
from cardforge.games.waybound.cards import draw
from cardforge.games.waybound.compile.ability import counts_rounds
from cardforge.games.waybound.limits import limit_of
from cardforge.games.waybound.realm import close_realm
from cardforge.games.waybound.state import DRAW, THIS_TURN, Character


@step("turn.start")
def start_turn(board: Board) -> None:
    """Close the realm, end what lasted until now, ready, reset, refill, draw."""
    state = board.state
    player = state.active
    side = state.sides[player]
    empty_handed = not side.hand
    board.emit("turn started", rule.TURN_READY, player, (player, state.round))
    if state.realm_opener == player:
        close_realm(board)
    _end_modifiers(board, player)
    _ready_all(board, player)
    _refill(board, player)
    constants = board.ruleset.constants
    if empty_handed:
        draw(board, player, constants.empty_hand_draw, "", rule.TURN_EMPTY_HAND)
    elif not (side.turns == 1 and player == state.first and constants.starting_player_skips_first_draw):
        draw(board, player, constants.normal_draw, "")


def _ready_all(board: Board, player: int) -> None:
    """Rule turn.ready: ready everybody but a Companion that recovers; the limits of the turn begin anew."""
    for lane in board.state.sides[player].lanes:
        for character in lane:
            if not character.recovering:
                character.ready = True
            character.moved = 0
            character.no_explore = False
            character.explored_realm = 0
            character.marked = 0


def _refill(board: Board, player: int) -> None:
    """Rule turn.charge: capacity grows by one a turn, available Charge is capacity; no leftover is kept."""
    side = board.side(player)
    constants = board.ruleset.constants
    side.turns += 1
    side.capacity = constants.capacity(side.turns)
    side.charge = side.capacity
    if side.turns == 1 and player != board.state.first:
        side.charge += constants.second_player_bonus_charge
    board.emit("refilled", rule.TURN_CHARGE, player, (side.charge, side.capacity))


def end_turn(board: Board) -> None:
    """Rule win.renown comes before the hand limit."""
    state = board.state
    player = state.active
    side = state.sides[player]
    board.emit("turn ended", rule.TURN_END, player, (player, state.round))
    if side.renown >= board.ruleset.constants.renown_to_win:
        state.winner = player
        board.emit("won", rule.WIN_RENOWN, player, (player, side.renown))
        return
    excess = len(side.hand) - board.ruleset.constants.hand_limit
    if excess > 0:
        options = tuple(("card", card) for card in side.hand)
        about = ("turn.hand limit",)
        then = ("turn.discard",)
        board.ask(player, Shape.PICK_SEVERAL, options, rule.TURN_HAND_LIMIT, then, count=excess, about=about)
        return
    board.later("turn.pass")


@step("turn.discard")
def discard(board: Board, answer: tuple[Option, ...]) -> None:
    """Rule turn.hand-limit: down to the limit."""
    player = board.state.active
    side = board.side(player)
    cards = tuple(option[1] for option in answer)
    for card in cards:
        side.hand.remove(card)
    side.discard += cards
    board.emit("discarded", rule.TURN_HAND_LIMIT, player, cards)
    board.later("turn.pass")


@step("turn.pass")
def pass_turn(board: Board) -> None:
    """What lasted for this turn ends; the other player's turn starts, or the match is over."""
    state = board.state
    player = state.active
    _end_modifiers(board, THIS_TURN)
    new_round = player != state.first
    for side in state.sides:
        side.allies_played = 0
        _forget_uses(board, None, side.used, new_round)
    for character in state.characters.values():
        character.entered = False
        character.no_explore = False
        if character.used:
            _forget_uses(board, character, character.used, new_round)
    companion = state.sides[player].companion
    if companion.recovering:
        companion.recovering -= 1
    if new_round and state.round >= board.ruleset.constants.round_limit:
        _decide(board)
        return
    state.round += new_round
    state.active = 1 - player
    board.later("turn.start")


def _forget_uses(board: Board, source: Character | None, used: dict[str, int], new_round: bool) -> None:
    if not new_round:
        for key in list(used):
            ability = board.ruleset.abilities.get(key)
            if ability is None or not counts_rounds(limit_of(board.ruleset, ability, source)):
                del used[key]
    else:
        used.clear()


def _end_modifiers(board: Board, until: int) -> None:
    for character in board.state.characters.values():
        if character.modifiers:
            character.modifiers = [modifier for modifier in character.modifiers if modifier[2] != until]


def _decide(board: Board) -> None:
    """Rule win.round-limit: more Renown, then more journey marks, then nobody."""
    state = board.state
    renown = [side.renown for side in state.sides]
    marks = [side.companion.marks for side in state.sides]
    standing: list[tuple[Any, ...]] = list(zip(renown, marks, strict=True))
    state.winner = DRAW if standing[0] == standing[1] else int(standing[1] > standing[0])
    board.emit("time is up", rule.WIN_ROUND_LIMIT, state.winner, (state.winner, *renown, *marks))
