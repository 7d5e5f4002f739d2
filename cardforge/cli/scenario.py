"""`cardforge scenario`: play worked examples."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cardforge.cli import session
from cardforge.workshop.replays import cut
from cardforge.workshop.scenarios import NoEngineError, play_scenarios
from cardforge.workshop.tables import NoTableError


def command(
    context: typer.Context,
    paths: Annotated[
        list[Path] | None, typer.Argument(metavar="PATH…", help="Files and folders with scenarios.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option("--from", metavar="SAVE", help="Cut a scenario out of a saved match instead.")
    ] = None,
    at: Annotated[
        int | None, typer.Option("--at", metavar="N", help="With --from: the position after N choices.")
    ] = None,
    as_data: Annotated[bool, typer.Option("--json", help="Print the outcomes as JSON.")] = False,
) -> None:
    """Play worked examples from YAML files and from scenario fences in Markdown. Exit 0 only if all hold."""
    catalogue = session.catalogue(context)
    if save is not None:
        if paths:
            session.fail("either scenarios are played, or --from cuts one out of a match")
        try:
            typer.echo(cut(catalogue, save, at), nl=False)
        except NoTableError as error:
            session.fail(str(error), session.FINDINGS if error.diverged else session.USAGE)
        return
    if not paths:
        session.fail("name files or folders with scenarios, or --from SAVE to cut one out of a match")
    if at is not None:
        session.fail("--at goes with --from SAVE")
    try:
        played = play_scenarios(catalogue, paths)
    except NoEngineError as error:
        session.fail(str(error))
    if as_data:
        session.print_json(played.as_json())
    else:
        for line in played.lines():
            typer.echo(line)
    raise typer.Exit(played.exit_code)
