"""How well a match stands for a player: the judgement that bots compare. Its numbers are rules of thumb, no rules.

One Renown is worth 10. What a card is worth in hand or on the board is said in that measure.
"""

from __future__ import annotations

from cardforge.games.waybound.board import Board
from cardforge.games.waybound.explore import refuse_explore
from cardforge.games.waybound.match import Match
from cardforge.games.waybound.state import DRAW, FORCE, GUARD, INSIGHT, Character
from cardforge.games.waybound.values import value

RENOWN = 10.0
DECIDED = 10_000.0
ENOUGH = 300.0
"""Renown enough to win as the turn ends."""

HELD = 4.0
"""A card in hand."""
CHARGE = 0.4
ON_BOARD = 3.0
FORCE_EACH = 2.0
GUARD_EACH = 1.6
INSIGHT_EACH = 3.0
MARK = 4.0
PATH = 16.0
ASCENSION = 24.0
RECOVERING = -9.0

COULD_EXPLORE = 6.0
"""Renown that somebody ready could gain at once, and has not gained yet; each Insight."""
WILL_EXPLORE = 1.5
"""Renown that somebody may gain next turn, if nobody comes to stop it; each Insight."""
BLOCKS = 2.5
"""Keeping somebody from exploring by being ready; each Insight kept."""


def worth(match: Match, player: int) -> float:
    """How much better it stands for the player than for the other one."""
    winner = match.winner
    if winner is not None:
        return 0.0 if winner == DRAW else DECIDED if winner == player else -DECIDED
    return _side(match.board, player) - _side(match.board, 1 - player)


def _side(board: Board, player: int) -> float:
    state = board.state
    side = state.sides[player]
    total = side.renown * RENOWN + len(side.hand) * HELD
    if side.renown >= board.ruleset.constants.renown_to_win:
        total += ENOUGH
    if state.active == player:
        total += side.charge * CHARGE
    for lane in side.lanes:
        for character in lane:
            total += _character(board, character)
    return total


def _character(board: Board, character: Character) -> float:
    insight = value(board, character, INSIGHT)
    left = value(board, character, GUARD) - character.damage
    total = value(board, character, FORCE) * FORCE_EACH + left * GUARD_EACH + insight * INSIGHT_EACH
    total += _journey(board, character) if character.companion else ON_BOARD
    return total + _prospects(board, character, insight)


def _journey(board: Board, companion: Character) -> float:
    face = board.ruleset.faces[companion.face]
    constants = board.ruleset.constants
    if face.ascension is not None:
        total = PATH + ASCENSION
    elif face.path is not None:
        total = PATH + min(companion.fresh_marks, constants.ascension_marks) * MARK
    else:
        total = min(companion.marks, constants.path_marks) * MARK
    return total + companion.recovering * RECOVERING


def _prospects(board: Board, character: Character, insight: int) -> float:
    """What its place and its being ready promise."""
    state = board.state
    opponents = state.opponents_at(character.route, character.owner)
    if state.active == character.owner and refuse_explore(board, character) is None:
        return insight * COULD_EXPLORE
    total = 0.0
    if insight and not character.recovering and not opponents:
        total += insight * WILL_EXPLORE
    if character.ready:
        total += BLOCKS * sum(value(board, other, INSIGHT) for other in opponents)
    return total
