"""What people need to play: the cards of a pack, of a faction, or of a deck of one's own, with how many of each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from cardforge.catalogue import Catalogue
from cardforge.catalogue.models.deck import Pack
from cardforge.catalogue.models.design import Design
from cardforge.catalogue.models.faction import Faction


@dataclass(frozen=True)
class DeckList:
    """A deck with its name: copies by design."""

    id: str
    name: str
    faction: str
    cards: Mapping[str, int]


@dataclass(frozen=True)
class Contents:
    """Everything that one box or one bundle of sheets holds."""

    id: str
    """Becomes part of file names."""
    title: str
    factions: tuple[str, ...]
    players: int
    decks: tuple[DeckList, ...] = ()
    others: Mapping[str, int] = field(default_factory=dict)
    """Copies of what lies beside the decks, by id: designs, and what factions can do."""
    note: str | None = None
    """What has to be said of it: that it is a plan, and what its tier means."""
    tier: str | None = None
    final: bool = True

    @property
    def cards(self) -> dict[str, int]:
        """Copies by id: deck after deck, then what lies beside them."""
        total: dict[str, int] = {}
        for part in (*(deck.cards for deck in self.decks), self.others):
            for id, count in part.items():
                total[id] = total.get(id, 0) + count
        return total

    def only(self, ids: Iterable[str]) -> Contents:
        """What of it is among these, without anything that lies beside the game."""
        wanted = set(ids)
        decks = tuple(
            replace(deck, cards={id: count for id, count in deck.cards.items() if id in wanted}) for deck in self.decks
        )
        others = {id: count for id, count in self.others.items() if id in wanted}
        return replace(self, decks=decks, others=others, players=0)


def pack_contents(catalogue: Catalogue, pack: Pack) -> Contents:
    """What the players of a starter pack need: the decks of its factions and all that goes with them."""
    decks = [deck for faction in pack.factions for deck in catalogue.decks if deck.faction == faction]
    notice = catalogue.packs.notice
    return Contents(
        id=pack.id,
        title=pack.name,
        factions=pack.factions,
        players=len(pack.factions),
        decks=tuple(DeckList(deck.id, deck.name, deck.faction, _in_order(catalogue, deck.cards)) for deck in decks),
        others=_beside(catalogue, pack.factions),
        note=notice,
        tier=pack.tier,
        final=catalogue.packs.contents_final,
    )


def one_of_each(catalogue: Catalogue) -> Contents:
    """Every card once, for a game without packs."""
    others = {design.id: 1 for design in _kind_by_kind(catalogue, list(catalogue.designs))}
    others |= {ability.id: 1 for _, ability in catalogue.abilities}
    return Contents(id="all", title="all cards", factions=(), players=1, others=others)


def faction_contents(catalogue: Catalogue, faction: Faction) -> Contents:
    """What one player of a faction needs: its ready-made deck, or each of its cards once where it has none."""
    decks = [deck for deck in catalogue.decks if deck.faction == faction.id]
    beside = _beside(catalogue, (faction.id,))
    if not decks:
        beside = {design.id: 1 for design in catalogue.designs if design.faction == faction.id} | beside
    return Contents(
        id=faction.id,
        title=faction.name,
        factions=(faction.id,),
        players=1,
        decks=tuple(DeckList(deck.id, deck.name, deck.faction, _in_order(catalogue, deck.cards)) for deck in decks),
        others=beside,
    )


def deck_contents(catalogue: Catalogue, id: str, name: str, faction: str | None, cards: Mapping[str, int]) -> Contents:
    """What one player of a deck of one's own needs."""
    factions = (faction,) if faction else ()
    deck = DeckList(id, name, faction or "", _in_order(catalogue, cards))
    return Contents(id=id, title=name, factions=factions, players=1, decks=(deck,), others=_beside(catalogue, factions))


def _beside(catalogue: Catalogue, factions: tuple[str, ...]) -> dict[str, int]:
    """One of each design of these factions that is in no deck, of everything neutral, and of what factions can do."""
    neutral = {faction.id for faction in catalogue.factions if faction.neutral}
    chosen = [
        design
        for design in catalogue.designs
        if not catalogue.kind(design).deck and (design.faction in factions or design.faction in neutral)
    ]
    abilities = [ability.id for faction, ability in catalogue.abilities if faction.id in factions]
    return {**{design.id: 1 for design in _kind_by_kind(catalogue, chosen)}, **dict.fromkeys(abilities, 1)}


def _kind_by_kind(catalogue: Catalogue, designs: list[Design]) -> list[Design]:
    """In the order of kinds; what has a place on the table in the order of places, the rest as in the catalogue."""
    rank = {kind.id: number for number, kind in enumerate(catalogue.game.kinds)}
    return sorted(designs, key=lambda design: (rank.get(design.kind, len(rank)), _place_on_table(design)))


def _place_on_table(design: Design) -> int:
    place = design.extra.get("position")
    return place if isinstance(place, int) else 0


def _in_order(catalogue: Catalogue, cards: Mapping[str, int]) -> dict[str, int]:
    """In the order of the catalogue, which is how they are looked for in a pile."""
    return {design.id: cards[design.id] for design in catalogue.designs if cards.get(design.id)}
