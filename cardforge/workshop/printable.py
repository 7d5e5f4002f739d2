"""Which characters the fonts of a project can print: what `check` asks, without setting a single page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from cardforge.diagnostics import Report
from cardforge.press.fonts import FONTS_FILE, read_fonts


def printable(root: Path, report: Report) -> Callable[[str], bool] | None:
    """Says whether any font of the project has a character; None for a project without fonts.

    What is wrong with the fonts themselves goes into the report, and then nothing is said of characters. A character
    that one role lacks and another has is found when the page is made.
    """
    if not (root / FONTS_FILE).is_file():
        return None
    sources, found = read_fonts(root)
    report.extend(found)
    if sources is None:
        return None
    import uharfbuzz as hb  # here, so that a project without fonts is checked without it

    characters: set[int] = set()
    for data in {source.data for source in sources.values()}:
        characters.update(hb.Face(data).unicodes)
    return lambda character: ord(character) in characters
