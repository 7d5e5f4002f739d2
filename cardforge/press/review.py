"""What people look at together: proof pages, sheets as others see them, pictures to post. Made from finished pages.

As with the proofs, a file is made anew only where something that it shows has changed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import BinaryIO

from cardforge.press.atomic import writing
from cardforge.press.build import CACHE
from cardforge.press.cache import PageCache, press_fingerprint, read_index, write_index
from cardforge.press.contact import ContactSheet
from cardforge.press.face import PlannedFace
from cardforge.press.fonts import FontSource, load, read_fonts
from cardforge.press.layout import read_layout
from cardforge.press.posters import Colours, Shown, poster
from cardforge.press.proofing.make import OWN, Book, bring_proof_pages
from cardforge.press.proofing.notes import ProofNote
from cardforge.press.shelf import NotMadeError, Shelf
from cardforge.press.sight import Sight, seen

SMALL_WIDTH = 300
"""Pixels that a card is wide on a sheet of many."""


@dataclass(frozen=True, slots=True)
class PlannedPoster:
    """A picture of cards side by side: ids of faces, copies of each, and what the cards of one row have in common."""

    file: str
    title: str
    below: str
    cards: tuple[tuple[str, int, str], ...]
    columns: int
    width: int = SMALL_WIDTH
    colours: Colours = field(default_factory=Colours)


@dataclass(frozen=True, slots=True)
class ReviewOptions:
    """Where it goes and what it says."""

    folder: str
    title: str
    notice: str | None = None


def build_review(
    root: Path,
    faces: Sequence[PlannedFace],
    pages: Mapping[str, str],
    notes: Mapping[str, ProofNote],
    posters: Sequence[PlannedPoster],
    options: ReviewOptions,
) -> tuple[Path, ...]:
    """Bring proof pages, sheets and posters up to date; all their files. `pages` are the keys of the faces' pages."""
    cache_folder = root / CACHE
    layout, _ = read_layout(root)
    if layout is None:
        return ()
    index = cache_folder / f"{Path(options.folder).name}.review.json"
    before = read_index(index).get("files")
    shelf = Shelf(root / options.folder, before if isinstance(before, dict) else {})
    cards = PageCache(cache_folder / "pages")
    book = Book(options.title, layout.card, options.notice)
    bring_proof_pages(shelf, PageCache(cache_folder / "sheets"), cards, faces, pages, notes, book)
    _bring_sights(shelf, cards, cache_folder, [pages[p.face.id] for p in faces if p.face.id in pages], book)
    bring_posters(shelf, cards, pages, posters)
    shelf.remove_others()
    write_index(index, {"files": shelf.written})
    return shelf.files


def _bring_sights(shelf: Shelf, cards: PageCache, folder: Path, keys: Sequence[str], book: Book) -> None:
    """The contact sheet in grey and as colour-blind people see it."""
    for sight in (Sight.GREY, Sight.DEUTERANOPIA, Sight.PROTANOPIA):
        rows = PageCache(folder / f"rows-{sight}")
        sheet = ContactSheet(cards, rows, partial(seen, sight=sight))
        key = hashlib.sha256("\n".join([press_fingerprint(), *keys]).encode()).hexdigest()
        shelf.bring(f"contact-sheet-{sight}.png", key, partial(_sheet, sheet, keys, book))


def _sheet(sheet: ContactSheet, keys: Sequence[str], book: Book, out: BinaryIO) -> None:
    if not keys:
        raise NotMadeError
    lost: list[str] = []
    sheet.write(keys, book.measures.format, lost.append, out)
    if lost:
        raise NotMadeError


def bring_posters(shelf: Shelf, cards: PageCache, pages: Mapping[str, str], posters: Sequence[PlannedPoster]) -> None:
    """The pictures, each made anew where a card on it has changed. Cards without a page are left out."""
    fingerprint = press_fingerprint()
    for planned in posters:
        keys = [pages[id] for id, _, _ in planned.cards if id in pages]
        parts = [fingerprint, repr(planned), *keys]
        key = hashlib.sha256("\n".join(parts).encode()).hexdigest()
        shelf.bring(planned.file, key, partial(_poster, planned, cards, pages))


def write_poster(root: Path, planned: PlannedPoster, pages: Mapping[str, str], path: Path) -> None:
    """Cards side by side as one PNG. Raises OSError, and NotMadeError where none of its cards has a page."""
    with writing(path) as out:
        _poster(planned, PageCache(root / CACHE / "pages"), pages, out)


def _poster(planned: PlannedPoster, cards: PageCache, pages: Mapping[str, str], out: BinaryIO) -> None:
    shown = []
    for id, copies, row in planned.cards:
        data = cards.read(pages[id], "small.jpg") if id in pages else None
        if data is not None:
            shown.append(Shown(data, copies, row))
    if not shown:
        raise NotMadeError
    typeface = load(_title_font())
    out.write(poster(shown, planned.columns, planned.width, planned.colours, planned.title, planned.below, typeface))


def _title_font() -> FontSource:
    sources, _ = read_fonts(OWN)
    assert sources is not None
    return sources["title"]
