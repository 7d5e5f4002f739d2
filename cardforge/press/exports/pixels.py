"""A page as the pixels that a target asks for: scaled evenly until it covers the card with its bleed, and centred."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardforge.press.geometry import UM_PER_INCH, CardFormat
from cardforge.press.imposition.drawing import cover
from cardforge.press.raster import page_pixels

if TYPE_CHECKING:
    from PIL.Image import Image


def card_pixels(pdf: bytes, source: CardFormat, card: CardFormat, size: tuple[int, int]) -> Image:
    """The card with its bleed in exactly `size` pixels. `source` are the measures of the page."""
    import pypdfium2

    width, height = size
    scale = cover(source, card)
    per_um = max(width / card.page_width, height / card.page_height)
    whole = (round(source.page_width * scale * per_um), round(source.page_height * scale * per_um))
    left, top = (width - whole[0]) // 2, (height - whole[1]) // 2
    document = pypdfium2.PdfDocument(pdf)
    try:
        return page_pixels(document[0], size, whole, (left, top))
    finally:
        document.close()


def rounded(image: Image, card: CardFormat, corner: int) -> Image:
    """The same with transparent corners of that radius in micrometres; drawn four times as large for smooth edges."""
    from PIL import Image as Images
    from PIL import ImageDraw

    width, height = image.size
    radius = corner * width / card.page_width
    mask = Images.new("L", (width * 4, height * 4), 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, width * 4 - 1, height * 4 - 1), radius * 4, fill=255)
    result = image.convert("RGBA")
    result.putalpha(mask.resize((width, height), Images.Resampling.BOX))
    return result


def dots_per_inch(size: tuple[int, int], card: CardFormat) -> int:
    """The resolution that a picture of a card has, rounded."""
    return round(size[0] * UM_PER_INCH / card.page_width)
