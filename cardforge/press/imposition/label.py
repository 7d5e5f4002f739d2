"""What is written beside the cards: what the sheet is, and a ruler that shows whether it was printed in true size.

Label and ruler stand in the two wider of the four bands between the cards and the edge of what the printer reaches.
Each piece stands beside one card, so that no crop mark runs through it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardforge.press.imposition.grid import Fold, Grid
from cardforge.press.imposition.marks import Stroke
from cardforge.press.imposition.rectangle import Rectangle

SIDE_GAP = 1_500
"""Between a piece of the label and the crop marks on both sides of it."""
NEAR_GAP = 600
"""Between the label and what is printed."""
LARGEST = 2_300
"""Height of a line of the label in micrometres: 6.5 points of type."""
RULER = 50_000
INCHES = 2
INCH = 25_400


@dataclass(frozen=True, slots=True)
class Piece:
    """Lines of words in a box; turned a quarter to the left where the box stands beside the cards."""

    lines: tuple[str, ...]
    box: Rectangle
    turned: bool


@dataclass(frozen=True, slots=True)
class Ruler:
    """Strokes, and figures with the point where each begins; turned as the label is."""

    strokes: tuple[Stroke, ...]
    figures: tuple[tuple[str, int, int], ...]
    turned: bool
    line: int
    """Height of a figure's line, in micrometres."""


@dataclass(frozen=True, slots=True)
class Bands:
    """Boxes for the label and for the ruler, one beside each card of the outer row or column."""

    label: tuple[Rectangle, ...]
    ruler: tuple[Rectangle, ...]
    turned: bool


def bands(grid: Grid) -> Bands:
    """Above and below the cards, or left and right of them, wherever there is more room."""
    area, cards = grid.printable, [grid.card_at(slot) for slot in range(grid.count)]
    whole = frozenset(range(grid.count))
    printed = [card.grown(grid.bleed_at(slot, whole)) for slot, card in enumerate(cards)]
    left, top = min(one.x for one in printed), min(one.y for one in printed)
    right, bottom = max(one.right for one in printed), max(one.bottom for one in printed)
    if grid.fold is Fold.ACROSS:
        bottom = grid.paper.height - top
    elif grid.fold is Fold.DOWN:
        right = grid.paper.width - left
    above, beside = top - area.y, left - area.x
    if above >= beside:
        spans = sorted({(card.x, card.right) for card in cards})
        first = [Rectangle(a + SIDE_GAP, area.y, b - a - 2 * SIDE_GAP, above - NEAR_GAP) for a, b in spans]
        height = area.bottom - bottom - NEAR_GAP
        last = [Rectangle(a + SIDE_GAP, bottom + NEAR_GAP, b - a - 2 * SIDE_GAP, height) for a, b in spans]
        return Bands(tuple(first), tuple(last), turned=False)
    spans = sorted({(card.y, card.bottom) for card in cards}, reverse=True)
    first = [Rectangle(area.x, a + SIDE_GAP, beside - NEAR_GAP, b - a - 2 * SIDE_GAP) for a, b in spans]
    width = area.right - right - NEAR_GAP
    last = [Rectangle(right + NEAR_GAP, a + SIDE_GAP, width, b - a - 2 * SIDE_GAP) for a, b in spans]
    return Bands(tuple(first), tuple(last), turned=True)


def label(grid: Grid, words: Sequence[str]) -> list[Piece]:
    """The words in the boxes of the label in their order, one line or more in each."""
    place = bands(grid)
    boxes = place.label
    per_box, more = divmod(len(words), len(boxes))
    pieces: list[Piece] = []
    at = 0
    for number, box in enumerate(boxes):
        count = per_box + (number < more)
        if count:
            pieces.append(Piece(tuple(words[at : at + count]), box, place.turned))
        at += count
    return pieces


def ruler(grid: Grid) -> Ruler:
    """50 mm and 2 in, from one zero: whoever holds a ruler to it sees whether the printer has scaled the page."""
    place = bands(grid)
    box = place.ruler[0]
    depth = box.width if place.turned else box.height
    tick = min(1_500, depth // 2)
    strokes = [(0, 0, INCHES * INCH, 0)]
    strokes += [(x, 0, x, -(tick if x % 10_000 == 0 else tick // 2)) for x in range(0, RULER + 1, 5_000)]
    strokes += [(x, 0, x, tick if x % INCH == 0 else tick // 2) for x in range(0, INCHES * INCH + 1, INCH // 2)]
    end = INCHES * INCH + 700
    figures = [("50 mm", end, -200), (f"{INCHES} in", end, tick + 100)]
    if place.turned:  # the ruler reads from the bottom up
        x0, y0 = box.x + depth // 2, box.bottom
        turned = tuple(Stroke(x0 + b, y0 - a, x0 + d, y0 - c) for a, b, c, d in strokes)
        return Ruler(turned, tuple((text, x0 + down, y0 - along) for text, along, down in figures), True, tick)
    x0, y0 = box.x, box.y + depth // 2
    level = tuple(Stroke(x0 + a, y0 + b, x0 + c, y0 + d) for a, b, c, d in strokes)
    return Ruler(level, tuple((text, x0 + along, y0 + down) for text, along, down in figures), False, tick)
