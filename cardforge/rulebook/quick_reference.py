"""`quick-reference.pdf`: exactly two A5 pages with what the game is about, its figures, the charts, and the terms."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from cardforge.catalogue import Catalogue
from cardforge.diagnostics import Report
from cardforge.press.render import listening
from cardforge.rulebook import build_faults
from cardforge.rulebook.dress import Dress, page_environment
from cardforge.rulebook.model import Book, Chapter, Rule, Steps, Table
from cardforge.rulebook.typesetting import Typesetter

PAGES = 2
SIZES = (8.4, 8.0, 7.6, 7.2, 6.8, 6.4)
"""Points of the type, from the one that is best to read to the one that still can be."""


def quick_reference_pdf(book: Book, catalogue: Catalogue, dress: Dress, setter: Typesetter, report: Report) -> bytes:
    """Two pages: how a turn and its actions run on the first, the words of the game on the second.

    The type gets smaller until they fit; where they do not fit at the smallest size that can be read, that is reported.
    """
    environment = page_environment(book, dress)
    charts = [block for chapter in book.chapters for block in chapter.blocks if isinstance(block, Steps)]
    summary = [(chapter, rules) for chapter in book.chapters if (rules := list(_summed_up(chapter)))]
    figures = [block for chapter, _ in summary for block in chapter.blocks if isinstance(block, Table)]
    told = {chapter.number for chapter, _ in summary}
    places = [chapter for chapter in book.chapters if chapter.number not in told]
    html = environment.get_template("quick.html").render(
        charts=charts, summary=summary, figures=figures, places=places, game=catalogue.game.title
    )
    styles = [environment.get_template("quick.css").render(**dress.colours, size=size) for size in SIZES]
    return setter.kept((html, *styles), lambda: _made(html, styles, setter, report))[0]


def _made(html: str, styles: Sequence[str], setter: Typesetter, report: Report) -> tuple[bytes, int, bool]:
    """The largest type that fits, found by halving; the smallest where none does."""
    with listening() as heard:
        document: Any = None
        low, high = 0, len(styles) - 1
        while low <= high:
            middle = (low + high) // 2
            tried = setter.lay_out(html, styles[middle])
            if len(tried.pages) <= PAGES or middle == len(styles) - 1:
                document, high = tried, middle - 1
            else:
                low = middle + 1
        pdf: bytes = document.write_pdf(pdf_variant="pdf/ua-1", pdf_identifier=b"quick-reference")
    for complaint in dict.fromkeys(heard.heard):
        report.add(build_faults.page_complaint(None, complaint))
    if len(document.pages) != PAGES:
        report.add(
            build_faults.page_complaint(None, f"the quick reference has {len(document.pages)} pages instead of {PAGES}")
        )
    return pdf, len(document.pages), not heard.heard and len(document.pages) == PAGES


def _summed_up(chapter: Chapter) -> Iterator[Rule]:
    """The rules of a chapter that only sums up: all of them are said in full elsewhere, under their own leads."""
    rules = [block for block in chapter.blocks if isinstance(block, Rule)]
    if rules and all(rule.backing == "restates" for rule in rules):
        yield from rules
