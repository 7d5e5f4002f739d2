"""A design as plain data, as `find --json` and `show --json` print it."""

from __future__ import annotations

from typing import Any

from cardforge.catalogue.catalogue import Catalogue
from cardforge.catalogue.models.design import Design


def as_object(catalogue: Catalogue, design: Design) -> dict[str, Any]:
    """The fields of a design; `cost` and `stats` are null where its kind has none, `text` may be empty."""
    made: dict[str, Any] = {
        "id": design.id,
        "name": design.name,
        "kind": design.kind,
        "faction": design.faction,
        "cost": design.cost,
        "stats": catalogue.stats(design),
        "text": design.text,
    }
    for name in catalogue.kind(design).fields:
        made[name] = design.extra.get(name)
    made["rarity"] = catalogue.rarity(design)
    if design.limit is not None:
        made["limit"] = design.limit
    if design.identity is not None:
        made["identity"] = design.identity
    return made


def story_object(catalogue: Catalogue, design: Design) -> dict[str, Any] | None:
    """The story of the creature that a design shows, as plain data, or None."""
    if not catalogue.kind(design).creature:
        return None
    creature = catalogue.lore.creature(design.creature)
    return creature.model_dump(mode="json", exclude_none=True) if creature else None
