"""Drawings as pixels, by the same renderer and the same rasteriser as the cards."""

from __future__ import annotations

import io
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardforge.press.geometry import CardFormat, pixels
from cardforge.press.raster import page_pixels
from cardforge.press.render import import_weasyprint
from cardforge.press.vector import VectorImage, compile_svg

if TYPE_CHECKING:
    from PIL.Image import Image

DPI = 100
"""Pixels an inch for measures: what cannot be told at this size does not show on a table."""
_URL = "picture:own.svg"


def drawn(svg: bytes, format: CardFormat, by_renderer: bool = False) -> Image:
    """A drawing as large as a card with its bleed, RGBA; `by_renderer` keeps the press's own way of drawing out."""
    import pypdfium2

    width, height = format.page_width / 1000, format.page_height / 1000
    program = None if by_renderer else compile_svg(svg)
    cache = {_URL: VectorImage(program)} if program else {}
    page = (
        f"<style>@page{{size:{width}mm {height}mm;margin:0}}body{{margin:0}}"
        f"img{{display:block;width:{width}mm;height:{height}mm}}</style><img src='{_URL}'>"
    )
    html = import_weasyprint().HTML(string=page, base_url="picture:", url_fetcher=_only(svg))
    document = pypdfium2.PdfDocument(html.write_pdf(cache=cache))
    try:
        return page_pixels(document[0], _size(format), clear=True)
    finally:
        document.close()


def on_card(file: Path, format: CardFormat) -> Image:
    """A picture as it lies on the card, RGBA: one made of pixels fills it and is cut in the middle."""
    if is_drawing(file):
        return drawn(file.read_bytes(), format)
    from PIL import Image as Images
    from PIL import ImageOps

    with Images.open(file) as image:
        return ImageOps.fit(image.convert("RGBA"), _size(format))


def is_drawing(file: Path) -> bool:
    """Whether a picture is made of shapes."""
    return file.suffix.lower() == ".svg"


def _size(format: CardFormat) -> tuple[int, int]:
    return pixels(format.page_width, DPI), pixels(format.page_height, DPI)


def card(png: bytes, size: tuple[int, int]) -> Image:
    """A finished card at the size of measures."""
    from PIL import Image as Images

    return Images.open(io.BytesIO(png)).convert("RGB").resize(size, Images.Resampling.BOX)


def _only(svg: bytes) -> Any:
    from weasyprint.urls import URLFetcher, URLFetcherResponse

    class Fetcher(URLFetcher):  # type: ignore[misc]
        def fetch(self, url: str, headers: object = None) -> Any:
            if url != _URL:
                raise ValueError("a drawing stands alone")
            return URLFetcherResponse(url, svg, {"Content-Type": "image/svg+xml"})

    return Fetcher()
