"""Whether this game can be played by the numbers of an edition.

Most numbers the rules read as they play (`constants.Constants`). A few say what the cards or the table already are;
nothing in play could ask for them, so they are held against the cards here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields

from cardforge.catalogue.catalogue import Catalogue
from cardforge.catalogue.checks.constants import Objection
from cardforge.catalogue.models.design import Design
from cardforge.catalogue.models.edition import Edition
from cardforge.diagnostics import listed
from cardforge.games.waybound.constants import SWITCHES, Constants
from cardforge.games.waybound.fitness import walk
from cardforge.games.waybound.ruleset import ReadText
from cardforge.games.waybound.state import GUARD, STATISTICS
from cardforge.games.waybound.tree import Damaging, TakesLess

_FIXED = {"players": 2, "companions_per_side": 1}
"""Numbers of the table that this game cannot have otherwise."""
_LEAST = {"die_sides": 1, "round_limit": 1}
"""Numbers that must be more than nothing; all others may be nothing, and none less."""
_MOST = {"featured_allies": 1}
"""A seat names one Ally at most."""


def range_of(name: str) -> tuple[int, int | None]:
    """The least and the most that this game can be played with; None where nothing is too much."""
    if name in _FIXED:
        return _FIXED[name], _FIXED[name]
    return _LEAST.get(name, 0), _MOST.get(name)


def objections(catalogue: Catalogue, read: ReadText) -> Iterator[Objection]:
    """What keeps the editions from being played, each told for the edition where it is said."""
    yield from _missing(catalogue.editions)
    for edition in catalogue.editions:
        for name, number in edition.constants.items():
            if catalogue.places.has("edition", edition.id, "constants", name):
                yield from _out_of_range(edition, name, number)
    yield from _against_cards(catalogue)
    yield from _least_damage(catalogue, read)


def _missing(editions: Iterable[Edition]) -> Iterator[Objection]:
    told: set[str] = set()
    for edition in editions:
        for field in fields(Constants):
            group, what = (edition.switches, "switch") if field.name in SWITCHES else (edition.constants, "number")
            if field.name not in group and field.name not in told:
                told.add(field.name)  # what a base lacks is missing in all that is taken from it
                message = f"the {what} `{field.name}` is missing: the game cannot be played without it"
                yield Objection(edition.id, field.name, message, hint=f"write {field.name}: …")


def _out_of_range(edition: Edition, name: str, number: int) -> Iterator[Objection]:
    if name in _FIXED and number != _FIXED[name]:
        yield Objection(edition.id, name, f"{name} is {number}", f"{_FIXED[name]}: this game has no other")
        return
    least, most = range_of(name)
    if number < least:
        yield Objection(edition.id, name, f"{name} is {number}", f"{least} or more")
    elif most is not None and number > most:
        yield Objection(edition.id, name, f"{name} is {number}", f"{most} or less")


def _against_cards(catalogue: Catalogue) -> Iterator[Objection]:
    edition = catalogue.edition
    constants = edition.constants
    routes = [design for design in catalogue.designs if design.kind == "route"]
    if constants.get("routes", len(routes)) != len(routes):
        said = f"routes is {constants['routes']}, and there are {listed((str(one) for one in routes), 'and')}"
        yield Objection(edition.id, "routes", said, f"{len(routes)}, or another number of cards")
    for design in catalogue.designs:
        if design.kind == "companion":
            yield from _companion(catalogue, design)


def _companion(catalogue: Catalogue, companion: Design) -> Iterator[Objection]:
    edition = catalogue.edition
    paths = sum(design.extra.get("companion") == companion.id for design in catalogue.designs if design.kind == "path")
    for name, what, found in (
        ("companion_guard", "Guard", companion.stats.get(STATISTICS[GUARD])),
        ("paths_per_companion", "paths", paths),
    ):
        number = edition.constants.get(name, found)
        if found is not None and found != number:
            yield Objection(edition.id, name, f"{name} is {number}, and {companion} has {what} {found}", str(found))


def _least_damage(catalogue: Catalogue, read: ReadText) -> Iterator[Objection]:
    """A protection that says what is left at least of Challenge damage says the number that holds for all."""
    edition = catalogue.edition
    least = edition.constants.get("minimum_challenge_damage")
    for design in catalogue.designs:
        try:
            text = read(design.id, design.text) if design.text else ()
        except ValueError:
            continue  # told as a text that cannot be read
        for node in walk(text):
            if isinstance(node, TakesLess) and node.damage is Damaging.CHALLENGE and node.never_below != least:
                message = f"minimum_challenge_damage is {least}, and {design} says {node.never_below or 0}"
                yield Objection(edition.id, "minimum_challenge_damage", message, "the same number on the card")
