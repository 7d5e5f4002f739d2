"""What a card says, as plain data and as a hash: the same words and numbers give the same hash, wherever they stand.

The hash is about content, not looks: colours, pictures, fonts and the name of the edition are no part of it. A number
that a face takes from elsewhere (a card that belongs to it, a constant of the edition in its reminder) is. In which
order cards stand in their files does not matter.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from cardforge.catalogue.catalogue import Catalogue
from cardforge.catalogue.models.design import Design
from cardforge.catalogue.models.faction import Faction, FactionAbility

SHORT = 6
"""Hexadecimal digits of a hash that is printed."""


def face_content(catalogue: Catalogue, face: Design | FactionAbility) -> dict[str, Any]:
    """All that a face prints about itself, as plain data; what is not there is left out."""
    content = _ability(catalogue, face) if isinstance(face, FactionAbility) else _design(catalogue, face)
    return {name: value for name, value in content.items() if value not in (None, "", [], {})}


def face_hash(catalogue: Catalogue, face: Design | FactionAbility) -> str:
    """The SHA-256 of a face's content in hexadecimal digits."""
    content = json.dumps(face_content(catalogue, face), ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(content.encode()).hexdigest()


def short_face_hash(catalogue: Catalogue, face: Design | FactionAbility) -> str:
    """The few digits of a face's hash that its collector line prints, for a reader who compares two printings."""
    return face_hash(catalogue, face)[:SHORT]


def _design(catalogue: Catalogue, design: Design) -> dict[str, Any]:
    kind = catalogue.kind(design)
    parent = catalogue.parent(design)
    siblings = catalogue.children(parent, design.kind) if parent else ()
    return {
        "id": design.id,
        "name": design.name,
        "kind": kind.name,
        "faction": _name(catalogue.faction(design.faction)),
        "cost": design.cost,
        "stats": _stats(catalogue, design),
        "text": design.text,
        "reminder": catalogue.reminder(kind),
        "flavour": catalogue.flavour(design),
        "rarity": catalogue.rarity(design),
        "limit": design.limit,
        "fields": {name: value for name, value in design.extra.items() if not _names_a_card(catalogue, design, name)},
        "subject": parent.name if parent else None,
        "siblings": sorted(other.name for other in siblings if other is not design),
        "forms": {
            child.id: {"name": child.name, "kind": child.kind, "stats": _stats(catalogue, child)}
            for child in catalogue.children(design)
        },
    }


def _ability(catalogue: Catalogue, ability: FactionAbility) -> dict[str, Any]:
    faction = next((faction for faction, other in catalogue.abilities if other.id == ability.id), None)
    return {
        "id": ability.id,
        "name": ability.name,
        "faction": _name(faction),
        "text": ability.text,
        "flavour": ability.flavour,
    }


def _stats(catalogue: Catalogue, design: Design) -> dict[str, int] | None:
    try:
        return catalogue.stats(design)
    except KeyError:  # a bonus from a number that the edition does not have; a check reports it
        return None


def _name(faction: Faction | None) -> str | None:
    return faction.name if faction else None


def _names_a_card(catalogue: Catalogue, design: Design, field: str) -> bool:
    rule = catalogue.kind(design).fields.get(field)
    return rule is not None and rule.type == "card"
