"""`cardforge rules`: what backs the rules, and the lock of their ids."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from cardforge.cli import session
from cardforge.diagnostics import did_you_mean

if TYPE_CHECKING:
    from cardforge.workshop.rulebook import Covered, RuleCoverage

app = typer.Typer(help="The rulebook.", no_args_is_help=True)


@app.callback()
def group() -> None:
    """The rulebook."""


@app.command("coverage")
def coverage(
    context: typer.Context,
    rule: Annotated[str | None, typer.Argument(metavar="RULE", help="Only this rule, with all that backs it.")] = None,
    as_data: Annotated[bool, typer.Option("--json", help="Print what was found as JSON.")] = False,
) -> None:
    """Play all scenarios of the rules and list rules that none backs, and stale citations. Exit 1 if there is one."""
    from cardforge.workshop.rulebook import NoRulebookError, rules_coverage

    opened = session.project(context)
    catalogue = session.read_or_fail(opened)
    try:
        covered, report = rules_coverage(catalogue)
    except NoRulebookError as error:
        session.print_diagnostics(error.report, opened.line)
        session.fail(str(error))
    if rule is not None:
        _print_one(covered, rule, as_data)
    if as_data:
        session.print_json(covered.as_json())
    else:
        session.print_diagnostics(report, opened.line)
        for line in covered.lines():
            typer.echo(line)
    raise typer.Exit(session.FINE if covered.full and not report.failed else session.FINDINGS)


@app.command("confirm")
def confirm(
    context: typer.Context,
    rules: Annotated[list[str] | None, typer.Argument(metavar="RULE…", help="Ids of rules that were reworded.")] = None,
    every: Annotated[bool, typer.Option("--all", help="Confirm the stale citations of all rules.")] = False,
) -> None:
    """Say that scenarios still back rules that were reworded: the new hashes are written where they cite them.

    Without a rule the citations that are stale are listed, and nothing is written; exit 1 if there are some.
    """
    from cardforge.workshop.rulebook import NoRulebookError, confirm_citations, rules_coverage

    opened = session.project(context)
    catalogue = session.read_or_fail(opened)
    try:
        covered, _ = rules_coverage(catalogue)
        for id in rules or ():
            _covered(covered, id)
        if not rules and not every:
            for one in covered.stale:
                typer.echo(str(one))
            typer.echo(f"{len(covered.stale)} stale; name rules, or --all, to confirm")
            raise typer.Exit(session.FINDINGS if covered.stale else session.FINE)
        done = confirm_citations(catalogue, covered, rules or ())
    except NoRulebookError as error:
        session.print_diagnostics(error.report, opened.line)
        session.fail(str(error))
    except (ValueError, OSError) as error:
        session.fail(str(error))
    for one in done:
        typer.echo(f"{one.file}:{one.line}: {one.rule} in “{one.title}”, {one.confirmed or 'new'} → {one.present}")
    typer.echo(f"{len(done)} citation{'' if len(done) == 1 else 's'} confirmed")


@app.command("changes")
def changes(
    context: typer.Context,
    since: Annotated[
        str | None, typer.Argument(metavar="SINCE", help="A release or an edition; the last release if left out.")
    ] = None,
    until: Annotated[
        str | None, typer.Argument(metavar="UNTIL", help="The same. The files as they are if left out.")
    ] = None,
    as_data: Annotated[bool, typer.Option("--json", help="Print the differences as JSON.")] = False,
) -> None:
    """Tell which rules were added, reworded, moved or removed, and whether that calls for a revision or an edition."""
    from cardforge.workshop.rule_changes import UnknownSinceError, changes_since
    from cardforge.workshop.rulebook import NoRulebookError, compiled

    opened = session.project(context)
    catalogue = session.read_or_fail(opened)
    try:
        book, _ = compiled(catalogue, play=False)
        found = changes_since(catalogue, book, since, until)
    except NoRulebookError as error:
        session.print_diagnostics(error.report, opened.line)
        session.fail(str(error))
    except (UnknownSinceError, ValueError) as error:
        session.fail(str(error))
    if found is None:
        session.fail("nothing to compare with: there is no release yet, and the book names no edition to tell from")
    if as_data:
        session.print_json(found.as_json())
        return
    for line in found.lines():
        typer.echo(line)


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


def _print_one(covered: RuleCoverage, id: str, as_data: bool) -> NoReturn:
    """What backs one rule."""
    found = _covered(covered, id)
    if as_data:
        session.print_json(next(row for row in covered.rows() if row["id"] == id))
    else:
        typer.echo(f"{found.rule.number} {found.rule.id}, {found.rule.hash}: {found.rule.text}")
        for one in found.cited:
            typer.echo(f"  {one}" if one.standing != "confirmed" else f"  {one.file}:{one.line}: “{one.title}”")
        typer.echo(f"  {found.excuse or f'speaks in {found.spoken} scenarios, {found.confirmed} cite it'}")
    raise typer.Exit(session.FINDINGS if found.missing else session.FINE)


def _covered(covered: RuleCoverage, id: str) -> Covered:
    """What backs a rule; ends with a message where there is no such rule."""
    found = covered.of(id)
    if found is None:
        known = [one.rule.id for one in covered.rules]
        session.fail(f"there is no rule {id}; {did_you_mean(id, known, 'its id stands in rules/')}")
    return found
