"""The first path and the ascension of a Companion."""

from __future__ import annotations

from cardforge.games.waybound import rule_ids as rule
from cardforge.games.waybound.board import Board
from cardforge.games.waybound.defeat import check_guard
from cardforge.games.waybound.state import Character


def refuse_any_path(board: Board, companion: Character) -> str | None:
    """The rule that keeps the Companion from every path now, or None."""
    constants = board.ruleset.constants
    if board.ruleset.faces[companion.face].path is not None:
        return rule.PATH_ONCE
    if companion.recovering:
        return rule.RECOVERY
    if companion.marks < constants.path_marks:
        return rule.PATH_MARKS
    return rule.PATH_COST if board.side(companion.owner).charge < constants.path_cost else None


def refuse_path(board: Board, companion: Character, path: str) -> str | None:
    """The rule that forbids this path, or None."""
    if board.ruleset.cards[path].parent != companion.card:
        return rule.PATH_OWN
    return refuse_any_path(board, companion)


def refuse_ascension(board: Board, companion: Character) -> str | None:
    """The rule that forbids ascending now, or None."""
    constants = board.ruleset.constants
    face = board.ruleset.faces[companion.face]
    if face.path is None:
        return rule.ASCEND_PATH
    if face.ascension is not None or board.ruleset.ascension_of(companion.card) is None:
        return rule.ASCEND_ONCE
    if companion.recovering:
        return rule.RECOVERY
    if companion.fresh_marks < constants.ascension_marks:
        return rule.ASCEND_MARKS
    return rule.ASCEND_COST if board.side(companion.owner).charge < constants.ascension_cost else None


def take_path(board: Board, path: str) -> None:
    """Rule path.take: pay; damage, readiness, Route and marks stay; too little Guard defeats."""
    player = board.state.active
    cost = board.ruleset.constants.path_cost
    board.pay(player, cost)
    companion = board.side(player).companion
    companion.face = board.ruleset.face_key(companion.card, path, False)
    companion.fresh_marks = 0
    board.emit("took path", rule.PATH_TAKE, player, (companion.who, path, cost))
    check_guard(board, companion)


def ascend(board: Board) -> None:
    """Rule ascend.take: pay; the path and everything else stays, Force and Guard grow."""
    player = board.state.active
    cost = board.ruleset.constants.ascension_cost
    board.pay(player, cost)
    companion = board.side(player).companion
    path = board.ruleset.faces[companion.face].path
    companion.face = board.ruleset.face_key(companion.card, path, True)
    ascension = board.ruleset.ascension_of(companion.card)
    board.emit("ascended", rule.ASCEND, player, (companion.who, ascension, cost))
    check_guard(board, companion)
