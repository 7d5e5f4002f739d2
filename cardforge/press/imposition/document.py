"""Sheets as a PDF: cards, crop marks, guides, label and ruler."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import BinaryIO

from cardforge.press.geometry import CardFormat, points
from cardforge.press.imposition.assembly import assemble
from cardforge.press.imposition.calibration import Calibration
from cardforge.press.imposition.drawing import Drawing
from cardforge.press.imposition.label import label, ruler
from cardforge.press.imposition.lettering import Lettering
from cardforge.press.imposition.marks import crop_marks, fold_line, guides
from cardforge.press.imposition.plan import Plan

MARK_WIDTH, GUIDE_WIDTH = 0.25, 0.2
INK, PALE = "0 G 0 g", "0.55 G"


@dataclass(frozen=True, slots=True)
class SheetStyle:
    """What is printed besides the cards."""

    title: str
    words: Callable[[int, int, bool], Sequence[str]]
    """The label of a page: number of the sheet, how many there are, whether it is a page of backs."""
    guides: bool = False
    calibration: Calibration = field(default_factory=Calibration)
    grey: bool = False


def write_sheets(plan: Plan, pages: Mapping[str, bytes], source: CardFormat, style: SheetStyle, out: BinaryIO) -> None:
    """Write the PDF of a plan. `pages` are single-page PDFs of the faces, all with the page of `source`.

    A page larger or smaller than the card needs with its bleed is scaled, evenly and about its middle, until it covers
    both. Raises KeyError for a face that has no page.
    """

    def content(at: int, lettering: Lettering, names: Mapping[str, str]) -> bytes:
        return _content(plan, at, source, style, lettering, names)

    assemble(plan.grid.paper, plan.sides, pages, content, style.title, plan.duplex, out, style.grey)


def _content(
    plan: Plan, at: int, source: CardFormat, style: SheetStyle, lettering: Lettering, faces: Mapping[str, str]
) -> bytes:
    side, grid = plan.sides[at], plan.grid
    sheet = sum(not one.back for one in plan.sides[: at + 1])
    draw = Drawing(grid.paper.height, lettering)
    if side.back and style.calibration:
        width, height = points(grid.paper.width), points(grid.paper.height)
        matrix = style.calibration.matrix(width, height, turned=not grid.paper.upright)
        draw.add(f"{' '.join(f'{value:.6f}' for value in matrix)} cm")
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
