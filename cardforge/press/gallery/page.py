"""The gallery as one file: style, script, fonts and data are inside, pictures lie beside it."""

from __future__ import annotations

import base64
import hashlib
import html
import json
import re
from pathlib import Path
from typing import Any

from cardforge.press.cache import press_fingerprint
from cardforge.press.fonts import load, read_fonts
from cardforge.press.gallery.entries import GalleryData
from cardforge.press.proofing.make import OWN as FONTS_OF

OWN = Path(__file__).parent
FILE = "index.html"
_CHARACTERS = "".join(map(chr, (*range(0x20, 0x7F), *range(0xA0, 0x180)))) + "–—‘’“”…•×−≥≤·←→"
_FONTS = {"Title": "title", "Text": "plain"}


def gallery_key(data: GalleryData) -> str:
    """The key of the page: it is the same page where this is the same."""
    parts = [json.dumps(data.as_json(), sort_keys=True), press_fingerprint()]
    parts += [(OWN / name).read_text("utf-8") for name in ("gallery.html", "gallery.css", "gallery.js")]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def gallery_page(data: GalleryData) -> bytes:
    """The page."""
    parts = {
        "title": html.escape(data.title),
        "style": "\n".join([*_font_faces(), (OWN / "gallery.css").read_text("utf-8")]),
        "script": (OWN / "gallery.js").read_text("utf-8"),
        "data": _json({**data.as_json(), "rings": _rings(data)}),
    }
    page = (OWN / "gallery.html").read_text("utf-8")
    return re.sub(r"@(title|style|script|data)@", lambda found: parts[found[1]], page).encode()


def _json(value: object) -> str:
    """JSON that cannot end the element that it stands in."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")


def _rings(data: GalleryData) -> list[str]:
    """Four steps of light from the darkest colour to the accent, for the rings of the heading."""
    dark, light = data.palette.get("deep", "#26221d"), data.palette.get("field", "#6a5c40")
    return [_mixed(dark, light, share) for share in (0.2, 0.42, 0.66, 0.95)]


def _mixed(one: str, other: str, share: float) -> str:
    pairs = ((int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def _font_faces() -> list[str]:
    sources, _ = read_fonts(FONTS_OF)
    assert sources is not None
    rules = []
    for family, role in _FONTS.items():
        data = base64.b64encode(_subset(load(sources[role]).data)).decode()
        rules.append(f'@font-face{{font-family:{family};src:url("data:font/ttf;base64,{data}")}}')
    return rules


def _subset(data: bytes) -> bytes:
    import uharfbuzz as hb

    wanted: Any = hb.SubsetInput()
    wanted.sets(hb.SubsetInputSets.UNICODE).update(map(ord, _CHARACTERS))
    features = wanted.sets(hb.SubsetInputSets.LAYOUT_FEATURE_TAG)
    features.clear()
    features.invert()
    return bytes(hb.subset(hb.Face(data), wanted).blob.data)
