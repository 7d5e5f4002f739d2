"""`cardforge set`: change one field of a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from cardforge.cli import session
from cardforge.cli.naming import pick
from cardforge.diagnostics import listed
from cardforge.diagnostics.render import as_json

if TYPE_CHECKING:
    from cardforge.workshop.editing import Plan


def command(
    context: typer.Context,
    card: Annotated[str, typer.Argument(help="Id or name of the card.")],
    field: Annotated[str, typer.Argument(help="Its field, such as cost, a statistic, text, limit, lore.wants.")],
    value: Annotated[
        str | None, typer.Argument(help="The new value; \\n begins a new line; - removes the field.")
    ] = None,
    unset: Annotated[bool, typer.Option("--unset", help="Remove the field.")] = False,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would change.")] = False,
    as_data: Annotated[bool, typer.Option("--json", help="Print the change as JSON.")] = False,
) -> None:
    """Change one field of a card in its file; comments, order and layout stay. A change that brings errors is refused.

    Fields: name, cost, each statistic, text, limit, rarity, identity, art, note, flavour, those that a kind of card
    declares, and those of its story: lore.wants, lore.signature.name …
    """
    from cardforge.catalogue.edit import EditRefusedError
    from cardforge.workshop.set_field import set_field

    opened = session.project(context)
    catalogue = session.read_or_fail(opened)
    if unset == (value is not None):
        session.fail("say either a VALUE or --unset")
    design = pick(catalogue, card)
    typed = None if unset or value == "-" else (value or "").replace("\\n", "\n")
    try:
        made = set_field(opened, design, field, typed)
        if not made.refused and not dry_run:
            made.write()
    except EditRefusedError as error:
        session.fail(str(error))
    if as_data:
        _as_data(made, dry_run)
    else:
        _in_words(made, dry_run)
    raise typer.Exit(session.FINDINGS if made.refused else session.FINE)


def _as_data(made: Plan, dry_run: bool) -> None:
    session.print_json(
        {
            "written": bool(made.changes) and not made.refused and not dry_run,
            "changes": [change.as_json() for change in made.changes],
            "findings": [as_json(found) for found in made.findings],
        }
    )


def _in_words(made: Plan, dry_run: bool) -> None:
    if not made.changes:
        typer.echo("nothing to change: it has this value already")
        return
    from cardforge.workshop.set_field import advice, old_names

    session.print_diagnostics(made.findings, made.after.line)
    if made.refused:
        hint = advice(made)
        typer.echo(f"refused, nothing is written: {made.changes[0]}" + (f"\n    hint: {hint}" if hint else ""))
        return
    for change in made.changes:
        typer.echo(f"{change}{' (not written: --dry-run)' if dry_run else ''}")
    left = old_names(made)
    if left:
        more = f" and {len(left) - 5} more" if len(left) > 5 else ""
        typer.echo(f"the old name still stands in {listed([str(place) for place in left[:5]], 'and')}{more}")
