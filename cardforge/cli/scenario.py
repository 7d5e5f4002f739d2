"""`cardforge scenario`: play worked examples."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cardforge.cli import session
from cardforge.workshop.scenarios import NoEngineError, play_scenarios


def command(
    context: typer.Context,
    paths: Annotated[list[Path], typer.Argument(metavar="PATH…", help="Files and folders with scenarios.")],
    as_data: Annotated[bool, typer.Option("--json", help="Print the outcomes as JSON.")] = False,
) -> None:
    """Play worked examples from YAML files and from scenario fences in Markdown. Exit 0 only if all hold."""
    catalogue = session.catalogue(context)
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
