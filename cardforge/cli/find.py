"""`cardforge find`: search the cards."""

from __future__ import annotations

from typing import Annotated

import typer

from cardforge.catalogue import Catalogue
from cardforge.catalogue.models.design import Design
from cardforge.catalogue.query.lexer import QueryError
from cardforge.catalogue.query.objects import as_object
from cardforge.catalogue.query.search import search
from cardforge.cli import session
from cardforge.diagnostics.render import as_text

LEAST_TABLE = 100
"""Columns of a table, however narrow the terminal is: with fewer its words would stand letter below letter."""


def command(
    context: typer.Context,
    words: Annotated[
        list[str] | None, typer.Argument(metavar="QUERY", help="What to look for, such as 'f:FACTION t:KIND cost<=2'.")
    ] = None,
    as_data: Annotated[bool, typer.Option("--json", help="Print the cards as a JSON list.")] = False,
    table: Annotated[bool, typer.Option("--table", help="Print a table with the whole texts.")] = False,
) -> None:
    """Search the cards: 'f:FACTION t:KIND cost<=2 o:challenge', as card players know it. An empty query lists all.

    Keys: name, o (text), f (faction), t (kind), cost, each statistic, r (rarity), id, lore, deck, pack, is (vanilla,
    named, draft, reference …), sort. Compare with : = != < <= > >=, deny with -, join with or and brackets, match a
    pattern with /…/. Paths and other reference cards are found by naming their kind (t:…).
    """
    catalogue = session.catalogue(context)
    query = " ".join(words or ())
    try:
        found = search(catalogue, query)
    except QueryError as error:
        typer.echo(as_text(error.diagnostic, lambda _file, _line: query), err=True)
        raise typer.Exit(session.USAGE) from None
    if as_data:
        session.print_json([as_object(catalogue, design) for design in found.designs])
        return
    if table:
        _table(catalogue, found.designs)
    else:
        _lines(catalogue, found.designs)
    typer.echo(f"{len(found.designs)} {'card' if len(found.designs) == 1 else 'cards'}", err=True)
    if not found.designs and found.hidden:
        kinds = " or ".join(dict.fromkeys(f"t:{design.kind}" for design in found.hidden))
        typer.echo(f"reference cards fit: {', '.join(str(one) for one in found.hidden[:5])}; add {kinds}", err=True)


def _lines(catalogue: Catalogue, designs: tuple[Design, ...]) -> None:
    rows = [_row(catalogue, design) for design in designs]
    widths = [max((len(row[column]) for row in rows), default=0) for column in range(6)]
    width = session.terminal_width()
    for row in rows:
        line = "  ".join(cell.ljust(size) for cell, size in zip(row[:6], widths, strict=True))
        room = width - len(line) - 2
        text = row[6].replace("\n", " / ")
        if room < len(text):
            text = f"{text[: max(0, room - 1)]}…" if room > 12 else ""
        typer.echo(f"{line}  {text}".rstrip())


def _row(catalogue: Catalogue, design: Design) -> tuple[str, ...]:
    faction = catalogue.faction(design.faction)
    stats = catalogue.stats(design) or {}
    bonus = bool(catalogue.kind(design).bonus)
    figures = "/".join(f"{value:+d}" if bonus and value else str(value) for value in stats.values())
    cost = "" if design.cost is None else str(design.cost)
    kind = catalogue.kind(design).name
    return design.id, design.name, kind, faction.name if faction else design.faction, cost, figures, design.text


def _table(catalogue: Catalogue, designs: tuple[Design, ...]) -> None:
    from rich.console import Console
    from rich.table import Table

    game = catalogue.game
    figures = "/".join(statistic.short for statistic in game.statistics)
    made = Table(header_style="bold", show_lines=False)
    for heading in ("Id", "Name", "Kind", "Faction", game.cost.name if game.cost else "Cost", figures, "Text"):
        made.add_column(heading, overflow="fold", no_wrap=heading in ("Id", figures))
    for design in designs:
        made.add_row(*_row(catalogue, design))
    width = max(LEAST_TABLE, session.terminal_width())
    Console(width=width, no_color=not session.colourful(), highlight=False).print(made)
