"""The stories: one for each creature, none for nobody, and relationships that lead to somebody."""

from __future__ import annotations

from collections.abc import Iterator

from cardforge.catalogue.catalogue import Catalogue
from cardforge.catalogue.checks.references import cards_complete
from cardforge.catalogue.models.design import Design
from cardforge.diagnostics import Diagnostic, Message, Severity, diagnostic, did_you_mean, listed, nearest

LORE = "cards/lore/"
MOST_NAMED = 6


@diagnostic("creature-without-lore", Severity.ERROR)
def creature_without_lore(creature: str, faction: str, instead: str, subject: str) -> Message:
    """A card is somebody, but nobody has told the story of that creature.

    Write an entry with the creature's id in `cards/lore/`. A second version of a creature names it with `identity`; a
    card that was renamed keeps its story by `identity`, or the story takes the new id.
    """
    return Message(
        f"there is no story of “{creature}”",
        expected=f"an entry with id: {creature} in {LORE}{faction}.yaml",
        hint=f"there is one of “{instead}”, whom no card shows: is it this creature?" if instead else "",
        subject=subject,
    )


@diagnostic("lore-without-creature", Severity.ERROR)
def lore_without_creature(id: str, known: tuple[str, ...]) -> Message:
    """A story is told of a creature that no card shows.

    Correct its id: it is the `identity` of the card, or the name in lower case with dashes.
    """
    return Message(f"no card shows “{id}”", expected="the identity of a card", hint=did_you_mean(id, known), subject=id)


@diagnostic("relationship-to-nobody", Severity.ERROR)
def relationship_to_nobody(to: str, known: tuple[str, ...], subject: str) -> Message:
    """A relationship leads to a creature that does not exist.

    Write the id of a creature.
    """
    return Message(f"there is no creature “{to}”", "the id of a creature", did_you_mean(to, known), subject)


@diagnostic("relationship-to-itself", Severity.ERROR)
def relationship_to_itself(subject: str) -> Message:
    """A creature has a relationship with itself; most often an entry was copied.

    Write the id of the other creature.
    """
    return Message("the relationship leads to the creature itself", "the id of another creature", subject=subject)


@diagnostic("flavour-for-nobody", Severity.ERROR)
def flavour_for_nobody(id: str, known: tuple[str, ...]) -> Message:
    """A story line is written for an id that no card has.

    Correct the id, or take the line away.
    """
    return Message(f"no card has the id {id}", expected="the id of a card", hint=did_you_mean(id, known), subject=id)


@diagnostic("drafts", Severity.NOTE)
def drafts_counted(count: int, names: str) -> Message:
    """How many stories are only placeholders (`draft: true`).

    Tell the story, then take `draft` away. Nothing has to be done before that.
    """
    return Message(f"{count} {'creature is a draft' if count == 1 else 'creatures are drafts'}: {names}")


@diagnostic("proposed-appearances", Severity.NOTE)
def proposed_appearances(count: int, names: str) -> Message:
    """How many appearances are only a proposal (`proposed: true`), because the source tells none.

    When one is agreed upon, write it as `appearance: "…"`. Nothing has to be done before that.
    """
    return Message(f"{count} {'appearance is' if count == 1 else 'appearances are'} proposed: {names}")


def lore(catalogue: Catalogue) -> Iterator[Diagnostic]:
    """Creatures without a story and the reverse; relationships and story lines that lead to nobody.

    A game without any story needs none.
    """
    shown = _shown(catalogue)
    told = {creature.id for creature in catalogue.lore.creatures}
    unread = any(name.startswith(LORE) for name in catalogue.unread)
    unsure = not cards_complete(catalogue)
    orphans = [id for id in told if id not in shown] if not unsure else []
    claimed: set[str] = set()
    for id, design in shown.items() if told and not unread else ():
        if id not in told and id not in catalogue.broken:
            instead = nearest(id, orphans) or ""
            claimed.add(instead)
            key = "identity" if design.identity else "name"
            at = catalogue.places.of("design", design.id, key)
            yield creature_without_lore(at, id, design.faction, instead, str(design))
    for id in orphans:
        if id not in claimed:
            yield lore_without_creature(catalogue.places.of("creature", id, "id"), id, tuple(shown))
    yield from _relationships(catalogue, {*shown, *told, *catalogue.broken}, unread or unsure)
    yield from _flavour(catalogue, unsure)


def drafts(catalogue: Catalogue) -> Iterator[Diagnostic]:
    """How much of the stories is not yet final."""
    creatures = catalogue.lore.creatures
    waiting = [creature.id for creature in creatures if creature.draft]
    proposed = [creature.id for creature in creatures if creature.looks.proposed]
    if waiting:
        yield drafts_counted(None, len(waiting), _some(waiting))
    if proposed:
        yield proposed_appearances(None, len(proposed), _some(proposed))


def _shown(catalogue: Catalogue) -> dict[str, Design]:
    """Creatures with the first design that shows each."""
    creatures = {kind.id for kind in catalogue.game.kinds if kind.creature}
    shown: dict[str, Design] = {}
    for design in catalogue.designs:
        if design.kind in creatures:
            shown.setdefault(design.creature, design)
    return shown


def _relationships(catalogue: Catalogue, known: set[str], unsure: bool) -> Iterator[Diagnostic]:
    for creature in catalogue.lore.creatures:
        for row, relationship in enumerate(creature.relationships):
            at = catalogue.places.of("creature", creature.id, "relationships", row, "to")
            if relationship.to == creature.id:
                yield relationship_to_itself(at, creature.id)
            elif relationship.to not in known and not unsure:
                yield relationship_to_nobody(at, relationship.to, tuple(known), creature.id)


def _flavour(catalogue: Catalogue, unsure: bool) -> Iterator[Diagnostic]:
    known = {**catalogue.by_id, **{ability.id: ability for _, ability in catalogue.abilities}}
    for id in catalogue.lore.flavour:
        if id not in known and not unsure:
            yield flavour_for_nobody(catalogue.places.key("flavour", "flavour", id), id, tuple(known))


def _some(ids: list[str]) -> str:
    if len(ids) <= MOST_NAMED:
        return listed(ids, "and")
    return f"{', '.join(ids[:MOST_NAMED])} and {len(ids) - MOST_NAMED} more"
