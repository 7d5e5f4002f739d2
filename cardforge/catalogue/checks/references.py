"""Names that must lead somewhere: kinds, factions, rarities, cards and the numbers of the edition."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cardforge.catalogue.catalogue import Catalogue
from cardforge.catalogue.faults import unknown_constant
from cardforge.catalogue.models.base import EditionNumber, Number
from cardforge.catalogue.models.design import Design
from cardforge.diagnostics import Diagnostic, Message, Severity, diagnostic, did_you_mean, listed, with_article

FACTIONS = "cards/factions.yaml"
MOST_ALIKE = 3
"""More cards than this with the same unknown word are told as one finding."""
MOST_LISTED = 12
"""More names than this are not told in a message."""

_SLOT = re.compile(r"\{([A-Za-z0-9_]+)\}")


@diagnostic("unknown-kind", Severity.ERROR)
def unknown_kind(kind: str, known: tuple[str, ...], subject: str) -> Message:
    """A kind of card is named that the game does not have.

    Correct it, or add the kind to `kinds` in `cards/game.yaml`.
    """
    return Message(
        f"there is no kind of card “{kind}”",
        expected=f"one of {listed(known)}",
        hint=did_you_mean(kind, known),
        subject=subject,
    )


@diagnostic("unknown-faction", Severity.ERROR)
def unknown_faction(faction: str, known: tuple[str, ...], subject: str) -> Message:
    """A faction is named that does not stand in `cards/factions.yaml`.

    Correct it, or add the faction.
    """
    return Message(
        f"there is no faction “{faction}”",
        expected=f"one of {listed(known)}",
        hint=did_you_mean(faction, known),
        subject=subject,
    )


@diagnostic("unknown-rarity", Severity.ERROR)
def unknown_rarity(rarity: str, known: tuple[str, ...], subject: str) -> Message:
    """A rarity is named that the game does not have.

    Correct it, or add it to `rarities` in `cards/game.yaml`.
    """
    return Message(
        f"there is no rarity “{rarity}”",
        expected=f"one of {listed(known)}" if known else "no `rarity`: the game has none",
        hint=did_you_mean(rarity, known),
        subject=subject,
    )


@diagnostic("unknown-card", Severity.ERROR)
def unknown_card(id: str, known: tuple[str, ...], subject: str, expected: str = "the id of a card") -> Message:
    """An id is named that no card has.

    Correct the id. A card that was removed must be taken out of decks, editions and other cards as well.
    """
    return Message(f"no card has the id {id}", expected=expected, hint=did_you_mean(id, known), subject=subject)


@diagnostic("wrong-kind-of-card", Severity.ERROR)
def wrong_kind_of_card(field: str, found: str, kind: str, expected: str, subject: str) -> Message:
    """A card belongs to a card of the wrong kind.

    Write the id of a card of the kind that the message names.
    """
    return Message(
        f"“{field}” is {found}, a card of kind {kind}", expected=f"the id of {with_article(expected)}", subject=subject
    )


def references(catalogue: Catalogue) -> Iterator[Diagnostic]:
    """Names on cards and in the deck rules that lead nowhere."""
    kinds = tuple(kind.id for kind in catalogue.game.kinds)
    factions = known_factions(catalogue)
    rarities = tuple(rarity.id for rarity in catalogue.game.rarities)
    of = catalogue.places.of
    for kind, designs in _grouped(catalogue, "kind"):
        if kind not in kinds:
            for design, also in _few(designs):
                yield unknown_kind(of("design", design.id, "kind"), kind, kinds, f"{design}{also}")
    for faction, designs in _grouped(catalogue, "faction"):
        if not faction_known(catalogue, faction):
            for design, also in _few(designs):
                yield unknown_faction(of("design", design.id, "faction"), faction, factions, f"{design}{also}")
    for rarity, designs in _grouped(catalogue, "rarity"):
        if rarity not in rarities:
            for design, also in _few(designs):
                yield unknown_rarity(of("design", design.id, "rarity"), rarity, rarities, f"{design}{also}")
    for design in catalogue.designs:
        yield from _cards(catalogue, design)
    yield from _deck_rules(catalogue, kinds, factions, rarities)


def _grouped(catalogue: Catalogue, field: str) -> Iterator[tuple[str, list[Design]]]:
    groups: dict[str, list[Design]] = {}
    for design in catalogue.designs:
        value = getattr(design, field)
        if value is not None:
            groups.setdefault(value, []).append(design)
    yield from groups.items()


def _few(designs: list[Design]) -> list[tuple[Design, str]]:
    """Each design; or the first for all, where many say the same: then the mistake is elsewhere, and it is one."""
    if len(designs) <= MOST_ALIKE:
        return [(design, "") for design in designs]
    return [(designs[0], f" and {len(designs) - 1} more cards")]


def known_factions(catalogue: Catalogue) -> tuple[str, ...]:
    """Every faction's id."""
    return tuple(faction.id for faction in catalogue.factions)


def faction_known(catalogue: Catalogue, id: str) -> bool:
    """Whether there is such a faction, or may be: one that could not be read is told as that."""
    return catalogue.faction(id) is not None or id in catalogue.broken or FACTIONS in catalogue.unread


def cards_complete(catalogue: Catalogue) -> bool:
    """Whether every card could be read and is of a known kind, so that what is missing is really missing."""
    kinds = {kind.id for kind in catalogue.game.kinds}
    if cards_unread(catalogue) or any(("design", id) in catalogue.places.roots for id in catalogue.broken):
        return False
    return all(design.kind in kinds for design in catalogue.designs)


def may_be_unread(catalogue: Catalogue, id: str) -> bool:
    """Whether an id that no card or ability has may be that of one that could not be read."""
    return id in catalogue.broken or cards_unread(catalogue) or FACTIONS in catalogue.unread


def cards_unread(catalogue: Catalogue) -> bool:
    """Whether a file of cards could not be read, so that cards may be missing of which nothing is known."""
    apart = ("cards/lore/", "cards/decks/", "cards/editions/")
    return any(name.count("/") == 2 and not name.startswith(apart) for name in catalogue.unread)


def _cards(catalogue: Catalogue, design: Design) -> Iterator[Diagnostic]:
    kind = catalogue.game.kind(design.kind)
    for name, rule in kind.fields.items() if kind else ():
        id = design.extra.get(name)
        if rule.type != "card" or id is None:
            continue
        at = catalogue.places.of("design", design.id, name)
        target = catalogue.by_id.get(str(id))
        if target is None and not may_be_unread(catalogue, str(id)):
            fitting = tuple(one.id for one in catalogue.designs if rule.of in (None, one.kind))
            few = len(fitting) <= MOST_LISTED
            shown = f"one of {listed(fitting)}" if few else f"the id of {with_article(rule.of or 'card')}"
            yield unknown_card(at, str(id), fitting, str(design), shown)
        elif target is not None and rule.of not in (None, target.kind):
            yield wrong_kind_of_card(at, name, str(target), target.kind, str(rule.of), str(design))


def _deck_rules(
    catalogue: Catalogue, kinds: tuple[str, ...], factions: tuple[str, ...], rarities: tuple[str, ...]
) -> Iterator[Diagnostic]:
    rules = catalogue.game.deck_rules
    if rules is None:
        return
    of, key, where = catalogue.places.of, catalogue.places.key, "deck_rules"
    for row, faction in enumerate(rules.neutral):
        if not faction_known(catalogue, faction):
            yield unknown_faction(of("game", "game", where, "neutral", row), faction, factions, where)
    for row, outside in enumerate(rules.outside):
        if outside.kind not in kinds:
            yield unknown_kind(of("game", "game", where, "outside", row, "kind"), outside.kind, kinds, where)
    for kind in rules.starter:
        if kind not in kinds:
            yield unknown_kind(key("game", "game", where, "starter", kind), kind, kinds, where)
    for rarity in rules.copies.by_rarity:
        if rarity not in rarities:
            yield unknown_rarity(key("game", "game", where, "copies", "by_rarity", rarity), rarity, rarities, where)


def constants(catalogue: Catalogue) -> Iterator[Diagnostic]:
    """Numbers that `cards/game.yaml` takes from the edition and that the edition does not have."""
    known = tuple(sorted(catalogue.edition.constants))
    told: set[str] = set()
    for path, name, subject in _used(catalogue):
        if name not in known and name not in told:
            told.add(name)
            yield unknown_constant(catalogue.places.of("game", "game", *path), name, known, subject)
    for row, kind in enumerate(catalogue.game.kinds):
        for slot in _SLOT.finditer(kind.reminder or ""):
            if slot.group(1) not in known:
                path = ("kinds", row, "reminder")
                at = catalogue.places.words("game", "game", path, 0, slot.start(1), len(slot.group(1)))
                yield unknown_constant(at, slot.group(1), known, kind.name)


def sound_numbers(catalogue: Catalogue) -> bool:
    """Whether every number that the game takes from the edition is there: what counts by them may be checked."""
    if not all(name in catalogue.edition.constants for _, name, _ in _used(catalogue)):
        return False
    rules = catalogue.game.deck_rules
    return rules is None or catalogue.number(rules.size["min"]) <= catalogue.number(rules.size["max"])


def _used(catalogue: Catalogue) -> Iterator[tuple[tuple[str | int, ...], str, str]]:
    """Where which constant is named, and by what."""
    game = catalogue.game
    for row, kind in enumerate(game.kinds):
        for name, number in kind.bonus.items():
            if isinstance(number, EditionNumber):
                yield ("kinds", row, "bonus", name, "edition"), number.edition, kind.name
    rules = game.deck_rules
    if rules is None:
        return
    numbers: dict[tuple[str | int, ...], Number] = {
        **{("size", end): number for end, number in rules.size.items()},
        ("copies", "default"): rules.copies.default,
        **{("copies", "by_rarity", rarity): number for rarity, number in rules.copies.by_rarity.items()},
        **{("outside", row, "count"): outside.count for row, outside in enumerate(rules.outside)},
        **{("starter", kind): number for kind, number in rules.starter.items()},
    }
    for path, number in numbers.items():
        if isinstance(number, EditionNumber):
            yield ("deck_rules", *path, "edition"), number.edition, "deck_rules"
