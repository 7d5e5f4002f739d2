"""Ready-made decks and the packs that they are sold in."""

from __future__ import annotations

from cardforge.catalogue.models.base import Count, Id, Model, Text


class Deck(Model):
    """A decklist: copies by design."""

    id: Id
    name: Text
    faction: Id
    note: Text | None = None
    cards: dict[Id, Count]

    @property
    def size(self) -> int:
        """How many cards it holds."""
        return sum(self.cards.values())


class Pack(Model):
    """A starter pack: two decks and what goes with them."""

    id: Id
    name: Text
    tier: Text
    """How much there is to learn, not how strong it is."""
    factions: tuple[Id, ...]
    note: Text | None = None


class Packs(Model):
    """The whole of `cards/packs.yaml`."""

    contents_final: bool = False
    notice: Text | None = None
    packs: tuple[Pack, ...] = ()
