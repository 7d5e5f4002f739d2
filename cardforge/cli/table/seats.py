"""Options of seats: given twice, the first is for the first seat and the second for the second."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardforge.catalogue import Catalogue
from cardforge.cli import session
from cardforge.diagnostics import did_you_mean
from cardforge.workshop.tables import NoTableError, SeatRequest, game_of

SEATS = 2
LEFT_OUT = "-"
"""Says nothing for a seat whose option must be named to reach the next seat's."""


def per_seat(values: Sequence[str] | None, name: str) -> list[str | None]:
    """One value, or None, for each seat; ends the command where there are too many."""
    given = list(values or ())
    if len(given) > SEATS:
        session.fail(f"{name} is given {len(given)} times; there are {SEATS} seats")
    return [None if value == LEFT_OUT else value for value in given] + [None] * (SEATS - len(given))


def parted(words: Sequence[str]) -> tuple[list[str], list[tuple[str, str]]]:
    """Plain words, and options that this command does not know, which may be the game's: names with values."""
    plain: list[str] = []
    options: list[tuple[str, str]] = []
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if not word.startswith("--") or word == "--":
            plain.append(word)
            continue
        name, equals, value = word[2:].partition("=")
        if not equals:
            if not rest:
                session.fail(f"--{name} needs a value")
            value = rest.pop(0)
        options.append((name, value))
    return plain, options


def seat_requests(
    catalogue: Catalogue,
    players: Sequence[str],
    decks: Sequence[str | None],
    options: Sequence[tuple[str, str]],
) -> list[SeatRequest]:
    """What is asked for each seat; ends the command at an option that the game's seats do not know."""
    try:
        known = game_of(catalogue).seat_words
    except NoTableError as error:
        session.fail(str(error))
    by_name: dict[str, list[str]] = {}
    for name, given in options:
        if name not in known:
            hint = did_you_mean(name, known)
            session.fail(f"there is no option --{name}; {seat_help(known)}{'; ' if hint else ''}{hint}")
        by_name.setdefault(name, []).append(given)
    words = {name: per_seat(values, f"--{name}") for name, values in by_name.items()}
    return [
        SeatRequest(player, deck, {name: value for name, values in words.items() if (value := values[number])})
        for number, (player, deck) in enumerate(zip(players, decks, strict=True))
    ]


def seat_help(known: Mapping[str, str]) -> str:
    """The options that this game adds."""
    listed = ", ".join(f"--{name} ({meaning})" for name, meaning in known.items())
    return f"a seat of this game also knows {listed}"


def settings(given: Sequence[str] | None) -> dict[str, bool]:
    """`NAME=yes` and `NAME=no` as settings; ends the command at anything else."""
    found = {}
    for one in given or ():
        name, equals, value = one.partition("=")
        word = value.strip().casefold()
        if not equals or word not in ("yes", "no", "true", "false", "on", "off"):
            session.fail(f"--setting {one}: write NAME=yes or NAME=no")
        found[name.strip()] = word in ("yes", "true", "on")
    return found
