"""Cards that belong to another card: each parent has as many of them as its kind says, all of its own faction."""

from __future__ import annotations

from collections.abc import Iterator

from cardforge.catalogue.catalogue import Catalogue
from cardforge.catalogue.checks.references import cards_complete
from cardforge.catalogue.models.design import Design
from cardforge.catalogue.models.game import KindOfCard
from cardforge.diagnostics import Diagnostic, Message, Severity, diagnostic, listed


@diagnostic("children-missing", Severity.ERROR)
def children_missing(each: int, kinds: str, subject: str) -> Message:
    """A card has none of the cards that every card of its kind must have beside it.

    Write them; their field names this card.
    """
    return Message(f"it has no {kinds}", expected=f"{each}, each naming this card", subject=subject)


@diagnostic("sibling-missing", Severity.ERROR)
def sibling_missing(found: int, each: int, kind: str, parent: str, subject: str) -> Message:
    """A card belongs to another one, but the others that must stand beside it are missing.

    Write what is missing, or correct the card that names the wrong parent.
    """
    return Message(
        f"{parent} has only {found} {kind}" + ("" if found == 1 else "s"),
        expected=f"{each} of them",
        hint=f"write the other, or look for one that names another card than {parent}",
        subject=subject,
    )


@diagnostic("sibling-too-many", Severity.ERROR)
def sibling_too_many(
    each: int, kind: str, parent: str, others: tuple[str, ...], lacking: tuple[str, ...], subject: str
) -> Message:
    """More cards belong to one card than its kind says.

    Remove one, or correct the one that names the wrong parent.
    """
    return Message(
        f"{parent} already has {listed(others, 'and')}",
        expected=f"{each} of kind {kind} for one card",
        hint=f"{listed(lacking, 'and')} has too few: does one of these belong there?" if lacking else "",
        subject=subject,
    )


@diagnostic("family-faction", Severity.ERROR)
def family_faction(faction: str, parent: str, expected: str, subject: str) -> Message:
    """A card belongs to a card of another faction.

    Correct the faction, or the id of the card that it belongs to.
    """
    return Message(f"it is of {faction}, but belongs to {parent}", expected=f"{expected}, as {parent}", subject=subject)


def families(catalogue: Catalogue) -> Iterator[Diagnostic]:
    """Missing and surplus members, and members of a wrong faction.

    Nothing is called missing while a card cannot be read or placed: it may be the very one.
    """
    unsure = not cards_complete(catalogue)
    for kind in catalogue.game.kinds:
        for name, rule in kind.fields.items():
            if rule.type == "card" and rule.each is not None:
                yield from _family(catalogue, kind, name, rule.of, rule.each, unsure)


def _family(
    catalogue: Catalogue, kind: KindOfCard, field: str, of: str | None, each: int, unsure: bool
) -> Iterator[Diagnostic]:
    members: dict[str, list[Design]] = {one.id: [] for one in catalogue.designs if one.kind == of}
    factions = {faction.id for faction in catalogue.factions}
    for child in catalogue.designs:
        if child.kind != kind.id:
            continue
        parent = str(child.extra.get(field))
        if parent not in members:
            unsure = True  # told as an unknown card, a card of a wrong kind, or a missing field
            continue
        members[parent].append(child)
    lacking = tuple(str(catalogue.by_id[id]) for id, children in members.items() if len(children) < each)
    astray = any(len(children) > each for children in members.values())
    for id, children in members.items():
        parent_name = str(catalogue.by_id[id])
        wanted = catalogue.by_id[id].faction
        foreign = [one for one in children if one.faction != wanted and {one.faction, wanted} <= factions]
        if len(children) > each:
            last = (foreign or children)[-1]
            others = tuple(one.name for one in children if one is not last)
            at = catalogue.places.of("design", last.id, field)
            yield sibling_too_many(at, each, kind.name, parent_name, others, lacking, str(last))
            continue
        for child in foreign:
            at = catalogue.places.of("design", child.id, "faction")
            yield family_faction(at, child.faction, parent_name, wanted, str(child))
        if unsure or astray or len(children) == each:
            continue
        if children:
            at = catalogue.places.of("design", children[0].id, field)
            yield sibling_missing(at, len(children), each, kind.name, parent_name, str(children[0]))
        else:
            kinds = kind.plural if each != 1 else kind.name
            yield children_missing(catalogue.places.of("design", id, "id"), each, kinds, parent_name)
