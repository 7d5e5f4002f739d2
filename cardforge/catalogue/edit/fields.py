"""Which fields a card has that may be changed, where each stands, and what stands in it now."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from cardforge.catalogue.catalogue import Catalogue
from cardforge.catalogue.edit.scalars import Plain
from cardforge.catalogue.load import FLAVOUR
from cardforge.catalogue.models.design import Design
from cardforge.catalogue.models.game import KindOfCard
from cardforge.catalogue.models.lore import Appearance, Creature, Signature
from cardforge.diagnostics import Place

What = Literal["number", "truth", "line", "text", "id", "rarity", "card"]
"""What a field holds: `line` is a text of one line, `card` the id of another card."""

DESIGN_ORDER = (
    "id",
    "name",
    "kind",
    "faction",
    "*",
    "cost",
    "stats",
    "text",
    "identity",
    "limit",
    "rarity",
    "art",
    "note",
)
"""The house order of the keys of a card; `*` stands for the fields that its kind declares."""


@dataclass(frozen=True)
class Field:
    """One field of one card.

    `what`, `id` and `path` lead to it in the catalogue's places; `entry` is the id of its entry in the file, None where
    the file itself is the mapping. `order` are the keys beside it in the order of the house.
    """

    name: str
    what: str
    id: str
    entry: str | None
    file: str
    path: tuple[str, ...]
    holds: What
    value: Plain | None
    required: bool = False
    order: tuple[str, ...] = ()
    prose: bool = False


def fields(catalogue: Catalogue, design: Design) -> tuple[Field, ...]:
    """All fields of a card that may be changed, by the names that commands know them by."""
    return (*own_fields(catalogue, design), *_story_fields(catalogue, design))


@dataclass(frozen=True)
class Wish:
    """A field of a card that shall have another value; None removes it."""

    design: Design
    field: Field
    value: Plain | None


def own_fields(catalogue: Catalogue, design: Design, file: str | None = None) -> tuple[Field, ...]:
    """The fields that stand in the card's own entry; what its kind does not have is not among them.

    `file` is needed for a card that the catalogue does not have yet.
    """
    place = Place(file) if file is not None else catalogue.places.of("design", design.id)
    if place is None:
        return ()
    kind = catalogue.kind(design)
    order = design_order(kind)
    stat_order = tuple(one.id for one in catalogue.game.statistics)

    def own(name: str, holds: What, value: Plain | None, required: bool = False) -> Field:
        prose = holds == "text"
        return Field(name, "design", design.id, design.id, place.file, (name,), holds, value, required, order, prose)

    def stat(name: str) -> Field:
        path, value = ("stats", name), design.stats.get(name)
        siblings = stat_order if design.stats else order
        return Field(name, "design", design.id, design.id, place.file, path, "number", value, True, siblings)

    found = [own("name", "line", design.name, True)]
    for name, rule in kind.fields.items():
        holds: What = "number" if rule.type == "number" else "card" if rule.type == "card" else "text"
        found.append(own(name, holds, design.extra.get(name), rule.required))
    if kind.cost is not None:
        found.append(own("cost", "number", design.cost, True))
    found += [stat(name) for name in stat_order if name in kind.stats]
    if kind.text != "none":
        found.append(own("text", "text", design.text or None, kind.text == "required"))
    found += [
        own("identity", "id", design.identity),
        own("limit", "number", design.limit),
        own("rarity", "rarity", design.rarity),
        own("art", "line", design.art),
        own("note", "text", design.note),
    ]
    return tuple(found)


def design_order(kind: KindOfCard) -> tuple[str, ...]:
    """The keys of a card of this kind, in the order of the house."""
    return tuple(name for part in DESIGN_ORDER for name in (kind.fields if part == "*" else (part,)))


def _story_fields(catalogue: Catalogue, design: Design) -> Iterator[Field]:
    creature = catalogue.lore.creature(design.creature) if catalogue.kind(design).creature else None
    if creature is not None:
        yield from creature_fields(catalogue, creature)
    elif not catalogue.kind(design).creature and catalogue.places.of("flavour", "flavour") is not None:
        line = catalogue.lore.flavour.get(design.id)
        path = (design.id,)
        yield Field("flavour", "flavour", "flavour", None, FLAVOUR, path, "line", line, prose=True)


def creature_fields(catalogue: Catalogue, creature: Creature) -> Iterator[Field]:
    """The fields of a story, named as those of its cards."""
    place = catalogue.places.of("creature", creature.id)
    if place is None:
        return
    order = tuple(Creature.model_fields)

    def story(
        name: str, path: tuple[str, ...], value: Plain | None, required: bool = True, *, line: bool = False
    ) -> Field:
        holds: What = "truth" if isinstance(value, bool) else "line" if line else "text"
        keys = tuple(Signature.model_fields) if len(path) == 2 else order
        id = creature.id
        return Field(name, "creature", id, id, place.file, path, holds, value, required, keys, holds != "truth")

    yield story("flavour", ("flavour",), creature.flavour, False, line=True)
    yield story("lore.flavour", ("flavour",), creature.flavour, False, line=True)
    for name in ("epithet", "wants", "flaw", "conflict", "voice", "story"):
        yield story(f"lore.{name}", (name,), getattr(creature, name))
    yield story("lore.character", ("character",), creature.character, False)
    if isinstance(creature.appearance, Appearance):
        yield story("lore.appearance", ("appearance", "text"), creature.appearance.text)
        yield story("lore.appearance.proposed", ("appearance", "proposed"), creature.appearance.proposed, False)
    else:
        yield story("lore.appearance", ("appearance",), creature.appearance)
    for name in Signature.model_fields:
        yield story(f"lore.signature.{name}", ("signature", name), getattr(creature.signature, name), line=True)
    yield story("lore.draft", ("draft",), creature.draft, False)
