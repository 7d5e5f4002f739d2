"""Abilities: whole lines. What the parts of speech say is put together here, each layer in its place."""

from cardforge.games.waybound.tree import (
    Ability,
    Activated,
    OnlyWhile,
    Played,
    Static,
    Triggered,
    Turn,
    WithLegalTarget,
)
from cardforge.language import Title, category, constant, production

_JOINING = frozenset({"a", "and", "at", "by", "for", "from", "in", "of", "on", "the", "to", "with"})
_USE = "{times:times} during your turn,"
_USE_ALSO = "{times:times} each turn,"
_DONE = "{price:price}: {steps:steps}. {stacks:stacking_layer}"

PARTS = (
    Title("name", "the name of the ability", joining=_JOINING),
    category(
        "static",
        "a static ability",
        production("{turn:turn_layer} {statement:statement}. {stacks:stacking_layer}", Static, condition=None),
        production(
            "{turn:turn_layer} while {condition:state_of_world}, {statement:statement}. {stacks:stacking_layer}", Static
        ),
        production(
            "{turn:turn_layer} while {condition:state_of_this}, {statement:statement_about_it}. "
            "{stacks:stacking_layer}",
            Static,
        ),
        production(
            "in the turn this enters, {statement:statement_in_one_turn}. {stacks:stacking_layer}",
            Static,
            turn=Turn.OF_ENTRY,
            condition=None,
        ),
        production(
            "in the turn this enters, while {condition:state_in_one_turn}, {statement:statement_in_one_turn}. "
            "{stacks:stacking_layer}",
            Static,
            turn=Turn.OF_ENTRY,
        ),
    ),
    category("state_in_one_turn", "a condition", "state_of_it", "state_of_world"),
    category(
        "triggered",
        "a triggered ability",
        production(
            "{event:event} {turn:event_turn} {condition:if_layer}, {steps:steps}. "
            "{limit:limit_layer} {stacks:stacking_layer}",
            Triggered,
        ),
    ),
    category(
        "activated",
        "an activated ability",
        production(
            f"{_USE} while {{condition:realm_state}}, pay {{price:price}}: {{steps:steps_opening_it}}. "
            "{stacks:stacking_layer}",
            Activated,
        ),
        production(
            f"{_USE} {{condition:while_layer}} pay {_DONE}",
            Activated,
            also=(f"{_USE_ALSO} {{condition:while_layer}} pay {_DONE}",),
        ),
    ),
    category(
        "restriction_layer",
        "when it may be played",
        constant("", None),
        constant("play this only with a legal target.", WithLegalTarget()),
        production("play this only while {condition:realm_state}.", OnlyWhile),
    ),
    category(
        "restriction_as_it",
        "when it may be played",
        production("play this only while {condition:realm_state_as_it}.", OnlyWhile),
    ),
    category(
        "played",
        "what a Tactic does",
        production("{steps:only_opening}. {stacks:stacking_layer} {restriction:restriction_as_it}", Played),
        production("{steps:steps}. {stacks:stacking_layer} {restriction:restriction_layer}", Played),
    ),
    category(
        "body",
        "an ability",
        "has_keyword",
        "static",
        "triggered",
        "activated",
        "played",
        "cost_of_ability",
        "limit_of_ability",
    ),
    category(
        "ability",
        "an ability",
        production("{name:name} — {body:body}", Ability),
        production("{body:body}", Ability, name=None),
    ),
)
