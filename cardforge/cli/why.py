"""`cardforge why`: what a value is made of, or which rule refuses an action."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cardforge.cli import session
from cardforge.workshop.reasons import why
from cardforge.workshop.tables import NoTableError


def command(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="SAVE|SCENARIO", help="A saved match, or a file with a scenario.")],
    what: Annotated[str, typer.Argument(metavar="WHAT", help="A value, “NAME.force”, or an action, “explore NAME”.")],
    step: Annotated[
        int | None, typer.Option("--step", metavar="N", help="After N choices or steps; after all when left out.")
    ] = None,
    title: Annotated[
        str | None, typer.Option("--title", help="Words of the title, where the file holds several scenarios.")
    ] = None,
    as_data: Annotated[bool, typer.Option("--json", help="Print the answer as JSON.")] = False,
) -> None:
    """Say what a value is made of: “6 = 3 printed + 2 …”. For an action, say which rule refuses it."""
    catalogue = session.catalogue(context)
    try:
        answer = why(catalogue, file, what, step, title)
    except NoTableError as error:
        session.fail(str(error), session.FINDINGS if error.diverged else session.USAGE)
    if as_data:
        session.print_json({"what": what, "why": answer.split("\n")})
    else:
        typer.echo(answer)
