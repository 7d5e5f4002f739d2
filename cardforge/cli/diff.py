"""`cardforge diff`: what changed between two states of the game, word by word, and what it touches."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cardforge.cli import session

if TYPE_CHECKING:
    from cardforge.catalogue.compare.layout import Line, Span
    from cardforge.workshop.versions import Version, Versions

_STYLES: dict[str, dict[str, Any]] = {
    "head": {"bold": True},
    "name": {"bold": True},
    "label": {"dim": True},
    "added": {"fg": "green"},
    "removed": {"fg": "red"},
}


def command(
    context: typer.Context,
    before: Annotated[
        str | None,
        typer.Argument(metavar="A", help="A release, edition, git revision or folder. The last release if left out."),
    ] = None,
    after: Annotated[
        str | None, typer.Argument(metavar="B", help="The same. The files as they are if left out.")
    ] = None,
    as_data: Annotated[bool, typer.Option("--json", help="Print the differences as JSON.")] = False,
    as_markdown: Annotated[bool, typer.Option("--md", help="Print Markdown for a change log.")] = False,
    exit_code: Annotated[bool, typer.Option("--exit-code", help="Exit 1 if there are differences.")] = False,
) -> None:
    """Tell what changed from A to B: cards, decks, editions, stories, and what each change touches.

    Without A it is the last release or, before the first one, the last commit. A name that could be several things
    takes a prefix: release:, edition:, git: or folder:.
    """
    from cardforge.workshop.versions import VersionError, compare_versions

    opened = session.project(context)
    if as_data and as_markdown:
        session.fail("--json and --md do not go together")
    try:
        found = compare_versions(opened, before, after)
    except VersionError as error:
        session.fail(str(error))
    if as_data:
        _print_data(found)
    elif as_markdown:
        _print_markdown(found)
    else:
        _print_lines(found)
    raise typer.Exit(session.FINDINGS if exit_code and found.comparison else session.FINE)


def _print_lines(found: Versions) -> None:
    from cardforge.catalogue.compare.layout import lines

    for note in (*found.before.notes, *found.after.notes):
        typer.echo(f"note: {note}")
    for line in lines(found.comparison, f"{found.before.label} → {found.after.label}"):
        _print_line(line)


def _print_line(line: Line) -> None:
    """A line as it is; on a terminal in colour, and broken with what follows under its text."""
    from cardforge.catalogue.compare.layout import broken

    if not sys.stdout.isatty():
        typer.echo(str(line))
        return
    for part in broken(line, session.terminal_width()):
        typer.echo("".join(_styled(span) for span in part))


def _styled(span: Span) -> str:
    style = _STYLES.get(span.style)
    return typer.style(span.text, **style) if style and session.colourful() else span.text


def _print_markdown(found: Versions) -> None:
    from cardforge.catalogue.compare.markdown import markdown

    for note in (*found.before.notes, *found.after.notes):
        typer.echo(f"note: {note}", err=True)
    typer.echo(markdown(found.comparison, f"Changes since {found.before.label}"), nl=False)


def _print_data(found: Versions) -> None:
    from cardforge.catalogue.compare.objects import as_object

    sides = {"before": _side(found.before), "after": _side(found.after)}
    session.print_json(sides | as_object(found.comparison))


def _side(version: Version) -> dict[str, object]:
    return {
        "source": str(version.source),
        "name": version.name,
        "edition": version.catalogue.edition.id,
        "notes": list(version.notes),
    }
