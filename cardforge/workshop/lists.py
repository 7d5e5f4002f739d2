"""Lists on cards: what a deck holds, and what a box holds."""

from __future__ import annotations

from collections.abc import Mapping

from cardforge.catalogue import Catalogue
from cardforge.press.aids import Row, list_face
from cardforge.press.face import PlannedFace
from cardforge.workshop.contents import Contents, DeckList


def deck_list(catalogue: Catalogue, deck: DeckList, back: str | None) -> PlannedFace:
    """The list of a deck, kind by kind; two versions that share a name have their ids beside it."""
    rows: list[Row] = []
    for kind in catalogue.game.kinds:
        held = [catalogue.by_id[id] for id in deck.cards if catalogue.by_id[id].kind == kind.id]
        if held:
            rows.append(Row(f"{kind.plural}: {sum(deck.cards[design.id] for design in held)}"))
            rows += [Row(design.name, deck.cards[design.id]) for design in held]
    size = sum(deck.cards.values())
    label = f"Deck list, {size} cards"
    return list_face(catalogue, f"LIST-{deck.id}"[:60], label, deck.name, deck.faction, rows, None, back)


def contents_list(catalogue: Catalogue, contents: Contents, aids: Mapping[str, int], back: str | None) -> PlannedFace:
    """What is in the box: decks, then kind by kind what lies beside them, then aids; and what has to be said of it."""
    rows = [Row("Decks")]
    rows += [Row(f"{deck.name}, {sum(deck.cards.values())} cards", 1) for deck in contents.decks]
    rows.append(Row("Beside the decks"))
    for kind in catalogue.game.kinds:
        count = sum(
            copies
            for id, copies in contents.others.items()
            if id in catalogue.by_id and catalogue.by_id[id].kind == kind.id
        )
        if count:
            rows.append(Row(kind.name if count == 1 else kind.plural, count))
    rows += [
        Row(ability.name, contents.others[ability.id])
        for _, ability in catalogue.abilities
        if ability.id in contents.others
    ]
    rows += [Row("Lists and aids"), *(Row(name, count) for name, count in aids.items())]
    note = contents.note or ("Not final." if not contents.final else None)
    label = f"Contents, {contents.tier}" if contents.tier else "Contents"
    return list_face(catalogue, f"CONTENTS-{contents.id}"[:60], label, contents.title, "", rows, note, back)
