"""Which card goes where: sheets with all that is printed on each of their sides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardforge.press.imposition.duplex import Duplex, Mirror, mirror
from cardforge.press.imposition.grid import Grid, slots
from cardforge.press.imposition.rectangle import Edges, Rectangle


@dataclass(frozen=True, slots=True)
class Card:
    """One copy of a card: the faces on its two sides."""

    front: str
    back: str | None = None


@dataclass(frozen=True, slots=True)
class Placement:
    """A face on a side of a sheet."""

    face: str
    card: Rectangle
    """Where the trimmed card comes to lie."""
    bleed: Edges
    """How far it is printed beyond that, on the sheet's left, top, right and bottom."""
    half_turn: bool = False
    quarter_turn: bool = False
    """Turned a quarter to the left, for labels that are wider than high."""


@dataclass(frozen=True, slots=True)
class Side:
    """One page of the file."""

    placements: tuple[Placement, ...]
    back: bool = False
    """Whether it is the back of the page before it."""
    filled: frozenset[int] = frozenset()
    """Places of the grid that have a card, as seen from the front."""


@dataclass(frozen=True, slots=True)
class Plan:
    """All pages in order, and the grid that they share."""

    grid: Grid
    duplex: Duplex
    sides: tuple[Side, ...]

    @property
    def sheets(self) -> int:
        """How many sheets of paper."""
        return sum(not side.back for side in self.sides)

    @property
    def mirror(self) -> Mirror | None:
        """How backs come to lie behind fronts."""
        return mirror(self.grid.paper, self.duplex, self.grid.fold)


def plan(grid: Grid, cards: Sequence[Card], duplex: Duplex) -> Plan:
    """The sheets of these cards in their order. A last sheet that is not full keeps the grid where it is.

    Where no card has a back there are no pages of backs.
    """
    if duplex is not Duplex.GUTTERFOLD and not any(card.back for card in cards):
        duplex = Duplex.FRONTS
    turn = mirror(grid.paper, duplex, grid.fold)
    sides: list[Side] = []
    done = 0
    for used in slots(grid, len(cards)):
        filled = frozenset(used)
        here = cards[done : done + len(used)]
        done += len(used)
        fronts = tuple(
            Placement(card.front, grid.card_at(slot), grid.bleed_at(slot, filled))
            for slot, card in zip(used, here, strict=True)
        )
        backs = tuple(
            _behind(front, card.back, turn)
            for front, card in zip(fronts, here, strict=True)
            if turn is not None and card.back is not None
        )
        if duplex is Duplex.GUTTERFOLD:
            sides.append(Side(fronts + backs, filled=filled))
        else:
            sides.append(Side(fronts, filled=filled))
            if turn is not None:
                sides.append(Side(backs, back=True, filled=filled))
    return Plan(grid, duplex, tuple(sides))


def _behind(front: Placement, back: str, turn: Mirror) -> Placement:
    return Placement(back, turn.behind(front.card), front.bleed.mirrored(turn.across), turn.half_turn)
