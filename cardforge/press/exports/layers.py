"""A page in two layers: its words, which stay lines and curves, and all else, which becomes a picture.

Our own pages set words with `BT … ET` in the page's own content; what is laid over with opacity is a form of its own
and goes with the picture. Strings are hexadecimal, so that no operator can hide in one.
"""

from __future__ import annotations

import io
import re
from collections.abc import Callable

_BLOCK = re.compile(rb"(?<=[\s])BT\s.*?\sET(?=\s|$)", re.DOTALL)
_PART = re.compile(
    rb"(?P<block>(?<=\s)BT\s.*?\sET(?=\s|$))"
    rb"|(?P<state>(?<!\S)(?:q|Q)(?=\s|$))"
    rb"|(?P<matrix>(?<!\S)(?:-?[\d.]+ ){6}cm(?=\s|$))"
    rb"|(?P<colour>(?<!\S)(?:[\d.]+ ){3}rg(?=\s|$))",
    re.DOTALL,
)
_COLOUR = re.compile(rb"(?<!\S)([\d.]+) ([\d.]+) ([\d.]+) rg(?=\s|$)")
_OPACITY = re.compile(rb"(?<!\S)/\S+ gs(?=\s|$)")
_OTHER_COLOUR = re.compile(rb"(?<!\S)([\d.]+) ([\d.]+) ([\d.]+) RG(?=\s|$)")
DARK = 0.35
"""Lightness under which a word is black, and black ink alone: three more inks would never meet on a thin stroke."""

Inks = Callable[[float, float, float], tuple[float, ...]]


def without_words(pdf: bytes) -> bytes:
    """The page without its words."""
    import pikepdf

    with pikepdf.open(io.BytesIO(pdf)) as document:
        page = document.pages[0]
        page.contents_coalesce()
        page.Contents.write(_BLOCK.sub(b"", page.Contents.read_bytes()))
        out = io.BytesIO()
        document.save(out, static_id=True)
        return out.getvalue()


def words_alone(content: bytes, inks: Inks) -> bytes:
    """The part of a page's content that sets words, in inks: dark words in black alone, others as they convert."""

    def colour(found: re.Match[bytes]) -> bytes:
        red, green, blue = (float(part) for part in found.groups())
        if 0.2126 * red + 0.7152 * green + 0.0722 * blue < DARK:
            return b"0 0 0 1 k"
        return b" ".join(b"%.4f" % part for part in inks(red, green, blue)) + b" k"

    parts = []
    for found in _PART.finditer(b"\n" + content):
        text = found.group()
        if found["block"] or found["colour"]:
            text = _OPACITY.sub(b"", _OTHER_COLOUR.sub(b"", _COLOUR.sub(colour, text)))
        parts.append(text)
    return b"\n".join(parts) + b"\n"
