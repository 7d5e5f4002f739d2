"""Checks of finished pages as people will see them: contrast, smallest type, and factions that look alike."""

from __future__ import annotations

import io
import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from cardforge.diagnostics import Diagnostic, Place
from cardforge.press import faults
from cardforge.press.cache import PageCache
from cardforge.press.distinct import likenesses
from cardforge.press.face import PlannedFace
from cardforge.press.fonts import read_fonts
from cardforge.press.geometry import CardFormat
from cardforge.press.layout import LAYOUT_FILE, Layout, read_layout
from cardforge.press.making import CACHE, SPARE_PAGES
from cardforge.press.printed import PrintedText, printed_texts
from cardforge.press.sight import Sight

CONTRAST = 4.5
"""What WCAG 2.2 asks of text (success criterion 1.4.3)."""
_SEEN = {
    Sight.FULL: "in full colour",
    Sight.GREY: "in grey",
    Sight.DEUTERANOPIA: "to people with deuteranopia",
    Sight.PROTANOPIA: "to people with protanopia",
}


def look(
    root: Path, faces: Sequence[PlannedFace], pages: Mapping[str, str], neutral: frozenset[str] = frozenset()
) -> Iterator[Diagnostic]:
    """What is wrong with the pages of these faces; `neutral` are factions that need not be told from others."""
    layout, _ = read_layout(root)
    fonts, _ = read_fonts(root)
    if layout is None or fonts is None:
        return
    roles = tuple(fonts)
    cards, kept = PageCache(root / CACHE / "pages"), PageCache(root / CACHE / "measured")
    for planned in faces:
        key = pages.get(planned.face.id)
        texts = _texts(key, cards, kept, layout.card.format, roles) if key else ()
        yield from _readable(planned, texts)
        yield from _large_enough(planned, texts, layout)
    kept.prune(pages.values(), SPARE_PAGES)
    yield from _told_apart(faces, pages, cards, neutral)


def _texts(
    key: str, cards: PageCache, kept: PageCache, format: CardFormat, roles: Collection[str]
) -> tuple[PrintedText, ...]:
    """The texts of a page, measured now or before."""
    known = kept.read(key, "texts.json") if kept.has(key) else None
    if known is not None:
        return tuple(PrintedText(**one) for one in json.loads(known))
    page = cards.read(key, "page.pdf")
    if page is None:
        return ()
    texts = printed_texts(page, format, roles)
    kept.store(key, {"texts.json": json.dumps([text.as_json() for text in texts]).encode()})
    return texts


def _readable(planned: PlannedFace, texts: Sequence[PrintedText]) -> Iterator[Diagnostic]:
    weak: dict[str, PrintedText] = {}
    for text in texts:
        if text.contrast < CONTRAST and (text.role not in weak or text.contrast < weak[text.role].contrast):
            weak[text.role] = text
    for role, text in weak.items():
        yield faults.weak_contrast(planned.place, str(planned.face), role, text.text, f"{text.contrast:.1f}")


def _large_enough(planned: PlannedFace, texts: Sequence[PrintedText], layout: Layout) -> Iterator[Diagnostic]:
    small: dict[str, PrintedText] = {}
    for text in texts:
        floor = layout.smallest.get(text.role)
        if floor is not None and text.size < floor - 0.02 and text.role not in small:
            small[text.role] = text
    for role, text in small.items():
        floor = layout.smallest[role]
        yield faults.small_type(planned.place, str(planned.face), role, text.text, f"{text.size:g}", f"{floor:g}")


def _told_apart(
    faces: Sequence[PlannedFace], pages: Mapping[str, str], cards: PageCache, neutral: frozenset[str]
) -> Iterator[Diagnostic]:
    from PIL import Image

    groups: dict[tuple[str, str], list[Any]] = {}
    for face in (planned.face for planned in faces):
        if face.id in pages and face.faction and face.faction not in neutral:
            data = cards.read(pages[face.id], "small.jpg")
            if data is not None:
                groups.setdefault((face.kind, face.faction), []).append(Image.open(io.BytesIO(data)))
    names = {planned.face.faction: planned.face.faction_name for planned in faces}
    kinds = {planned.face.kind: planned.face.kind_name for planned in faces}
    for like in likenesses(groups):
        yield faults.factions_alike(
            Place(LAYOUT_FILE),
            kinds[like.kind],
            names[like.one],
            names[like.other],
            _SEEN[like.sight],
            f"{100 * like.share:.0f}",
        )
