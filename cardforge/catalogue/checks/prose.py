"""Every text for readers that a project holds, with the way to its place."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cardforge.catalogue.catalogue import Catalogue
from cardforge.catalogue.models.base import Model
from cardforge.catalogue.places import Places
from cardforge.diagnostics import Place


@dataclass(frozen=True, slots=True)
class Prose:
    """One text: the entry it stands in, the keys that lead to it, and whom or what it is about."""

    what: str
    id: str
    path: tuple[str | int, ...]
    text: str
    subject: str
    kind: str = ""
    """Of a rules text: the kind of card that it stands on, or `faction`."""

    def at(self, places: Places, line: int, offset: int, length: int) -> Place | None:
        """Where some of its characters stand: line and offset from 0."""
        return places.words(self.what, self.id, self.path, line, offset, length)

    def lines(self) -> list[tuple[int, str]]:
        """Its lines with their numbers from 0."""
        return list(enumerate(self.text.split("\n")))


def rules_texts(catalogue: Catalogue) -> Iterator[Prose]:
    """Every rules text: of cards, of factions' abilities, and of both where an edition prints them differently."""
    for design in catalogue.designs:
        if design.text:
            yield Prose("design", design.id, ("text",), design.text, str(design), design.kind)
    for faction in catalogue.factions:
        for row, ability in enumerate(faction.abilities):
            subject = f"{ability.name} ({ability.id})"
            yield Prose("faction", faction.id, ("abilities", row, "text"), ability.text, subject, "faction")
    for edition in catalogue.editions:
        for id, change in edition.cards.items():
            if change.text and catalogue.places.has("edition", edition.id, "cards", id):
                changed = catalogue.by_id.get(id)
                subject = f"{changed or id} in edition {edition.id}"
                kind = changed.kind if changed else "faction"
                yield Prose("edition", edition.id, ("cards", id, "text"), change.text, subject, kind)


def prose(catalogue: Catalogue) -> Iterator[Prose]:
    """Every text, rules texts included."""
    yield from rules_texts(catalogue)
    for design in catalogue.designs:
        yield from _fields("design", design.id, design, ("name", "note"), str(design))
        for name, value in design.extra.items():
            if isinstance(value, str):
                yield Prose("design", design.id, (name,), value, str(design))
    yield from _lore(catalogue)
    yield from _factions(catalogue)
    yield from _game(catalogue)
    yield from _editions_and_decks(catalogue)


def _lore(catalogue: Catalogue) -> Iterator[Prose]:
    plain = ("epithet", "character", "wants", "flaw", "conflict", "voice", "story", "flavour")
    for creature in catalogue.lore.creatures:
        id = creature.id
        yield from _fields("creature", id, creature, plain, id)
        path = ("appearance",) if isinstance(creature.appearance, str) else ("appearance", "text")
        yield Prose("creature", id, path, creature.looks.text, id)
        for row, relationship in enumerate(creature.relationships):
            yield Prose("creature", id, ("relationships", row, "text"), relationship.text, id)
        yield from _fields("creature", id, creature.signature, ("name", "cue", "motion"), id, ("signature",))
    for id, line in catalogue.lore.flavour.items():
        yield Prose("flavour", "flavour", (id,), line, str(catalogue.by_id.get(id, id)))
    setting = catalogue.lore.setting
    if setting:
        yield Prose("setting", "setting", ("signature_notice",), setting.signature_notice, "setting")
        for row, paragraph in enumerate(setting.setting):
            yield Prose("setting", "setting", ("setting", row), paragraph, "setting")


def _factions(catalogue: Catalogue) -> Iterator[Prose]:
    for faction in catalogue.factions:
        yield from _fields("faction", faction.id, faction, ("name", "motto"), faction.name)
        for row, ability in enumerate(faction.abilities):
            start = ("abilities", row)
            yield from _fields("faction", faction.id, ability, ("name", "flavour"), ability.name, start)


def _game(catalogue: Catalogue) -> Iterator[Prose]:
    game = catalogue.game
    yield from _fields("game", "game", game, ("title", "subtitle"), game.title)
    if game.cost:
        yield from _fields("game", "game", game.cost, ("name", "meaning"), game.cost.name, ("cost",))
    groups = {
        "statistics": ("name",),
        "formats": ("name",),
        "kinds": ("name", "plural", "reminder"),
        "terms": ("name", "plural", "meaning"),
        "rarities": ("name", "note"),
    }
    for group, names in groups.items():
        for row, one in enumerate(getattr(game, group)):
            yield from _fields("game", "game", one, names, one.name, (group, row))
    for row, kind in enumerate(game.kinds):
        for name, rule in kind.fields.items():
            yield from _fields("game", "game", rule, ("meaning",), kind.name, ("kinds", row, "fields", name))


def _editions_and_decks(catalogue: Catalogue) -> Iterator[Prose]:
    for edition in catalogue.editions:
        yield from _fields("edition", edition.id, edition, ("name",), f"edition {edition.id}")
        for row, unknown in enumerate(edition.unknown):
            subject = f"edition {edition.id}"
            yield from _fields("edition", edition.id, unknown, ("what", "why"), subject, ("unknown", row))
    for deck in catalogue.decks:
        yield from _fields("deck", deck.id, deck, ("name", "note"), deck.name)
    yield from _fields("packs", "packs", catalogue.packs, ("notice",), "packs")
    for row, pack in enumerate(catalogue.packs.packs):
        yield from _fields("packs", "packs", pack, ("name", "tier", "note"), pack.name, ("packs", row))


def _fields(
    what: str, id: str, model: Model, names: tuple[str, ...], subject: str, start: tuple[str | int, ...] = ()
) -> Iterator[Prose]:
    for name in names:
        value = getattr(model, name)
        if value:
            yield Prose(what, id, (*start, name), value, subject)
