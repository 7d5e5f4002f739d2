"""The ready-made decks and the packs that they are sold in."""

from __future__ import annotations

from collections.abc import Iterator

from cardforge.catalogue.catalogue import Catalogue, plain
from cardforge.catalogue.checks.references import (
    faction_known,
    known_factions,
    may_be_unread,
    sound_numbers,
    unknown_faction,
)
from cardforge.catalogue.decks.faults import deck_unknown_card
from cardforge.catalogue.decks.rules import deck_findings, recipe_findings
from cardforge.catalogue.models.deck import Deck
from cardforge.diagnostics import Diagnostic, Message, Place, Severity, diagnostic, listed

DECKS = "cards/decks/"


@diagnostic("pack-without-deck", Severity.ERROR)
def pack_without_deck(faction: str, subject: str) -> Message:
    """A pack holds a faction for which there is no ready-made deck: nothing would lie in the box.

    Write a decklist in `cards/decks/`, or take the faction out of the pack.
    """
    return Message(
        f"there is no deck of “{faction}”", expected=f"a decklist with faction: {faction} in {DECKS}", subject=subject
    )


@diagnostic("pack-faction-twice", Severity.ERROR)
def pack_faction_twice(faction: str, subject: str) -> Message:
    """A pack names the same faction twice.

    Name the other one.
    """
    return Message(f"“{faction}” stands in this pack twice", expected="each faction once", subject=subject)


def decks(catalogue: Catalogue) -> Iterator[Diagnostic]:
    """What is wrong with the ready-made decks. A deck with an unknown card is not counted."""
    factions = known_factions(catalogue)
    kinds = {kind.id for kind in catalogue.game.kinds}
    countable = sound_numbers(catalogue) and all(design.kind in kinds for design in catalogue.designs)
    for deck in catalogue.decks:
        at = catalogue.places.of("deck", deck.id, "faction")
        if not faction_known(catalogue, deck.faction):
            yield unknown_faction(at, deck.faction, factions, deck.name)
        missing = [id for id in deck.cards if id not in catalogue.by_id]
        for id in missing:
            if not may_be_unread(catalogue, id):
                known = tuple(one.id for one in catalogue.designs if catalogue.kind(one).deck) if countable else ()
                named = catalogue.by_name.get(plain(id), ())
                instead = listed(design.id for design in named)
                yield deck_unknown_card(_card(catalogue, deck, id), id, known, instead)
        if not missing and countable and _sound(catalogue, deck):
            yield from _counted(catalogue, deck)


def packs(catalogue: Catalogue) -> Iterator[Diagnostic]:
    """What is wrong with the packs."""
    factions = known_factions(catalogue)
    held = {deck.faction for deck in catalogue.decks}
    unsure = any(name.startswith(DECKS) for name in catalogue.unread) or not held
    unsure = unsure or any(what == "deck" and id in catalogue.broken for what, id in catalogue.places.roots)
    unsure = unsure or any(faction not in factions for faction in held)
    for row, pack in enumerate(catalogue.packs.packs):
        for column, faction in enumerate(pack.factions):
            at = catalogue.places.of("packs", "packs", "packs", row, "factions", column)
            if not faction_known(catalogue, faction):
                yield unknown_faction(at, faction, factions, pack.name)
            elif faction in pack.factions[:column]:
                yield pack_faction_twice(at, faction, pack.name)
            elif faction not in held and not unsure:
                yield pack_without_deck(at, faction, pack.name)


def _sound(catalogue: Catalogue, deck: Deck) -> bool:
    """Whether the list itself and the factions of its cards are in order, so that counting means something."""
    place = catalogue.places.of("deck", deck.id, "cards")
    if place is None or place.file in catalogue.unread or catalogue.faction(deck.faction) is None:
        return False
    for design in (catalogue.by_id[id] for id in deck.cards):
        at = catalogue.places.of("design", design.id)
        if catalogue.faction(design.faction) is None or at is None or f"/{design.faction}/" not in at.file:
            return False  # told as a card of an unknown faction, or one in the wrong file
    return True


def _counted(catalogue: Catalogue, deck: Deck) -> Iterator[Diagnostic]:
    def at(id: str | None) -> Place | None:
        return _card(catalogue, deck, id) if id else catalogue.places.key("deck", deck.id, "cards")

    found = list(deck_findings(catalogue, deck.name, deck.cards, deck.faction, at))
    wrong = {one.code for one in found} - {"deck-size"}
    recipe = list(recipe_findings(catalogue, deck.name, deck.cards, at)) if not wrong else []
    # A card too many shows in size and recipe, and the recipe says which; a card that is wrong itself upsets both.
    yield from (one for one in found if one.code != "deck-size" or not (wrong or recipe))
    yield from recipe


def _card(catalogue: Catalogue, deck: Deck, id: str) -> Place | None:
    return catalogue.places.key("deck", deck.id, "cards", id)
