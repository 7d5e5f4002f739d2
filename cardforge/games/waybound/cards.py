"""Drawing and discarding: the ways of cards between deck, hand and discard."""

from __future__ import annotations

from cardforge.game.random import shuffle
from cardforge.games.waybound import rule_ids as rule
from cardforge.games.waybound.board import Board


def draw(board: Board, player: int, count: int, cause: str, reason: str = rule.TURN_DRAW) -> None:
    """Draw cards, as many as there are; an empty deck is made anew from the discard."""
    side = board.side(player)
    drawn = []
    for _ in range(count):
        if not side.deck:
            if not side.discard or not board.ruleset.constants.reshuffle_discard:
                break
            reshuffle(board, player)
        drawn.append(side.deck.pop())
    if drawn:
        side.take(drawn)
        board.emit("drew", reason, player, (len(drawn), cause), tuple(drawn))


def reshuffle(board: Board, player: int) -> None:
    """The discard becomes the deck, shuffled."""
    side = board.side(player)
    side.deck, side.discard = sorted(side.discard), []
    board.state.random = shuffle(board.state.random, side.deck)
    board.emit("reshuffled", rule.TURN_DRAW, player, (len(side.deck),))
