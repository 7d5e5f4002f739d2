"""One PDF for a print shop: a page for each side of each card, in inks, words as vectors, nothing transparent."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from cardforge.press.atomic import making_folder
from cardforge.press.exports.ink import InkConversion
from cardforge.press.exports.inked_faces import write_parts
from cardforge.press.exports.job import Job
from cardforge.press.geometry import points
from cardforge.press.profile import Profile

DATE = "D:20000101000000Z"
"""PDF/X asks for dates; the same job has to be the same bytes on any day."""


def write_print_pdf(job: Job, profile: Profile, inks: InkConversion, path: Path, jobs: int = 1) -> None:
    """Write the PDF. Every face is in it once; a page of a card that is printed often points to it.

    Faces are made a few at a time, in `jobs` processes, and wait on disk beside `path`: memory does not grow with
    their number. Raises OSError where there is no room.
    """
    import pikepdf

    with ExitStack() as opened, pikepdf.new() as pdf:
        folder = opened.enter_context(making_folder(path))
        forms: dict[str, Any] = {}
        for part in write_parts(job, profile, inks, folder, jobs):
            source = opened.enter_context(pikepdf.open(part.path))
            for face, form in zip(part.faces, source.Root.Forms, strict=True):
                forms[face] = pdf.copy_foreign(form)
        for pile in job.piles:
            for item in pile.items:
                sides = [item.face, *([item.back] if item.back else [])]
                if profile.order == "back-first":
                    sides.reverse()
                for _ in range(item.count):
                    for face in sides:
                        _page(pdf, profile, forms[face])
        _describe(pdf, job, profile, inks)
        pdf.save(path, deterministic_id=True, min_version="1.4", object_stream_mode=pikepdf.ObjectStreamMode.disable)


def _page(pdf: Any, profile: Profile, form: Any) -> None:
    import pikepdf

    card = profile.card.format
    box = [0, 0, points(card.page_width), points(card.page_height)]
    page = pikepdf.Dictionary(
        Type=pikepdf.Name.Page,
        MediaBox=box,
        BleedBox=box,
        TrimBox=list(card.trim_box),
        Resources=pikepdf.Dictionary(XObject=pikepdf.Dictionary(F=form)),
        Contents=pikepdf.Stream(pdf, b"/F Do\n"),
    )
    pdf.pages.append(pikepdf.Page(pdf.make_indirect(page)))


def _describe(pdf: Any, job: Job, profile: Profile, inks: InkConversion) -> None:
    import pikepdf

    profile_stream = pikepdf.Stream(pdf, inks.icc)
    profile_stream.N = 4
    intent = pikepdf.Dictionary(
        Type=pikepdf.Name.OutputIntent,
        S=pikepdf.Name("/GTS_PDFX"),
        OutputConditionIdentifier=pikepdf.String(profile.intent or "Custom"),
        OutputCondition=pikepdf.String(profile.intent or profile.name),
        Info=pikepdf.String(profile.intent or profile.name),
        DestOutputProfile=pdf.make_indirect(profile_stream),
    )
    pdf.Root.OutputIntents = pikepdf.Array([pdf.make_indirect(intent)])
    facts: Mapping[str, str] = {
        "/Title": job.title,
        "/CreationDate": DATE,
        "/ModDate": DATE,
        "/Creator": "Cardforge",
        "/Producer": "Cardforge",
        **({"/GTS_PDFXVersion": profile.standard} if profile.standard else {}),
    }
    info = pikepdf.Dictionary({key: pikepdf.String(value) for key, value in facts.items()})
    info["/Trapped"] = pikepdf.Name("/False")
    pdf.docinfo = pdf.make_indirect(info)
