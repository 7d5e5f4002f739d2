"""Words that stand near the edge of a page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

LONGEST = 24
"""Characters of a run of words that are told."""


def letter_boxes(page: Any) -> Iterator[tuple[float, float, float, float]]:
    """Left, top, right and bottom of each letter, in parts of the page's width and height from its upper left."""
    width, height = page.get_size()
    text = page.get_textpage()
    for at in range(text.count_chars()):
        left, bottom, right, top = text.get_charbox(at)
        if right > left:
            yield left / width, 1 - top / height, right / width, 1 - bottom / height
    text.close()


def nearest_words(page: Any, least: float) -> Iterator[tuple[str, float]]:
    """Runs of words less than `least` points from an edge of the page, and the distance of the nearest letter."""
    import pypdfium2.raw as pdfium

    width, height = page.get_size()
    text = page.get_textpage()
    run, distance = "", least
    for at in range(text.count_chars()):
        char = chr(pdfium.FPDFText_GetUnicode(text.raw, at))
        if char.isspace() or not char.isprintable():
            near = run != "" and char == " "
            run = run + " " if near else run
            continue
        left, bottom, right, top = text.get_charbox(at)
        room = min(left, bottom, width - right, height - top)
        if room < least:
            run, distance = run + char, min(distance, room)
        elif run:
            yield run.strip()[:LONGEST], distance
            run, distance = "", least
    if run.strip():
        yield run.strip()[:LONGEST], distance
    text.close()
