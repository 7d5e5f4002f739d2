"""What lies behind what: where a back has to be printed so that it comes to lie behind its front."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from cardforge.press.imposition.grid import Fold
from cardforge.press.imposition.paper import Paper
from cardforge.press.imposition.rectangle import Rectangle


class Duplex(StrEnum):
    """How fronts get their backs."""

    LONG = "long"
    """Printed on both sides, the sheet turned over its long edge."""
    SHORT = "short"
    """Printed on both sides, the sheet turned over its short edge."""
    GUTTERFOLD = "gutterfold"
    """Printed on one side, folded in the middle and glued."""
    FRONTS = "fronts"
    """No backs."""


@dataclass(frozen=True, slots=True)
class Mirror:
    """A sheet turned over, or half of it folded over the other: a reflection in one of its middle lines."""

    paper: Paper
    across: bool
    """Whether in the horizontal middle line, so that top and bottom change places."""

    def behind(self, front: Rectangle) -> Rectangle:
        """Where something has to be printed to lie behind the front. Its own inverse."""
        if self.across:
            return Rectangle(front.x, self.paper.height - front.bottom, front.width, front.height)
        return Rectangle(self.paper.width - front.right, front.y, front.width, front.height)

    @property
    def half_turn(self) -> bool:
        """Whether a back is printed upside down, so that a card turned like the page of a book shows it upright."""
        return self.across


def mirror(paper: Paper, duplex: Duplex, fold: Fold = Fold.NONE) -> Mirror | None:
    """The reflection that brings backs behind fronts on a sheet as it is turned; None for fronts alone.

    A sheet on its side has its long edge above: turned over that edge, its top and bottom change places.
    """
    if duplex is Duplex.FRONTS:
        return None
    if duplex is Duplex.GUTTERFOLD:
        return Mirror(paper, fold is Fold.ACROSS)
    return Mirror(paper, paper.upright == (duplex is Duplex.SHORT))
