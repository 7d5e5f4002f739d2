"""What is drawn on a sheet, as operators of PDF. Here micrometres from above become points from below."""

from __future__ import annotations

from collections.abc import Iterable

from cardforge.press.geometry import CardFormat, points
from cardforge.press.imposition.label import Piece, Ruler
from cardforge.press.imposition.lettering import Lettering
from cardforge.press.imposition.marks import Stroke
from cardforge.press.imposition.plan import Placement
from cardforge.press.imposition.rectangle import Rectangle

LEADING = 1.22
LARGEST = 6.5
"""Points of type of a label."""


class Drawing:
    """Operators of one page, in points from its lower left corner."""

    def __init__(self, height: int, lettering: Lettering) -> None:
        self._height = height
        self._lettering = lettering
        self._parts: list[bytes] = []

    def add(self, text: str) -> None:
        """Operators as they are."""
        self._parts.append(text.encode("ascii"))

    def content(self) -> bytes:
        """All of it."""
        return b"\n".join(self._parts) + b"\n"

    def face(self, placement: Placement, name: str, source: CardFormat, card: CardFormat) -> None:
        """A face in its place, cut where its bleed ends; on its head, or on its left side, as the placement says."""
        scale = cover(source, card)
        middle_x = placement.card.x + placement.card.width / 2
        middle_y = self._height - placement.card.y - placement.card.height / 2
        a, b = (0.0, scale) if placement.quarter_turn else (-scale if placement.half_turn else scale, 0.0)
        across, up = points(source.page_width) / 2, points(source.page_height) / 2
        e, f = _points(middle_x) - a * across + b * up, _points(middle_y) - b * across - a * up
        x, y, width, height = self._box(placement.card.grown(placement.bleed))
        self.add(f"q {x} {y} {width} {height} re W n {a:.6f} {b:.6f} {-b:.6f} {a:.6f} {e:.4f} {f:.4f} cm /{name} Do Q")

    def strokes(self, strokes: Iterable[Stroke]) -> None:
        """Lines, in the colour and width that are set."""
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
        """The ruler with its figures."""
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
