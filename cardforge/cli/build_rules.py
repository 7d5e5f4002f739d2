"""`cardforge build rules`: the rulebook as PDF, booklet, quick reference, one HTML file and JSON."""

from __future__ import annotations

from typing import Annotated

import typer

from cardforge.cli import session
from cardforge.diagnostics import Report
from cardforge.diagnostics.render import as_json, summary


def command(
    context: typer.Context,
    edition: Annotated[
        str | None, typer.Option("--edition", metavar="EDITION", help="The rules with the numbers of another edition.")
    ] = None,
    since: Annotated[
        str | None, typer.Option("--since", metavar="NAME", help="Tell what changed since this release or edition.")
    ] = None,
    as_data: Annotated[bool, typer.Option("--json", help="Print what was built as JSON.")] = False,
) -> None:
    """Build the rulebook and the bestiary; examples are played first. With an error nothing is written: exit 1."""
    from cardforge.workshop.rulebook import NoRendererError, NoRulebookError, UnknownSinceError, build_rules

    opened = session.project(context)
    catalogue = session.read_or_fail(opened)
    if edition is not None:
        catalogue = session.under(catalogue, edition)
    try:
        built = build_rules(catalogue, since)
    except NoRulebookError as error:
        session.print_diagnostics(error.report, opened.line)
        session.fail(str(error))
    except (NoRendererError, UnknownSinceError) as error:
        session.fail(str(error))
    report = Report([*opened.report, *built.report])
    if as_data:
        findings = [as_json(found) for found in report]
        files = [] if built.report.failed else [str(file) for file in built.files]
        session.print_json(
            {"rules": built.rules, "pages": built.pages, "since": built.since, "files": files, "findings": findings}
        )
    else:
        session.print_diagnostics(report, opened.line)
        if built.report.failed:
            typer.echo(f"{built.rules} rules, nothing written: {summary(report)}")
        else:
            typer.echo(f"{built.rules} rules on {built.pages} pages: {session.near(built.files[0].parent)}")
            if built.since:
                typer.echo(built.since)
    raise typer.Exit(session.FINDINGS if report.failed else session.FINE)
