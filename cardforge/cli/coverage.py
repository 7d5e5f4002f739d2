"""`cardforge coverage`: is every printed word parsed, played and pinned?"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from cardforge.cli import session


def command(
    context: typer.Context,
    cards: Annotated[
        list[str] | None, typer.Argument(metavar="[CARD…]", help="Only these cards, by id or name; all when left out.")
    ] = None,
    as_data: Annotated[bool, typer.Option("--json", help="Print what was found as JSON.")] = False,
    check_ledger: Annotated[
        bool, typer.Option("--check-ledger", help="Write nothing; exit 1 if the ledger is not as it should be.")
    ] = False,
    jobs: Annotated[int, typer.Option("--jobs", min=0, help="Processes at once; 0 is one for each core.")] = 0,
) -> None:
    """Tell which clauses of which cards are parsed, played and pinned by scenarios. Exit 1 below the bar."""
    from cardforge.cli.naming import printed_id
    from cardforge.workshop.coverage import (
        PAGE,
        NoEngineError,
        as_json,
        as_lines,
        cover_project,
        ledger_changes,
        write_results,
    )

    opened = session.project(context)
    catalogue = session.read_or_fail(opened)
    ids = [printed_id(catalogue, name) for name in cards or ()]
    try:
        with _bar() as progress:
            coverage = cover_project(opened, catalogue, ids or None, jobs, progress)
    except NoEngineError as error:
        session.fail(str(error))
    differs = ledger_changes(opened, coverage) if check_ledger else []
    if not check_ledger:
        write_results(opened, catalogue, coverage, whole=not ids)
    if as_data:
        session.print_json(as_json(coverage) | ({"ledger": differs} if check_ledger else {}))
    else:
        for line in as_lines(coverage, catalogue):
            typer.echo(line)
        if not ids and not check_ledger:
            typer.echo(f"page: {PAGE}")
        for line in differs:
            typer.echo(line)
        if differs:
            typer.echo(
                "the ledger is not as it should be: run `cardforge coverage` and commit cards/locks/coverage.lock"
            )
    raise typer.Exit(session.FINE if coverage.full and not differs else session.FINDINGS)


@contextmanager
def _bar() -> Iterator[Callable[[str, int, int], None] | None]:
    """A progress bar on a terminal, nothing in a pipe."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("coverage", total=None)
        yield lambda what, done, total: bar.update(task, description=what, completed=done, total=total)
