"""How many cards lie on a sheet, and where: the turn of the sheet that holds more, the block in its middle."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from cardforge.press.geometry import CardFormat, mm
from cardforge.press.imposition.paper import Paper
from cardforge.press.imposition.rectangle import Edges, Rectangle


class Bleed(StrEnum):
    """What lies between two cards."""

    SHARED = "shared"
    """Cards touch, one cut parts two of them; only the outer edge of the block has a bleed."""
    SEPARATE = "separate"
    """Every card has its own bleed all round; two cuts between two cards."""
    NONE = "none"
    """Cards touch and nothing is printed beyond them."""


class Fold(StrEnum):
    """Where a sheet is folded so that backs come to lie behind fronts."""

    NONE = "none"
    ACROSS = "across"
    """Along a horizontal line through the middle."""
    DOWN = "down"
    """Along a vertical line through the middle."""


class NoRoomError(ValueError):
    """Not a single card fits on the sheet."""


GUTTER = 3_000
"""Between the fold and a card, at least: a fold is never as true as a cut."""
MARK_ROOM = 1_500
"""What the outer bleed of touching cards leaves to the crop marks, on paper that is hardly larger than the block."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Places for cards on a sheet; row by row from the upper left. On a folded sheet, those of its front half."""

    paper: Paper
    """As it is turned."""
    card: CardFormat
    bleed: Bleed
    margin: int
    fold: Fold
    columns: int
    rows: int
    origin: tuple[int, int]
    """Upper left corner of the first card's place, its own bleed included."""

    @property
    def count(self) -> int:
        """How many cards it holds."""
        return self.columns * self.rows

    @property
    def printable(self) -> Rectangle:
        """What the printer reaches."""
        near = self.margin
        return Rectangle(near, near, self.paper.width - 2 * near, self.paper.height - 2 * near)

    @property
    def block(self) -> Rectangle:
        """All places together, their own bleeds included."""
        width, height = _place(self.card, self.bleed)
        return Rectangle(*self.origin, self.columns * width, self.rows * height)

    def card_at(self, slot: int) -> Rectangle:
        """The trimmed card in a place."""
        width, height = _place(self.card, self.bleed)
        own = self.card.bleed if self.bleed is Bleed.SEPARATE else 0
        x, y = self.origin
        return Rectangle(
            x + (slot % self.columns) * width + own,
            y + (slot // self.columns) * height + own,
            self.card.width,
            self.card.height,
        )

    def bleed_at(self, slot: int, filled: frozenset[int]) -> Edges:
        """How far the card in a place is printed beyond its cut, where `filled` are the places with a card."""
        if self.bleed is Bleed.NONE:
            return Edges()
        full = self.card.bleed
        if self.bleed is Bleed.SEPARATE:
            return Edges(full, full, full, full)
        card, printable = self.card_at(slot), self._bleed_area
        column, row = slot % self.columns, slot // self.columns
        return Edges(
            0 if column and slot - 1 in filled else _between(0, card.x - printable.x, full),
            0 if row and slot - self.columns in filled else _between(0, card.y - printable.y, full),
            0 if column + 1 < self.columns and slot + 1 in filled else _between(0, printable.right - card.right, full),
            0 if slot + self.columns in filled else _between(0, printable.bottom - card.bottom, full),
        )

    @property
    def _bleed_area(self) -> Rectangle:
        """How far the outer bleed may go: to the fold, and elsewhere so far that crop marks have room."""
        near = self.margin + MARK_ROOM
        area = Rectangle(near, near, self.paper.width - 2 * near, self.paper.height - 2 * near)
        if self.fold is Fold.ACROSS:
            return Rectangle(area.x, area.y, area.width, self.paper.height // 2 - area.y)
        if self.fold is Fold.DOWN:
            return Rectangle(area.x, area.y, self.paper.width // 2 - area.x, area.height)
        return area

    def cuts(self, filled: frozenset[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Where the sheet is cut to free these cards: the x of vertical cuts, the y of horizontal ones."""
        cards = [self.card_at(slot) for slot in filled]
        across = {x for card in cards for x in (card.x, card.right)}
        down = {y for card in cards for y in (card.y, card.bottom)}
        return tuple(sorted(across)), tuple(sorted(down))


def grid_for(paper: Paper, card: CardFormat, bleed: Bleed, margin: int, folded: bool = False) -> Grid:
    """The grid that holds most; of two that hold as many the one with more room round it. Raises NoRoomError.

    Folded sheets prefer the fold that all cards lie next to.
    """
    folds = (Fold.ACROSS, Fold.DOWN) if folded else (Fold.NONE,)
    best = max(
        (_grid(turn, card, bleed, margin, fold) for turn in (paper, paper.turned()) for fold in folds), key=_worth
    )
    if not best.count:
        size = f"{mm(card.width)} × {mm(card.height)} mm"
        raise NoRoomError(f"no card of {size} fits on {paper.name} with a margin of {mm(margin)} mm")
    return best


def _worth(grid: Grid) -> tuple[int, bool, int]:
    away_from_fold = grid.rows if grid.fold is Fold.ACROSS else grid.columns
    return grid.count, grid.fold is not Fold.NONE and away_from_fold == 1, min(grid.block.x, grid.block.y)


def why_fewer(grid: Grid) -> str | None:
    """Why the sheet holds fewer cards than it would if they touched, in words for its label; None where it does not."""
    if grid.fold is not Fold.NONE:
        return f"{grid.count} a sheet: fronts and backs share it"
    if grid.bleed is not Bleed.SEPARATE:
        return None
    other = grid_for(_upright(grid.paper), grid.card, Bleed.SHARED, grid.margin).count
    if other <= grid.count:
        return None
    return f"{grid.count} a sheet, not {other}: each card has {mm(grid.card.bleed)} mm of bleed"


def _between(low: int, value: int, high: int) -> int:
    return max(low, min(value, high))


def _upright(paper: Paper) -> Paper:
    return paper if paper.upright else paper.turned()


def _place(card: CardFormat, bleed: Bleed) -> tuple[int, int]:
    return (card.page_width, card.page_height) if bleed is Bleed.SEPARATE else (card.width, card.height)


def _grid(paper: Paper, card: CardFormat, bleed: Bleed, margin: int, fold: Fold) -> Grid:
    width, height = _place(card, bleed)
    gutter = 0 if bleed is Bleed.SEPARATE else max(GUTTER, card.bleed if bleed is Bleed.SHARED else 0)
    room_x, room_y = paper.width - 2 * margin, paper.height - 2 * margin
    if fold is Fold.ACROSS:
        room_y = paper.height // 2 - margin - gutter
    elif fold is Fold.DOWN:
        room_x = paper.width // 2 - margin - gutter
    columns, rows = max(room_x, 0) // width, max(room_y, 0) // height
    x, y = (paper.width - columns * width) // 2, (paper.height - rows * height) // 2
    if fold is Fold.ACROSS:
        y = paper.height // 2 - gutter - rows * height
    elif fold is Fold.DOWN:
        x = paper.width // 2 - gutter - columns * width
    return Grid(paper, card, bleed, margin, fold, columns, rows, (x, y))


def slots(grid: Grid, cards: int) -> Iterator[range]:
    """The places that are filled on each sheet, for so many cards: whole sheets, then what is left over."""
    for first in range(0, cards, grid.count):
        yield range(min(grid.count, cards - first))
