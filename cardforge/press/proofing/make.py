"""`proof-pages.pdf`: a page for each card, and a second one for a card that has changed since the last release."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO

from cardforge.press.cache import PageCache, press_fingerprint
from cardforge.press.face import Face, PlannedFace
from cardforge.press.files import ProjectFiles
from cardforge.press.fonts import load, read_fonts
from cardforge.press.geometry import micrometres, mm
from cardforge.press.layout import CardMeasures
from cardforge.press.making import SPARE_PAGES
from cardforge.press.proofing.marked import changed, marked
from cardforge.press.proofing.notes import ProofNote
from cardforge.press.proofing.sheet import PAPER, Placed, with_cards
from cardforge.press.shelf import NotMadeError, Shelf

FILE = "proof-pages.pdf"
OWN = Path(__file__).parent
LARGE_AT, TRUE_AT = (10_000, 8_000), (156_000, 26_000)
BEFORE_AT, NOW_AT, COMPARED = (10_000, 36_000), (118_000, 36_000), 1.5


@dataclass(frozen=True, slots=True)
class Book:
    """What all pages share."""

    title: str
    measures: CardMeasures
    notice: str | None = None


@dataclass(frozen=True, slots=True)
class _Sheet:
    key: str
    planned: PlannedFace
    note: ProofNote
    page: str
    """Key of the card's page."""
    change: bool
    """Whether it shows before and after."""


def bring_proof_pages(
    shelf: Shelf,
    cache: PageCache,
    cards: PageCache,
    faces: Sequence[PlannedFace],
    pages: Mapping[str, str],
    notes: Mapping[str, ProofNote],
    book: Book,
) -> None:
    """Bring the file up to date; pages of cards that are as they were come from the cache.

    `pages` are keys in `cards`. A card without a note gets a page with its picture alone.
    """
    sheets = list(_sheets(faces, pages, notes, book))
    if not sheets:
        return
    missing = [sheet for sheet in sheets if not cache.has(sheet.key)]
    if missing:
        _make(missing, cache, cards, book)
        cache.prune({sheet.key for sheet in sheets}, SPARE_PAGES)
    key = hashlib.sha256("\n".join([book.title, *(sheet.key for sheet in sheets)]).encode()).hexdigest()
    shelf.bring(FILE, key, partial(_write, sheets, cache, book))


def _sheets(
    faces: Sequence[PlannedFace], pages: Mapping[str, str], notes: Mapping[str, ProofNote], book: Book
) -> Iterator[_Sheet]:
    words = [path.read_bytes() for path in sorted(OWN.glob("*/*.*")) if path.suffix in (".css", ".html", ".yaml")]
    common = f"{press_fingerprint()}\0{hashlib.sha256(b''.join(words)).hexdigest()}\0{book}"
    for planned in faces:
        id = planned.face.id
        if id not in pages:
            continue
        note = notes.get(id, ProofNote(id))
        for change in (False, True) if note.since else (False,):
            parts = (common, planned.face.canonical(), pages[id], repr(note), str(change))
            yield _Sheet(hashlib.sha256("\0".join(parts).encode()).hexdigest(), planned, note, pages[id], change)


def _write(sheets: Sequence[_Sheet], cache: PageCache, book: Book, out: BinaryIO) -> None:
    from cardforge.press.pdf import Leaf, assemble

    def leaves() -> Iterator[Leaf]:
        for sheet in sheets:
            data = cache.read(sheet.key, "sheet.pdf")
            if data is None:
                raise NotMadeError
            face = sheet.planned.face
            label = f"{face.id} changes" if sheet.change else face.id
            yield Leaf(data, label, f"{face.name} ({label})", face.faction_name)

    assemble(leaves(), f"{book.title}: proof pages", out)


def _make(sheets: Sequence[_Sheet], cache: PageCache, cards: PageCache, book: Book) -> None:
    from cardforge.press.render import frozen_garbage

    printer = _Printer(book)
    with frozen_garbage():
        for sheet in sheets:
            card = cards.read(sheet.page, "page.pdf")
            about = cards.read(sheet.page, "fit.json")
            if card is not None and about is not None:
                cache.store(sheet.key, {"sheet.pdf": printer.sheet(sheet, card, json.loads(about), cards)})


class _Printer:
    """Sets the words of proof pages with the package's own fonts and templates, and lays the cards on."""

    def __init__(self, book: Book) -> None:
        from cardforge.press.assets import font_url
        from cardforge.press.render import WeasyPrintRenderer, page_rule
        from cardforge.press.templates import Templates

        files = ProjectFiles(OWN)
        sources, _ = read_fonts(OWN)
        assert sources is not None
        fonts = {role: load(source).data for role, source in sources.items()}
        self._templates = Templates(files)
        faces = {role: {"family": role, "url": font_url(role)} for role in fonts}
        style, _ = self._templates.render("proof.css", {"faces": faces})
        self._scratch = _scratch()
        self._renderer = WeasyPrintRenderer(files, fonts, [style, page_rule(PAPER)], PAPER, Path(self._scratch.name))
        self._book = book

    def sheet(self, sheet: _Sheet, card: bytes, about: Mapping[str, Any], cards: PageCache) -> bytes:
        """One page."""
        measures = self._book.measures
        format = measures.format
        words = _words(sheet, about, self._book)
        template = "change.html" if sheet.change else "proof.html"
        then = sheet.note.since.before if sheet.note.since else None
        before = cards.read(then, "page.pdf") if then else None
        words["has_before"] = before is not None
        markup, _ = self._templates.render(template, {"note": words})
        paper = self._renderer.render(markup, {}).pdf
        if sheet.change:
            placed = [Placed(card, *NOW_AT, scale=COMPARED, lines=False)]
            if before is not None:
                placed.append(Placed(before, *BEFORE_AT, scale=COMPARED, lines=False))
        else:
            placed = [Placed(card, *LARGE_AT, scale=2), Placed(card, *TRUE_AT)]
        return with_cards(paper, placed, format, micrometres(measures.safe))


def _scratch() -> Any:
    import tempfile

    return tempfile.TemporaryDirectory(prefix="cardforge-")


def _words(sheet: _Sheet, about: Mapping[str, Any], book: Book) -> dict[str, Any]:
    face, note, measures = sheet.planned.face, sheet.note, book.measures
    format = measures.format
    return {
        "id": face.id,
        "name": face.name,
        "title": f"{face.name} ({face.id})",
        "about": " · ".join(part for part in (face.kind_name, face.faction_name) if part),
        "notice": book.notice,
        "trim": f"{mm(format.width)} × {mm(format.height)} mm",
        "safe": f"{measures.safe:g} mm",
        "bleed": f"{measures.bleed:g} mm",
        "under": TRUE_AT[1] / 1000 + format.page_height / 1000 + 1.2,
        "facts": note.facts,
        "fit": _fit(about),
        "coverage": note.coverage,
        "coverage_open": note.coverage_open,
        "since": note.release,
        "changed": note.since is not None,
        "change_line": _change_line(note),
        "reading": [{"marked": marked(line), "rows": _rows(line)} for line in note.reading],
        "unread": note.unread,
        "picture": note.picture,
        "changes": [
            {"label": change.label, "html": changed(change)} for change in (note.since.changes if note.since else ())
        ],
        "book": book.title,
        "number": _sources(face),
    }


def _rows(line: Any) -> list[tuple[int, str, str]]:
    return [(phrase.depth, line.text[phrase.start : phrase.end], phrase.node) for phrase in line.phrases]


def _fit(about: Mapping[str, Any]) -> list[tuple[str, str]]:
    rows = [(name.capitalize(), f"{size:g} pt") for name, size in (about.get("lines") or {}).items()]
    if about.get("rules"):
        lines = about["rules_lines"]
        rows.append(("Rules", f"{about['rules']:g} pt, {lines} line{'' if lines == 1 else 's'}"))
    if "rules" in about:
        rows.append(("Flavour", f"{about['flavour']:g} pt" if about.get("flavour") else "left out or none"))
        rows.append(("Room left", f"{about['room']:g} mm of height"))
    return rows or [("", "nothing that has to be fitted")]


def _change_line(note: ProofNote) -> str:
    if not note.release:
        return "There is no release yet to compare with."
    if note.since is None:
        return "It prints what it printed then."
    return "It is new." if note.since.new else "It has changed: see the next page."


def _sources(face: Face) -> str:
    return f"hash {face.collector.hash} · edition {face.collector.edition}" if face.collector.hash else face.id


__all__ = ["FILE", "Book", "bring_proof_pages"]
