"""What is exported: piles of cards with the pages of their faces."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cardforge.press.geometry import CardFormat


@dataclass(frozen=True, slots=True)
class Item:
    """A card of a pile: its faces, how many, and what a virtual table shows of it in words."""

    face: str
    back: str | None
    count: int
    name: str
    text: str = ""
    tags: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards that belong together and have the same back."""

    name: str
    items: tuple[Item, ...]

    @property
    def count(self) -> int:
        """How many cards it holds."""
        return sum(item.count for item in self.items)


@dataclass(frozen=True, slots=True)
class Job:
    """Everything that an export is made of."""

    title: str
    piles: tuple[Pile, ...]
    pages: Mapping[str, bytes]
    source: CardFormat
    """The measures of all pages."""

    @property
    def faces(self) -> tuple[str, ...]:
        """Every face that is printed, fronts and backs, in order."""
        fronts = [item.face for pile in self.piles for item in pile.items]
        backs = [item.back for pile in self.piles for item in pile.items if item.back]
        return tuple(dict.fromkeys([*fronts, *backs]))
