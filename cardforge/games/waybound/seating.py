"""Set-ups as plain data: seats with deck and Companion, and what of it is not as usual."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from cardforge.catalogue.catalogue import AmbiguousNameError, Catalogue, UnknownNameError
from cardforge.catalogue.decks.rules import deck_findings, main_faction
from cardforge.catalogue.models.design import Design
from cardforge.diagnostics import Severity, did_you_mean
from cardforge.game.protocol import Plain
from cardforge.game.telling import Summary
from cardforge.games.waybound.constants import SWITCHES
from cardforge.games.waybound.log_lines import LETTERS

WORDS = {
    "companion": "the Companion that leads the side, by name or id",
    "featured": "an Ally of the deck that is sure to be in the opening hand",
}
"""What a seat may say besides its deck."""


def seat(
    catalogue: Catalogue, number: int, deck: Mapping[str, int] | None, faction: str | None, words: Mapping[str, str]
) -> dict[str, Any]:
    """A seat. What it does not say is taken from what it says, or from the seat's number. Raises ValueError."""
    named = words.get("companion")
    companion = None if named is None else _find(catalogue, named, "companion")
    decks = catalogue.decks
    if deck is None:
        wanted = companion.faction if companion is not None else faction
        ready = next((one for one in decks if one.faction == wanted), None) or (decks[number % len(decks)])
        deck, faction = ready.cards, ready.faction
    faction = faction or main_faction(catalogue, deck)
    if companion is None:
        companion = next((d for d in catalogue.designs if d.kind == "companion" and d.faction == faction), None)
    if companion is None:
        raise ValueError("no faction leads this deck, so no Companion does; name one")
    featured = words.get("featured")
    chosen = None if featured is None else _find(catalogue, featured, "ally", tuple(deck))
    if chosen is not None and chosen.id not in deck:
        raise ValueError(f"the featured {chosen.name} is not in the deck")
    if not deck:
        raise ValueError("the deck is empty")
    ready_made = next((one.id for one in decks if one.cards == dict(deck)), None)
    return {
        "faction": companion.faction,
        "companion": companion.id,
        "deck": [card for card in sorted(deck) for _ in range(deck[card])],
        "featured": None if chosen is None else chosen.id,
        "ready_made": ready_made,
        "faults": [] if ready_made else _faults(catalogue, deck, companion.faction),
    }


def _find(catalogue: Catalogue, name: str, kind: str, among: Sequence[str] = ()) -> Design:
    try:
        found = catalogue.find(name)
    except AmbiguousNameError as error:
        fitting = [d for d in catalogue.designs if d.name.casefold() == name.casefold() and d.id in among]
        if len(fitting) != 1:
            raise ValueError(f"{error}; say which by its id") from error
        found = fitting[0]
    except UnknownNameError as error:
        hint = did_you_mean(name, [design.name for design in catalogue.designs if design.kind == kind])
        raise ValueError(f"there is no {kind} “{name}”{'; ' if hint else ''}{hint}") from error
    if found.kind != kind:
        raise ValueError(f"{found.name} is no {kind}")
    return found


def _faults(catalogue: Catalogue, deck: Mapping[str, int], faction: str) -> list[str]:
    findings = deck_findings(catalogue, "the deck", dict(deck), faction, lambda id: None)
    return [found.message for found in findings if found.severity is Severity.ERROR]


def settings_of(catalogue: Catalogue, settings: Mapping[str, bool]) -> dict[str, bool]:
    """The settings that are other than the edition's. Raises ValueError for one that is none."""
    for name in settings:
        if name not in SWITCHES:
            hint = did_you_mean(name, SWITCHES)
            raise ValueError(
                f"there is no setting “{name}”; there are {', '.join(SWITCHES)}{'; ' if hint else ''}{hint}"
            )
    usual = catalogue.edition.switches
    return {name: on for name, on in sorted(settings.items()) if usual.get(name) is not on}


def summary(setup: Plain, definitions: Plain) -> Summary:
    """What a match was played with, in words."""
    names = {card["id"]: card["name"] for card in definitions["cards"]}
    departures = []
    for name, on in setup.get("settings", {}).items():
        departures.append(f"setting {name} = {'yes' if on else 'no'}, which is not the edition's")
    for letter, one in zip(LETTERS, setup["seats"], strict=True):
        if one.get("featured"):
            departures.append(f"{letter} features {names[one['featured']]}: it is in the opening hand")
        if not one.get("ready_made"):
            departures.append(f"{letter} plays a custom deck")
        departures += [f"{letter}'s deck is not legal: {fault}" for fault in one.get("faults", ())]
    if setup.get("first") is not None:
        departures.append(f"{LETTERS[setup['first']]} starts by arrangement, not by chance")
    departures += [f"assumed of this edition: {what}" for what in definitions["unknown"]]
    constants = definitions["constants"]
    settings = (
        ("edition", definitions["edition"]),
        ("seed", str(setup["seed"])),
        *((name, "yes" if constants[name] else "no") for name in SWITCHES),
    )
    return Summary(tuple(departures), settings, tuple(_seat_words(one, names) for one in setup["seats"]))


def _seat_words(one: Plain, names: Mapping[str, str]) -> tuple[str, tuple[tuple[str, int], ...]]:
    deck: Counter[str] = Counter(one["deck"])
    ready = one.get("ready_made")
    title = f"{names[one['companion']]}, {f'ready-made deck {ready}' if ready else 'custom deck'}"
    return title, tuple((names[card], deck[card]) for card in sorted(deck))
