"""`cardforge schema`: JSON Schemas, so that editors complete and check the data while it is typed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cardforge.cli import session


def command(
    context: typer.Context,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="DIR", help="Write them to DIR instead; no data file is touched.")
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Only say whether they are up to date; exit 1 if not.")
    ] = False,
    as_data: Annotated[bool, typer.Option("--json", help="Print what was written as JSON.")] = False,
) -> None:
    """Write JSON Schemas of the data to cards/schema/ and point to them in the first line of each YAML file.

    Editors with a YAML language server then complete and check while one types. Give it again after a change of
    cards/game.yaml, cards/factions.yaml or an edition; cards do not change it.
    """
    from cardforge.catalogue.edit import EditRefusedError
    from cardforge.workshop.schemas import HOME, make_schemas

    catalogue = session.catalogue(context)
    made = make_schemas(catalogue, out)
    stale = [path.relative_to(catalogue.root) if out is None else path for path in made.stale]
    home = out or Path(HOME)
    if not check:
        try:
            made.write()
        except EditRefusedError as error:
            session.fail(str(error))
    if as_data:
        session.print_json({"folder": str(home), "written": not check, "changed": [str(path) for path in stale]})
    elif check:
        for path in stale:
            typer.echo(f"not up to date: {path}")
        typer.echo("give: cardforge schema" if stale else "up to date")
    else:
        lines = f"; {made.files} data files point to them ({len(made.pointing)} changed)" if out is None else ""
        changed = len(stale) - len(made.pointing)
        typer.echo(f"{len(made.written)} schemas in {home} ({changed} changed){lines}")
    if check and stale:
        raise typer.Exit(session.FINDINGS)
