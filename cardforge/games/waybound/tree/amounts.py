"""Amounts: how much. Numbers stand in the sentence as digits; their bounds are part of their type.

The bounds say what can be written at all (a heal of 0 cannot). They are read by whoever makes trees at random or
changes the numbers of a tree, so that nobody needs a list of fields.
"""

from dataclasses import dataclass
from typing import Annotated, NewType


@dataclass(frozen=True, slots=True)
class Bounds:
    """The smallest and largest number a field may hold, both included; zero may be left out by `nonzero`."""

    least: int
    most: int
    nonzero: bool = False


Count = Annotated[int, Bounds(1, 20)]
"""Of cards, damage, Renown, Charge: at least 1."""

Price = Annotated[int, Bounds(0, 20)]
"""In Charge: 0 is free."""

Modifier = Annotated[int, Bounds(-20, 20, nonzero=True)]
"""Added to a statistic; written with its sign; never 0."""

Printed = Annotated[int, Bounds(0, 20)]
"""A statistic as printed."""

DieFace = Annotated[int, Bounds(2, 6)]
"""A face of the six-sided die that can be missed: 1 or more would always succeed."""

Times = Annotated[int, Bounds(1, 3)]
"""How often: once, twice, three times."""

StatisticId = NewType("StatisticId", str)
"""The id of a statistic in the vocabulary, for example `force`."""


@dataclass(frozen=True, slots=True)
class Excess:
    """“the excess damage”: damage dealt by the Challenge less the Guard that remained to its defender before it.

    Damage dealt counts protections and bonuses. Only an ability that follows a defeating Challenge can say it. What it
    deals is not Challenge damage: no protection reduces it and no reward for a Challenge follows from it.
    """
