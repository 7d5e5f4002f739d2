"""The factions beside each other: what one has, all need."""

from __future__ import annotations

from collections.abc import Iterator

from cardforge.catalogue.catalogue import Catalogue
from cardforge.diagnostics import Diagnostic, Message, Severity, diagnostic, nearest


@diagnostic("missing-colour", Severity.ERROR)
def missing_colour(colour: str, faction: str, others: str, instead: str) -> Message:
    """A faction lacks a colour that other factions have; templates that use it could not print its cards.

    Add the colour, or correct the name of the one that is misspelt.
    """
    return Message(
        f"there is no colour “{colour}”",
        expected=f"a colour “{colour}”, as {others} has",
        hint=f"is it the one called “{instead}”?" if instead else "",
        subject=faction,
    )


@diagnostic("shared-emblem", Severity.ERROR)
def shared_emblem(emblem: str, faction: str, other: str) -> Message:
    """Two factions have the same emblem: without colours nobody could tell their cards apart.

    Give each faction an emblem of its own.
    """
    return Message(
        f"the emblem “{emblem}” is that of {other} as well", expected="an emblem of its own", subject=faction
    )


def colours(catalogue: Catalogue) -> Iterator[Diagnostic]:
    """Factions that lack a colour of the others, or share an emblem."""
    holders: dict[str, list[str]] = {}
    for faction in catalogue.factions:
        for name in faction.colours:
            holders.setdefault(name, []).append(faction.name)
    shared = {name for name, factions in holders.items() if len(factions) * 2 > len(catalogue.factions)}
    emblems: dict[str, str] = {}
    for faction in catalogue.factions:
        own = set(faction.colours) - shared
        for name in sorted(shared - set(faction.colours)):
            instead = nearest(name, own) or ""
            path = ("colours", instead) if instead else ("colours",)
            at = catalogue.places.key("faction", faction.id, *path)
            yield missing_colour(at, name, faction.name, holders[name][0], instead)
        if faction.emblem in emblems:
            at = catalogue.places.of("faction", faction.id, "emblem")
            yield shared_emblem(at, faction.emblem, faction.name, emblems[faction.emblem])
        emblems.setdefault(faction.emblem, faction.name)
