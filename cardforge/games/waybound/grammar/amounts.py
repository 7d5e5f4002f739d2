"""Amounts: digits, statistics, and the excess of a Challenge."""

from cardforge.games.waybound.tree import Excess
from cardforge.language import NounOf, Number, category, constant

PARTS = (
    Number("count", "a number", least=1),
    Number("one", "1", least=1, most=1),
    Number("many", "a number above 1", least=2),
    Number("price", "a price in Charge"),
    Number("die_face", "a number from 2 to 6", least=2, most=6),
    Number("printed", "a printed statistic"),
    Number("modifier", "a number with + or -", signed=True),
    NounOf("statistic", "a statistic", "statistic"),
    category("damage_amount", "how much damage", "count", constant("the excess", Excess())),
)
