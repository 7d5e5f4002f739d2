"""Whether a picture can be printed. Looked at before the renderer sees it, since that would leave a bad one out."""

from __future__ import annotations

import io
import re
import warnings
from pathlib import Path

MAX_PIXELS = 100_000_000
MAX_SIDE = 20_000
_ENTITY = re.compile(rb"<!\s*(?:ENTITY|DOCTYPE[^>]*\[)", re.IGNORECASE)


def picture_fault(data: bytes, kind: str) -> str | None:
    """What is wrong with a picture of that media type, or None."""
    if not data.strip():
        return "it is empty"
    return _svg_fault(data) if kind == "image/svg+xml" else _raster_fault(data)


def _svg_fault(data: bytes) -> str | None:
    from xml.etree import ElementTree

    if _ENTITY.search(data):
        return "it declares entities, which may stand for endless text"
    try:
        root = ElementTree.fromstring(data)
    except (ElementTree.ParseError, ValueError) as error:
        return f"it is not well-formed SVG ({error})"
    if not root.tag.endswith("svg"):
        return "it is not SVG"
    return None


def _raster_fault(data: bytes) -> str | None:
    from PIL import Image, UnidentifiedImageError

    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", Image.DecompressionBombWarning)
            picture = Image.open(io.BytesIO(data))
            width, height = picture.size
            if width * height > MAX_PIXELS or max(width, height) > MAX_SIDE:
                return f"{width} × {height} pixels are too many (at most {MAX_SIDE} a side)"
            if picture.mode == "CMYK":
                return "it is in CMYK; proofs are made in RGB"
            picture.load()
            Image.open(io.BytesIO(data)).verify()
    except UnidentifiedImageError:
        return "it is no picture of a known kind, whatever its name says"
    except Image.DecompressionBombError:
        return "it has far too many pixels"
    except (OSError, SyntaxError, ValueError, MemoryError) as error:
        return f"it is broken ({error})"
    return None


def pixels_of(path: Path) -> tuple[int, int] | None:
    """Width and height of a picture made of pixels, from its head alone; None for a drawing and for what is none."""
    if path.suffix.lower() == ".svg":
        return None
    from PIL import Image

    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", Image.DecompressionBombWarning)
            with Image.open(path) as picture:
                return picture.size
    except (OSError, SyntaxError, ValueError, Image.DecompressionBombError):
        return None
