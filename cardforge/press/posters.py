"""Cards side by side as pictures to look at together or to post: a faction, the forms of a card, a deck."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Any

from cardforge.press.fonts import Typeface

if TYPE_CHECKING:
    from PIL.Image import Image

GAP = 24
"""Pixels between cards."""
MARGIN = 48
BADGE = 62


@dataclass(frozen=True, slots=True)
class Shown:
    """A card on a picture: its small picture as JPEG, and how many copies of it there are."""

    jpeg: bytes
    copies: int = 1
    row: str = ""
    """Cards of another row stand on a row of their own."""


@dataclass(frozen=True, slots=True)
class Colours:
    """Ground and words, as `#rrggbb`."""

    ground: str = "#26221d"
    words: str = "#f4eee2"
    light: str = "#d8b36a"
    edge: str = "#6a5c40"
    """The line round a card, so that a dark frame does not drown in a dark ground."""


def poster(
    cards: Sequence[Shown], columns: int, width: int, colours: Colours, title: str, below: str, typeface: Typeface
) -> bytes:
    """A PNG: a title with a smaller line below it, then the cards, each `width` pixels wide, in rows."""
    from PIL import Image as Images
    from PIL import ImageDraw

    images = [_card(shown, width) for shown in cards]
    height = max((image.height for image in images), default=0)
    rows = _rows(cards, columns)
    head = MARGIN + 74 + (38 if below else 0) if title else MARGIN
    across = max((len(row) for row in rows), default=1)
    size = 2 * MARGIN + across * width + (across - 1) * GAP, head + len(rows) * (height + GAP) - GAP + MARGIN
    sheet = Images.new("RGB", size, colours.ground)
    draw = ImageDraw.Draw(sheet)
    if title:
        draw.text((MARGIN, MARGIN - 12), title, fill=colours.words, font=_font(typeface, 54))
        draw.text((MARGIN, MARGIN + 56), below, fill=colours.light, font=_font(typeface, 26))
    mask = _corners(width, height)
    for down, row in enumerate(rows):
        for across_at, number in enumerate(row):
            place = MARGIN + across_at * (width + GAP), head + down * (height + GAP)
            box = (place[0] - 2, place[1] - 2, place[0] + width + 1, place[1] + height + 1)
            draw.rounded_rectangle(box, width * 3 / 63 + 2, fill=colours.edge)
            sheet.paste(images[number], place, mask)
            if cards[number].copies > 1:
                _badge(
                    draw,
                    place[0] + width,
                    place[1] + height - BADGE + 16,
                    f"×{cards[number].copies}",
                    colours,
                    typeface,
                )
    out = io.BytesIO()
    sheet.save(out, "PNG", compress_level=3)
    return out.getvalue()


def _rows(cards: Sequence[Shown], columns: int) -> list[list[int]]:
    """Numbers of the cards, row by row: at most `columns` in one, and those of a group spread evenly over its rows."""
    rows: list[list[int]] = []
    for _, group in groupby(range(len(cards)), lambda number: cards[number].row):
        numbers = list(group)
        lines = -(-len(numbers) // columns)
        across = -(-len(numbers) // lines)
        rows += [numbers[at : at + across] for at in range(0, len(numbers), across)]
    return rows


def _card(shown: Shown, width: int) -> Image:
    from PIL import Image as Images

    image = Images.open(io.BytesIO(shown.jpeg)).convert("RGB")
    if image.width == width:
        return image
    return image.resize((width, round(image.height * width / image.width)), Images.Resampling.LANCZOS)


def _corners(width: int, height: int) -> Image:
    """The mask of a card with round corners, smooth by being drawn four times as large."""
    from PIL import Image as Images
    from PIL import ImageDraw

    large = Images.new("L", (4 * width, 4 * height), 0)
    ImageDraw.Draw(large).rounded_rectangle((0, 0, 4 * width - 1, 4 * height - 1), 4 * width * 3 / 63, fill=255)
    return large.resize((width, height), Images.Resampling.BOX)


def _badge(draw: Any, right: int, top: int, text: str, colours: Colours, typeface: Typeface) -> None:
    left = right - BADGE + 14
    draw.ellipse((left, top, left + BADGE, top + BADGE), fill=colours.light, outline=colours.ground, width=5)
    place = left + BADGE / 2, top + BADGE / 2
    draw.text(place, text, fill=colours.ground, font=_font(typeface, 30), anchor="mm")


def _font(typeface: Typeface, size: int) -> Any:
    from PIL import ImageFont

    return ImageFont.truetype(io.BytesIO(typeface.data), size)
