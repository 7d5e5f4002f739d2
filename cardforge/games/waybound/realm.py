"""The temporary Route: opened by either player, gone before its opener's next ready step."""

from __future__ import annotations

from cardforge.games.waybound import rule_ids as rule
from cardforge.games.waybound.board import Board
from cardforge.games.waybound.state import NO_ONE


def open_realm(board: Board, player: int, cause: str) -> None:
    """Rule realm.open: open it if it is closed; an open one stays as it is, also as to when it closes."""
    if board.state.realm_opener == NO_ONE:
        board.state.realm_opener = player
        board.emit("realm opened", rule.REALM_OPEN, player, (player, cause))


def close_realm(board: Board) -> None:
    """Rule realm.close: everybody in it goes to the home Route, as ready or exhausted as they were."""
    realm, home = board.ruleset.realm, board.ruleset.home
    leaving = [c for side in board.state.sides for c in side.lanes[realm]]
    leaving.sort(key=lambda c: (not c.companion, c.companion and c.owner != board.state.active, c.arrived))
    board.state.realm_opener = NO_ONE
    board.emit("realm closed", rule.REALM_CLOSE, board.state.active, tuple(c.who for c in leaving))
    for character in leaving:
        board.shift(character, home)
