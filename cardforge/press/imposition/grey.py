"""A page without colour, for printers that mix grey from three inks: every colour becomes the grey of its lightness."""

from __future__ import annotations

import re
from typing import Any

_COLOUR = re.compile(rb"(?<![\w.\-])(\d*\.?\d+) (\d*\.?\d+) (\d*\.?\d+) (rg|RG)(?=\s|$)")
RED, GREEN, BLUE = 0.2126, 0.7152, 0.0722
"""What each adds to lightness (ITU-R BT.709)."""


def without_colour(document: Any, page: Any) -> None:
    """Change a page of our own renderer in place: its drawing, the forms it uses, and its pictures.

    Our pages set colours with `rg` and `RG` alone and write text as hexadecimal strings, so that nothing else can look
    like a colour.
    """
    import pikepdf

    page.contents_coalesce()
    page.Contents.write(_grey(page.Contents.read_bytes()))
    seen: set[tuple[int, int]] = set()
    waiting = [page.obj.get("/Resources", pikepdf.Dictionary())]
    while waiting:
        resources = waiting.pop()
        for found in resources.get("/XObject", pikepdf.Dictionary()).values():
            if found.objgen in seen:
                continue
            seen.add(found.objgen)
            if found.get("/Subtype") == "/Form":
                found.write(_grey(found.read_bytes()))
                waiting.append(found.get("/Resources", pikepdf.Dictionary()))
            elif found.get("/ColorSpace") == "/DeviceRGB":
                _grey_picture(found)


def _grey(content: bytes) -> bytes:
    return _COLOUR.sub(_lightness, content)


def _lightness(found: re.Match[bytes]) -> bytes:
    value = RED * float(found[1]) + GREEN * float(found[2]) + BLUE * float(found[3])
    return b"%.4f %s" % (value, b"g" if found[4] == b"rg" else b"G")


def _grey_picture(picture: Any) -> None:
    import pikepdf

    pixels = pikepdf.PdfImage(picture).as_pil_image().convert("L")
    picture.write(pixels.tobytes())
    picture.ColorSpace = pikepdf.Name.DeviceGray
    picture.BitsPerComponent = 8
    for key in ("/DecodeParms", "/Decode"):
        if key in picture:
            del picture[key]
