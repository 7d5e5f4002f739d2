"""Pages put together to one PDF: each face is in it once, however often it is printed.

The same pages give the same bytes: no date, and an identifier made of the content.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cardforge.press.geometry import points
from cardforge.press.imposition.duplex import Duplex
from cardforge.press.imposition.lettering import Lettering
from cardforge.press.imposition.paper import Paper
from cardforge.press.imposition.plan import Side

Content = Callable[[int, Lettering, Mapping[str, str]], bytes]
"""Draws a side, by its number: given the font of labels and the name by which each face is drawn."""


def assemble(
    paper: Paper,
    sides: Sequence[Side],
    pages: Mapping[str, bytes],
    content: Content,
    title: str,
    duplex: Duplex,
    grey: bool = False,
) -> bytes:
    """The PDF of these sides, all on the same paper. Raises KeyError for a face that has no page."""
    import pikepdf

    faces = list(dict.fromkeys(placement.face for side in sides for placement in side.placements))
    names = {face: f"F{number}" for number, face in enumerate(faces)}
    with pikepdf.new() as pdf:
        forms = {face: _form(pdf, pages[face], grey) for face in faces}
        lettering = Lettering()
        contents = [content(at, lettering, names) for at in range(len(sides))]
        font = lettering.embed(pdf)
        box = [0, 0, points(paper.width), points(paper.height)]
        for side, drawn in zip(sides, contents, strict=True):
            used = dict.fromkeys(placement.face for placement in side.placements)
            page = pikepdf.Dictionary(
                Type=pikepdf.Name.Page,
                MediaBox=box,
                TrimBox=box,
                Resources=pikepdf.Dictionary(
                    XObject=pikepdf.Dictionary({f"/{names[face]}": forms[face] for face in used}),
                    Font=pikepdf.Dictionary(L=font),
                ),
                Contents=pikepdf.Stream(pdf, drawn),
            )
            pdf.pages.append(pikepdf.Page(pdf.make_indirect(page)))
        pdf.docinfo = pdf.make_indirect(pikepdf.Dictionary(Title=pikepdf.String(title)))
        flip = {Duplex.LONG: "/DuplexFlipLongEdge", Duplex.SHORT: "/DuplexFlipShortEdge"}.get(duplex, "/Simplex")
        pdf.Root.ViewerPreferences = pikepdf.Dictionary(PrintScaling=pikepdf.Name("/None"), Duplex=pikepdf.Name(flip))
        out = io.BytesIO()
        pdf.save(
            out,
            deterministic_id=True,
            compress_streams=True,
            object_stream_mode=pikepdf.ObjectStreamMode.generate,
            fix_metadata_version=False,
        )
        return out.getvalue()


def _form(pdf: Any, data: bytes, grey: bool) -> Any:
    """A face as a form: cut at its page and not at its card, as the library would, and with its resources shared."""
    import pikepdf

    from cardforge.press.imposition.grey import without_colour

    with pikepdf.open(io.BytesIO(data)) as source:
        page = source.pages[0]
        if grey:
            without_colour(source, page)
        form = page.as_form_xobject()
        form.BBox = page.mediabox
        resources = page.obj.get("/Resources", pikepdf.Dictionary())
        form.Resources = resources if resources.is_indirect else source.make_indirect(resources)
        return pdf.copy_foreign(form)
