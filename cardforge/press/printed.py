"""What the finished page really shows: each text with its size, its place, and its contrast as pixels.

Nothing is taken from templates or colours: the page is drawn twice, with its text and without, and what differs is the
text. So a picture behind it, a veil, an overlay or a wrong colour all count.
"""

from __future__ import annotations

import ctypes
from collections.abc import Collection, Iterator
from dataclasses import asdict, dataclass
from typing import Any

from cardforge.press.geometry import CardFormat
from cardforge.press.raster import document_pixels
from cardforge.press.sight import as_seen, contrast, luminance

DPI = 450
INK, TOUCHED = 0.95, 0.5
"""Shares of the greatest difference: pixels that are ink through and through, and pixels that ink covers by half."""
WORST = 10
"""The percentile of the contrast with its ground that counts: the ground is not everywhere the same."""
MM_PER_POINT = 25.4 / 72


@dataclass(frozen=True, slots=True)
class PrintedText:
    """A stretch of text in one role. Lengths are millimetres on the page from its upper left corner, sizes points."""

    text: str
    role: str
    size: float
    left: float
    top: float
    right: float
    bottom: float
    contrast: float
    """1 to 21, as WCAG 2 defines it; 1 where nothing can be seen."""

    def as_json(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self)


def printed_texts(pdf: bytes, format: CardFormat, roles: Collection[str]) -> tuple[PrintedText, ...]:
    """All text of a single page of ours, in the order in which it is drawn."""
    import pypdfium2
    import pypdfium2.raw as pdfium

    document = pypdfium2.PdfDocument(pdf)
    try:
        page = document[0]
        found = list(page.get_objects(filter=[pdfium.FPDF_PAGEOBJ_TEXT], max_depth=4, textpage=page.get_textpage()))
        told = [_told(text, page, pdfium, roles) for text in found]
        with_text = as_seen(document_pixels(page, format, DPI))
        for text in found:
            pdfium.FPDFPageObj_SetIsActive(text.raw, False)
        without = as_seen(document_pixels(page, format, DPI))
        return tuple(_measured(one, with_text, without) for one in told if one is not None)
    finally:
        document.close()


@dataclass(frozen=True, slots=True)
class _Told:
    text: str
    role: str
    size: float
    box: tuple[float, float, float, float]


def _told(text: Any, page: Any, pdfium: Any, roles: Collection[str]) -> _Told | None:
    words = " ".join(text.extract().split())
    if not words:
        return None
    forms = list(_containers(text))
    corners = [(x, y) for x, y in _corners(text.get_bounds())]
    scale = abs(text.get_matrix().d)
    for form in forms:
        matrix = form.get_matrix()
        scale *= abs(matrix.d)
        corners = [matrix.on_point(x, y) for x, y in corners]
    height = page.get_height()
    xs = [x * MM_PER_POINT for x, _ in corners]
    ys = [(height - y) * MM_PER_POINT for _, y in corners]
    size = ctypes.c_float()
    pdfium.FPDFTextObj_GetFontSize(text.raw, size)
    role = _role(text.get_font().get_base_name().partition("+")[2], roles)
    return _Told(words, role, size.value * scale, (min(xs), min(ys), max(xs), max(ys)))


def _role(font: str, roles: Collection[str]) -> str:
    """The role whose font has that name in the file: the family is the role, and the style may stand behind it."""
    named = [role for role in roles if font == role or font.startswith(f"{role}-")]
    return max(named, key=len, default=font)


def _containers(text: Any) -> Iterator[Any]:
    while (container := getattr(text, "container", None)) is not None:
        yield container
        text = container


def _corners(bounds: tuple[float, float, float, float]) -> Iterator[tuple[float, float]]:
    left, bottom, right, top = bounds
    yield from ((left, bottom), (left, top), (right, bottom), (right, top))


def _measured(told: _Told, with_text: Any, without: Any) -> PrintedText:
    import numpy as np

    left, top, right, bottom = told.box
    rows = slice(max(0, int(top * DPI / 25.4)), int(bottom * DPI / 25.4) + 1)
    columns = slice(max(0, int(left * DPI / 25.4)), int(right * DPI / 25.4) + 1)
    ink, ground = with_text[rows, columns], without[rows, columns]
    ratio = 1.0
    if ink.size:
        difference = np.abs(ink - ground).max(axis=-1)
        greatest = float(difference.max())
        if greatest > 0.004:
            shade = np.median(luminance(ink[difference >= INK * greatest]))
            below = luminance(ground[difference >= TOUCHED * greatest])
            ratio = float(np.percentile(contrast(shade, below), WORST))
    left, top, right, bottom = (round(side, 2) for side in told.box)
    return PrintedText(told.text, told.role, round(told.size, 2), left, top, right, bottom, round(ratio, 2))
