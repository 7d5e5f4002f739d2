"""`cardforge play`: a match at the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from cardforge.cli import session
from cardforge.cli.table import seats
from cardforge.workshop.tables import (
    HUMAN,
    SITTING,
    NoTableError,
    Table,
    new_session,
    new_table,
    open_save,
    seats_in,
)

SEED_BITS = 31


def command(
    context: typer.Context,
    words: Annotated[list[str] | None, typer.Argument(hidden=True)] = None,
    seat: Annotated[
        list[str] | None,
        typer.Option("--seat", metavar="WHO", help=f"Who plays: {', '.join(SITTING)}. Twice for both."),
    ] = None,
    deck: Annotated[
        list[str] | None, typer.Option("--deck", metavar="DECK", help="A ready-made deck or a file. Twice for both.")
    ] = None,
    setting: Annotated[
        list[str] | None, typer.Option("--setting", metavar="NAME=VALUE", help="A switch of the rules, yes or no.")
    ] = None,
    edition: Annotated[str | None, typer.Option("--edition", help="Play under another edition of the rules.")] = None,
    seed: Annotated[int | None, typer.Option("--seed", help="Fixes shuffles and dice.")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved match.")] = None,
    from_snapshot: Annotated[
        bool, typer.Option("--from-snapshot", help="Resume from the saved position, without playing it again.")
    ] = False,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="Where the match is saved.")] = None,
) -> None:
    """Play a match: you against a bot, two people at one terminal, or two bots to look at.

    A game adds options for seats, such as who leads and what the opening hand is sure to hold; an option that nobody
    knows lists them. They are given like --deck: once for the first seat, twice for both, - for nothing.
    """
    catalogue = session.catalogue(context)
    plain, options = seats.parted(words or ())
    if plain:
        session.fail(f"“{plain[0]}” is no option; decks are given with --deck")
    if from_snapshot and resume is None:
        session.fail("--from-snapshot goes with --resume FILE")
    try:
        if resume is not None:
            if deck or setting or options or edition or seed is not None:
                session.fail("--resume goes on with a match as it was begun; only --seat, --save can be given with it")
            saved, begun = open_save(catalogue, resume, from_snapshot)
            chosen = [one or usual for one, usual in zip(seats.per_seat(seat, "--seat"), seats_in(saved), strict=True)]
            table = new_table(begun, chosen, _seed(None))
            file = save or resume
        else:
            number = _seed(seed)
            usual = (HUMAN, SITTING[-1])
            chosen = [one or other for one, other in zip(seats.per_seat(seat, "--seat"), usual, strict=True)]
            asked = seats.seat_requests(catalogue, chosen, seats.per_seat(deck, "--deck"), options)
            begun = new_session(catalogue, asked, number, seats.settings(setting), edition)
            table = new_table(begun, chosen, number)
            file = save or session.folder(context) / "build" / "matches" / f"play-{number}.json"
    except NoTableError as error:
        session.fail(str(error), session.FINDINGS if error.diverged else session.USAGE)
    _sit(table, file)


def _seed(seed: int | None) -> int:
    return secrets.randbits(SEED_BITS) if seed is None else seed


def _sit(table: Table, file: Path) -> None:
    from cardforge.cli.table.sitting import Sitting, watch

    if table.people:
        Sitting(table, file).run()
    else:
        watch(table, file)
