"""`cardforge rules`: what backs the rules, and the lock of their ids."""

from __future__ import annotations

from typing import Annotated

import typer

from cardforge.cli import session

app = typer.Typer(help="The rulebook.", no_args_is_help=True)


@app.callback()
def group() -> None:
    """The rulebook."""


@app.command("coverage")
def coverage(
    context: typer.Context,
    as_data: Annotated[bool, typer.Option("--json", help="Print what was found as JSON.")] = False,
) -> None:
    """Play all scenarios of the rules and list rules of which none speaks. Exit 1 if there is one."""
    from cardforge.workshop.rulebook import NoRulebookError, rules_coverage

    opened = session.project(context)
    catalogue = session.read_or_fail(opened)
    try:
        covered, report = rules_coverage(catalogue)
    except NoRulebookError as error:
        session.print_diagnostics(error.report, opened.line)
        session.fail(str(error))
    if as_data:
        session.print_json(covered.as_json())
    else:
        session.print_diagnostics(report, opened.line)
        for line in covered.lines():
            typer.echo(line)
    raise typer.Exit(session.FINE if covered.full and not report.failed else session.FINDINGS)


@app.command("lock")
def lock(context: typer.Context) -> None:
    """Add the ids of new rules to rules/ids.lock. From then on they may not vanish without a successor."""
    from cardforge.workshop.rulebook import NoRulebookError, lock_rules

    opened = session.project(context)
    catalogue = session.read_or_fail(opened)
    try:
        added, file = lock_rules(catalogue)
    except NoRulebookError as error:
        session.print_diagnostics(error.report, opened.line)
        session.fail(str(error), session.FINDINGS)
    typer.echo(f"{added} id{'' if added == 1 else 's'} added to {file.relative_to(opened.root)}")
