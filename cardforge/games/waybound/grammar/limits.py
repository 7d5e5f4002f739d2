"""Limits: how often, how long, how much in all, and what does not add up."""

from cardforge.games.waybound.tree import Duration, Limit, Period
from cardforge.language import category, constant, production, wrapping

PARTS = (
    category("times", "how often", constant("once", 1), constant("twice", 2), constant("three times", 3)),
    category("period", "turn or round", constant("turn", Period.TURN), constant("round", Period.ROUND)),
    category(
        "limit",
        "a limit",
        production(
            "{times:times} each {period:period}",
            Limit,
            also=("{times:times} per {period:period}", "{times:times} a {period:period}"),
        ),
    ),
    category("limit_layer", "a limit", constant("", None), wrapping("{:limit}.")),
    category(
        "duration",
        "for how long",
        constant(
            "this turn",
            Duration.THIS_TURN,
            also=("until the end of your turn", "until end of turn", "until the end of this turn"),
        ),
        constant("until your next turn", Duration.UNTIL_YOUR_NEXT_TURN, also=("until the start of your next turn",)),
    ),
    category(
        "cap_layer",
        "a cap",
        constant("", None),
        wrapping(", up to {:modifier}", also=(", to a maximum of {:modifier}", "up to {:modifier}")),
    ),
    category("floor_layer", "a least", constant("", None), wrapping(", but never less than {:count}")),
    category("stacking_layer", "does not stack", constant("", True), constant("does not stack.", False)),
)
