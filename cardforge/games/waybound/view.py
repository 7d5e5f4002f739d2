"""What one player may see of a match. Bots and screens get nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardforge.game.decisions import Decision
from cardforge.game.zones import Sight, Zone
from cardforge.games.waybound.facts import facts_of
from cardforge.games.waybound.guess import guessed

if TYPE_CHECKING:
    from cardforge.games.waybound.match import Match

ZONES = (
    Zone("hand", Sight.OWNER),
    Zone("deck", Sight.NOBODY, ordered=True),
    Zone("discard", Sight.ALL, ordered=True),
)
"""Where a player's cards lie, apart from the board, which all see."""

_HIDDEN = ("random", "rolls", "work", "waiting", "asking", "attack")
"""Facts of the state that no player sees as such."""


class View:
    """One player's sight of a match."""

    __slots__ = ("_match", "player")

    def __init__(self, match: Match, player: int) -> None:
        self._match = match
        self.player = player

    @property
    def decision(self) -> Decision | None:
        """What this player is asked now; None while another player decides or the match is over."""
        decision = self._match.decision
        return decision if decision is not None and decision.player == self.player else None

    @property
    def deciding(self) -> int | None:
        """Who is asked; None when the match is over. What there is to choose from only that player sees."""
        decision = self._match.decision
        return None if decision is None else decision.player

    @property
    def facts(self) -> dict[str, Any]:
        """The facts of the state, with only the number of cards where this player may not see the faces."""
        facts = facts_of(self._match.state)
        for name in _HIDDEN:
            del facts[name]
        for owner, side in enumerate(facts["sides"]):
            for zone in ZONES:
                if not zone.visible_to(self.player, owner):
                    side[f"{zone.name}_size"] = len(side.pop(zone.name))
        return facts

    @property
    def log(self) -> list[str]:
        """The log as this player reads it."""
        return self._match.log(self.player)

    def guess(self) -> Match:
        """A match as this player may imagine it: what it sees is as it is, all else is made up, and always alike."""
        return type(self._match)(guessed(self._match, self.player))
