"""`cardforge replay`: walk through a saved match."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from cardforge.cli import session
from cardforge.workshop.replays import Walk, cut, walk
from cardforge.workshop.tables import NoTableError


def command(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="SAVE", help="A saved match.")],
    at: Annotated[
        int | None,
        typer.Option("--at", metavar="N", help="Print the position after N choices as a scenario, and stop."),
    ] = None,
    from_snapshot: Annotated[
        bool, typer.Option("--from-snapshot", help="Show the saved position, without playing what led there.")
    ] = False,
    as_data: Annotated[bool, typer.Option("--json", help="Print choices and log as JSON.")] = False,
) -> None:
    """Walk through a saved match, played again by today's rules: on a terminal step by step, else all at once.

    Exit 1 where the match goes another way than when it was saved: from which choice on, and by which fact.
    """
    catalogue = session.catalogue(context)
    try:
        if at is not None:
            typer.echo(cut(catalogue, file, at, from_snapshot), nl=False)
            return
        found = walk(catalogue, file, from_snapshot)
    except NoTableError as error:
        session.fail(str(error), session.FINDINGS if error.diverged else session.USAGE)
    if as_data:
        session.print_json(_data(found))
    elif sys.stdin.isatty() and sys.stdout.isatty():
        from cardforge.cli.table.walking import step_through

        step_through(found)
    else:
        for line in _lines(found):
            typer.echo(line)
    if found.diverged:
        session.fail(f"{file}: {found.diverged}", session.FINDINGS)


def _lines(found: Walk) -> list[str]:
    lines = []
    for moment in found.moments:
        lines.append(f"{moment.number:>4}  {moment.player}: {moment.words}" if moment.player else "   0  set-up")
        lines += [f"        {line}" for line in moment.lines]
    last = found.moments[-1]
    return [*lines, last.picture.result or "The match is not over.", f"hash {last.match.hash}"]


def _data(found: Walk) -> dict[str, object]:
    last = found.moments[-1]
    return {
        "choices": [
            {"number": one.number, "player": one.player, "choice": one.words, "log": list(one.lines)}
            for one in found.moments
        ],
        "result": last.picture.result,
        "hash": last.match.hash,
        "diverged": found.diverged,
    }
