"""`cardforge check`: everything that can be wrong, in one run."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

import typer

from cardforge.cli import session
from cardforge.diagnostics.render import as_json, summary
from cardforge.workshop.checked import Checked, check_folder
from cardforge.workshop.root import NoProjectError


def command(
    context: typer.Context,
    proofs: Annotated[
        bool,
        typer.Option("--proofs", help="Make all cards too, and measure contrast, sizes and likeness on the pages."),
    ] = False,
    art: Annotated[
        bool,
        typer.Option("--art", help="Make all cards too, and measure their pictures: light, size, hues, likeness."),
    ] = False,
    as_data: Annotated[bool, typer.Option("--json", help="Print the findings as JSON.")] = False,
) -> None:
    """Tell everything that is wrong with the data, in one run. Exit 1 if there is an error."""
    try:
        checked = check_folder(session.folder(context))
    except NoProjectError as error:
        session.fail(str(error))
    if proofs or art:
        checked = _with_pages(context, checked, proofs, art)
    if as_data:
        findings = [as_json(found) for found in checked.findings]
        session.print_json({"failed": checked.failed, "findings": findings})
    else:
        session.print_diagnostics(checked.findings, checked.line)
        typer.echo(f"{checked.counts}: {summary(checked.findings)}")
    raise typer.Exit(session.FINDINGS if checked.failed else session.FINE)


def _with_pages(context: typer.Context, checked: Checked, proofs: bool, art: bool) -> Checked:
    """What was found, and what the finished pages and their pictures show besides."""
    from cardforge.workshop.build import NoRendererError
    from cardforge.workshop.check_pages import check_pages

    opened = session.project(context)
    try:
        told = check_pages(opened, proofs, art)
    except NoRendererError as error:
        session.fail(str(error))
    found = [one for one in dict.fromkeys(told) if one not in checked.findings]
    places = {(one.place.file, one.place.line) for one in found if one.place}
    lines = {place: text for place in places if (text := opened.line(*place)) is not None}
    return replace(checked, findings=(*checked.findings, *found), lines={**checked.lines, **lines})
