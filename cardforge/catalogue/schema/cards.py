"""The schema of a card: the model, and what the game says about each kind of card."""

from __future__ import annotations

from cardforge.catalogue.catalogue import Catalogue
from cardforge.catalogue.edit.fields import design_order
from cardforge.catalogue.models.design import Design
from cardforge.catalogue.models.game import Bounds, ExtraField, KindOfCard
from cardforge.catalogue.schema.models import Schema, model_schema


def card_schema(catalogue: Catalogue) -> Schema:
    """The schema of one card, with the kinds, factions, statistics and rarities of the game, and the rules of each
    kind: which numbers it has in which range, whether it has a text, its own fields."""
    game = catalogue.game
    made = model_schema(Design)
    properties = made["properties"]
    del properties["extra"]
    properties["kind"] = {"enum": [kind.id for kind in game.kinds], "description": "The kind of card."}
    properties["faction"] = {"enum": [one.id for one in catalogue.factions], "description": "Whose card it is."}
    properties["stats"] = {"type": "object", "additionalProperties": False}
    properties["stats"]["properties"] = {
        one.id: {"type": "integer", "description": one.name} for one in game.statistics
    }
    properties["name"]["description"] = "The name on the card."
    properties["cost"]["description"] = f"What it costs in {game.cost.name}." if game.cost else "What it costs."
    properties["note"]["description"] = "A remark for the designers; it is never printed."
    if game.rarities:
        default = game.default_rarity
        properties["rarity"] = {
            "enum": [rarity.id for rarity in game.rarities],
            "description": f"Left out, it is {default}." if default else "How often the card is found.",
        }
    for kind in game.kinds:
        for name, rule in kind.fields.items():
            properties.setdefault(name, _field_schema(rule))
    order = [name for kind in game.kinds for name in design_order(kind)]
    made["properties"] = {name: properties[name] for name in dict.fromkeys([*order, *properties]) if name in properties}
    made["required"] = ["id", "name", "kind", "faction"]
    declared = tuple(dict.fromkeys(name for kind in game.kinds for name in kind.fields))
    made["allOf"] = [_rule_of(kind, declared, [one.id for one in game.statistics]) for kind in game.kinds]
    return made


def _field_schema(rule: ExtraField) -> Schema:
    made: Schema = {"type": "integer" if rule.type == "number" else "string"}
    if rule.type == "card":
        made["pattern"] = "^[A-Za-z0-9][A-Za-z0-9-]*$"
    if rule.meaning:
        made["description"] = rule.meaning
    return made


def _rule_of(kind: KindOfCard, declared: tuple[str, ...], statistics: list[str]) -> Schema:
    required: list[str] = []
    properties: Schema = {}
    if kind.cost is None:
        properties["cost"] = False
    else:
        required.append("cost")
        properties["cost"] = _range(kind.cost)
    if kind.stats:
        required.append("stats")
        properties["stats"] = {
            "required": list(kind.stats),
            "properties": {name: _range(kind.stats[name]) if name in kind.stats else False for name in statistics},
        }
    else:
        properties["stats"] = False
    if kind.text == "none":
        properties["text"] = False
    elif kind.text == "required":
        required.append("text")
    required += [name for name, rule in kind.fields.items() if rule.required]
    properties |= {name: False for name in declared if name not in kind.fields}
    return {
        "if": {"properties": {"kind": {"const": kind.id}}, "required": ["kind"]},
        "then": {"required": required, "properties": properties},
    }


def _range(bounds: Bounds) -> Schema:
    return {"minimum": bounds.min, "maximum": bounds.max}
