"""The command line. Each command is a small file beside this one: options, one call into the workshop, printing."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from cardforge import __version__
from cardforge.cli import build, cards, check, deck, diff, explain, find, new, parse, release, scenario, schema, show
from cardforge.cli import set as set_field

app = typer.Typer(
    name="cardforge",
    help="A card database, a rules engine and a press: the printed sentence is the program.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"cardforge {__version__}")
        raise typer.Exit


@app.callback()
def common(
    context: typer.Context,
    directory: Annotated[
        Path | None, typer.Option("-C", metavar="DIR", help="Work on the project in DIR instead of here.")
    ] = None,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and stop.")
    ] = False,
) -> None:
    """A card database, a rules engine and a press: the printed sentence is the program."""
    context.obj = directory


app.command("new")(new.command)
app.command("check")(check.command)
app.command("explain")(explain.command)
app.command("build")(build.command)
app.command("scenario")(scenario.command)
app.command("parse")(parse.command)
app.command("find", context_settings={"ignore_unknown_options": True})(find.command)
app.command("show")(show.command)
app.command("set", context_settings={"ignore_unknown_options": True})(set_field.command)
app.command("diff")(diff.command)
app.command("release")(release.command)
app.add_typer(deck.app, name="deck")
app.add_typer(cards.app, name="cards")
app.command("schema")(schema.command)


def run() -> None:
    """Run the command line and end the process with its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")
    app()
