"""`cardforge check`: everything that can be wrong, in one run."""

from __future__ import annotations

from typing import Annotated

import typer

from cardforge.cli import session
from cardforge.diagnostics.render import as_json, summary
from cardforge.workshop.check import check_project


def command(
    context: typer.Context,
    as_data: Annotated[bool, typer.Option("--json", help="Print the findings as JSON.")] = False,
) -> None:
    """Tell everything that is wrong with the data, in one run. Exit 1 if there is an error."""
    opened = session.project(context)
    report = check_project(opened)
    found = tuple(report)
    if as_data:
        session.print_json({"failed": report.failed, "findings": [as_json(one) for one in found]})
    else:
        session.print_diagnostics(found, opened.line)
        typer.echo(f"{opened.counts()}: {summary(found)}")
    raise typer.Exit(session.FINDINGS if report.failed else session.FINE)
