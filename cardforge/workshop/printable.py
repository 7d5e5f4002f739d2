"""What the press has to say of a project before a page is made: its fonts, layout, scenery and pictures."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cardforge.catalogue import Catalogue
from cardforge.diagnostics import Report
from cardforge.press.checks import aids, laid_out, pictures, scenes
from cardforge.press.fonts import FONTS_FILE, FontSource, read_fonts, unusable_fonts


def printable(catalogue: Catalogue, report: Report) -> Callable[[str], bool] | None:
    """Says whether any font of the project has a character; None for a project without fonts that can be used.

    What is wrong with the fonts themselves, and with what else pages are made from, goes into the report. A character
    that one role lacks and another has is found when the page is made.
    """
    fonts = _fonts(catalogue, report)
    report.extend(laid_out(catalogue, fonts))
    report.extend(scenes(catalogue))
    report.extend(aids(catalogue))
    report.extend(pictures(catalogue))
    return _characters(fonts) if fonts is not None else None


def _fonts(catalogue: Catalogue, report: Report) -> Mapping[str, FontSource] | None:
    if not (catalogue.root / FONTS_FILE).exists():
        return None
    fonts, found = read_fonts(catalogue.root)
    found += unusable_fonts(fonts or {})
    report.extend(found)
    return None if found else fonts


def _characters(fonts: Mapping[str, FontSource]) -> Callable[[str], bool]:
    import uharfbuzz as hb  # here, so that a project without fonts is checked without it

    characters: set[int] = set()
    for data in {source.data for source in fonts.values()}:
        characters.update(hb.Face(data).unicodes)
    return lambda character: ord(character) in characters
