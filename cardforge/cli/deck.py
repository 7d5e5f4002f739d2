"""`cardforge deck`: a custom deck against the deck rules, and as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cardforge.catalogue import Catalogue
from cardforge.catalogue.catalogue import plain
from cardforge.catalogue.decks.reading import Decklist, read_deck
from cardforge.catalogue.decks.rules import deck_findings, main_faction
from cardforge.cli import session
from cardforge.diagnostics import Report, did_you_mean, listed
from cardforge.diagnostics.render import as_json, summary

app = typer.Typer(help="Custom decks.", no_args_is_help=True)


@app.callback()
def group() -> None:
    """Custom decks."""


@app.command("check")
def check(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="A YAML decklist, or a pasted one: a line “3 NAME” a card.")],
    faction: Annotated[str | None, typer.Option("--faction", help="The faction it must belong to.")] = None,
    as_data: Annotated[bool, typer.Option("--json", help="Print the findings as JSON.")] = False,
) -> None:
    """Hold a custom deck against the deck rules and say what to fix. Exit 1 if it is not legal."""
    catalogue = session.catalogue(context)
    report = Report()
    deck = read_deck(catalogue, file, report)
    if deck is None:
        if as_data:
            session.print_json(
                {"legal": False, "faction": None, "cards": {}, "findings": [as_json(one) for one in report]}
            )
        else:
            session.print_diagnostics(report, None)
        raise typer.Exit(session.USAGE)
    chosen = _faction(catalogue, faction or deck.faction) or main_faction(catalogue, deck.cards)
    report.extend(deck_findings(catalogue, deck.name or file.name, deck.cards, chosen, deck.at))
    if as_data:
        findings = [as_json(found) for found in report]
        session.print_json({"legal": not report.failed, "faction": chosen, "cards": deck.cards, "findings": findings})
    else:
        session.print_diagnostics(report, deck.line)
        verdict = f"not a legal deck ({summary(report)})" if report.failed else "a legal deck"
        typer.echo(f"{_counts(catalogue, deck, chosen)}: {verdict}")
    raise typer.Exit(session.FINDINGS if report.failed else session.FINE)


@app.command("picture")
def picture(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="A YAML decklist, or a pasted one: a line “3 NAME” a card.")],
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="Where the PNG goes.  [default: build/decks/NAME.png]")
    ] = None,
    jobs: Annotated[int, typer.Option("--jobs", min=0, help="Processes at once; 0 is one for each core.")] = 0,
) -> None:
    """Draw a custom deck as one picture, to post. It need not be legal; exit 1 if a card of it cannot be made."""
    from cardforge.workshop.build import NoRendererError
    from cardforge.workshop.deck_picture import draw_deck

    project = session.project(context)
    catalogue = session.read_or_fail(project)
    report = Report()
    deck = read_deck(catalogue, file, report)
    if deck is None or report.failed:
        session.print_diagnostics(report, deck.line if deck else None)
        raise typer.Exit(session.USAGE if deck is None else session.FINDINGS)
    try:
        path, report = draw_deck(project, catalogue, deck, output, jobs)
    except NoRendererError as error:
        session.fail(str(error))
    session.print_diagnostics(report, project.line)
    if path is not None:
        typer.echo(f"{sum(deck.cards.values())} cards: {_shown(path, project.root)}")
    raise typer.Exit(session.FINDINGS if report.failed else session.FINE)


def _shown(path: Path, root: Path) -> Path:
    return path.relative_to(root) if path.is_relative_to(root) else path


def _faction(catalogue: Catalogue, name: str | None) -> str | None:
    if name is None:
        return None
    found = next((one.id for one in catalogue.factions if plain(name) in (one.id, plain(one.name))), None)
    if found is None:
        known = tuple(one.id for one in catalogue.factions)
        hint = did_you_mean(name, known)
        session.fail(f"there is no faction “{name}”; expected {listed(known)}{'; ' + hint if hint else ''}")
    return found


def _counts(catalogue: Catalogue, deck: Decklist, faction: str | None) -> str:
    total = sum(deck.cards.values())
    parts = [f"{total} card{'' if total == 1 else 's'}"]
    for kind in catalogue.game.kinds:
        count = sum(copies for id, copies in deck.cards.items() if catalogue.by_id[id].kind == kind.id)
        if count:
            parts.append(f"{count} {kind.name if count == 1 else kind.plural}")
    named = catalogue.faction(faction) if faction else None
    return ", ".join([*parts, *([named.name] if named else [])])
