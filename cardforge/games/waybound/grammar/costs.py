"""Costs: what may be paid, and abilities that change the price or the limit of another by its name."""

from cardforge.games.waybound.tree import May, NamedAbilityCost, NamedAbilityLimit
from cardforge.language import NounOf, category, production

PARTS = (
    NounOf("named_ability", "the name of an ability", "ability"),
    category("paid", "a price in Charge", production("{price:count}", May, also=("{price:count} Charge",))),
    category(
        "cost_of_ability",
        "an ability's new price",
        production(
            "{ability:named_ability} costs {price:price}.",
            NamedAbilityCost,
            also=("{ability:named_ability} costs {price:price} Charge.",),
        ),
    ),
    category(
        "limit_of_ability",
        "an ability's new limit",
        production("{ability:named_ability}: {limit:limit}.", NamedAbilityLimit),
    ),
)
