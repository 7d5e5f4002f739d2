"""Conditions: what must be so, and in whose turn.

A condition about this card itself says *this*, or *it* where the sentence has named the card already.
"""

from cardforge.games.waybound.tree import CompanionIsHere, Damaged, EventTurn, IsReady, RealmIs, Stands, Turn
from cardforge.language import Category, category, constant, production, wrapping


def _states(name: str, label: str, bearer: str) -> Category:
    """What can be so of one character."""
    return category(
        name,
        label,
        production(f"{{who:{bearer}}} has damage", Damaged, also=(f"{{who:{bearer}}} is damaged",), damaged=True),
        production(f"{{who:{bearer}}} has no damage", Damaged, also=(f"{{who:{bearer}}} is undamaged",), damaged=False),
        production(f"{{who:{bearer}}} is {{place:at_route}}", Stands),
        production(f"{{who:{bearer}}} is ready", IsReady, ready=True),
        production(f"{{who:{bearer}}} is exhausted", IsReady, ready=False),
    )


PARTS = (
    _states("state_of_this", "a condition of this", "this"),
    _states("state_of_it", "a condition of this", "this_as_it"),
    _states("state_of_companion", "a condition of your Companion", "your_companion"),
    category(
        "realm_state",
        "a condition of the realm",
        production("the <realm> is open", RealmIs, open=True),
        production("the <realm> is closed", RealmIs, open=False),
    ),
    category(
        "realm_state_as_it",
        "a condition of the realm",
        production("it is open", RealmIs, open=True),
        production("it is closed", RealmIs, open=False),
    ),
    category(
        "state_of_world",
        "a condition",
        "realm_state",
        "state_of_companion",
        production("your Companion is here", CompanionIsHere),
    ),
    category("state", "a condition", "state_of_this", "state_of_world"),
    category("while_layer", "a condition", constant("", None), wrapping("while {:state},", also=("if {:state},",))),
    category("if_layer", "a condition", constant("", None), wrapping(", if {:state}", also=(", while {:state}",))),
    category(
        "turn_layer",
        "in whose turn",
        constant("", Turn.ANY),
        constant("on your turn,", Turn.YOURS, also=("during your turn,",)),
    ),
    category(
        "event_turn",
        "in whose turn",
        constant("", EventTurn.ANY),
        constant("on your turn", EventTurn.YOURS, also=("during your turn",)),
    ),
)
