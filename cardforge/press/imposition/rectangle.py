"""A rectangle on a sheet, in micrometres from the upper left corner."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Edges:
    """A length for each edge of a rectangle."""

    left: int = 0
    top: int = 0
    right: int = 0
    bottom: int = 0

    def mirrored(self, across: bool) -> Edges:
        """The same edges in a mirror: top and bottom change places, or left and right."""
        if across:
            return Edges(self.left, self.bottom, self.right, self.top)
        return Edges(self.right, self.top, self.left, self.bottom)


@dataclass(frozen=True, slots=True)
class Rectangle:
    """Upper left corner, width and height."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """Its right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """Its lower edge."""
        return self.y + self.height

    def grown(self, edges: Edges) -> Rectangle:
        """With so much more on each edge."""
        return Rectangle(
            self.x - edges.left,
            self.y - edges.top,
            self.width + edges.left + edges.right,
            self.height + edges.top + edges.bottom,
        )

    def inside(self, other: Rectangle) -> bool:
        """Whether no part of it lies outside the other."""
        return self.x >= other.x and self.y >= other.y and self.right <= other.right and self.bottom <= other.bottom

    def overlaps(self, other: Rectangle) -> bool:
        """Whether they have more than an edge in common."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom
