"""A catalogue as a list of entries with flat fields: what a comparison compares. Where an entry stands is no field."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Mapping as AbstractMapping
from dataclasses import dataclass
from typing import Any

from cardforge.catalogue.catalogue import Catalogue
from cardforge.catalogue.compare.model import Section, Value
from cardforge.catalogue.models.base import EditionNumber, Model
from cardforge.catalogue.models.design import Design

_KEYS = ("id", "to", "kind", "what", "edition")
"""By which of its fields an entry of a list is known from one version to the next."""

_FILES = {Section.CARD: "design", Section.EDITION: "edition", Section.DECK: "deck", Section.STORY: "creature"}


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry: a card, a deck, an edition …, with its fields by their path, dots between."""

    section: Section
    id: str
    name: str
    fields: AbstractMapping[str, Value]
    model: Model | None = None


def entries(catalogue: Catalogue) -> Iterator[Entry]:
    """Everything that a catalogue holds, in its order."""
    for design in catalogue.designs:
        yield Entry(Section.CARD, design.id, design.name, _design(catalogue, design), design)
    for faction, ability in catalogue.abilities:
        fields = flat(ability) | {"faction": faction.id}
        yield Entry(Section.ABILITY, ability.id, ability.name, _without(fields, "id"), ability)
    for edition in catalogue.editions:
        yield Entry(Section.EDITION, edition.id, edition.name, _without(flat(edition), "id"), edition)
    for deck in catalogue.decks:
        yield Entry(Section.DECK, deck.id, deck.name, _without(flat(deck), "id") | {"size": deck.size}, deck)
    for pack in catalogue.packs.packs:
        yield Entry(Section.PACK, pack.id, pack.name, _without(flat(pack), "id"), pack)
    for faction in catalogue.factions:
        fields = _without(flat(faction), "id", "abilities")
        yield Entry(Section.FACTION, faction.id, faction.name, fields, faction)
    setting = catalogue.lore.setting
    if setting is not None:
        yield Entry(Section.STORY, "setting", "The setting", flat(setting), setting)
    names = {design.creature: design.name for design in reversed(catalogue.designs)}
    for creature in catalogue.lore.creatures:
        name = names.get(creature.id, creature.id)
        yield Entry(Section.STORY, creature.id, name, _without(flat(creature), "id"), creature)
    packs = {f"packs.{name}": value for name, value in _without(flat(catalogue.packs), "packs").items()}
    yield Entry(Section.GAME, "game", catalogue.game.title, flat(catalogue.game) | packs, catalogue.game)


def file_of(catalogue: Catalogue, section: Section, id: str) -> str | None:
    """The project file that an entry stands in, as far as is known."""
    place = catalogue.places.of(_FILES[section], id) if section in _FILES else None
    return place.file if place else None


def flat(value: object, path: str = "") -> dict[str, Value]:
    """The fields of a model by their path. What is empty or not given is left out."""
    return dict(_flat(value, path))


def _flat(value: object, path: str) -> Iterator[tuple[str, Value]]:
    if isinstance(value, EditionNumber):
        yield path, f"{value.edition} of the edition"
    elif isinstance(value, Model):
        for name in type(value).model_fields:
            yield from _flat(getattr(value, name), _join(path, name))
    elif isinstance(value, AbstractMapping):
        for name, inner in value.items():
            yield from _flat(inner, _join(path, str(name)))
    elif isinstance(value, tuple):
        yield from _list(value, path)
    elif isinstance(value, (str, int)) and value != "":
        yield path, value


def _list(values: tuple[Any, ...], path: str) -> Iterator[tuple[str, Value]]:
    if all(isinstance(value, str) for value in values):
        if values:
            yield path, ("\n" if any(" " in value for value in values) else ", ").join(values)
        return
    seen: dict[str, int] = {}
    for value in values:
        known_by = next((name for name in _KEYS if isinstance(getattr(value, name, None), str)), "")
        key = str(getattr(value, known_by, ""))
        seen[key] = seen.get(key, 0) + 1
        name = key if key and seen[key] == 1 else f"{key} {seen[key]}".strip()
        inner = _flat(value, _join(path, name))
        yield from ((field, found) for field, found in inner if field != _join(_join(path, name), known_by))


def _design(catalogue: Catalogue, design: Design) -> dict[str, Value]:
    fields = _without(flat(design), "id")
    extra = {name.removeprefix("extra."): value for name, value in fields.items() if name.startswith("extra.")}
    own = {name: value for name, value in fields.items() if not name.startswith("extra.")} | extra
    flavour = catalogue.lore.flavour.get(design.id)
    return own | ({"flavour": flavour} if flavour else {})


def _without(fields: dict[str, Value], *names: str) -> dict[str, Value]:
    return {field: value for field, value in fields.items() if field.split(".", 1)[0] not in names}


def _join(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name
