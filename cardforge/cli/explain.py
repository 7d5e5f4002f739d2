"""`cardforge explain`: a diagnostic, with an example."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

import typer

from cardforge.cli import session
from cardforge.workshop.diagnostics import all_kinds
from cardforge.workshop.explain import UnknownCodeError, explain


def command(
    code: Annotated[
        str | None, typer.Argument(metavar="CODE", help="The word in brackets, such as stat-out-of-range.")
    ] = None,
    as_data: Annotated[bool, typer.Option("--json", help="Print it as JSON.")] = False,
) -> None:
    """Explain a diagnostic, with an example and the cure. Without a code, list all of them."""
    if code is None:
        kinds = all_kinds().values()
        if as_data:
            session.print_json([{"code": one.code, "severity": one.severity, "meaning": one.meaning} for one in kinds])
            return
        width = max(len(one.code) for one in kinds)
        for one in kinds:
            typer.echo(f"{one.code.ljust(width)}  {one.severity.ljust(7)}  {one.meaning}")
        return
    try:
        explanation = explain(code)
    except UnknownCodeError as error:
        session.fail(str(error))
    if as_data:
        session.print_json(asdict(explanation))
    else:
        typer.echo(explanation.as_text())
