"""`cardforge build`: make what people print."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cardforge.cli import session
from cardforge.cli.build_rest import Rest, build_rest
from cardforge.cli.naming import printed_id
from cardforge.diagnostics import Report, did_you_mean, listed
from cardforge.diagnostics.render import as_json, summary

if TYPE_CHECKING:
    from cardforge.workshop.project import Project

TARGETS = ("proofs", "review", "all")


def command(
    context: typer.Context,
    target: Annotated[
        str,
        typer.Argument(
            help="What to build: proofs; review (those, and pages and pictures to look at together); or all of it, "
            "sheets of every pack and the rulebook."
        ),
    ] = "all",
    only: Annotated[
        list[str] | None, typer.Option("--only", metavar="CARD", help="Only this card, by id or name; may be repeated.")
    ] = None,
    edition: Annotated[
        str | None, typer.Option("--edition", metavar="EDITION", help="Print the cards as another edition has them.")
    ] = None,
    low_ink: Annotated[
        bool, typer.Option("--low-ink", help="White paper and lines, for a printer at home; into a folder of its own.")
    ] = False,
    jobs: Annotated[int, typer.Option("--jobs", min=0, help="Processes at once; 0 is one for each core.")] = 0,
    as_data: Annotated[bool, typer.Option("--json", help="Print what was built as JSON.")] = False,
) -> None:
    """Build what people look at and print: what changed is made, the rest is taken as it is. Exit 1 on an error.

    `build sheets` and `build rules` make those alone, and have choices of their own.
    """
    if target not in TARGETS:
        hint = did_you_mean(target, TARGETS)
        session.fail(f"there is no target “{target}”; expected {listed(TARGETS)}{'; ' + hint if hint else ''}")
    from cardforge.workshop.build import NoRendererError, build_gallery, build_look, build_proofs
    from cardforge.workshop.standing import not_covered

    opened = session.project(context)
    catalogue = opened.catalogue
    if catalogue is None:
        session.print_diagnostics(opened.report, opened.line)
        session.fail("the game cannot be read; the findings above say why")
    if edition is not None:
        catalogue = session.under(catalogue, edition)
    ids = [printed_id(catalogue, name) for name in only or ()]
    try:
        with _bar() as progress:
            built = build_proofs(opened, catalogue, ids, jobs, progress, low_ink)
        more: tuple[Path, ...] = ()
        rest = Rest()
        if not ids:
            more = build_look(opened, catalogue, built, jobs, low_ink) if target != "proofs" else ()
            more = (*more, build_gallery(opened, catalogue, built, low_ink, [*opened.report, *built.report]))
        if not ids and target == "all":
            rest = build_rest(catalogue, low_ink, jobs)
    except NoRendererError as error:
        session.fail(str(error))
    report = Report([*opened.report, *built.report, *rest.report])
    if as_data:
        session.print_json(
            {
                "rendered": list(built.rendered),
                "reused": list(built.reused),
                "files": [str(file) for file in (*built.files, *more, *rest.files)],
                "findings": [as_json(found) for found in report],
                "not_covered": {id: lacks for id, _, lacks in not_covered(catalogue, opened.root)},
            }
        )
    else:
        session.print_diagnostics(report, opened.line)
        lacking = not_covered(catalogue, opened.root)
        if lacking:
            typer.echo(_uncovered([f"{name} ({lacks})" for _, name, lacks in lacking]))
        typer.echo(
            _told(built.rendered, built.reused, Report([*opened.report, *built.report]), opened.root / built.folder)
        )
        for line in rest.told:
            typer.echo(line)
        if built.report.failed and (others := _others(opened, report)):
            typer.echo(others)
    raise typer.Exit(session.FINDINGS if report.failed else session.FINE)


def _others(opened: Project, report: Report) -> str:
    """What the checks find besides: where a card cannot be made, that is often why."""
    from cardforge.workshop.check import check_project

    told = set(report)
    count = sum(1 for found in check_project(opened).errors if found not in told)
    return (
        f"`cardforge check` finds {count} more {'error' if count == 1 else 'errors'}; begin with those" if count else ""
    )


def _uncovered(cards: list[str]) -> str:
    """Which cards the engine is not known to play as they say."""
    few = listed(cards, "and") if len(cards) <= 3 else f"{', '.join(cards[:3])} and {len(cards) - 3} more"
    return f"not fully covered: {few}; `cardforge coverage` says what is missing"


def _told(rendered: tuple[str, ...], reused: tuple[str, ...], report: Report, folder: Path) -> str:
    made = f"{len(rendered)} proof{'' if len(rendered) == 1 else 's'} made"
    if 0 < len(rendered) <= 5:
        made += f" ({', '.join(rendered)})"
    findings = f"; {summary(report)}" if len(report) else ""
    shown = session.near(folder)
    if not rendered and not reused and report.failed:
        return f"nothing made{findings}; what was made before is left in {shown}/ as it was"
    return f"{made}, {len(reused)} unchanged{findings}: {shown / 'all.pdf'}"


@contextmanager
def _bar() -> Iterator[Callable[[int, int], None] | None]:
    """A progress bar on a terminal, nothing in a pipe."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("proofs"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("proofs", total=None, visible=False)
        yield lambda done, total: bar.update(task, completed=done, total=total, visible=True)
