"""The command line. Each command is a small file beside this one: options, one call into the workshop, printing."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from cardforge import __version__
from cardforge.cli.on_demand import CommandsOnDemand
from cardforge.cli.unwritable import UNWRITABLE, unwritable

USAGE = 2
"""The exit code for what could not be understood, read or written."""

app = typer.Typer(
    name="cardforge",
    cls=CommandsOnDemand,
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


def run() -> None:
    """Run the command line and end the process with its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")
    try:
        app()
    except OSError as error:  # a full disk or a folder that is write-protected may be met by every command
        if error.errno not in UNWRITABLE:
            raise
        typer.echo(f"cardforge: {unwritable(error)}", err=True)
        sys.exit(USAGE)
