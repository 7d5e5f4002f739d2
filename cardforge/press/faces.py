"""From the catalogue to faces: every design as one printed side, in the catalogue's order; then what factions can do
and the backs that cards name.

Which kinds there are, what belongs to what and what is printed of it is read from the data; no kind has a name here.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from cardforge.catalogue import Catalogue
from cardforge.catalogue.hashing import short_face_hash
from cardforge.catalogue.models.design import Design
from cardforge.catalogue.models.faction import Faction, FactionAbility
from cardforge.catalogue.models.game import KindOfCard
from cardforge.diagnostics import Diagnostic
from cardforge.press.face import Ability, Art, CardRef, Collector, Face, PlannedFace, Stat, TypeLine
from cardforge.press.focus import MIDDLE, read_focus
from cardforge.press.scenery.recipe import Scenery
from cardforge.press.scenes import read_scenery, scene_request
from cardforge.press.typography import number, printed, signed

PICTURES = (".svg", ".png", ".jpg", ".jpeg", ".webp")
"""Kinds of picture, the one that wins first."""

OVER = ".over"
"""What the name of a picture ends with that stands before the frame."""

_NAME_OF_ABILITY = re.compile(r"^([^.,:;—]{1,60}) — ")


ABILITY, BACK = "ability", "back"
"""Entries of the layout: what a faction can do, and (with the name of the back behind a dash) the backs."""


def plan_faces(catalogue: Catalogue, low_ink: bool = False) -> tuple[list[PlannedFace], list[Diagnostic]]:
    """All faces under the catalogue's edition, each with the line that it comes from, and what is wrong."""
    scenery, found = read_scenery(catalogue.root)
    focus, more = read_focus(catalogue.root)
    found += more
    maker = _Maker(catalogue, _pictures(catalogue.root), focus, scenery, low_ink)
    places = catalogue.places
    faces = [
        PlannedFace(maker.face(design), places.of("design", design.id), _back_of(catalogue.kind(design)))
        for design in catalogue.designs
    ]
    beside = back_beside(catalogue)
    for faction, ability in catalogue.abilities:
        faces.append(
            PlannedFace(maker.ability(faction, ability), places.of("faction", faction.id, "abilities"), beside)
        )
    named = [kind.back for kind in map(catalogue.kind, catalogue.designs)]
    for name in dict.fromkeys(filter(None, (*named, beside and beside.removeprefix(f"{BACK}-")))):
        faces.append(PlannedFace(maker.back(name), places.of("game", "game", "kinds")))
    return faces, found


def back_beside(catalogue: Catalogue) -> str | None:
    """Id of the back of what belongs to no kind of card; where the game names none, that of a kind outside decks."""
    if catalogue.game.back:
        return f"{BACK}-{catalogue.game.back}"
    return next((_back_of(kind) for kind in catalogue.game.kinds if kind.back and not kind.deck), None)


def _back_of(kind: KindOfCard) -> str | None:
    return f"{BACK}-{kind.back}" if kind.back else None


class _Maker:
    def __init__(
        self,
        catalogue: Catalogue,
        pictures: Mapping[str, str],
        focus: Mapping[str, str],
        scenery: Scenery | None,
        low_ink: bool,
    ) -> None:
        self._catalogue = catalogue
        self._focus = focus
        self._low_ink = low_ink
        self._pictures = pictures
        self._scenery = scenery
        self._statistics = {statistic.id: statistic.name for statistic in catalogue.game.statistics}
        self._rarities = {rarity.id: rarity.name for rarity in catalogue.game.rarities}
        self._same_kind: dict[str, list[str]] = {}
        for design in catalogue.designs:
            self._same_kind.setdefault(design.kind, []).append(design.id)

    def face(self, design: Design) -> Face:
        """The front of a design."""
        catalogue = self._catalogue
        kind = catalogue.kind(design)
        faction = catalogue.faction(design.faction) or Faction(
            id=design.faction, name=design.faction, emblem="none", colours={}
        )
        parent = catalogue.parent(design)
        sibling = next((other for other in self._siblings(design, parent) if other.id != design.id), None)
        flavour = catalogue.flavour(design)
        rarity = catalogue.rarity(design)
        ordinary = rarity is None or rarity == catalogue.game.default_rarity
        art = self._art(design)
        return Face(
            id=design.id,
            name=printed(design.name),
            kind=design.kind,
            kind_name=printed(kind.name),
            faction=design.faction,
            faction_name=printed(faction.name),
            palette=dict(faction.colours),
            emblem=faction.emblem,
            type_line=TypeLine(
                kind=printed(kind.name),
                faction=printed(faction.name),
                subject=printed(parent.name) if parent else "",
                sibling=printed(sibling.name) if sibling else "",
                rarity="" if ordinary else printed(self._rarities.get(rarity or "", rarity or "")),
            ),
            collector=Collector(design.id, catalogue.edition.id, short_face_hash(catalogue, design)),
            template=kind.template or "",
            cost=design.cost,
            stats=self._stats(design, kind),
            abilities=self._abilities(design, kind),
            flavour=printed(flavour) if flavour else None,
            rarity=rarity,
            rarity_name=None if ordinary else printed(self._rarities.get(rarity or "", rarity or "")),
            subject=self._reference(parent) if parent else None,
            sibling=self._reference(sibling) if sibling else None,
            forms=self._forms(design),
            numbers=dict(catalogue.edition.constants),
            limit=design.limit,
            symbol=_text(design.extra.get("symbol")),
            order=self._same_kind[design.kind].index(design.id),
            orders=len(self._same_kind[design.kind]),
            art=art,
            scene=None if art or not self._scenery else self._scene(design.id, design.kind, design.faction),
            low_ink=self._low_ink,
        )

    def ability(self, faction: Faction, ability: FactionAbility) -> Face:
        """What a faction can do, as a card to lie beside its decks."""
        art = self._picture(ability.id)
        kind_name, faction_name = "Faction ability", printed(faction.name)
        return Face(
            id=ability.id,
            name=printed(ability.name),
            kind=ABILITY,
            kind_name=kind_name,
            faction=faction.id,
            faction_name=faction_name,
            palette=dict(faction.colours),
            emblem=faction.emblem,
            type_line=TypeLine(kind=kind_name, faction=faction_name),
            collector=Collector(ability.id, self._catalogue.edition.id, short_face_hash(self._catalogue, ability)),
            abilities=tuple(_ability(printed(text), None) for text in ability.text.split("\n")),
            flavour=printed(ability.flavour) if ability.flavour else None,
            numbers=dict(self._catalogue.edition.constants),
            art=art,
            scene=None if art or not self._scenery else self._scene(ability.id, ABILITY, faction.id),
            low_ink=self._low_ink,
        )

    def back(self, name: str) -> Face:
        """A back; it carries the name of the game and nothing that would tell one card from another."""
        id = f"{BACK}-{name}"
        title = printed(self._catalogue.game.title)
        return Face(
            id=id,
            name=title,
            kind=BACK,
            kind_name="Back",
            faction="",
            faction_name="Backs",
            palette={},
            emblem="",
            type_line=TypeLine(kind="Back", faction=""),
            collector=Collector(id, self._catalogue.edition.id, ""),
            template=id,
            low_ink=self._low_ink,
        )

    def _siblings(self, design: Design, parent: Design | None) -> tuple[Design, ...]:
        return self._catalogue.children(parent, design.kind) if parent else ()

    def _forms(self, design: Design) -> dict[str, tuple[CardRef, ...]]:
        forms: dict[str, tuple[CardRef, ...]] = {}
        for child in self._catalogue.children(design):
            forms[child.kind] = (*forms.get(child.kind, ()), self._reference(child))
        return forms

    def _reference(self, design: Design) -> CardRef:
        kind = self._catalogue.kind(design)
        return CardRef(design.id, printed(design.name), design.kind, design.cost, self._stats(design, kind))

    def _stats(self, design: Design, kind: KindOfCard) -> tuple[Stat, ...]:
        values = self._catalogue.stats(design) or {}
        show = signed if kind.bonus else number
        names = [name for name in self._statistics if name in values]
        return tuple(
            Stat(name, printed(self._statistics[name]), name, values[name], show(values[name])) for name in names
        )

    def _abilities(self, design: Design, kind: KindOfCard) -> tuple[Ability, ...]:
        """The rules text, ability by ability; what the general rules say of the kind stands behind the last one.

        A card that is nobody and says nothing of its own prints that alone, as its text.
        """
        reminder = self._reminder(kind)
        texts = [printed(text) for text in design.abilities]
        if not texts:
            return (Ability(None, reminder),) if reminder and not kind.creature else ()
        last = len(texts) - 1
        return tuple(
            _ability(text, f"({reminder})" if reminder and index == last else None) for index, text in enumerate(texts)
        )

    def _reminder(self, kind: KindOfCard) -> str | None:
        reminder = self._catalogue.reminder(kind)
        return printed(reminder) if reminder else None

    def _art(self, design: Design) -> Art | None:
        name = design.art or design.id
        stem = name.rsplit(".", 1)[0] if design.art and "." in name else name
        file = f"art/{design.art}" if design.art and "." in design.art else self._pictures.get(stem)
        return self._shown(file, stem)

    def _picture(self, id: str) -> Art | None:
        return self._shown(self._pictures.get(id), id)

    def _shown(self, file: str | None, stem: str) -> Art | None:
        over = self._pictures.get(f"{stem}{OVER}")
        return Art(file, over, self._focus.get(stem, MIDDLE)) if file else None

    def _scene(self, id: str, kind: str, faction: str) -> str | None:
        return scene_request(self._scenery, id, kind, faction) if self._scenery else None


def _ability(text: str, reminder: str | None) -> Ability:
    if match := _NAME_OF_ABILITY.match(text):
        return Ability(match[1], text[match.end() :], reminder)
    return Ability(None, text, reminder)


def _pictures(root: Path) -> dict[str, str]:
    """The pictures of `art/` by their name without ending."""
    folder = root / "art"
    files = sorted(path.name for path in folder.iterdir()) if folder.is_dir() else []
    found: dict[str, str] = {}
    for ending in reversed(PICTURES):
        found |= {name[: -len(ending)]: f"art/{name}" for name in files if name.lower().endswith(ending)}
    return found


def _text(value: object) -> str | None:
    return None if value is None else str(value)
