"""Lines to cut by. Crop marks stand at the edge of the page and never over a card or what it is printed with."""

from __future__ import annotations

from dataclasses import dataclass

from cardforge.press.imposition.grid import Bleed, Fold, Grid
from cardforge.press.imposition.plan import Side
from cardforge.press.imposition.rectangle import Rectangle

LENGTH = 3_500
GAP = 500
"""Between a mark and what is printed."""


@dataclass(frozen=True, slots=True)
class Stroke:
    """A straight line, level or upright."""

    x1: int
    y1: int
    x2: int
    y2: int


def crop_marks(grid: Grid, side: Side) -> list[Stroke]:
    """A mark at both ends of every cut, from the edge of what the printer reaches inwards.

    They stand for the whole grid, on sheets that are not full too, and at the same places on fronts and backs.
    """
    whole = frozenset(range(grid.count))
    xs, ys = cut_lines(grid, whole, side)
    area, printed = grid.printable, _printed(side)
    strokes: list[Stroke] = []
    for x in xs:
        for y, step in ((area.y, 1), (area.bottom, -1)):
            strokes += _mark(printed, x, y, 0, step)
    for y in ys:
        for x, step in ((area.x, 1), (area.right, -1)):
            strokes += _mark(printed, x, y, step, 0)
    return strokes


def cut_lines(grid: Grid, filled: frozenset[int], side: Side) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The cuts as they lie on this side of the sheet; a folded one is cut through both halves at once."""
    xs, ys = grid.cuts(filled)
    width, height = grid.paper.width, grid.paper.height
    if grid.fold is Fold.ACROSS:
        ys = tuple(sorted({*ys, *(height - y for y in ys)}))
    elif grid.fold is Fold.DOWN:
        xs = tuple(sorted({*xs, *(width - x for x in xs)}))
    elif side.back and side.placements:
        xs, ys = _of_backs(xs, ys, grid, side)
    return xs, ys


def guides(grid: Grid, side: Side) -> list[Stroke]:
    """Hairlines on the cuts themselves, which are still there after the first cut; on fronts alone.

    Where each card has its own bleed they run through the bleeds only, as corners outside the card.
    """
    if side.back:
        return []
    fronts = [grid.card_at(slot) for slot in sorted(side.filled)]
    strokes: set[Stroke] = set()
    for card in fronts:
        for x in (card.x, card.right):
            for y, away in ((card.y, -1), (card.bottom, 1)):
                strokes.add(
                    _guide(grid, Stroke(x, y, x, y + away * grid.card.bleed), Stroke(x, card.y, x, card.bottom))
                )
        for y in (card.y, card.bottom):
            for x, away in ((card.x, -1), (card.right, 1)):
                strokes.add(_guide(grid, Stroke(x, y, x + away * grid.card.bleed, y), Stroke(card.x, y, card.right, y)))
    return sorted(strokes, key=lambda stroke: (stroke.x1, stroke.y1, stroke.x2, stroke.y2))


def fold_line(grid: Grid) -> Stroke | None:
    """Where the sheet is folded, from edge to edge; None where it is not."""
    area = grid.printable
    if grid.fold is Fold.ACROSS:
        return Stroke(area.x, grid.paper.height // 2, area.right, grid.paper.height // 2)
    if grid.fold is Fold.DOWN:
        return Stroke(grid.paper.width // 2, area.y, grid.paper.width // 2, area.bottom)
    return None


def _guide(grid: Grid, corner: Stroke, edge: Stroke) -> Stroke:
    return corner if grid.bleed is Bleed.SEPARATE else edge


def _of_backs(
    xs: tuple[int, ...], ys: tuple[int, ...], grid: Grid, side: Side
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The block stands in the middle of the sheet to the micrometre or one beside it; backs are its mirror image."""
    across = side.placements[0].half_turn
    width, height = grid.paper.width, grid.paper.height
    if across:
        return xs, tuple(sorted(height - y for y in ys))
    return tuple(sorted(width - x for x in xs)), ys


def _printed(side: Side) -> list[Rectangle]:
    return [placement.card.grown(placement.bleed) for placement in side.placements]


def _mark(printed: list[Rectangle], x: int, y: int, dx: int, dy: int) -> list[Stroke]:
    """A mark from (x, y) inwards, as long as nothing printed is near; none where there is no room for a millimetre."""
    room = LENGTH
    for card in printed:
        if dx and card.y - GAP < y < card.bottom + GAP:
            room = min(room, (card.x - x if dx > 0 else x - card.right) - GAP)
        if dy and card.x - GAP < x < card.right + GAP:
            room = min(room, (card.y - y if dy > 0 else y - card.bottom) - GAP)
    return [Stroke(x, y, x + dx * room, y + dy * room)] if room >= 1_000 else []
