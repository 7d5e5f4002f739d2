"""`rules.pdf`: the book on A5, with contents, bookmarks, running heads and an index with page numbers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from markupsafe import Markup

from cardforge.catalogue import Catalogue
from cardforge.diagnostics import Report
from cardforge.press.render import listening
from cardforge.rulebook import build_faults
from cardforge.rulebook.dress import Dress, page_environment
from cardforge.rulebook.model import Book, Chapter, Note, Prose, Rule, Steps, Table
from cardforge.rulebook.typesetting import Typesetter


@dataclass(frozen=True)
class Printed:
    """A finished PDF and how many pages it has."""

    pdf: bytes
    pages: int


def book_pdf(book: Book, catalogue: Catalogue, dress: Dress, setter: Typesetter, report: Report) -> Printed:
    """The whole book. The index is laid out after the rest, when it is known on which page everything stands."""
    environment = page_environment(book, dress)
    body = environment.get_template("print.html").render(
        game=catalogue.game.title,
        subtitle=catalogue.game.subtitle or catalogue.game.title,
        emblems=Markup(dress.emblems),
        crest=Markup(dress.crest),
    )
    index_page = environment.loader.get_source(environment, "index.html")[0] if environment.loader else ""

    def make() -> tuple[bytes, int, bool]:
        return _made(book, dress, setter, report, body)

    return Printed(*setter.kept((body, _style(environment, book, dress, 0), index_page), make))


def _made(book: Book, dress: Dress, setter: Typesetter, report: Report, body: str) -> tuple[bytes, int, bool]:
    """The document, how many pages it has, and whether the renderer had nothing to complain of."""
    environment = page_environment(book, dress)
    with listening() as heard:
        document = setter.lay_out(body, _style(environment, book, dress, 0))
        pages = {name: number for number, page in enumerate(document.pages, 1) for name in page.anchors}
        last = len(document.pages)
        index = environment.get_template("index.html").render(entries=list(index_entries(book, pages)))
        tail = setter.lay_out(index, _style(environment, book, dress, last))
        whole = document.copy([*document.pages[:-1], *tail.pages])
        pdf = whole.write_pdf(pdf_variant="pdf/ua-1", pdf_identifier=b"rulebook")
    for complaint in dict.fromkeys(heard.heard):
        report.add(build_faults.page_complaint(None, complaint))
    return pdf, len(whole.pages), not heard.heard


def _style(environment: Any, book: Book, dress: Dress, first_page: int) -> str:
    head = f"{book.label}" + (f" · {book.notice}" if book.notice else "")
    style: str = environment.get_template("print.css").render(
        **dress.colours, title=book.title, edition=head, first_page=first_page
    )
    return style


DEFINED, LEADS, NAMED = 2, 1, 0
"""How much a page has to say of a word: it defines it, a rule begins with it, it only names it."""
MOST_PAGES = 6
"""A word on more pages than this is everywhere; only pages that have something to say of it are listed."""


def index_entries(book: Book, pages: dict[str, int]) -> Iterator[tuple[str, list[tuple[int, str, bool]]]]:
    """Names in alphabetical order, with the pages that speak of them: page, anchor, and whether it is the chief one."""
    terms = {entry.id: entry.name for entry in book.glossary}
    found: dict[str, dict[int, tuple[int, str]]] = {}

    def note(name: str, anchor: str, weight: int) -> None:
        page = pages.get(anchor)
        if page is not None:
            known = found.setdefault(name, {}).get(page)
            if known is None or known[0] < weight:
                found[name][page] = (weight, anchor)

    for chapter in (*book.chapters, *book.appendices):
        for anchor, prose in _spoken(chapter):
            lead = _lead(prose).casefold()
            for piece in prose:
                named = piece.defines or (piece.link.id if piece.link and piece.link.to == "term" else None)
                if piece.defines:
                    note(terms.get(piece.defines, piece.text), anchor, DEFINED)
                elif named and not chapter.made:
                    name = terms.get(named, piece.text)
                    note(name, anchor, LEADS if name.casefold() in lead else NAMED)
                elif piece.link and piece.link.to == "card":
                    note(piece.text, anchor, LEADS if piece.text.casefold() in lead else NAMED)
                    note(piece.text, f"card-{piece.link.id}", DEFINED)
    for name in sorted(found, key=str.casefold):
        least = NAMED if len(found[name]) <= MOST_PAGES else LEADS
        told = {page: one for page, one in found[name].items() if one[0] >= least}
        yield name, [(page, anchor, weight == DEFINED) for page, (weight, anchor) in sorted(told.items())]


def _lead(prose: Prose) -> str:
    """The bold words that a paragraph begins with."""
    return "".join(piece.text for piece in takewhile(lambda piece: piece.bold, prose))


def _spoken(chapter: Chapter) -> Iterator[tuple[str, Prose]]:
    """Every stretch of text with the anchor that it is nearest to."""
    anchor = chapter.anchor
    for section in chapter.sections:
        anchor = section.anchor if section.title else anchor
        for block in section.blocks:
            if isinstance(block, Rule):
                anchor = f"rule-{block.id}"
                yield anchor, block.prose
            elif isinstance(block, Note):
                yield anchor, block.prose
            elif isinstance(block, Steps):
                for _, prose in block.rows:
                    yield anchor, prose
            elif isinstance(block, Table):
                for row in block.rows:
                    for cell in row:
                        yield anchor, cell
