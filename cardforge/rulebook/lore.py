"""`lore.pdf`: the setting and the stories of all creatures, a small bestiary with a picture of every form."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from jinja2 import Environment
from markupsafe import Markup

from cardforge.catalogue import Catalogue
from cardforge.catalogue.models.design import Design
from cardforge.catalogue.models.lore import Creature
from cardforge.diagnostics import Report
from cardforge.press.render import listening
from cardforge.press.typography import printed
from cardforge.rulebook import build_faults
from cardforge.rulebook.dress import Dress, bare_environment, data_url
from cardforge.rulebook.typesetting import Typesetter


@dataclass(frozen=True)
class Form:
    """A card that shows a creature: its name, what kind of form it is, its picture as an address or nothing."""

    name: str
    kind: str
    picture: str
    alt: str
    """What the card and its picture are, in words."""


@dataclass(frozen=True)
class Portrait:
    """A creature on its page."""

    creature: Creature
    name: str
    kind: str
    forms: tuple[Form, ...]
    ties: tuple[tuple[str, str, str], ...]
    """For each relationship the other's name, the anchor of its page, and what is said."""
    leads: bool


@dataclass(frozen=True)
class Shelf:
    """The creatures of a faction, with its name, motto, emblem and colours."""

    id: str
    name: str
    motto: str
    emblem: str
    colours: Mapping[str, str]
    portraits: tuple[Portrait, ...]


def pictured(catalogue: Catalogue) -> tuple[str, ...]:
    """Ids of the cards whose pictures the bestiary shows: every creature's, and those that belong to it."""
    found: list[str] = []
    for creature in catalogue.lore.creatures:
        for design in _designs(catalogue, creature.id):
            found += [design.id, *(child.id for child in catalogue.children(design))]
    return tuple(dict.fromkeys(found))


def lore_pdf(
    catalogue: Catalogue, dress: Dress, emblems: Mapping[str, str], setter: Typesetter, report: Report
) -> bytes:
    """The bestiary. `emblems` are the factions' symbols as markup, by faction."""
    shelves = tuple(_shelves(catalogue, dress, emblems))
    environment: Environment = bare_environment()
    known = catalogue.edition
    notice = None if known.id == catalogue.game.edition else f"Historical – edition {known.id}, not for current play"
    html = environment.get_template("lore.html").render(
        game=catalogue.game,
        lore=catalogue.lore,
        shelves=shelves,
        crest=Markup(dress.crest),
        notice=notice,
        typed=printed,
    )
    style = environment.get_template("lore.css").render(**dress.colours, shelves=shelves)

    def make() -> tuple[bytes, int, bool]:
        with listening() as heard:
            document = setter.lay_out(html, style)
            pdf: bytes = document.write_pdf(pdf_variant="pdf/ua-1", pdf_identifier=b"lore")
        for complaint in dict.fromkeys(heard.heard):
            report.add(build_faults.page_complaint(None, complaint))
        return pdf, len(document.pages), not heard.heard

    return setter.kept((html, style), make)[0]


def _shelves(catalogue: Catalogue, dress: Dress, emblems: Mapping[str, str]) -> Iterator[Shelf]:
    names = {one.creature: one.name for one in reversed(catalogue.designs) if catalogue.kind(one).creature}
    for faction in catalogue.factions:
        portraits = tuple(
            _portrait(catalogue, creature, dress, names)
            for creature in catalogue.lore.creatures
            if any(one.faction == faction.id for one in _designs(catalogue, creature.id))
        )
        if portraits:
            emblem, motto = Markup(emblems.get(faction.id, "")), printed(faction.motto or "")
            yield Shelf(faction.id, faction.name, motto, emblem, faction.colours, portraits)


def _designs(catalogue: Catalogue, creature: str) -> list[Design]:
    """The designs that are a creature."""
    return [one for one in catalogue.designs if one.creature == creature and catalogue.kind(one).creature]


def _portrait(catalogue: Catalogue, creature: Creature, dress: Dress, names: Mapping[str, str]) -> Portrait:
    designs = _designs(catalogue, creature.id)
    shown = [one for design in designs for one in (design, *catalogue.children(design))]
    forms = tuple(
        Form(
            printed(one.name)
            if [form.name for form in shown].count(one.name) == 1
            else f"{printed(one.name)} {one.id}",
            catalogue.kind(one).name,
            data_url(dress.pictures[one.id]) if one.id in dress.pictures else "",
            ". ".join(
                filter(None, (f"{catalogue.kind(one).name}: {printed(one.name)}", printed(dress.shows.get(one.id, ""))))
            ),
        )
        for one in shown
    )
    ties = tuple((names.get(tie.to, tie.to), f"creature-{tie.to}", printed(tie.text)) for tie in creature.relationships)
    first = designs[0]
    leads = bool(catalogue.children(first))
    return Portrait(creature, printed(first.name), catalogue.kind(first).name, forms, ties, leads)
