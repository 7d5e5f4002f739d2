"""`cardforge show`: one card in the terminal, with its story and where it is used."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from cardforge.catalogue import Catalogue
from cardforge.catalogue.models.design import Design
from cardforge.catalogue.query.objects import as_object, story_object
from cardforge.cli import session
from cardforge.cli.drawing import card_parts
from cardforge.cli.naming import pick
from cardforge.workshop.standing import standing_of
from cardforge.workshop.texts import NoReaderError, explained, read_sentence


def command(
    context: typer.Context,
    card: Annotated[str, typer.Argument(help="Id or name of the card.")],
    explain: Annotated[bool, typer.Option("--explain", help="Print how the engine understands its text.")] = False,
    as_data: Annotated[bool, typer.Option("--json", help="Print the card, its story and uses as JSON.")] = False,
) -> None:
    """Draw a card in the terminal, with its story and where it is used. A name that two versions share needs the id."""
    catalogue = session.catalogue(context)
    design = pick(catalogue, card)
    if as_data:
        session.print_json(_object(catalogue, design))
        return
    from rich.console import Console

    console = Console(
        width=min(session.terminal_width(), 100), no_color=not session.colourful(), highlight=False, soft_wrap=False
    )
    for part in card_parts(catalogue, design):
        console.print(part)
    if lacks := standing_of(catalogue, catalogue.root, design.id):
        typer.echo(f"coverage: {lacks}; `cardforge coverage {design.id}` says more")
    if explain:
        _explain(catalogue, design)


def _explain(catalogue: Catalogue, design: Design) -> None:
    typer.echo()
    if not design.text:
        typer.echo(f"{design} has no rules text.")
        return
    try:
        report = read_sentence(catalogue, design.text, design.kind)
        if report.failed:
            lines = design.text.split("\n")
            session.print_diagnostics(report, lambda _file, line: lines[line - 1] if line <= len(lines) else None)
            raise typer.Exit(session.FINDINGS)
        typer.echo(explained(catalogue, design.text))
    except NoReaderError as error:
        session.fail(str(error))


def _object(catalogue: Catalogue, design: Design) -> dict[str, Any]:
    place = catalogue.places.of("design", design.id)
    return as_object(catalogue, design) | {
        "flavour": catalogue.flavour(design),
        "story": story_object(catalogue, design),
        "decks": [{"id": deck.id, "copies": deck.cards[design.id]} for deck in catalogue.decks_with(design)],
        "packs": [pack.id for pack in catalogue.packs_with(design)],
        "belongs_to": parent.id if (parent := catalogue.parent(design)) else None,
        "has": [child.id for child in catalogue.children(design)],
        "file": place.file if place else None,
        "line": place.line if place else None,
        "not_covered": standing_of(catalogue, catalogue.root, design.id) or None,
    }
