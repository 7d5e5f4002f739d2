"""`cardforge calibrate`: bring backs behind fronts on a printer that is a little off."""

from __future__ import annotations

import os
from decimal import Decimal, InvalidOperation
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from cardforge.cli import session
from cardforge.workshop.root import NoProjectError, find_root


class Paper(StrEnum):
    """Papers."""

    A4 = "a4"
    LETTER = "letter"


class Edge(StrEnum):
    """The edge over which the printer turns a sheet."""

    LONG = "long"
    SHORT = "short"


def command(
    context: typer.Context,
    offset: Annotated[
        str | None, typer.Option("--offset", metavar="RIGHT,DOWN", help="What the middle scale says, in mm: 0.5,-1.")
    ] = None,
    skew: Annotated[
        str | None, typer.Option("--skew", metavar="MM", help="The upper scale's reading minus the lower one's.")
    ] = None,
    margin: Annotated[
        str | None, typer.Option("--margin", metavar="MM", help="What the printer leaves white at each edge.")
    ] = None,
    paper: Annotated[Paper, typer.Option("--paper", help="Paper of the trial sheet.")] = Paper.A4,
    duplex: Annotated[Edge, typer.Option("--duplex", help="Over which edge the printer turns it.")] = Edge.LONG,
    reset: Annotated[bool, typer.Option("--reset", help="Forget what was measured.")] = False,
) -> None:
    """Write a trial sheet for both sides; then, with what its scales say, store how far backs have to be moved.

    It is stored among your own settings and used by every `build sheets` of yours.
    """
    from cardforge.workshop import printer

    try:
        known = printer.Printer() if reset else printer.read_printer()
        side = None
        if offset is not None or skew is not None:
            right, down = _two(offset) if offset is not None else (0, 0)
            side = printer.measured(right, down, _um(skew) if skew is not None else 0)
        known = printer.changed(known, duplex.value, side, _um(margin) if margin is not None else None)
        if reset or side is not None or margin is not None:
            typer.echo(f"stored in {printer.store_printer(known)}")
        else:
            trial = printer.write_trial(_root(context), paper.value, duplex.value, known)
            typer.echo(f"print both sides of {os.path.relpath(trial)} at 100 %, and hold it against the light")
    except printer.UnusablePrinterFileError as error:
        session.fail(str(error))
    except ValueError as error:
        session.fail(str(error))


def _root(context: typer.Context) -> Path:
    try:
        return find_root(session.folder(context))
    except NoProjectError as error:
        session.fail(str(error))


def _two(text: str) -> tuple[int, int]:
    parts = text.split(",")
    if len(parts) != 2:
        raise ValueError(f"“{text}” are not two lengths; write --offset 0.5,-1")
    return _um(parts[0]), _um(parts[1])


def _um(text: str) -> int:
    """Millimetres as typed, in micrometres. Raises ValueError."""
    try:
        value = Decimal(text.strip().replace("−", "-"))
    except InvalidOperation:
        raise ValueError(f"“{text}” is no length in millimetres; write 0.5 or -1") from None
    if not value.is_finite():
        raise ValueError(f"“{text}” is no length in millimetres; write 0.5 or -1")
    return int((value * 1_000).to_integral_value())
