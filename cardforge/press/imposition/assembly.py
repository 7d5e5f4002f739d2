"""Pages put together to one PDF: each face is in it once, however often it is printed.

The same pages give the same bytes: no date, and an identifier made of the content. One face is held at a time.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, BinaryIO

from cardforge.press.geometry import points
from cardforge.press.imposition.duplex import Duplex
from cardforge.press.imposition.lettering import Lettering
from cardforge.press.imposition.paper import Paper
from cardforge.press.imposition.plan import Side
from cardforge.press.pdf import Book, text_string

if TYPE_CHECKING:
    import pikepdf

Content = Callable[[int, Lettering, Mapping[str, str]], bytes]
"""Draws a side, by its number: given the font of labels and the name by which each face is drawn."""

FLIP = {Duplex.LONG: "/DuplexFlipLongEdge", Duplex.SHORT: "/DuplexFlipShortEdge"}


def assemble(
    paper: Paper,
    sides: Sequence[Side],
    pages: Mapping[str, bytes],
    content: Content,
    title: str,
    duplex: Duplex,
    out: BinaryIO,
    grey: bool = False,
) -> None:
    """Write the PDF of these sides, all on the same paper.

    Raises KeyError for a face that has no page, and ForeignPdfError for a page that is none of ours.
    """
    faces = list(dict.fromkeys(placement.face for side in sides for placement in side.placements))
    names = {face: f"F{number}" for number, face in enumerate(faces)}
    book = Book(out)
    catalog, tree, info = (book.reserve() for _ in range(3))
    forms = {face: book.add_form(_grey(pages[face]) if grey else pages[face]) for face in faces}
    lettering = Lettering()
    contents = [content(at, lettering, names) for at in range(len(sides))]
    font = book.add_font(_page_with(lettering))
    box = f"[0 0 {points(paper.width):.5f} {points(paper.height):.5f}]"
    kids = []
    for side, drawn in zip(sides, contents, strict=True):
        page, stream = book.reserve(), book.reserve()
        used = dict.fromkeys(placement.face for placement in side.placements)
        shown = " ".join(f"/{names[face]} {forms[face]} 0 R" for face in used)
        resources = f"<</XObject <<{shown}>> /Font <</L {font} 0 R>>>>"
        book.put_stream(stream, drawn)
        book.put(
            page,
            f"<</Type /Page /Parent {tree} 0 R /MediaBox {box} /TrimBox {box}"
            f" /Resources {resources} /Contents {stream} 0 R>>",
        )
        kids.append(f"{page} 0 R")
    book.put(tree, f"<</Type /Pages /Count {len(kids)} /Kids [{' '.join(kids)}]>>")
    book.put(info, f"<</Title {text_string(title)}>>")
    flip = FLIP.get(duplex, "/Simplex")
    preferences = f"/ViewerPreferences <</PrintScaling /None /Duplex {flip}>>"
    book.put(catalog, f"<</Type /Catalog /Pages {tree} 0 R {preferences}>>")
    book.close(catalog, info)


def _grey(page: bytes) -> bytes:
    import pikepdf

    from cardforge.press.imposition.grey import without_colour

    with pikepdf.open(io.BytesIO(page)) as document:
        without_colour(document, document.pages[0])
        return _saved(document)


def _page_with(lettering: Lettering) -> bytes:
    """A page that has the font of the labels, with the characters that they use."""
    import pikepdf

    with pikepdf.new() as document:
        resources = pikepdf.Dictionary(Font=pikepdf.Dictionary(L=lettering.embed(document)))
        page = pikepdf.Dictionary(
            Type=pikepdf.Name.Page,
            MediaBox=[0, 0, 1, 1],
            Resources=resources,
            Contents=pikepdf.Stream(document, b" "),
        )
        document.pages.append(pikepdf.Page(document.make_indirect(page)))
        return _saved(document)


def _saved(document: pikepdf.Pdf) -> bytes:
    import pikepdf

    out = io.BytesIO()
    document.save(out, static_id=True, object_stream_mode=pikepdf.ObjectStreamMode.disable)
    return out.getvalue()
