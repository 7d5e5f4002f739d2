"""Lengths as whole micrometres, converted once at the edge: three cards of 88.9 mm are 266.7 mm and not 266.69999."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal

UM_PER_MM = 1_000
UM_PER_INCH = 25_400
POINTS_PER_INCH = 72


def micrometres(millimetres: float | str) -> int:
    """Millimetres as written (`14.8`) in micrometres, rounded half up."""
    return int((Decimal(str(millimetres)) * UM_PER_MM).to_integral_value(ROUND_HALF_UP))


def points(um: int) -> float:
    """Micrometres in points, to five digits, so that a box is written alike everywhere."""
    return round(um * POINTS_PER_INCH / UM_PER_INCH, 5)


def pixels(um: int, dpi: int) -> int:
    """Micrometres in pixels, rounded half up. Of a sum, round the sum and not its parts."""
    return (2 * um * dpi + UM_PER_INCH) // (2 * UM_PER_INCH)


def mm(um: float) -> str:
    """Micrometres as millimetres for CSS and for messages, without needless digits: `14.8`."""
    return f"{um / UM_PER_MM:.3f}".rstrip("0").rstrip(".")


@dataclass(frozen=True, slots=True)
class CardFormat:
    """The measures of a card in micrometres: the trimmed size, and how far the page goes beyond it."""

    width: int
    height: int
    bleed: int

    @property
    def page_width(self) -> int:
        """Width with the bleed of both sides."""
        return self.width + 2 * self.bleed

    @property
    def page_height(self) -> int:
        """Height with the bleed of both sides."""
        return self.height + 2 * self.bleed

    @property
    def media_box(self) -> tuple[float, float, float, float]:
        """Left, bottom, right, top of the page in points, from its lower left corner."""
        return 0.0, 0.0, points(self.page_width), points(self.page_height)

    @property
    def trim_box(self) -> tuple[float, float, float, float]:
        """Left, bottom, right, top of the trimmed card in points, from the page's lower left corner."""
        near = self.bleed
        return points(near), points(near), points(near + self.width), points(near + self.height)
