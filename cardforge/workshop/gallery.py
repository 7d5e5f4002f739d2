"""Gathers what the gallery shows: cards with their texts, factions, kinds, decks, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import BinaryIO

from cardforge.catalogue import Catalogue
from cardforge.diagnostics import Diagnostic, Severity
from cardforge.press.build import CACHE
from cardforge.press.cache import read_index, write_index
from cardforge.press.face import Face, PlannedFace
from cardforge.press.gallery.entries import CardEntry, GalleryData, Group, Problem
from cardforge.press.gallery.page import FILE, gallery_key, gallery_page
from cardforge.press.illustration.credits import Illustration, illustrations
from cardforge.press.layout import read_layout
from cardforge.press.shelf import Shelf

PLAIN = {
    "deep": "#26221d",
    "field": "#8a7a5a",
    "rim": "#b8924a",
    "accent": "#e9cf86",
    "vellum": "#f4efe4",
    "ink": "#23211e",
}
"""For a game without a neutral faction whose colours have these names."""


def bring_gallery(
    catalogue: Catalogue,
    faces: Sequence[PlannedFace],
    pages: Mapping[str, str],
    findings: Iterable[Diagnostic],
    folder: Path,
    notice: str | None = None,
) -> Path:
    """Bring `index.html` of a folder of proofs (in the project) up to date; where it stands."""
    data = gallery_data(catalogue, faces, pages, findings, folder, notice)
    index = catalogue.root / CACHE / f"{folder.name}.gallery.json"
    before = read_index(index).get("files")
    shelf = Shelf(catalogue.root / folder, before if isinstance(before, dict) else {})
    shelf.bring(FILE, gallery_key(data), partial(_write, data))
    write_index(index, {"files": shelf.written})
    return catalogue.root / folder / FILE


def _write(data: GalleryData, out: BinaryIO) -> None:
    out.write(gallery_page(data))


def gallery_data(
    catalogue: Catalogue,
    faces: Sequence[PlannedFace],
    pages: Mapping[str, str],
    findings: Iterable[Diagnostic],
    folder: Path,
    notice: str | None = None,
) -> GalleryData:
    """All that the page shows."""
    problems = _problems(catalogue, faces, findings)
    proofs = (catalogue.root / folder / "proof-pages.pdf").is_file()
    words = illustrations(catalogue.root, faces)
    entries = tuple(_entry(catalogue, one, pages, problems, proofs, words.get(one.face.id)) for one in faces)
    kinds = dict.fromkeys((entry.kind, entry.kind_name) for entry in entries)
    layout, _ = read_layout(catalogue.root)
    measures = layout.card if layout else None
    return GalleryData(
        title=catalogue.game.title,
        subtitle=" · ".join(part for part in (catalogue.game.subtitle, f"edition {catalogue.edition.id}") if part),
        notice=notice or "",
        palette=_palette(catalogue),
        card={
            "width": measures.width if measures else 63,
            "height": measures.height if measures else 88,
            "bleed": measures.bleed if measures else 3,
        },
        factions=tuple(
            Group(one.id, one.name, one.colours, _emblem(catalogue.root, one.emblem)) for one in catalogue.factions
        ),
        kinds=tuple(Group(id, name) for id, name in kinds),
        decks=tuple(Group(deck.id, deck.name) for deck in catalogue.decks),
        cards=entries,
        problems=problems.get("", ()),
    )


def _entry(
    catalogue: Catalogue,
    planned: PlannedFace,
    pages: Mapping[str, str],
    problems: Mapping[str, tuple[Problem, ...]],
    proofs: bool,
    picture: Illustration | None,
) -> CardEntry:
    face = planned.face
    made = face.id in pages
    design = catalogue.by_id.get(face.id)
    parent = catalogue.parent(design) if design else None
    family = (parent, *catalogue.children(parent or design)) if design else ()
    text = tuple(f"{one.name} — {one.text}" if one.name else one.text for one in face.abilities)
    type_line = " · ".join(part for part in (face.kind_name, face.faction_name) if part)
    return CardEntry(
        id=face.id,
        name=face.name if face.faction else face.id,
        kind=face.kind,
        kind_name=face.kind_name,
        faction=face.faction,
        type=type_line,
        text=text,
        flavour=face.flavour or "",
        search=" ".join([face.name, face.id, type_line, *text, face.flavour or "", face.rarity_name or ""]),
        key=pages.get(face.id, "")[:10],
        facts=tuple(_facts(catalogue, face)),
        shows=picture.alt if picture else "",
        drawn_by=picture.by if picture else "",
        links=tuple(one.id for one in family if one is not None and one is not design),
        decks={deck.id: deck.cards[face.id] for deck in catalogue.decks if deck.cards.get(face.id)},
        back=planned.back or "",
        small=f"small/{face.id}.jpg" if made else "",
        large=f"{face.id}.png" if made else "",
        pdf=f"{face.id}.pdf" if made else "",
        proof=f"proof-pages.pdf#nameddest={face.id}" if made and proofs else "",
        problems=problems.get(face.id, ()),
    )


def _facts(catalogue: Catalogue, face: Face) -> list[tuple[str, str]]:
    facts = []
    if face.cost is not None and _has_price(catalogue, face):
        facts.append((catalogue.game.cost.name if catalogue.game.cost else "Cost", str(face.cost)))
    facts += [(stat.name, stat.value_text) for stat in face.stats]
    if face.rarity_name:
        facts.append(("Rarity", face.rarity_name))
    decks = [f"{deck.name} ×{deck.cards[face.id]}" for deck in catalogue.decks if deck.cards.get(face.id)]
    if decks:
        facts.append(("Decks", ", ".join(decks)))
    return facts


def _has_price(catalogue: Catalogue, face: Face) -> bool:
    """Whether cards of its kind are bought at all: some kinds cost nothing by rule."""
    kind = catalogue.game.kind(face.kind)
    return kind is None or kind.cost is None or kind.cost.max > 0


def _problems(
    catalogue: Catalogue, faces: Sequence[PlannedFace], findings: Iterable[Diagnostic]
) -> dict[str, tuple[Problem, ...]]:
    """By the id of the card that each is about; what is about none of them stands under no id. Notes are left out."""
    named = {str(planned.face): planned.face.id for planned in faces} | {p.face.id: p.face.id for p in faces}
    named |= {str(design): design.id for design in catalogue.designs}
    by_place = {
        (place.file, place.line): design.id
        for design in catalogue.designs
        if (place := catalogue.places.of("design", design.id))
    }
    found: dict[str, tuple[Problem, ...]] = {}
    for one in findings:
        if one.severity is Severity.NOTE:
            continue
        where = f"{one.place.file}:{one.place.line}" if one.place else ""
        id = named.get(one.subject or "") or (by_place.get((one.place.file, one.place.line), "") if one.place else "")
        problem = Problem(one.message, one.hint or "", where, one.expected or "")
        found[id] = (*found.get(id, ()), problem)
    return found


def _palette(catalogue: Catalogue) -> dict[str, str]:
    neutral = next(
        (one.colours for one in catalogue.factions if one.neutral and PLAIN.keys() <= one.colours.keys()), None
    )
    return dict(neutral or PLAIN)


def _emblem(root: Path, name: str) -> str:
    """The drawing of an emblem, if the templates have one of that name that can stand in a page as it is."""
    for folder in ("templates/symbols", "templates/emblems"):
        path = root / folder / f"{name}.svg"
        if "/" not in name and path.is_file():
            text = path.read_text("utf-8", errors="replace")
            return _harmless(text)
    return ""


def _harmless(svg: str) -> str:
    """Only shapes, without colours of their own, as markup made anew: a drawing may come from a stranger."""
    from xml.etree import ElementTree

    try:
        root = ElementTree.fromstring(svg) if "<!" not in svg.replace("<!--", "") else None
    except ElementTree.ParseError:
        root = None
    if root is None:
        return ""
    shapes = []
    for element in root.iter():
        tag = element.tag.rsplit("}", 1)[-1]
        if tag in _SHAPES:
            known = {name: value for name, value in element.attrib.items() if name in _SHAPES[tag] | _DRAWN}
            attributes = "".join(f' {name}="{_attribute(value)}"' for name, value in known.items())
            shapes.append(f"<{tag}{attributes}/>")
    box = _attribute(root.get("viewBox", "0 0 24 24"))
    return f'<svg viewBox="{box}" aria-hidden="true">{"".join(shapes)}</svg>'


_SHAPES = {
    "path": {"d"},
    "circle": {"cx", "cy", "r"},
    "ellipse": {"cx", "cy", "rx", "ry"},
    "rect": {"x", "y", "width", "height", "rx", "ry"},
    "polygon": {"points"},
}
_DRAWN = {"fill-rule", "clip-rule", "transform"}


def _attribute(value: str) -> str:
    from html import escape

    return escape(value, quote=True)
