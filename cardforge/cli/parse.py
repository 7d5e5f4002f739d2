"""`cardforge parse`: try a sentence of the rules language."""

from __future__ import annotations

from typing import Annotated

import typer

from cardforge.cli import session
from cardforge.diagnostics.render import as_json, summary
from cardforge.workshop.texts import NoReaderError, explained, read_sentence


def command(
    context: typer.Context,
    sentence: Annotated[str, typer.Argument(help="The text of one ability, in quotes.")],
    kind: Annotated[
        str, typer.Option("--kind", help="The kind of card that it stands on, for what only some can.")
    ] = "",
    as_data: Annotated[bool, typer.Option("--json", help="Print the findings as JSON.")] = False,
) -> None:
    """Read one sentence of the rules language: how it is understood, or the word that is not. Exit 1 if it is not."""
    catalogue = session.catalogue(context)
    if kind and catalogue.game.kind(kind) is None:
        session.fail(
            f"there is no kind of card “{kind}”; expected one of {', '.join(k.id for k in catalogue.game.kinds)}"
        )
    if not sentence.strip():
        session.fail("there is no sentence to read; put the text of an ability in quotes")
    try:
        report = read_sentence(catalogue, sentence, kind)
        reading = "" if report.failed else explained(catalogue, sentence)
    except NoReaderError as error:
        session.fail(str(error))
    if as_data:
        session.print_json(
            {"read": not report.failed, "reading": reading, "findings": [as_json(one) for one in report]}
        )
    else:
        lines = sentence.split("\n")
        session.print_diagnostics(report, lambda _file, line: lines[line - 1] if line <= len(lines) else None)
        typer.echo(reading or summary(report))
    raise typer.Exit(session.FINDINGS if report.failed else session.FINE)
