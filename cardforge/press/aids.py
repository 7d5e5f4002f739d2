"""Cards that lie beside the game, as faces: references, trackers and counters of `templates/aids.yaml`, and lists.

What stands on them is data: texts with numbers of the edition, tracks, counters. How such a card looks is told by the
entry of the layout that it names.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from cardforge.catalogue import Catalogue
from cardforge.catalogue.models.base import Id, Number, Text
from cardforge.diagnostics import Diagnostic, Place
from cardforge.press import faults
from cardforge.press.face import Ability, CardRef, Collector, Face, PlannedFace, Stat, TypeLine
from cardforge.press.settings import read_settings
from cardforge.press.typography import printed

AIDS_FILE = "templates/aids.yaml"
LIST = "checklist"
"""Entry of the layout for lists of cards and of contents."""

_PLACEHOLDER = re.compile(r"\{(\w+)\}")


class _Model(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Paragraph(_Model):
    """A paragraph, and the switch of the edition that it depends on."""

    name: Text
    text: Text
    when: str | None = None
    unless: str | None = None
    cites: dict[str, str | int] = Field(default_factory=dict)
    """The rules that it sums up, each with the hash of the text that this was confirmed for. Not printed."""


class Track(_Model):
    """Places for a marker, one for each number."""

    name: Text
    symbol: Id | None = None
    first: Annotated[Number, Field(alias="from")] = 0
    last: Annotated[Number, Field(alias="to")]


class Aid(_Model):
    """One card that lies beside the game."""

    id: Id
    template: Id
    label: Text
    name: Text
    faction: Id
    symbol: Id | None = None
    per: Literal["player", "pack"] = "player"
    text: tuple[Paragraph, ...] = ()
    tracks: tuple[Track, ...] = ()
    counters: tuple[int, ...] = ()


class AidsFile(_Model):
    """The whole of `templates/aids.yaml`."""

    aids: tuple[Aid, ...] = ()


@dataclass(frozen=True, slots=True)
class PlannedAid:
    """The face of such a card, and whether every player needs one."""

    planned: PlannedFace
    per_player: bool


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a list: a name, and how many; a heading where there is no number."""

    name: str
    count: int | None = None


def plan_aids(catalogue: Catalogue, back: str | None = None) -> tuple[list[PlannedAid], list[Diagnostic]]:
    """The faces of the project's aids, in their order, and what is wrong with the file. None where there is no file."""
    if not (catalogue.root / AIDS_FILE).exists():
        return [], []
    read = read_settings(catalogue.root, AIDS_FILE, AidsFile, "the cards that lie beside the game")
    found = list(read.found)
    planned: list[PlannedAid] = []
    for row, aid in enumerate(read.said.aids if read.said else ()):
        place = read.place("aids", row, "id")
        try:
            face = _face(catalogue, aid)
        except KeyError as error:
            known = (*catalogue.edition.constants, *catalogue.edition.switches)
            found.append(faults.aids_invalid(place, aid.id, str(error.args[0]), known))
            continue
        planned.append(PlannedAid(PlannedFace(face, place, back), aid.per == "player"))
    return planned, found


def list_face(
    catalogue: Catalogue,
    id: str,
    label: str,
    name: str,
    faction: str,
    rows: Sequence[Row],
    note: str | None = None,
    back: str | None = None,
) -> PlannedFace:
    """A card that lists things: a deck, or what is in a box. `note` stands at its end."""
    entries = tuple(CardRef("", printed(row.name), cost=row.count) for row in rows)
    bare = _bare(catalogue, id, LIST, label, name, faction, None)
    abilities = (Ability(None, printed(note)),) if note else ()
    face = replace(bare, forms={"entries": entries}, abilities=abilities)
    return PlannedFace(_signed(face), Place(AIDS_FILE), back)


def _face(catalogue: Catalogue, aid: Aid) -> Face:
    constants, switches = catalogue.edition.constants, catalogue.edition.switches
    texts = [
        paragraph
        for paragraph in aid.text
        if (paragraph.when is None or switches[paragraph.when])
        and (paragraph.unless is None or not switches[paragraph.unless])
    ]
    tracks = tuple(
        Stat(
            f"track-{number}",
            printed(track.name),
            track.symbol or aid.symbol or "",
            catalogue.number(track.last),
            str(catalogue.number(track.first)),
        )
        for number, track in enumerate(aid.tracks)
    )
    counters = tuple(
        Stat(f"counter-{number}", printed(aid.name), aid.symbol or "", value, str(value))
        for number, value in enumerate(aid.counters)
    )
    bare = _bare(catalogue, aid.id, aid.template, aid.label, aid.name, aid.faction, aid.symbol)
    abilities = tuple(
        Ability(printed(_filled(one.name, constants)), printed(_filled(one.text, constants))) for one in texts
    )
    return _signed(replace(bare, abilities=abilities, stats=tracks + counters))


def _bare(catalogue: Catalogue, id: str, kind: str, label: str, name: str, faction: str, symbol: str | None) -> Face:
    owner = catalogue.faction(faction) or next((one for one in catalogue.factions if one.neutral), None)
    owner_name = printed(owner.name) if owner else ""
    return Face(
        id=id,
        name=printed(name),
        kind=kind,
        kind_name=printed(label),
        faction=owner.id if owner else faction,
        faction_name=owner_name,
        palette=dict(owner.colours) if owner else {},
        emblem=owner.emblem if owner else "",
        type_line=TypeLine(kind=printed(label), faction=owner_name),
        collector=Collector(id, catalogue.edition.id, ""),
        symbol=symbol,
    )


def _signed(face: Face) -> Face:
    """The face with the hash of its content in its collector line, as every card has one."""
    digest = hashlib.sha256(face.canonical().encode()).hexdigest()
    return replace(face, collector=replace(face.collector, hash=digest[:6]))


def _filled(text: str, constants: Mapping[str, int]) -> str:
    return _PLACEHOLDER.sub(lambda found: str(constants[found[1]]), text)
