"""Holds a deck against the deck rules of the game: size, copies by identity, factions, kinds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from cardforge.catalogue.catalogue import Catalogue
from cardforge.catalogue.decks import faults
from cardforge.catalogue.models.design import Design
from cardforge.diagnostics import Diagnostic, Place

At = Callable[[str | None], Place | None]
"""Where a card stands in the list, by its id; with None, where the list begins."""

ABSURD = 100
"""More copies than this of one card are a misread column and no deck."""


def deck_findings(
    catalogue: Catalogue, name: str, cards: Mapping[str, int], faction: str | None, at: At
) -> Iterator[Diagnostic]:
    """What keeps a deck from being legal. Unknown ids are passed over: whoever read the list has reported them."""
    rules = catalogue.game.deck_rules
    if rules is None:
        return
    held = [(catalogue.by_id[id], copies) for id, copies in cards.items() if id in catalogue.by_id]
    for design, copies in held:
        if not 1 <= copies <= ABSURD:
            yield faults.deck_count(at(design.id), str(design), copies)
    yield from _kinds(catalogue, held, at)
    yield from _factions(catalogue, held, faction, at)
    yield from _copies(catalogue, held, at)
    size = sum(cards.values())
    least, most = (catalogue.number(rules.size[end]) for end in ("min", "max"))
    if not least <= size <= most:
        yield faults.deck_size(at(None), name, size, least, most)


def recipe_findings(catalogue: Catalogue, name: str, cards: Mapping[str, int], at: At) -> Iterator[Diagnostic]:
    """Where a ready-made deck departs from the recipe of all of them."""
    rules = catalogue.game.deck_rules
    for kind_id, number in (rules.starter if rules else {}).items():
        kind = catalogue.game.kind(kind_id)
        expected = catalogue.number(number)
        count = sum(
            copies for id, copies in cards.items() if id in catalogue.by_id and catalogue.by_id[id].kind == kind_id
        )
        if kind and count != expected:
            yield faults.deck_recipe(at(None), name, kind.plural if count != 1 else kind.name, count, expected)


def main_faction(catalogue: Catalogue, cards: Mapping[str, int]) -> str | None:
    """The faction that most of a deck's cards belong to, neutral ones aside; None where there is none."""
    counts: dict[str, int] = {}
    neutral = _neutral(catalogue)
    for id, copies in cards.items():
        design = catalogue.by_id.get(id)
        if design and design.faction not in neutral:
            counts[design.faction] = counts.get(design.faction, 0) + copies
    return max(counts, key=lambda faction: counts[faction]) if counts else None


def copy_limit(catalogue: Catalogue, design: Design) -> int | None:
    """How many copies of a design's identity a deck may hold; None without deck rules. The card's own limit wins."""
    rules = catalogue.game.deck_rules
    if design.limit is not None or rules is None:
        return design.limit
    return catalogue.number(rules.copies.by_rarity.get(catalogue.rarity(design) or "", rules.copies.default))


def _kinds(catalogue: Catalogue, held: list[tuple[Design, int]], at: At) -> Iterator[Diagnostic]:
    allowed = tuple(kind.plural for kind in catalogue.game.kinds if kind.deck)
    for design, _ in held:
        kind = catalogue.kind(design)
        if not kind.deck:
            yield faults.deck_wrong_kind(at(design.id), str(design), kind.name, allowed)


def _factions(
    catalogue: Catalogue, held: list[tuple[Design, int]], faction: str | None, at: At
) -> Iterator[Diagnostic]:
    rules = catalogue.game.deck_rules
    neutral = _neutral(catalogue)
    counts: dict[str, int] = {}
    for design, copies in held:
        if design.faction not in neutral:
            counts[design.faction] = counts.get(design.faction, 0) + copies
    ranked = sorted(counts, key=lambda one: (one != faction, -counts[one]))
    allowed = set(ranked[: rules.factions if rules else 1]) if faction in (None, *ranked) else {faction}
    names = {one.id: one.name for one in catalogue.factions}
    for design, _ in held:
        if design.faction not in neutral and design.faction not in allowed and catalogue.kind(design).deck:
            expected = tuple(names.get(str(one), str(one)) for one in ranked if one in allowed) or (str(faction),)
            found = names.get(design.faction, design.faction)
            yield faults.deck_wrong_faction(at(design.id), str(design), found, expected)


def _copies(catalogue: Catalogue, held: list[tuple[Design, int]], at: At) -> Iterator[Diagnostic]:
    groups: dict[str, list[tuple[Design, int]]] = {}
    for design, copies in held:
        groups.setdefault(design.creature, []).append((design, copies))
    for group in groups.values():
        limits = [limit for design, _ in group if (limit := copy_limit(catalogue, design)) is not None]
        copies = sum(count for _, count in group)
        if limits and min(limits) < copies <= ABSURD:
            last = group[-1][0]
            versions = tuple(str(design) for design, _ in group)
            yield faults.deck_copies(at(last.id), last.name, copies, min(limits), versions)


def _neutral(catalogue: Catalogue) -> set[str]:
    rules = catalogue.game.deck_rules
    return set(rules.neutral) if rules else set()
