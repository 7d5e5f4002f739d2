"""`cardforge check`: everything that can be wrong, in one run."""

from __future__ import annotations

from typing import Annotated

import typer

from cardforge.cli import session
from cardforge.diagnostics.render import as_json, summary
from cardforge.workshop.checked import check_folder
from cardforge.workshop.root import NoProjectError


def command(
    context: typer.Context,
    as_data: Annotated[bool, typer.Option("--json", help="Print the findings as JSON.")] = False,
) -> None:
    """Tell everything that is wrong with the data, in one run. Exit 1 if there is an error."""
    try:
        checked = check_folder(session.folder(context))
    except NoProjectError as error:
        session.fail(str(error))
    if as_data:
        findings = [as_json(found) for found in checked.findings]
        session.print_json({"failed": checked.failed, "findings": findings})
    else:
        session.print_diagnostics(checked.findings, checked.line)
        typer.echo(f"{checked.counts}: {summary(checked.findings)}")
    raise typer.Exit(session.FINDINGS if checked.failed else session.FINE)
