"""Who: one noun phrase for characters (readiness, side, kind), and the ways a sentence speaks of them.

A target inside a sentence closes its *chosen by* with a comma, one at the end does not. The target of a move leaves
*anywhere* unsaid, since the move itself says from where.
"""

from cardforge.games.waybound.tree import (
    Characters,
    Chooser,
    Each,
    FirstAllyYouPlay,
    It,
    Kind,
    One,
    Readiness,
    Side,
    This,
    YourCompanion,
)
from cardforge.language import Category, category, constant, production

_CHOSEN = ", chosen by the defender"


def _phrases(name: str, label: str, article: str, other_article: str, *more: str) -> tuple[Category, Category]:
    """Characters after an article (`more`: articles that are read as the first), opposing ones and the rest apart."""

    def spelt(side: str) -> tuple[str, str, tuple[str, ...]]:
        rest = f"{{readiness:readiness}} {side} {{kind:kind}}"
        return f"{article} {rest}", f"{other_article} {rest}", tuple(f"{word} {rest}" for word in more)

    any_one, other_one, also = spelt("opposing")
    opposing = (
        production(any_one, Characters, also=also, other=False, side=Side.OPPOSING),
        production(other_one, Characters, other=True, side=Side.OPPOSING),
    )
    any_one, other_one, also = spelt("{side:side_not_opposing}")
    not_opposing = (
        production(any_one, Characters, also=also, other=False),
        production(other_one, Characters, other=True),
    )
    return category(f"{name}_opposing", label, *opposing), category(f"{name}_not_opposing", label, *not_opposing)


def _targets(name: str, label: str, place_of_opposing: str, chooser: str) -> tuple[Category, ...]:
    """The category of a target: this, it, your Companion, one or each."""
    return (
        category(
            name,
            label,
            "this",
            "it",
            "your_companion",
            production(f"{{characters:one_opposing}} {{place:{place_of_opposing}}} {{chooser:{chooser}}}", One),
            production(f"{{characters:one_not_opposing}} {{place:place_unsaid}} {{chooser:{chooser}}}", One),
            production(f"{{characters:each_opposing}} {{place:{place_of_opposing}}}", Each),
            production("{characters:each_not_opposing} {place:place_unsaid}", Each),
        ),
    )


PARTS = (
    category("readiness", "ready or exhausted", *(constant(r.value, r) for r in Readiness)),
    category("side_not_opposing", "friendly", constant("friendly", Side.FRIENDLY), constant("", Side.ANY)),
    category(
        "kind",
        "Ally, Companion or character",
        constant("character", Kind.CHARACTER),
        constant("Ally", Kind.ALLY),
        constant("Companion", Kind.COMPANION),
    ),
    *_phrases("one", "a character", "a", "another", "one", "any"),
    *_phrases("each", "each character", "each", "each other", "every", "all"),
    category(
        "this", "this", production("this", This, also=("this character", "this Ally", "this Companion", "itself"))
    ),
    category("this_as_it", "it", production("it", This, also=("this",))),
    category("it", "it", production("it", It)),
    category("your_companion", "your Companion", production("your Companion", YourCompanion)),
    category("chooser", "who chooses", constant("", Chooser.YOU), constant(_CHOSEN, Chooser.DEFENDER)),
    category("chooser_inside", "who chooses", constant("", Chooser.YOU), constant(f"{_CHOSEN},", Chooser.DEFENDER)),
    *_targets("target", "whom", "place_said", "chooser"),
    *_targets("target_inside", "whom", "place_said", "chooser_inside"),
    *_targets("moved", "whom", "place_unsaid", "chooser_inside"),
    category("holder", "who", "this", "other_holder"),
    category("holder_as_it", "who", "this_as_it", "other_holder"),
    category(
        "other_holder",
        "who",
        "your_companion",
        production("{characters:each_opposing} {place:place_unsaid}", Each),
        production("{characters:each_not_opposing} {place:place_unsaid}", Each),
    ),
    category("party", "who", "this", "your_companion", "one_opposing", "one_not_opposing"),
    category(
        "enterer",
        "who",
        "this",
        "one_opposing",
        "one_not_opposing",
        production("the first Ally you play each turn", FirstAllyYouPlay),
    ),
)
