"""Limits: how often, how long, and how much in all."""

from dataclasses import dataclass
from enum import Enum

from cardforge.games.waybound.tree.amounts import Times


class Period(Enum):
    """What a limit counts in."""

    TURN = "turn"
    """Each player's turn anew."""
    ROUND = "round"
    """Each numbered round anew: both players' turns together."""


@dataclass(frozen=True, slots=True)
class Limit:
    """“Once each turn.”, “Twice each round.”: for each card that bears the ability, by itself.

    A use counts when the effects begin; where they are optional, when they are accepted. One that was declined, could
    not be paid for or had no legal target is not a use.
    """

    times: Times
    period: Period


class Duration(Enum):
    """How long a change lasts."""

    THIS_TURN = "this turn"
    """Until the turn in which it was made ends."""
    UNTIL_YOUR_NEXT_TURN = "until your next turn"
    """Until the next turn of the player who made it starts, before that turn's other steps."""
