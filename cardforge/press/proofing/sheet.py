"""The paper of a proof page: A4 landscape, cards laid on as they will be printed, lines for trim, safe zone and bleed.

Words are set by the renderer; cards are placed as they are, so that what is looked at is what is printed.
"""

from __future__ import annotations

import io
from dataclasses import dataclass

from cardforge.press.geometry import CardFormat, points
from cardforge.press.notice import plain_bytes

PAPER = CardFormat(297_000, 210_000, 0)
TRIM, SAFE, BLEED = "0.82 0 0.44", "0 0.52 0.24", "0.42 0.39 0.35"
"""Colours of the lines, red, green, blue from 0 to 1."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A card on the paper: its page, where the upper left corner of its bleed stands (µm), and how large."""

    page: bytes
    left: int
    top: int
    scale: float = 1.0
    lines: bool = True


def with_cards(paper: bytes, cards: list[Placed], format: CardFormat, safe: int) -> bytes:
    """The sheet with its cards. `safe` is the distance of the safe zone from the trim in µm."""
    import pikepdf

    with pikepdf.open(io.BytesIO(paper)) as sheet:
        page = sheet.pages[0]
        page.contents_add(b"q", prepend=True)
        parts = ["Q"]
        names: dict[bytes, str] = {}
        for card in cards:
            if card.page not in names:
                names[card.page] = _form(sheet, page, card.page, len(names))
            parts.append(_drawn(names[card.page], card, format))
            if card.lines:
                parts.append(_lines(card, format, safe))
        page.contents_add("\n".join(parts).encode())
        return plain_bytes(sheet)


def _form(sheet: object, page: object, data: bytes, number: int) -> str:
    import pikepdf

    assert isinstance(sheet, pikepdf.Pdf)
    assert isinstance(page, pikepdf.Page)
    with pikepdf.open(io.BytesIO(data)) as card:
        form = sheet.copy_foreign(card.pages[0].as_form_xobject())
        form.BBox = pikepdf.Array([float(edge) for edge in card.pages[0].mediabox])  # it took the trim box
        return str(page.add_resource(form, pikepdf.Name.XObject, pikepdf.Name(f"/Card{number}")))


def _drawn(name: str, card: Placed, format: CardFormat) -> str:
    bottom = points(PAPER.page_height) - points(card.top) - points(format.page_height) * card.scale
    return f"q {card.scale:g} 0 0 {card.scale:g} {points(card.left):.4f} {bottom:.4f} cm {name} Do Q"


def _lines(card: Placed, format: CardFormat, safe: int) -> str:
    trim = format.bleed
    return "\n".join(
        [
            _box(card, format, 0, BLEED, 0.4, "[] 0 d"),
            _box(card, format, trim, TRIM, 0.5, "[] 0 d"),
            _box(card, format, trim + safe, SAFE, 0.5, "[2.4 1.6] 0 d"),
        ]
    )


def _box(card: Placed, format: CardFormat, inset: int, colour: str, line: float, dash: str) -> str:
    left = points(card.left) + points(inset) * card.scale
    top = points(PAPER.page_height) - points(card.top) - points(inset) * card.scale
    width = points(format.page_width - 2 * inset) * card.scale
    height = points(format.page_height - 2 * inset) * card.scale
    return f"q {colour} RG {line:g} w {dash} {left:.3f} {top - height:.3f} {width:.3f} {height:.3f} re S Q"
