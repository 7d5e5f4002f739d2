"""A PDF as a print shop's robot reads it: boxes and order, then what each page draws."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from cardforge.diagnostics import Diagnostic, Place
from cardforge.press.geometry import mm, points
from cardforge.press.preflight import faults
from cardforge.press.preflight.bleed import empty_sides
from cardforge.press.preflight.boxes import look_at_boxes
from cardforge.press.preflight.content import drawn
from cardforge.press.preflight.inks import most_ink
from cardforge.press.preflight.shapes import Shape, shapes_near_cut, told_shapes
from cardforge.press.preflight.words import letter_boxes, nearest_words
from cardforge.press.profile import Profile

LOOK = 150
"""Dots per inch at which a page is looked at for its bleed."""
KEPT = 12
"""Pages that are looked at before the memory for their pictures is given back."""
SLACK = 0.02
SOFT = 0.98
"""Part of the resolution asked for that is let pass: pixels are whole, and sizes are not."""


def look_at_pdf(path: Path, profile: Profile) -> list[Diagnostic]:
    """What is wrong with the file for the target."""
    import pikepdf

    place = Place(path.name)
    try:
        with pikepdf.open(path) as pdf:
            found = list(_whole(pdf, path, profile, place))
            seen: set[Any] = set()
            for number, page in enumerate(pdf.pages, start=1):
                found += look_at_boxes(page, f"page {number}", profile, place)
                key = _content_key(page)
                if key not in seen:
                    seen.add(key)
                    found += _page(page, f"page {number}", profile, place)
            found += _seen(path, pdf, profile, place)
    except (pikepdf.PdfError, ValueError, TypeError, KeyError, RecursionError) as error:
        return [faults.unreadable(place, str(error) or type(error).__name__)]
    return list(dict.fromkeys(found))


def _whole(pdf: Any, path: Path, profile: Profile, place: Place) -> Iterator[Diagnostic]:
    pages, size = len(pdf.pages), path.stat().st_size
    if profile.max_bytes and size > profile.max_bytes:
        yield faults.file_size(place, f"{size / 1e6:.0f} MB", f"{profile.max_bytes / 1e6:.0f} MB")
    if not pages:
        yield faults.page_count(place, 0, "a page for each side of each card")
    if profile.order is not None:
        if pages % 2:
            yield faults.page_count(place, pages, "an even number: every front has a back")
        elif pages:
            yield from _order(pdf, profile, place)
        if profile.max_cards and pages // 2 > profile.max_cards:
            yield faults.too_many(place, pages // 2, profile.max_cards)
    if profile.colour == "cmyk" and not any(
        "/DestOutputProfile" in intent for intent in pdf.Root.get("/OutputIntents", [])
    ):
        yield faults.no_output_intent(place, f"one for {profile.intent or 'the press'}")
    if profile.standard:
        says = str(pdf.docinfo.get("/GTS_PDFXVersion", ""))
        if says != profile.standard:
            yield faults.standard(place, says, profile.standard)


def _order(pdf: Any, profile: Profile, place: Place) -> Iterator[Diagnostic]:
    """Backs repeat and fronts do not: the side with fewer different pages is the backs."""
    keys = [_content_key(page) for page in pdf.pages]
    odd, even = len(set(keys[::2])), len(set(keys[1::2]))
    if odd == even:
        return
    found = "back-first" if odd < even else "front-first"
    if found != profile.order:
        yield faults.page_order(place, found, profile.order or "")


def _content_key(page: Any) -> tuple[bytes, tuple[Any, ...]]:
    """Equal for pages that draw the same."""
    import pikepdf

    contents = page.obj.get("/Contents")
    streams = contents if isinstance(contents, pikepdf.Array) else [contents] if contents is not None else []
    objects = page.obj.get("/Resources", pikepdf.Dictionary()).get("/XObject", pikepdf.Dictionary())
    return b"\n".join(one.read_bytes() for one in streams), tuple(
        sorted((str(name), found.objgen) for name, found in objects.items())
    )


def _page(page: Any, name: str, profile: Profile, place: Place) -> Iterator[Diagnostic]:
    smallest, thinnest = profile.smallest_type, profile.hairline
    for font in _missing_fonts(page.obj.get("/Resources"), set()):
        yield faults.font_not_embedded(place, name, font)
    for one in drawn(page):
        if one.kind == "text" and smallest and one.size < smallest - SLACK:
            yield faults.small_type(place, name, f"{one.size:.1f}", f"{smallest:g}")
        elif one.kind == "stroke" and thinnest and one.size < thinnest - SLACK:
            yield faults.hairline(place, name, f"{one.size:.2f}", f"{thinnest:g}")
        elif one.kind == "colour" and profile.colour == "cmyk":
            yield faults.wrong_colour(place, name, one.what)
        elif one.kind == "ink" and profile.ink_limit and one.size > profile.ink_limit + 0.5:
            yield faults.too_much_ink(place, name, round(one.size), "in a drawn colour", profile.ink_limit)
        elif one.kind == "transparent" and not profile.transparency:
            yield faults.transparency(place, name, one.what)
        elif one.kind == "picture":
            yield from _picture(one.picture, one.matrix, name, profile, place)


def _picture(picture: Any, matrix: Any, name: str, profile: Profile, place: Place) -> Iterator[Diagnostic]:
    a, b, c, d, _, _ = matrix
    across, down = (a * a + b * b) ** 0.5, (c * c + d * d) ** 0.5
    if across > 0 and down > 0:
        dpi = min(int(picture.Width) * 72 / across, int(picture.Height) * 72 / down)
        wanted = min(profile.dpi, 300)
        if dpi < wanted * SOFT:
            yield faults.low_resolution(place, name, round(dpi), wanted)
    if profile.ink_limit:
        most, x, y = most_ink(picture)
        if most > profile.ink_limit + 0.5:
            where = f"{x * 100:.0f} % from the left and {y * 100:.0f} % from above in a picture"
            yield faults.too_much_ink(place, name, round(most), where, profile.ink_limit)


def _missing_fonts(resources: Any, seen: set[Any]) -> Iterator[str]:
    if resources is None:
        return
    for font in resources.get("/Font", {}).values():
        inner = font.get("/DescendantFonts", [font])[0]
        descriptor = inner.get("/FontDescriptor")
        if font.get("/Subtype") == "/Type3":
            continue
        if descriptor is None or not any(key in descriptor for key in ("/FontFile", "/FontFile2", "/FontFile3")):
            yield str(font.get("/BaseFont", "without a name")).lstrip("/")
    for found in resources.get("/XObject", {}).values():
        if found.objgen not in seen and found.get("/Subtype") == "/Form":
            seen.add(found.objgen)
            yield from _missing_fonts(found.get("/Resources"), seen)


def _seen(path: Path, pdf: Any, profile: Profile, place: Place) -> Iterator[Diagnostic]:
    """What has to be looked at as a page comes out: the bleed, and words and symbols near the cut."""
    if profile.files != "pdf":
        return
    card = profile.card
    shapes: dict[str, list[Shape]] = {}
    first: dict[Any, int] = {}
    for number, page in enumerate(pdf.pages):
        first.setdefault(_content_key(page), number)
    for number, page in _pages(path, list(first.values())):
        name = f"page {number + 1}"
        image = page.render(scale=LOOK / 72).to_pil().convert("RGB")
        width = round(points(card.bleed) * LOOK / 72)
        if width and min(image.size) > 4 * width:
            for side in empty_sides(image, width):
                yield faults.bleed_empty(place, name, side)
        shapes[name] = shapes_near_cut(image, card, list(letter_boxes(page)))
        safe = points(card.bleed + card.safe)
        for text, distance in nearest_words(page, safe - SLACK * 5):
            found = f"{distance * 25.4 / 72 - card.bleed / 1000:.1f}"
            yield faults.outside_safe_zone(place, name, text, found, mm(card.safe))
    yield from told_shapes(shapes, profile, lambda _: place)


def _pages(path: Path, numbers: Sequence[int]) -> Iterator[tuple[int, Any]]:
    """Pages to look at. The file is opened anew now and then, since all pictures of an open one are kept."""
    import pypdfium2

    for at in range(0, len(numbers), KEPT):
        document = pypdfium2.PdfDocument(path)
        try:
            for number in numbers[at : at + KEPT]:
                page = document[number]
                yield number, page
                page.close()
        finally:
            document.close()
