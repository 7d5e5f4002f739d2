"""`cardforge match`: matches between bots, and a match as a playtest log."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from cardforge.cli import session
from cardforge.cli.table import seats
from cardforge.worker_life import cores
from cardforge.workshop.match_export import as_markdown, exported
from cardforge.workshop.replays import walk
from cardforge.workshop.series import Played, Series, play_series, standing
from cardforge.workshop.tables import HUMAN, SITTING, NoTableError


class RunFirst(TyperGroup):
    """A group whose first command need not be named: `match A B` is `match run A B`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Put the name in where it is left out."""
        if args and args[0] not in self.commands and args[0] != "--help":
            args = ["run", *args]
        return super().parse_args(ctx, args)


app = typer.Typer(cls=RunFirst, help="Matches between bots: `match A B` plays one.", no_args_is_help=True)


@app.callback()
def group() -> None:
    """Matches between bots: `match A B` plays one and saves it, `match export SAVE` writes one out."""


@app.command("run", context_settings={"ignore_unknown_options": True})
def run(
    context: typer.Context,
    words: Annotated[list[str], typer.Argument(metavar="A B", help="Two decks: ready-made ones by name, or files.")],
    bots: Annotated[
        str, typer.Option("--bots", help=f"Who plays: {', '.join(SITTING[1:])}; two with a comma between them.")
    ] = f"{SITTING[-1]},{SITTING[-1]}",
    seed: Annotated[int, typer.Option("--seed", help="Fixes shuffles and dice.")] = 1,
    games: Annotated[int, typer.Option("--games", min=1, help="How many, with the seeds that follow.")] = 1,
    mirror: Annotated[bool, typer.Option("--mirror", help="Each match twice, with seats and decks swapped.")] = False,
    setting: Annotated[
        list[str] | None, typer.Option("--setting", metavar="NAME=VALUE", help="A switch of the rules, yes or no.")
    ] = None,
    edition: Annotated[str | None, typer.Option("--edition", help="Play under another edition of the rules.")] = None,
    jobs: Annotated[int, typer.Option("--jobs", min=0, help="Processes at once; 0 is one for each core.")] = 1,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="DIR", help="Where matches are saved; build/matches when left out.")
    ] = None,
    as_data: Annotated[bool, typer.Option("--json", help="Print the results as JSON.")] = False,
) -> None:
    """Let two bots play two decks against each other, and save each match.

    A game adds options for seats, given once for the first and twice for both, as with `play`.
    """
    opened = session.project(context)
    catalogue = session.read_or_fail(opened)
    decks, options = seats.parted(words)
    if len(decks) != seats.SEATS:
        session.fail(f"a match is between {seats.SEATS} decks; {len(decks)} are named")
    players = [name.strip() for name in bots.split(",")]
    players = players * seats.SEATS if len(players) == 1 else players
    if len(players) != seats.SEATS or HUMAN in players:
        session.fail(f"--bots takes {seats.SEATS} of {', '.join(SITTING[1:])}, with a comma between them")
    asked = seats.seat_requests(catalogue, players, decks, options)
    folder = out or session.folder(context) / "build" / "matches"
    played: list[Played] = []
    try:
        seeds = range(seed, seed + games)
        series = Series(tuple(asked), seeds, seats.settings(setting), mirror, edition, folder)
        for one in play_series(catalogue, series, opened.root, jobs or cores()):
            played.append(one)
            if not as_data:
                typer.echo(_line(one))
    except NoTableError as error:
        session.fail(str(error))
    won = standing(played)
    if as_data:
        total = {"first": won[0], "second": won[1], "drawn": won[None]}
        session.print_json({"matches": [one.as_json() for one in played], "won": total})
    elif len(played) > 1:
        typer.echo(f"{decks[0]} ({players[0]}) won {won[0]}, {decks[1]} ({players[1]}) won {won[1]}, drawn {won[None]}")


def _line(one: Played) -> str:
    swapped = " mirrored" if one.mirrored else ""
    return f"seed {one.seed}{swapped}: {one.result}  {one.choices} choices, hash {one.hash[:8]}, {one.file}"


@app.command("export")
def export(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="SAVE", help="A saved match.")],
    markdown: Annotated[bool, typer.Option("--md", help="As Markdown; so it is when nothing is said.")] = False,
    as_data: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
    open_too: Annotated[
        bool, typer.Option("--open", help="Also a match that is not over: it shows both hands and decks.")
    ] = False,
) -> None:
    """Write a whole match for a playtest log: settings, edition, decks, seed, every choice, result.

    What is not as usual (a featured card, a custom deck, a setting) stands in the first lines.
    """
    catalogue = session.catalogue(context)
    if markdown and as_data:
        session.fail("--md or --json, not both")
    try:
        match = exported(catalogue, walk(catalogue, file), open_too)
    except NoTableError as error:
        session.fail(str(error), session.FINDINGS if error.diverged else session.USAGE)
    if as_data:
        session.print_json(match)
        return
    for line in as_markdown(match):
        typer.echo(line)
