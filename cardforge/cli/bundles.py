"""Which cards a command prints: packs, factions or a deck, by what was typed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardforge.cli import session
from cardforge.diagnostics import Report, did_you_mean, listed

if TYPE_CHECKING:
    from cardforge.catalogue import Catalogue
    from cardforge.workshop.contents import Contents


def chosen(
    catalogue: Catalogue, packs: list[str], factions: list[str], deck: Path | None, report: Report
) -> list[Contents]:
    """The bundles that were named; none where nothing was. Ends with the nearest name where one is unknown."""
    from cardforge.workshop.contents import faction_contents, pack_contents

    known = {pack.id: pack for pack in catalogue.packs.packs}
    sides = {one.id: one for one in catalogue.factions if not one.neutral}
    bundles = [pack_contents(catalogue, _named(name, known, "pack")) for name in packs]
    bundles += [faction_contents(catalogue, _named(name, sides, "faction")) for name in factions]
    if deck is not None:
        bundles.append(_own_deck(catalogue, deck, report))
    return bundles


def all_packs(catalogue: Catalogue) -> list[Contents]:
    """Every pack; each card once in a game without packs."""
    from cardforge.workshop.contents import one_of_each, pack_contents

    return [pack_contents(catalogue, pack) for pack in catalogue.packs.packs] or [one_of_each(catalogue)]


def _named(name: str, known: dict[str, Any], what: str) -> Any:
    wanted = name.casefold()
    found = next((one for id, one in known.items() if wanted in (id.casefold(), one.name.casefold())), None)
    if found is not None:
        return found
    hint = did_you_mean(name, tuple(known))
    return session.fail(f"there is no {what} “{name}”; expected {listed(tuple(known))}{'; ' + hint if hint else ''}")


def _own_deck(catalogue: Catalogue, file: Path, report: Report) -> Contents:
    from cardforge.catalogue.decks.reading import read_deck
    from cardforge.catalogue.decks.rules import main_faction
    from cardforge.catalogue.models.design import slug
    from cardforge.workshop.contents import deck_contents

    found = Report()
    deck = read_deck(catalogue, file, found)
    if deck is None or found.failed:
        session.print_diagnostics(found, deck.line if deck else None)
        session.fail(f"{file} cannot be printed; the findings above say why")
    report.extend(found)
    faction = deck.faction or main_faction(catalogue, deck.cards)
    return deck_contents(catalogue, slug(file.stem) or "deck", deck.name or file.stem, faction, deck.cards)
