"""`cardforge release`: remember every card as it is now, to compare with later."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer

from cardforge.cli import session

if TYPE_CHECKING:
    from cardforge.workshop.project import Project
    from cardforge.workshop.release import PlannedRelease


def command(
    context: typer.Context,
    name: Annotated[str | None, typer.Argument(help="Name of the release, such as playtest-3.")] = None,
    date: Annotated[str | None, typer.Option("--date", metavar="YYYY-MM-DD", help="A date to remember.")] = None,
    note: Annotated[str | None, typer.Option("--note", help="A sentence to remember.")] = None,
    list_all: Annotated[bool, typer.Option("--list", help="List the releases, the oldest first.")] = False,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Say what would be written, and write nothing.")] = False,
    as_data: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Remember every card as it is now, under a name, and every id as published. Refuses while `check` finds errors.

    Later, `cardforge diff NAME` tells what has changed since.
    """
    opened = session.project(context)
    if list_all:
        _list(opened, as_data)
        return
    if name is None:
        session.fail("a release needs a name, such as `cardforge release playtest-3`; --list shows those there are")
    _make(opened, name, date, note, dry_run, as_data)


def _make(opened: Project, name: str, date: str | None, note: str | None, dry_run: bool, as_data: bool) -> None:
    from cardforge.workshop.release import ReleaseRefusedError, make_release, plan_release

    try:
        planned = plan_release(opened, name, date, note)
    except ReleaseRefusedError as error:
        if error.report is None:
            session.fail(str(error))
        session.print_diagnostics(error.report.errors, opened.line)
        session.fail(str(error), session.FINDINGS)
    if not dry_run:
        try:
            make_release(opened, planned)
        except OSError as error:
            session.fail(f"the release cannot be written: {error.strerror or error} ({error.filename})")
    if as_data:
        session.print_json(
            {name: value for name, value in asdict(planned).items() if name != "files"}
            | {"files": list(planned.files), "written": not dry_run}
        )
    else:
        _print(planned, dry_run)


def _print(planned: PlannedRelease, dry_run: bool) -> None:
    since = f"{_faces(planned.changed)} changed since {planned.after}" if planned.after else "the first release"
    would = "would be " if dry_run else ""
    rules = f" and {planned.rules} rules" if planned.rules else ""
    typer.echo(f"{planned.name}: {_faces(planned.faces)}{rules} {would}remembered, edition {planned.edition}; {since}")
    for file in planned.files:
        typer.echo(f"  {would}written: {file}")
    if not dry_run:
        typer.echo(f"`cardforge diff {planned.name}` will tell what has changed since.")


def _faces(count: int) -> str:
    return f"{count} face{'' if count == 1 else 's'}"


def _list(opened: Project, as_data: bool) -> None:
    from cardforge.workshop.release import list_releases

    found = list_releases(opened.root)
    if as_data:
        session.print_json([asdict(one) for one in found])
        return
    if not found:
        typer.echo("no release yet; `cardforge release NAME` makes one")
    width = max((len(one.name) for one in found), default=0)
    for one in found:
        about = [f"edition {one.edition}", _faces(one.faces)] if one.faces is not None else ["damaged"]
        about += [word for word in (one.date, one.note) if word]
        typer.echo(f"{one.name:<{width}}  {', '.join(about)}")
