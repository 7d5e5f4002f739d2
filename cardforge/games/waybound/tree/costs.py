"""Costs: what is optional and what it is paid with."""

from dataclasses import dataclass
from typing import NewType

from cardforge.games.waybound.tree.amounts import Price
from cardforge.games.waybound.tree.limits import Limit

AbilityName = NewType("AbilityName", str)
"""The printed name of an ability, as the vocabulary lists it."""

AbilityRef = NewType("AbilityRef", str)
"""The printed name of an ability that some card has: only such a name can be spoken of."""


@dataclass(frozen=True, slots=True)
class May:
    """“you may” (price 0), “you may pay 1 to”: you decide, after what came before is known.

    Where the step has targets, choosing one accepts; otherwise it is a yes or no. It is not asked when the price cannot
    be paid or the step has no legal target. The price is Charge, paid before the step's effect.
    """

    price: Price


@dataclass(frozen=True, slots=True)
class NamedAbilityCost:
    """“NAME costs 0.”: the activated ability of that name on the same character costs this much instead.

    Where several speak of one ability (a path and an ascension), the later form's word holds.
    """

    ability: AbilityRef
    price: Price


@dataclass(frozen=True, slots=True)
class NamedAbilityLimit:
    """“NAME: twice each turn.”: the ability of that name on the same character has this limit instead."""

    ability: AbilityRef
    limit: Limit
