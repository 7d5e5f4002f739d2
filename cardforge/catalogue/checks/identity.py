"""Who is who: ids that are given once and for ever, and names that may be shared only by versions of one creature."""

from __future__ import annotations

from collections.abc import Iterator

from cardforge.catalogue.catalogue import Catalogue, plain
from cardforge.catalogue.checks.references import may_be_unread
from cardforge.catalogue.faults import duplicate_id
from cardforge.catalogue.locks import IDS, read_ids
from cardforge.catalogue.models.design import Design
from cardforge.diagnostics import Diagnostic, Message, Place, Report, Severity, diagnostic, nearest


@diagnostic("shared-name", Severity.ERROR)
def shared_name(design: str, other: str, identity: str) -> Message:
    """Two cards have one name without being named versions of one creature: limits and stories would mix them up.

    Give one of them another name; or, if they are two versions of one creature, write the same `identity` on both.
    """
    return Message(
        f"it has the name of {other}",
        expected="a name of its own, or the same `identity` on both",
        hint=f"for two versions of one creature write identity: {identity} on both",
        subject=design,
    )


@diagnostic("id-removed", Severity.WARNING)
def id_removed(id: str, name: str, instead: str) -> Message:
    """A published card is no longer there. Old decks, saves and letters still speak of it.

    Bring it back if it went by mistake. If it is retired for good, leave its id in `cards/locks/ids.lock`: no other
    card may ever have it.
    """
    return Message(
        f"{id} was published as {name} and is gone",
        expected=f"a card with the id {id}",
        hint=f"did it become {instead}? A card keeps its id" if instead else "ids are never changed; bring it back",
        subject=name,
    )


@diagnostic("id-reused", Severity.ERROR)
def id_reused(id: str, name: str, before: str) -> Message:
    """An id that was published for one card now belongs to another name.

    Give the new card an id that no card ever had. If it is the same card with a new name, write that name into its line
    of `cards/locks/ids.lock`.
    """
    return Message(
        f"{id} was published as {before} and is now {name}",
        expected="an id that no card ever had",
        hint=f"if {before} is only renamed, change its line in {IDS}",
        subject=f"{name} ({id})",
    )


def ids(catalogue: Catalogue) -> Iterator[Diagnostic]:
    """Ids that differ from another only by capitals, or that a faction's ability shares with a card."""
    first: dict[str, Place | None] = {}
    for design in catalogue.designs:
        at = catalogue.places.of("design", design.id, "id")
        yield from _taken(first, design.id, "card", at, str(design))
    for faction, ability in catalogue.abilities:
        row = faction.abilities.index(ability)
        at = catalogue.places.of("faction", faction.id, "abilities", row, "id")
        yield from _taken(first, ability.id, "card", at, f"{ability.name} ({ability.id})")
    packs: dict[str, Place | None] = {}
    for row, pack in enumerate(catalogue.packs.packs):
        yield from _taken(packs, pack.id, "pack", catalogue.places.of("packs", "packs", "packs", row, "id"), pack.name)


def _taken(first: dict[str, Place | None], id: str, what: str, at: Place | None, subject: str) -> Iterator[Diagnostic]:
    if id.casefold() in first:
        yield duplicate_id(at, what, id, first[id.casefold()] or Place(""), subject)
    first.setdefault(id.casefold(), at)


def names(catalogue: Catalogue) -> Iterator[Diagnostic]:
    """Names that several designs share without one identity that all of them name."""
    for designs in _alike(catalogue):
        first, *others = designs
        for other in others:
            if first.identity is None or first.identity != other.identity:
                at = catalogue.places.of("design", other.id, "name")
                yield shared_name(at, str(other), str(first), first.identity or other.identity or first.creature)


def _alike(catalogue: Catalogue) -> Iterator[list[Design]]:
    groups: dict[str, list[Design]] = {}
    for design in catalogue.designs:
        groups.setdefault(plain(design.name), []).append(design)
    yield from (group for group in groups.values() if len(group) > 1)


def lock(catalogue: Catalogue) -> Iterator[Diagnostic]:
    """The ids against those ever published."""
    report = Report()
    published = read_ids(catalogue.root, report)
    yield from report
    current = {ability.id: ability.name for _, ability in catalogue.abilities}
    current |= {design.id: design.name for design in catalogue.designs}
    for id, line in published.items():
        now = current.get(id)
        if now is None:
            if not may_be_unread(catalogue, id):
                others = [other for other in current if other not in published]
                same = next((other for other in others if current[other] == line.name), None)
                instead = same or nearest(id, others, 0.8) or ""
                yield id_removed(line.place, id, line.name, instead)
        elif plain(now) != plain(line.name):
            yield id_reused(_name_of(catalogue, id), id, now, line.name)


def _name_of(catalogue: Catalogue, id: str) -> Place | None:
    if id in catalogue.by_id:
        return catalogue.places.of("design", id, "name")
    for faction in catalogue.factions:
        for row, ability in enumerate(faction.abilities):
            if ability.id == id:
                return catalogue.places.of("faction", faction.id, "abilities", row, "name")
    return None
