"""A page as pixels."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

from cardforge.press.geometry import CardFormat, pixels

if TYPE_CHECKING:
    from PIL.Image import Image

DPI = 300
PNG_LEVEL = 1
"""Encoding costs more than drawing: level 1 takes a quarter of the time of the usual 6, for some tenths more bytes."""


def picture(pdf: bytes, format: CardFormat, dpi: int = DPI) -> Image:
    """The first page with its bleed, of exactly the pixels that its measures make at that resolution."""
    import pypdfium2

    document = pypdfium2.PdfDocument(pdf)
    try:
        return document_pixels(document[0], format, dpi)
    finally:
        document.close()


def document_pixels(page: Any, format: CardFormat, dpi: int) -> Image:
    """A page of an open document, as above."""
    return page_pixels(page, (pixels(format.page_width, dpi), pixels(format.page_height, dpi)))


def page_pixels(
    page: Any,
    size: tuple[int, int],
    whole: tuple[int, int] | None = None,
    at: tuple[int, int] = (0, 0),
    clear: bool = False,
) -> Image:
    """A page of an open document on so many pixels: RGB on white paper, or RGBA on none where it is `clear`.

    The page is drawn `whole` pixels large, as large as the picture where None, with its upper left corner `at`.
    """
    import pypdfium2
    import pypdfium2.raw as pdfium
    from PIL import Image

    kind, mode, order = (pdfium.FPDFBitmap_BGRA, "RGBA", "BGRA") if clear else (pdfium.FPDFBitmap_BGRx, "RGB", "BGRX")
    bitmap = pypdfium2.PdfBitmap.new_native(*size, kind)
    bitmap.fill_rect((0, 0, 0, 0) if clear else (255, 255, 255, 255), 0, 0, *size)
    pdfium.FPDF_RenderPageBitmap(bitmap.raw, page.raw, *at, *(whole or size), 0, 0)
    return Image.frombuffer(mode, size, bitmap.buffer, "raw", order, bitmap.stride, 1)


def png(image: Image, dpi: int = DPI) -> bytes:
    """The pixels as PNG that knows its resolution."""
    out = io.BytesIO()
    image.save(out, "PNG", compress_level=PNG_LEVEL, dpi=(dpi, dpi))
    return out.getvalue()


def jpeg(image: Image) -> bytes:
    """The pixels as JPEG, for screens."""
    out = io.BytesIO()
    image.save(out, "JPEG", quality=88, subsampling=0)
    return out.getvalue()


def thumbnail(image: Image, format: CardFormat, width: int) -> Image:
    """The trimmed card, `width` pixels wide."""
    from PIL import Image as Images

    scale = image.width / format.page_width
    box = (
        format.bleed * scale,
        format.bleed * scale,
        (format.bleed + format.width) * scale,
        (format.bleed + format.height) * scale,
    )
    height = (2 * width * format.height + format.width) // (2 * format.width)
    return image.resize((width, height), Images.Resampling.LANCZOS, box=box, reducing_gap=2.0)
