"""How far a printer's second side is from where it should be, measured on a test sheet, and taken back."""

from __future__ import annotations

import math
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Calibration:
    """By how much backs are moved so that they lie behind their fronts, as seen on the back of an upright sheet."""

    right: int = 0
    """Micrometres to the right; negative to the left."""
    down: int = 0
    """Micrometres downwards; negative upwards."""
    clockwise: float = 0.0
    """Degrees."""

    def __bool__(self) -> bool:
        return bool(self.right or self.down or self.clockwise)

    def matrix(self, width: float, height: float, turned: bool) -> tuple[float, float, float, float, float, float]:
        """The matrix of PDF that moves a back page of that size, in points, about its middle.

        `turned` says that the sheet lies on its side. Printer drivers turn such a page a quarter to the left, so that
        what is to the right on paper is below on the page.
        """
        right, down = self.right * 72 / 25_400, self.down * 72 / 25_400
        x, y = (-down, -right) if turned else (right, -down)
        angle = -math.radians(self.clockwise)
        cos, sin = math.cos(angle), math.sin(angle)
        middle_x, middle_y = width / 2, height / 2
        return (
            cos,
            sin,
            -sin,
            cos,
            middle_x - cos * middle_x + sin * middle_y + x,
            middle_y - sin * middle_x - cos * middle_y + y,
        )
