"""A match as one player may imagine it: what that player sees is as it is, all else is made up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardforge.game.random import seeded
from cardforge.games.waybound.board import Board
from cardforge.games.waybound.ruleset import Ruleset
from cardforge.games.waybound.state import State

if TYPE_CHECKING:
    from cardforge.games.waybound.match import Match

LOOKING = ("keep", "order")
"""What decisions are about whose player has looked at cards on top of the deck."""


def guessed(match: Match, player: int) -> Board:
    """The same position with other hidden cards: plain ones, as many as there are, and chance begun anew.

    It depends on nothing that the player cannot see, so that what is tried on it gives nothing away.
    """
    state = match.state.copy()
    plain = plain_card(match.ruleset)
    known = _looked_at(state, player)
    for owner, side in enumerate(state.sides):
        keep = known if owner == player else 0
        side.deck[: len(side.deck) - keep] = [plain] * (len(side.deck) - keep)
        if owner != player:
            side.hand = [plain] * len(side.hand)
    state.random = seeded(state.round)
    state.rolls = []
    return Board(match.ruleset, state, [])


def _looked_at(state: State, player: int) -> int:
    """How many cards on top of its deck the player is looking at."""
    asking = state.asking
    if asking is None or asking[0] != player or asking[6][:1] not in [(word,) for word in LOOKING]:
        return 0
    seen: int = asking[7][1] if asking[6][0] == "keep" else len(asking[2])
    return seen


def plain_card(ruleset: Ruleset) -> str:
    """What unknown cards are imagined as: the first Ally without rules text, or the first there is."""
    allies = [card for card in ruleset.cards.values() if card.kind == "ally"]
    others = [card for card in ruleset.cards.values() if card.kind == "tactic"]
    return next((card.id for card in allies if not card.text), (allies or others)[0].id)
