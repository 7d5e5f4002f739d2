"""Sheets of paper that people print on, upright."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet, in micrometres."""

    id: str
    name: str
    width: int
    height: int

    def turned(self) -> Paper:
        """The same sheet on its side."""
        return Paper(self.id, self.name, self.height, self.width)

    @property
    def upright(self) -> bool:
        """Whether its long edges run from top to bottom."""
        return self.height >= self.width


A4 = Paper("a4", "A4", 210_000, 297_000)
LETTER = Paper("letter", "US Letter", 215_900, 279_400)
PAPERS = {paper.id: paper for paper in (A4, LETTER)}

MARGIN = 4_200
"""Where a printer at home prints nothing, on each edge, unless it is known better."""
