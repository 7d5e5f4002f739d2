"""Single-card pages drawn by hand: one plain colour each, with a mark in one corner."""

import io
from collections.abc import Mapping

import pikepdf
import pypdfium2
from PIL import Image

from cardforge.press.geometry import CardFormat, points
from cardforge.press.imposition.document import SheetStyle, write_sheets
from cardforge.press.imposition.plan import Plan

STANDARD = CardFormat(63_000, 88_000, 3_000)
RED, BLUE = (1.0, 0.0, 0.0), (0.0, 0.0, 1.0)


def page(colour: tuple[float, float, float], format: CardFormat = STANDARD, mark: bool = True) -> bytes:
    """A page in one colour up to the edge of its bleed; a black square of 10 mm in the card's upper left."""
    width, height = points(format.page_width), points(format.page_height)
    red, green, blue = colour
    content = f"{red} {green} {blue} rg 0 0 {width} {height} re f "
    if mark:
        near, size = points(format.bleed), points(10_000)
        content += f"0 0 0 rg {near} {height - near - size} {size} {size} re f"
    with pikepdf.new() as pdf:
        trim = list(format.trim_box)
        page = pikepdf.Dictionary(
            Type=pikepdf.Name.Page,
            MediaBox=[0, 0, width, height],
            TrimBox=trim,
            BleedBox=[0, 0, width, height],
            Resources=pikepdf.Dictionary(),
            Contents=pikepdf.Stream(pdf, content.encode()),
        )
        pdf.pages.append(pikepdf.Page(pdf.make_indirect(page)))
        out = io.BytesIO()
        pdf.save(out, static_id=True)
        return out.getvalue()


def diamond(colour: tuple[float, float, float], format: CardFormat = STANDARD) -> bytes:
    """A white page with a diamond in its middle: pixels tell its place finely, as none of its edges is level."""
    red, green, blue = colour
    x, y = points(format.page_width) / 2, points(format.page_height) / 2
    content = f"{red} {green} {blue} rg {x - 40} {y} m {x} {y + 60} l {x + 40} {y} l {x} {y - 60} l f"
    with pikepdf.open(io.BytesIO(page(colour, format, mark=False))) as pdf:
        pdf.pages[0].Contents.write(content.encode())
        out = io.BytesIO()
        pdf.save(out, static_id=True)
        return out.getvalue()


def sheets_pdf(plan: Plan, pages: Mapping[str, bytes], source: CardFormat, style: SheetStyle) -> bytes:
    """The PDF of a plan."""
    out = io.BytesIO()
    write_sheets(plan, pages, source, style, out)
    return out.getvalue()


def pictures(pdf: bytes, dpi: int = 254) -> list[Image.Image]:
    """Every page in pixels; at 254 dpi one pixel is 0.1 mm."""
    document = pypdfium2.PdfDocument(pdf)
    return [one.render(scale=dpi / 72).to_pil().convert("RGB") for one in document]
