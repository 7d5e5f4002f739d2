"""`cardforge cards export` and `import`: the cards in a spreadsheet, and back."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cardforge.cli import session

if TYPE_CHECKING:
    from cardforge.workshop.editing import Change, Plan
    from cardforge.workshop.sheets import Import

app = typer.Typer(help="The cards in a spreadsheet, and back.", no_args_is_help=True)


@app.callback()
def group() -> None:
    """The cards in a spreadsheet, and back."""


@app.command("export")
def export(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="The sheet to write: .xlsx, .csv or .tsv.")],
    force: Annotated[bool, typer.Option("--force", help="Overwrite a sheet that holds something else.")] = False,
    as_data: Annotated[bool, typer.Option("--json", help="Print what was written as JSON.")] = False,
) -> None:
    """Write all cards to a spreadsheet, one row a card. `cards import` takes changes back in."""
    from cardforge.catalogue.edit import EditRefusedError
    from cardforge.catalogue.sheets.xlsx_file import MissingExtraError
    from cardforge.workshop.sheets import export_cards

    catalogue = session.catalogue(context)
    try:
        count = export_cards(catalogue, file, force)
    except (EditRefusedError, MissingExtraError) as error:
        session.fail(str(error))
    if as_data:
        session.print_json({"file": str(file), "cards": count})
    else:
        typer.echo(f"{count} cards in {file}; take changes back in with: cardforge cards import {file}")


@app.command("import")
def take_in(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="The sheet to take in: .xlsx, .csv or .tsv.")],
    yes: Annotated[bool, typer.Option("--yes", help="Write without asking.")] = False,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would change.")] = False,
    add: Annotated[bool, typer.Option("--add", help="Make new cards of rows with ids that are not there yet.")] = False,
    as_data: Annotated[bool, typer.Option("--json", help="Print the changes as JSON.")] = False,
) -> None:
    """Show what a spreadsheet changes, ask, and write it into the card files. Comments and all else in them stay.

    A column that is missing changes nothing, and so does a card without a row. A blank cell removes a field that a
    card may go without.
    """
    from cardforge.catalogue.edit import EditRefusedError
    from cardforge.catalogue.sheets.xlsx_file import MissingExtraError
    from cardforge.workshop.sheets import import_cards

    opened = session.project(context)
    session.read_or_fail(opened)
    try:
        made = import_cards(opened, file, add)
        if not as_data:
            _show(made)
        written = made.plan is not None and not made.refused and _wanted(made.plan, yes, dry_run, as_data)
        if written and made.plan is not None:
            made.plan.write()
    except (EditRefusedError, MissingExtraError) as error:
        session.fail(str(error))
    if as_data:
        _as_data(made, written)
    elif written and made.plan is not None:
        typer.echo(f"written: {', '.join(new.name for _, new in made.plan.files)}")
    if made.refused:
        raise typer.Exit(session.FINDINGS)


def _wanted(plan: Plan, yes: bool, dry_run: bool, as_data: bool) -> bool:
    """Whether to write, asked where there is somebody to ask."""
    if dry_run or not (plan.changes or plan.added):
        return False
    if yes:
        return True
    if as_data or not (sys.stdin.isatty() and sys.stdout.isatty()):
        session.fail("nothing is written; where nobody can be asked, say --yes (or --dry-run)")
    return typer.confirm("Write this?", default=False)


def _show(made: Import) -> None:
    session.print_diagnostics(made.findings, None)
    plan = made.plan
    if plan is not None:
        for change in plan.changes:
            _show_change(change)
        for card in plan.added:
            typer.echo(f"{card.id} {card.name}: new card in {card.file}")
        cards = len({change.design.id for change in plan.changes})
        counts = [f"{_count(len(plan.changes), 'change')} on {_count(cards, 'card')}"] if plan.changes else []
        counts += [_count(len(plan.added), "new card")] if plan.added else []
        typer.echo(", ".join(counts) or "nothing to change")
    if made.missing:
        verb = "has no row and stays as it is" if made.missing == 1 else "have no row and stay as they are"
        typer.echo(f"{_count(made.missing, 'card')} {verb}; a sheet never deletes a card")
    if made.refused:
        typer.echo("refused, nothing is written: correct what is named above")


def _show_change(change: Change) -> None:
    if len(str(change)) <= max(100, session.terminal_width()):
        typer.echo(str(change))
        return
    typer.echo(f"{change.design.id} {change.design.name}: {change.field} in {change.place.file}:{change.place.line}")
    for sign, value in (("-", change.old), ("+", change.new)):
        for line in str("none" if value is None else value).split("\n"):
            typer.echo(f"    {sign} {line}")


def _count(number: int, word: str) -> str:
    return f"{number} {word}{'' if number == 1 else 's'}"


def _as_data(made: Import, written: bool) -> None:
    from cardforge.diagnostics.render import as_json

    plan = made.plan
    session.print_json(
        {
            "written": written,
            "changes": [change.as_json() for change in plan.changes] if plan else [],
            "added": [{"card": card.id, "name": card.name, "file": card.file} for card in plan.added] if plan else [],
            "without_row": made.missing,
            "findings": [as_json(found) for found in made.findings],
        }
    )
