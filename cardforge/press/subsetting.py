"""Fonts cut down to the characters of a page, by the HarfBuzz that comes with us.

WeasyPrint takes the system's `libharfbuzz-subset` where there is one, and else fontTools, 2.8 times slower and with
other bytes. This takes neither, so that a page is the same file on every machine.
"""

from __future__ import annotations

from typing import Any

_DROPPED = (
    "BASE",
    "DSIG",
    "EBDT",
    "EBLC",
    "EBSC",
    "GPOS",
    "GSUB",
    "GDEF",
    "JSTF",
    "LTSH",
    "PCLT",
    "SVG ",
    "STAT",
    "MATH",
)


def subset_with_harfbuzz(font: Any, to_unicode: dict[int, str], hinting: bool) -> None:
    """Stands for WeasyPrint's `Font.subset`: leaves in `font.file_content` the glyphs used, at their old numbers."""
    if not to_unicode:
        return
    import uharfbuzz as hb

    subset = hb.SubsetInput()
    subset.glyph_set.update(to_unicode)
    subset.flags = hb.SubsetFlags.RETAIN_GIDS | hb.SubsetFlags.DESUBROUTINIZE | hb.SubsetFlags.NO_LAYOUT_CLOSURE
    if not hinting:
        subset.flags |= hb.SubsetFlags.NO_HINTING
    if font.missing:
        subset.flags |= hb.SubsetFlags.NOTDEF_OUTLINE
    subset.drop_table_tag_set.update(hb_tag(tag) for tag in _DROPPED)
    face = hb.Face(font.file_content, font.index)
    font.file_content = bytes(hb.subset(face, subset).blob.data)


def hb_tag(tag: str) -> int:
    """Four characters as the number that HarfBuzz knows them by."""
    return int.from_bytes(tag.encode("ascii"), "big")
