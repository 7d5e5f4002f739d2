"""One PDF for a print shop: a page for each side of each card, in inks, words as vectors, nothing transparent."""

from __future__ import annotations

import io
import zlib
from collections.abc import Mapping
from typing import Any

from cardforge.press.exports.ink import InkConversion
from cardforge.press.exports.job import Job
from cardforge.press.exports.layers import without_words, words_alone
from cardforge.press.exports.pixels import card_pixels
from cardforge.press.geometry import pixels, points
from cardforge.press.imposition.drawing import cover
from cardforge.press.profile import Profile

DATE = "D:20000101000000Z"
"""PDF/X asks for dates; the same job has to be the same bytes on any day."""


def export_print_pdf(job: Job, profile: Profile, inks: InkConversion) -> bytes:
    """The PDF. Every face is in it once; a page of a card that is printed often points to it."""
    import pikepdf

    with pikepdf.new() as pdf:
        forms = {face: _form(pdf, job, profile, inks, face) for face in job.faces}
        for pile in job.piles:
            for item in pile.items:
                sides = [item.face, *([item.back] if item.back else [])]
                if profile.order == "back-first":
                    sides.reverse()
                for _ in range(item.count):
                    for face in sides:
                        _page(pdf, profile, forms[face])
        _describe(pdf, job, profile, inks)
        out = io.BytesIO()
        pdf.save(out, deterministic_id=True, min_version="1.4", object_stream_mode=pikepdf.ObjectStreamMode.disable)
        return out.getvalue()


def _form(pdf: Any, job: Job, profile: Profile, inks: InkConversion, face: str) -> Any:
    import pikepdf

    card = profile.card.format
    size = pixels(card.page_width, profile.dpi), pixels(card.page_height, profile.dpi)
    picture = inks.picture(card_pixels(without_words(job.pages[face]), job.source, card, size))
    image = pikepdf.Stream(pdf, zlib.compress(picture.tobytes(), 6))
    image.update(
        {
            "/Type": pikepdf.Name.XObject,
            "/Subtype": pikepdf.Name.Image,
            "/Width": size[0],
            "/Height": size[1],
            "/ColorSpace": pikepdf.Name.DeviceCMYK,
            "/BitsPerComponent": 8,
            "/Filter": pikepdf.Name.FlateDecode,
        }
    )
    with pikepdf.open(io.BytesIO(job.pages[face])) as source:
        page = source.pages[0]
        page.contents_coalesce()
        words = words_alone(page.Contents.read_bytes(), inks.colour)
        fonts = page.obj.Resources.get("/Font", pikepdf.Dictionary())
        shared = source.make_indirect(pikepdf.Dictionary({"/All": fonts}))
        fonts = pdf.copy_foreign(shared).All
    width, height = points(card.page_width), points(card.page_height)
    scale = cover(job.source, card)
    x = (width - scale * points(job.source.page_width)) / 2
    y = (height - scale * points(job.source.page_height)) / 2
    head = f"q {width} 0 0 {height} 0 0 cm /Picture Do Q q {scale:.6f} 0 0 {scale:.6f} {x:.4f} {y:.4f} cm\n".encode()
    form = pikepdf.Stream(pdf, head + words + b"Q\n")
    form.update(
        {
            "/Type": pikepdf.Name.XObject,
            "/Subtype": pikepdf.Name.Form,
            "/BBox": pikepdf.Array([0, 0, width, height]),
            "/Resources": pikepdf.Dictionary(XObject=pikepdf.Dictionary(Picture=pdf.make_indirect(image)), Font=fonts),
        }
    )
    return pdf.make_indirect(form)


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
