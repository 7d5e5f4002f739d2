"""The one object that everything else takes: all data of a project, read and bound."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path

from cardforge.catalogue.models.base import Number
from cardforge.catalogue.models.deck import Deck, Pack, Packs
from cardforge.catalogue.models.design import Design, slug
from cardforge.catalogue.models.edition import Edition
from cardforge.catalogue.models.faction import Faction, FactionAbility
from cardforge.catalogue.models.game import GameInfo, KindOfCard
from cardforge.catalogue.models.lore import Lore
from cardforge.catalogue.places import Places

_SLOT = re.compile(r"\{(\w+)\}")


class AmbiguousNameError(LookupError):
    """A name that several designs share; the message names them with their ids."""


class UnknownNameError(LookupError):
    """A name that no design has."""


@dataclass(frozen=True)
class Catalogue:
    """All data of one project under one edition. Immutable; `under` gives it under another edition."""

    root: Path
    game: GameInfo
    edition: Edition
    factions: tuple[Faction, ...] = ()
    designs: tuple[Design, ...] = ()
    """Every design, reference kinds included: by faction, then kind, then order in the file."""
    lore: Lore = field(default_factory=Lore)
    decks: tuple[Deck, ...] = ()
    packs: Packs = field(default_factory=Packs)
    editions: tuple[Edition, ...] = ()
    places: Places = field(default_factory=Places)
    written: tuple[tuple[Design, ...], tuple[Faction, ...]] | None = None
    """Designs and factions as the files have them, without what the edition changes; None where nothing was changed."""
    broken: frozenset[str] = frozenset()
    """Ids of entries that could not be read; what refers to them is not reported a second time."""
    unread: frozenset[str] = frozenset()
    """Files of which something could not be read that may have had an id; what seems missing may stand there."""

    @cached_property
    def by_id(self) -> dict[str, Design]:
        """Every design by its id."""
        return {design.id: design for design in self.designs}

    @cached_property
    def by_name(self) -> dict[str, tuple[Design, ...]]:
        """Designs by their name in plain lower case with straight apostrophes."""
        found: dict[str, list[Design]] = {}
        for design in self.designs:
            found.setdefault(plain(design.name), []).append(design)
        return {name: tuple(designs) for name, designs in found.items()}

    @cached_property
    def listed(self) -> tuple[Design, ...]:
        """The designs that are counted and found without naming a kind: no paths, references and the like."""
        return tuple(design for design in self.designs if self.kind(design).listed)

    def kind(self, design: Design) -> KindOfCard:
        """The kind of a design; for a kind that the game does not have (a check reports it) a bare one of that name."""
        found = self.game.kind(design.kind)
        return found or KindOfCard(id=design.kind, name=design.kind, plural=design.kind, file=design.kind)

    def reminder(self, kind: KindOfCard) -> str | None:
        """What the rules say of every card of the kind, with the edition's numbers in it; None where they say nothing.

        A name that the edition does not have stays as it is; a check reports it.
        """
        numbers = self.edition.constants
        return kind.reminder and _SLOT.sub(lambda found: str(numbers.get(found[1], found[0])), kind.reminder)

    def faction(self, id: str) -> Faction | None:
        """The faction of that id, or None."""
        return next((faction for faction in self.factions if faction.id == id), None)

    def deck(self, id: str) -> Deck | None:
        """The ready-made deck of that id, or None."""
        return next((deck for deck in self.decks if deck.id == id), None)

    @cached_property
    def abilities(self) -> tuple[tuple[Faction, FactionAbility], ...]:
        """What factions can do, with the faction."""
        return tuple((faction, ability) for faction in self.factions for ability in faction.abilities)

    def find(self, name: str) -> Design:
        """The design of that id, name, or `Name (ID)`, without regard to case and kind of apostrophe.

        Raises UnknownNameError, or AmbiguousNameError where several designs share the name.
        """
        wanted = plain(name)
        for design in self.designs:
            if plain(design.id) == wanted or plain(str(design)) == wanted:
                return design
        found = self.by_name.get(wanted, ())
        if len(found) > 1:
            raise AmbiguousNameError(f"“{name}” is the name of {', '.join(str(design) for design in found)}")
        if not found:
            raise UnknownNameError(f"no card is called “{name}”")
        return found[0]

    def number(self, value: Number) -> int:
        """A number, looked up in the edition where it lives there. Raises KeyError for an unknown constant."""
        return value if isinstance(value, int) else self.edition.constants[value.edition]

    def stats(self, design: Design) -> dict[str, int] | None:
        """The statistics of a design, or those that its kind adds to another card; None where it has none."""
        kind = self.kind(design)
        if kind.bonus:
            known = self.edition.constants
            return {
                name: self.number(value)
                for name, value in kind.bonus.items()
                if isinstance(value, int) or value.edition in known
            }
        return dict(design.stats) if kind.stats else None

    def children(self, design: Design, kind: str | None = None) -> tuple[Design, ...]:
        """The designs that belong to a design by a card field, in catalogue order."""
        return tuple(child for child in self._children.get(design.id, ()) if kind in (None, child.kind))

    @cached_property
    def _children(self) -> dict[str, tuple[Design, ...]]:
        found: dict[str, list[Design]] = {}
        for design in self.designs:
            if (parent := self.parent(design)) is not None:
                found.setdefault(parent.id, []).append(design)
        return {id: tuple(children) for id, children in found.items()}

    def parent(self, design: Design) -> Design | None:
        """The design that a design belongs to by a card field of its kind, or None."""
        for name, rule in self.kind(design).fields.items():
            if rule.type == "card" and rule.each is not None:
                return self.by_id.get(str(design.extra.get(name)))
        return None

    def rarity(self, design: Design) -> str | None:
        """The rarity of a design, its own or the game's default."""
        return design.rarity or self.game.default_rarity

    def flavour(self, design: Design) -> str | None:
        """The story line of a design, its own or that of its creature."""
        own = self.lore.flavour.get(design.id)
        if own:
            return own
        creature = self.lore.creature(design.creature) if self.kind(design).creature else None
        return creature.flavour if creature else None

    def decks_with(self, design: Design) -> tuple[Deck, ...]:
        """The ready-made decks that hold the design."""
        return tuple(deck for deck in self.decks if deck.cards.get(design.id))

    def packs_with(self, design: Design) -> tuple[Pack, ...]:
        """The packs that hold the design: in one of their decks, or as a reference of one of their factions."""
        factions = {deck.faction for deck in self.decks_with(design)}
        if not self.kind(design).deck:
            factions.add(design.faction)
            owner = self.faction(design.faction)
            if owner and owner.neutral:
                return self.packs.packs
        return tuple(pack for pack in self.packs.packs if factions & set(pack.factions))

    def under(self, edition: str) -> Catalogue:
        """The catalogue under another edition, with the cards as that edition prints them. Raises UnknownNameError."""
        found = next((candidate for candidate in self.editions if candidate.id == edition), None)
        if found is None:
            raise UnknownNameError(f"there is no edition “{edition}”")
        written, owners = self.written or (self.designs, self.factions)
        designs = tuple(_changed(design, found) for design in written)
        factions = tuple(_changed_faction(faction, found) for faction in owners)
        return replace(self, edition=found, designs=designs, factions=factions, written=(written, owners))


def plain(name: str) -> str:
    """A name as search sees it: lower case, straight apostrophes, single blanks."""
    return " ".join(name.replace("’", "'").replace("‘", "'").casefold().split())


def catalogue_order(game: GameInfo, factions: Iterable[Faction], designs: Iterable[Design]) -> tuple[Design, ...]:
    """Designs by faction, then kind, then as they come."""
    faction_rank = {faction.id: rank for rank, faction in enumerate(factions)}
    kind_rank = {kind.id: rank for rank, kind in enumerate(game.kinds)}
    far = len(faction_rank) + len(kind_rank)
    return tuple(sorted(designs, key=lambda one: (faction_rank.get(one.faction, far), kind_rank.get(one.kind, far))))


def _changed(design: Design, edition: Edition) -> Design:
    change = edition.cards.get(design.id)
    if change is None:
        return design
    values = {name: value for name in ("cost", "stats", "text") if (value := getattr(change, name)) is not None}
    if change.stats is not None:
        values["stats"] = {**design.stats, **change.stats}
    return design.model_copy(update=values)


def _changed_faction(faction: Faction, edition: Edition) -> Faction:
    abilities = tuple(
        ability.model_copy(update={"text": change.text})
        if (change := edition.cards.get(ability.id)) and change.text
        else ability
        for ability in faction.abilities
    )
    return faction.model_copy(update={"abilities": abilities}) if abilities != faction.abilities else faction


__all__ = ["AmbiguousNameError", "Catalogue", "UnknownNameError", "catalogue_order", "plain", "slug"]
