"""Sheets as a PDF: each face is in the file once, however often it is printed. Here micrometres become points.

The same sheets give the same bytes: no date, and an identifier made of the content.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from cardforge.press.geometry import CardFormat, points
from cardforge.press.imposition.calibration import Calibration
from cardforge.press.imposition.duplex import Duplex
from cardforge.press.imposition.label import Piece, Ruler, label, ruler
from cardforge.press.imposition.lettering import Lettering
from cardforge.press.imposition.marks import Stroke, crop_marks, fold_line, guides
from cardforge.press.imposition.plan import Placement, Plan
from cardforge.press.imposition.rectangle import Rectangle

MARK_WIDTH, GUIDE_WIDTH = 0.25, 0.2
INK, PALE = "0 G 0 g", "0.55 G"
LEADING = 1.22
LARGEST = 6.5
"""Points of type of a label."""


@dataclass(frozen=True, slots=True)
class SheetStyle:
    """What is printed besides the cards."""

    title: str
    words: Callable[[int, int, bool], Sequence[str]]
    """The label of a page: number of the sheet, how many there are, whether it is a page of backs."""
    guides: bool = False
    calibration: Calibration = field(default_factory=Calibration)
    grey: bool = False


def write_sheets(plan: Plan, pages: Mapping[str, bytes], source: CardFormat, style: SheetStyle) -> bytes:
    """The PDF of a plan. `pages` are single-page PDFs of the faces, all with the page of `source`.

    A page larger or smaller than the card needs with its bleed is scaled, evenly and about its middle, until it covers
    both. Raises KeyError for a face that has no page.
    """
    import pikepdf

    with pikepdf.new() as pdf:
        forms = {face: _form(pdf, pages[face], style.grey) for face in _faces(plan)}
        lettering = Lettering()
        contents = [_content(plan, at, source, style, lettering) for at in range(len(plan.sides))]
        font = lettering.embed(pdf)
        paper = plan.grid.paper
        box = [0, 0, points(paper.width), points(paper.height)]
        for side, content in zip(plan.sides, contents, strict=True):
            used = {placement.face for placement in side.placements}
            names = pikepdf.Dictionary({f"/{name}": forms[face] for face, name in _names(plan).items() if face in used})
            page = pikepdf.Dictionary(
                Type=pikepdf.Name.Page,
                MediaBox=box,
                TrimBox=box,
                Resources=pikepdf.Dictionary(XObject=names, Font=pikepdf.Dictionary(L=font)),
                Contents=pikepdf.Stream(pdf, content),
            )
            pdf.pages.append(pikepdf.Page(pdf.make_indirect(page)))
        _describe(pdf, plan, style)
        out = io.BytesIO()
        pdf.save(
            out,
            deterministic_id=True,
            compress_streams=True,
            object_stream_mode=pikepdf.ObjectStreamMode.generate,
            fix_metadata_version=False,
        )
        return out.getvalue()


def _faces(plan: Plan) -> list[str]:
    return list(dict.fromkeys(placement.face for side in plan.sides for placement in side.placements))


def _names(plan: Plan) -> dict[str, str]:
    return {face: f"F{number}" for number, face in enumerate(_faces(plan))}


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


def _describe(pdf: Any, plan: Plan, style: SheetStyle) -> None:
    import pikepdf

    pdf.docinfo = pdf.make_indirect(pikepdf.Dictionary(Title=pikepdf.String(style.title)))
    wishes = pikepdf.Dictionary(PrintScaling=pikepdf.Name("/None"))
    flip = {Duplex.LONG: "/DuplexFlipLongEdge", Duplex.SHORT: "/DuplexFlipShortEdge"}.get(plan.duplex, "/Simplex")
    wishes["/Duplex"] = pikepdf.Name(flip)
    pdf.Root.ViewerPreferences = wishes


def _content(plan: Plan, at: int, source: CardFormat, style: SheetStyle, lettering: Lettering) -> bytes:
    side, grid = plan.sides[at], plan.grid
    sheet = sum(not one.back for one in plan.sides[: at + 1])
    draw = _Drawing(grid.paper.height, lettering)
    if side.back and style.calibration:
        width, height = points(grid.paper.width), points(grid.paper.height)
        matrix = style.calibration.matrix(width, height, turned=not grid.paper.upright)
        draw.add(f"{' '.join(f'{value:.6f}' for value in matrix)} cm")
    faces = _names(plan)
    for placement in side.placements:
        draw.face(placement, faces[placement.face], source, grid.card)
    draw.add(f"q {INK} {MARK_WIDTH} w")
    draw.strokes(crop_marks(grid, side))
    if style.guides:
        draw.add(f"{PALE} {GUIDE_WIDTH} w")
        draw.strokes(guides(grid, side))
    fold = fold_line(grid)
    if fold is not None:
        draw.add(f"{PALE} {GUIDE_WIDTH} w [3 3] 0 d")
        draw.strokes([fold])
        draw.add("[] 0 d")
    draw.add(f"{INK} {MARK_WIDTH} w")
    for piece in label(grid, style.words(sheet, plan.sheets, side.back)):
        draw.piece(piece)
    if not side.back:
        draw.ruler(ruler(grid))
    draw.add("Q")
    return draw.content()


class _Drawing:
    """Operators of one page, in points from its lower left corner."""

    def __init__(self, height: int, lettering: Lettering) -> None:
        self._height = height
        self._lettering = lettering
        self._parts: list[bytes] = []

    def add(self, text: str) -> None:
        self._parts.append(text.encode("ascii"))

    def content(self) -> bytes:
        return b"\n".join(self._parts) + b"\n"

    def face(self, placement: Placement, name: str, source: CardFormat, card: CardFormat) -> None:
        scale = cover(source, card)
        sign = -1 if placement.half_turn else 1
        middle_x = placement.card.x + placement.card.width / 2
        middle_y = self._height - placement.card.y - placement.card.height / 2
        a = sign * scale
        e = _points(middle_x) - a * points(source.page_width) / 2
        f = _points(middle_y) - a * points(source.page_height) / 2
        x, y, width, height = self._box(placement.card.grown(placement.bleed))
        self.add(f"q {x} {y} {width} {height} re W n {a:.6f} 0 0 {a:.6f} {e:.4f} {f:.4f} cm /{name} Do Q")

    def strokes(self, strokes: Iterable[Stroke]) -> None:
        for line in strokes:
            self.add(f"{self._x(line.x1)} {self._y(line.y1)} m {self._x(line.x2)} {self._y(line.y2)} l S")

    def piece(self, piece: Piece) -> None:
        """Lines in a box, from its outer edge inwards, as large as fits and not above `LARGEST`."""
        box = piece.box
        along, across = (box.height, box.width) if piece.turned else (box.width, box.height)
        size = min(LARGEST, points(across) / (LEADING * len(piece.lines)))
        size = min([size, *(points(along) / self._lettering.width(text, 1) for text in piece.lines if text)])
        for number, text in enumerate(piece.lines):
            down = size * (0.9 + LEADING * number)
            if piece.turned:
                self._text(text, size, points(box.x) + down, points(self._height - box.bottom), turned=True)
            else:
                self._text(text, size, points(box.x), points(self._height - box.y) - down, turned=False)

    def ruler(self, ruler: Ruler) -> None:
        self.strokes(ruler.strokes)
        size = min(5.0, points(ruler.line) * 1.4)
        for text, x, y in ruler.figures:
            self._text(text, size, points(x), points(self._height - y), ruler.turned)

    def _text(self, text: str, size: float, x: float, y: float, turned: bool) -> None:
        matrix = "0 1 -1 0" if turned else "1 0 0 1"
        head = f"BT /L {size:.3f} Tf {matrix} {x:.3f} {y:.3f} Tm ".encode("ascii")
        self._parts.append(head + self._lettering.show(text) + b" Tj ET")

    def _box(self, box: Rectangle) -> tuple[str, str, str, str]:
        return self._x(box.x), self._y(box.bottom), _written(points(box.width)), _written(points(box.height))

    def _x(self, x: int) -> str:
        return _written(points(x))

    def _y(self, y: int) -> str:
        return _written(points(self._height - y))


def cover(source: CardFormat, card: CardFormat) -> float:
    """By how much a page is scaled to cover a card with its bleed; 1 where it has exactly or nearly that size."""
    if source.width == card.width and source.height == card.height and source.bleed >= card.bleed:
        return 1.0
    return max(card.page_width / source.page_width, card.page_height / source.page_height)


def _points(um: float) -> float:
    return um * 72 / 25_400


def _written(value: float) -> str:
    return f"{value:.4f}".rstrip("0").rstrip(".")
