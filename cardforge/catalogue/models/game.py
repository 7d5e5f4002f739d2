"""What `cards/game.yaml` says: the title, the kinds of card, statistics, terms, rarities and deck rules of one game."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from cardforge.catalogue.models.base import Count, Id, Model, Number, Text


class Cost(Model):
    """What cards are paid with."""

    id: Id
    name: Text
    meaning: Text | None = None


class Statistic(Model):
    """A number that a character card carries."""

    id: Id
    name: Text
    short: Text
    """One or two letters, for tables."""


class Bounds(Model):
    """The least and the greatest value that is allowed."""

    min: int
    max: int

    def holds(self, value: int) -> bool:
        """Whether the value lies within."""
        return self.min <= value <= self.max

    def __str__(self) -> str:
        return f"{self.min} to {self.max}" if self.min != self.max else f"{self.min}"


class ExtraField(Model):
    """A further field of a kind of card."""

    type: Literal["card", "text", "number"] = "text"
    of: Id | None = None
    """For a card: the kind that the named card must be."""
    each: Count | None = None
    """For a card: how many of this kind every such card must have."""
    required: bool = True
    meaning: Text | None = None


class KindOfCard(Model):
    """One kind of card: which numbers and fields it has, and how its face is made."""

    id: Id
    name: Text
    plural: Text
    file: Id
    """Name of the file in a faction's folder that holds this kind."""
    listed: bool = True
    """Whether a search without a kind finds it; a reference kind is found by its kind only."""
    deck: bool = False
    """Whether it is shuffled into a deck."""
    creature: bool = False
    """Whether it is somebody with a story."""
    cost: Bounds | None = None
    """The range of its cost; without one the kind has no cost."""
    stats: dict[Id, Bounds] = Field(default_factory=dict)
    """The statistics of this kind with their ranges."""
    bonus: dict[Id, Number] = Field(default_factory=dict)
    """Statistics that every card of this kind adds to another card, the same on all of them."""
    text: Literal["required", "optional", "none"] = "optional"
    fields: dict[Id, ExtraField] = Field(default_factory=dict)
    reminder: Text | None = None
    """What the general rules say about this kind, printed in parentheses; `{name}` stands for an edition constant."""
    template: Id | None = None
    """Name of its template; the kind's id when left out."""
    format: Id = "poker"
    orientation: Literal["portrait", "landscape"] = "portrait"
    faces: tuple[Id, ...] = ("front",)
    back: Id | None = None


class Format(Model):
    """The measures of a card in micrometres."""

    id: Id
    name: Text
    width: Count | int
    height: Count | int
    bleed: Count | int
    safe: Count | int
    """Distance of everything important from the cut."""
    corner: Count | int
    """Radius of the corners."""


class Term(Model):
    """A word that means something in the rules."""

    id: Id
    name: Text
    plural: Text | None = None
    proper: bool = False
    """Whether it is a name of this game alone, which the tool must not know."""
    meaning: Text | None = None


class Rarity(Model):
    """How often a card is found. No rules meaning."""

    id: Id
    name: Text
    default: bool = False
    note: Text | None = None


class Copies(Model):
    """How many copies of one identity a deck may hold."""

    default: Number
    by_rarity: dict[Id, Number] = Field(default_factory=dict)


class Outside(Model):
    """Cards of a kind that accompany a deck without being in it."""

    kind: Id
    count: Number


class DeckRules(Model):
    """What a deck must be. A card's own `limit` wins over `copies`."""

    size: dict[Literal["min", "max"], Number]
    copies: Copies
    factions: Count = 1
    """From how many factions, neutral cards not counted."""
    neutral: tuple[Id, ...] = ()
    """Factions whose cards any deck may hold."""
    outside: tuple[Outside, ...] = ()
    starter: dict[Id, Number] = Field(default_factory=dict)
    """How many cards of each kind a ready-made deck holds."""


class GameInfo(Model):
    """The whole of `cards/game.yaml`."""

    title: Text
    subtitle: Text | None = None
    edition: Text
    """The current edition, a file in `cards/editions/`."""
    engine: Id
    """Name of the engine that plays the cards; `none` for a game that is only printed."""
    language: Id = "en"
    cost: Cost | None = None
    statistics: tuple[Statistic, ...] = ()
    formats: tuple[Format, ...] = ()
    back: Id | None = None
    """The back of what belongs to no kind of card: abilities of factions, lists, and what lies beside the game."""
    kinds: tuple[KindOfCard, ...]
    terms: tuple[Term, ...] = ()
    rarities: tuple[Rarity, ...] = ()
    deck_rules: DeckRules | None = None

    def kind(self, id: str) -> KindOfCard | None:
        """The kind of that id, or None."""
        return next((kind for kind in self.kinds if kind.id == id), None)

    @property
    def default_rarity(self) -> str | None:
        """The rarity of a card that names none."""
        return next((rarity.id for rarity in self.rarities if rarity.default), None)
