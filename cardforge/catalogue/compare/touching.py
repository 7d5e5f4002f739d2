"""What a change touches: the decks and packs that hold a card, cards that hang on it, editions that override it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cardforge.catalogue.catalogue import Catalogue
from cardforge.catalogue.compare.model import Change, Relation, Section, Touch, What
from cardforge.catalogue.models.base import EditionNumber
from cardforge.catalogue.models.design import Design
from cardforge.catalogue.models.edition import Edition
from cardforge.catalogue.models.game import KindOfCard
from cardforge.diagnostics import listed


def touches(change: Change, before: Catalogue, after: Catalogue) -> tuple[Touch, ...]:
    """Everything else that a change concerns, as it is now; for what is gone, as it was."""
    catalogue = before if change.what is What.REMOVED else after
    match change.section:
        case Section.CARD:
            return tuple(_of_card(change, catalogue, before, after))
        case Section.ABILITY:
            return tuple(_overrides(change, before, after))
        case Section.EDITION:
            return tuple(_of_edition(change, after))
        case Section.DECK:
            return tuple(_of_deck(change, catalogue))
        case Section.STORY:
            designs = tuple(design for design in catalogue.designs if design.creature == change.id)
            return _cards(designs)
        case Section.FACTION:
            count = sum(design.faction == change.id for design in catalogue.designs)
            return (Touch(Relation.CARDS, (), f"{count} card{'' if count == 1 else 's'}"),) if count else ()
    return ()


def _of_card(change: Change, catalogue: Catalogue, before: Catalogue, after: Catalogue) -> Iterator[Touch]:
    design = catalogue.by_id[change.id]
    decks = tuple(deck for deck in after.decks if deck.cards.get(design.id)) or catalogue.decks_with(design)
    if decks:
        words = ", ".join(f"{deck.name} ×{deck.cards[design.id]}" for deck in decks)
        yield Touch(Relation.DECKS, tuple(deck.id for deck in decks), words)
    packs = catalogue.packs_with(design)
    if packs and len(packs) == len(catalogue.packs.packs) > 1:
        yield Touch(Relation.PACKS, tuple(pack.id for pack in packs), f"all {len(packs)} packs")
    elif packs:
        yield Touch(Relation.PACKS, tuple(pack.id for pack in packs), ", ".join(pack.name for pack in packs))
    parent = catalogue.parent(design)
    if parent is not None:
        yield Touch(Relation.BELONGS_TO, (parent.id,), str(parent))
    yield from _named(Relation.HAS, catalogue.children(design))
    kind = catalogue.kind(design)
    others = (one for one in catalogue.designs if one.creature == design.creature and one.id != design.id)
    yield from _named(Relation.VERSIONS, tuple(others) if kind.creature else ())
    if change.what in (What.REMOVED, What.RENAMED):
        was = before.by_id[design.id]
        yield from _named(Relation.MENTIONED_BY, tuple(_mentions(was.name, after, design.id)))
        if before.kind(was).creature and before.lore.creature(was.creature):
            lost = not any(one.creature == was.creature for one in after.designs)
            words = f"the story of {was.creature}{' has no card any more' if lost else ''}"
            yield Touch(Relation.STORY, (was.creature,), words)
    yield from _overrides(change, before, after)


def _mentions(name: str, catalogue: Catalogue, but: str) -> Iterator[Design]:
    word = re.compile(rf"(?<!\w){re.escape(name)}(?!\w)")
    return (design for design in catalogue.designs if design.id != but and word.search(design.text))


def _overrides(change: Change, before: Catalogue, after: Catalogue) -> Iterator[Touch]:
    """Editions, other than the two compared, that print something of a card or ability as their own."""
    found = [
        (edition, " and ".join(edition.cards[change.id].model_dump(exclude_none=True)))
        for edition in after.editions
        if edition.id not in (before.edition.id, after.edition.id) and change.id in edition.cards
    ]
    if found:
        words = "; ".join(f"{edition.name} prints its own {what}" for edition, what in found)
        yield Touch(Relation.EDITIONS, tuple(edition.id for edition, _ in found), words)


def _of_edition(change: Change, catalogue: Catalogue) -> Iterator[Touch]:
    names = {one.field.removeprefix("constants.") for one in change.fields if one.field.startswith("constants.")}
    if change.id == catalogue.edition.id and change.what is not What.ADDED:
        cards = tuple(design for design in catalogue.designs if names & _numbers(catalogue.kind(design)))
        if cards:
            yield Touch(Relation.CARDS, tuple(design.id for design in cards), f"printed on {counted(catalogue, cards)}")
        rules = catalogue.game.deck_rules
        if rules is not None and (used := sorted(names & set(_constants(rules.model_dump())))):
            yield Touch(Relation.RULES, tuple(used), "the deck rules")
        heirs = tuple(edition for edition in catalogue.editions if _inherits(edition, change, catalogue.edition))
        if heirs:
            yield Touch(
                Relation.EDITIONS,
                tuple(one.id for one in heirs),
                f"also in {listed([one.name for one in heirs], 'and')}",
            )


def _inherits(edition: Edition, change: Change, base: Edition) -> bool:
    """Whether an edition has the new values as well."""
    if edition.id == base.id:
        return False
    mine = edition.constants | edition.switches
    values = [
        (one.field.partition(".")[2], one.after)
        for one in change.fields
        if one.field.startswith(("constants.", "switches."))
    ]
    return bool(values) and all(mine.get(name) == value for name, value in values)


def _numbers(kind: KindOfCard) -> set[str]:
    bonus = {value.edition for value in kind.bonus.values() if isinstance(value, EditionNumber)}
    return bonus | set(re.findall(r"\{(\w+)\}", kind.reminder or ""))


def _constants(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        if set(value) == {"edition"}:
            yield value["edition"]
        for inner in value.values():
            yield from _constants(inner)
    elif isinstance(value, (tuple, list)):
        for inner in value:
            yield from _constants(inner)


def _of_deck(change: Change, catalogue: Catalogue) -> Iterator[Touch]:
    deck = catalogue.deck(change.id)
    packs = [pack for pack in catalogue.packs.packs if deck is not None and deck.faction in pack.factions]
    if packs:
        yield Touch(Relation.PACKS, tuple(pack.id for pack in packs), ", ".join(pack.name for pack in packs))


def _cards(designs: tuple[Design, ...]) -> tuple[Touch, ...]:
    return tuple(_named(Relation.CARDS, designs))


def _named(relation: Relation, designs: tuple[Design, ...]) -> Iterator[Touch]:
    if designs:
        yield Touch(relation, tuple(one.id for one in designs), ", ".join(str(one) for one in designs))


def counted(catalogue: Catalogue, designs: tuple[Design, ...]) -> str:
    """Cards by kind: `3 Heroes and 5 Spells`; the cards themselves where there are three or fewer."""
    if len(designs) <= 3:
        return listed([str(design) for design in designs], "and")
    parts = []
    for kind in catalogue.game.kinds:
        count = sum(design.kind == kind.id for design in designs)
        if count:
            parts.append(f"{count} {kind.name if count == 1 else kind.plural}")
    return listed(parts, "and")
