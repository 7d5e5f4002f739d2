"""All schemas of a project."""

from __future__ import annotations

from cardforge.catalogue.catalogue import Catalogue
from cardforge.catalogue.models.coverage import CoverageFile
from cardforge.catalogue.models.deck import Deck, Packs
from cardforge.catalogue.models.edition import EditionFile
from cardforge.catalogue.models.faction import Faction
from cardforge.catalogue.models.game import GameInfo
from cardforge.catalogue.models.lore import Creature, Setting
from cardforge.catalogue.schema.cards import card_schema
from cardforge.catalogue.schema.models import Schema, model_schema

DIALECT = "http://json-schema.org/draft-07/schema#"


def schemas(catalogue: Catalogue) -> dict[str, Schema]:
    """The schemas of a project by their names. They change with the kinds, factions, statistics, rarities and numbers
    of the game, not with its cards."""
    made = {
        "game": _game(catalogue),
        "factions": _list_of(model_schema(Faction)),
        "cards": _list_of(card_schema(catalogue)),
        "creatures": _list_of(model_schema(Creature)),
        "flavour": {"type": "object", "additionalProperties": {"type": "string", "minLength": 1}},
        "setting": model_schema(Setting),
        "deck": _deck(catalogue),
        "packs": _packs(catalogue),
        "edition": _edition(catalogue),
        "coverage": model_schema(CoverageFile),
    }
    return {name: _headed(name, catalogue.game.title, schema) for name, schema in made.items()}


def _headed(name: str, title: str, schema: Schema) -> Schema:
    head = {
        "$schema": DIALECT,
        "$comment": "Made by `cardforge schema`; changes here are lost.",
        "title": f"{title}: {name}",
    }
    return head | schema


def _list_of(item: Schema) -> Schema:
    definitions = item.pop("$defs", None)
    made: Schema = {"type": "array", "items": item}
    return made | ({"$defs": definitions} if definitions else {})


def _game(catalogue: Catalogue) -> Schema:
    made = model_schema(GameInfo)
    made["$defs"]["EditionNumber"]["properties"]["edition"] = _suggested(catalogue.edition.constants)
    return made


def _deck(catalogue: Catalogue) -> Schema:
    made = model_schema(Deck)
    made["properties"]["faction"] = {"enum": [one.id for one in catalogue.factions]}
    return made


def _packs(catalogue: Catalogue) -> Schema:
    made = model_schema(Packs)
    factions = made["$defs"]["Pack"]["properties"]["factions"]
    factions["items"] = {"enum": [one.id for one in catalogue.factions]}
    return made


def _edition(catalogue: Catalogue) -> Schema:
    made = model_schema(EditionFile)
    properties = made["properties"]
    properties["constants"]["properties"] = {name: {"type": "integer"} for name in catalogue.edition.constants}
    properties["switches"]["properties"] = {name: {"type": "boolean"} for name in catalogue.edition.switches}
    change = made["$defs"]["CardChange"]["properties"]
    statistics = {one.id: {"type": "integer", "description": one.name} for one in catalogue.game.statistics}
    change["stats"] = {"type": "object", "properties": statistics, "additionalProperties": False}
    return made


def _suggested(words: dict[str, int]) -> Schema:
    """Any text; an editor offers these."""
    return {"anyOf": [{"enum": list(words)}, {"type": "string"}]}
