"""Card faces on sheets of labels, to be stuck over the cards of a prototype: one in the middle of each label."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import BinaryIO

import yaml
from pydantic import BaseModel, ConfigDict

from cardforge.press.geometry import CardFormat, mm
from cardforge.press.imposition.assembly import assemble
from cardforge.press.imposition.drawing import Drawing
from cardforge.press.imposition.duplex import Duplex
from cardforge.press.imposition.grid import NoRoomError
from cardforge.press.imposition.label import Piece
from cardforge.press.imposition.lettering import Lettering
from cardforge.press.imposition.marks import Stroke
from cardforge.press.imposition.paper import PAPERS, Paper
from cardforge.press.imposition.plan import Placement, Side
from cardforge.press.imposition.rectangle import Edges, Rectangle

FILE = Path(__file__).with_name("labels.yaml")
CORNER = 2_500
"""Length of the lines that show where a label is cut to the card."""
LABEL_EDGE = 6_000
"""How far from the upper edge of the sheet its own label stands."""


class LabelStock(BaseModel):
    """A sheet of labels, in micrometres."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    id: str
    name: str
    paper: str
    columns: int
    rows: int
    width: int
    height: int
    left: int
    top: int
    across: int
    down: int

    @property
    def sheet(self) -> Paper:
        """Its paper."""
        return PAPERS[self.paper]

    @property
    def count(self) -> int:
        """How many labels it has."""
        return self.columns * self.rows

    def place(self, number: int) -> Rectangle:
        """A label, by its number in rows from the upper left."""
        x, y = number % self.columns, number // self.columns
        return Rectangle(self.left + x * self.across, self.top + y * self.down, self.width, self.height)


@cache
def label_stocks() -> Mapping[str, LabelStock]:
    """Every kind of label sheet by its id."""
    stocks = [LabelStock.model_validate(one) for one in yaml.safe_load(FILE.read_text("utf-8"))]
    return {stock.id: stock for stock in stocks}


def label_sides(stock: LabelStock, card: CardFormat, faces: Sequence[str]) -> tuple[Side, ...]:
    """Sheets with one face on each label, turned where it fits no other way. Raises NoRoomError."""
    upright = card.width <= stock.width and card.height <= stock.height
    if not upright and not (card.height <= stock.width and card.width <= stock.height):
        raise NoRoomError(f"no card of {mm(card.width)} × {mm(card.height)} mm fits on a label of {stock.name}")
    size = (card.width, card.height) if upright else (card.height, card.width)
    sides = []
    for first in range(0, len(faces), stock.count):
        here = faces[first : first + stock.count]
        places = [_middle(stock.place(number), *size) for number in range(len(here))]
        placements = tuple(
            Placement(face, place, Edges(), quarter_turn=not upright) for face, place in zip(here, places, strict=True)
        )
        sides.append(Side(placements, filled=frozenset(range(len(here)))))
    return tuple(sides)


def write_labels(
    stock: LabelStock,
    sides: Sequence[Side],
    pages: Mapping[str, bytes],
    formats: tuple[CardFormat, CardFormat],
    title: str,
    words: Callable[[int, int], str],
    out: BinaryIO,
    grey: bool = False,
) -> None:
    """Write the PDF of sheets of labels, with a line above that says what they are.

    `formats` are those of the pages and of the cards.
    """
    paper = stock.sheet
    source, card = formats

    def content(at: int, lettering: Lettering, names: Mapping[str, str]) -> bytes:
        draw = Drawing(paper.height, lettering)
        for placement in sides[at].placements:
            draw.face(placement, names[placement.face], source, card)
        draw.add("q 0 G 0 g 0.25 w")
        for placement in sides[at].placements:
            draw.strokes(_corners(placement.card))
        box = Rectangle(stock.left, max(stock.top - LABEL_EDGE, 4_200), paper.width - 2 * stock.left, 2_800)
        draw.piece(Piece((words(at + 1, len(sides)),), box, turned=False))
        draw.add("Q")
        return draw.content()

    assemble(paper, sides, pages, content, title, Duplex.FRONTS, out, grey)


def _middle(label: Rectangle, width: int, height: int) -> Rectangle:
    return Rectangle(label.x + (label.width - width) // 2, label.y + (label.height - height) // 2, width, height)


def _corners(card: Rectangle) -> list[Stroke]:
    strokes = []
    for x, away in ((card.x, -1), (card.right, 1)):
        strokes += [Stroke(x, y, x + away * CORNER, y) for y in (card.y, card.bottom)]
    for y, away in ((card.y, -1), (card.bottom, 1)):
        strokes += [Stroke(x, y, x, y + away * CORNER) for x in (card.x, card.right)]
    return strokes
