"""`cardforge export`: files for print shops and virtual tables."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cardforge.cli import session
from cardforge.cli.bundles import chosen
from cardforge.diagnostics import Report, did_you_mean, listed
from cardforge.diagnostics.render import as_json

if TYPE_CHECKING:
    from cardforge.workshop.export import Exported


def command(
    context: typer.Context,
    target: Annotated[str, typer.Argument(metavar="TARGET", help="A print shop or virtual table, such as tgc or tts.")],
    packs: Annotated[
        list[str] | None,
        typer.Argument(metavar="PACK", help="Packs, by id or name; each card once where none is named."),
    ] = None,
    faction: Annotated[
        list[str] | None, typer.Option("--faction", metavar="FACTION", help="What one player of a faction needs.")
    ] = None,
    deck: Annotated[Path | None, typer.Option("--deck", metavar="FILE", help="A deck of your own.")] = None,
    icc: Annotated[
        Path | None, typer.Option("--icc", metavar="FILE", help="ICC profile of the press, where inks are asked for.")
    ] = None,
    base_url: Annotated[
        str | None, typer.Option("--base-url", metavar="URL", help="Where the pictures of a virtual table will lie.")
    ] = None,
    edition: Annotated[
        str | None, typer.Option("--edition", metavar="EDITION", help="The cards as another edition has them.")
    ] = None,
    jobs: Annotated[int, typer.Option("--jobs", min=0, help="Processes at once; 0 is one for each core.")] = 0,
    as_data: Annotated[bool, typer.Option("--json", help="Print what was written as JSON.")] = False,
) -> None:
    """Write what a print shop or a virtual table takes, and look it over. Exit 1 if it would be sent back.

    An export with a fault is not put in place; the last good one stays.
    """
    from cardforge.workshop.contents import one_of_each
    from cardforge.workshop.export import NoInkProfileError, NoRendererError, export, targets

    opened = session.project(context)
    catalogue = session.read_or_fail(opened)
    if edition is not None:
        catalogue = session.under(catalogue, edition)
    known = targets(catalogue.root)
    if target not in known:
        hint = did_you_mean(target, known)
        session.fail(f"there is no profile “{target}”; expected {listed(known)}{'; ' + hint if hint else ''}")
    if base_url is not None and not base_url.startswith(("https://", "http://")):
        session.fail(f"“{base_url}” is no address; expected https://…/")
    report = Report([*opened.report])
    bundles = chosen(catalogue, packs or [], faction or [], deck, report) or [one_of_each(catalogue)]
    address = None if base_url is None else base_url.rstrip("/") + "/"
    done: list[Exported] = []
    try:
        for contents in bundles:
            done.append(export(catalogue, contents, target, icc=icc, base_url=address, jobs=jobs))
            report.extend(done[-1].report)
    except (NoInkProfileError, NoRendererError) as error:
        session.fail(str(error))
    if as_data:
        files = [str(file) for one in done for file in one.files]
        session.print_json({"files": files, "findings": [as_json(found) for found in report]})
    else:
        session.print_diagnostics(report, opened.line)
        for one in done:
            if one.folder is not None:
                typer.echo(_told(one, target, address))
    raise typer.Exit(session.FINDINGS if report.failed else session.FINE)


def _told(one: Exported, target: str, address: str | None) -> str:
    assert one.folder is not None
    verdict = "look at the warnings above" if len(one.report) else "nothing wrong"
    words = f"{len(one.files)} file{'' if len(one.files) == 1 else 's'}, {verdict}: {session.near(one.folder)}/"
    if target != "tts":
        return words
    if address is not None:
        return f"{words}\nput the pictures at {address} and copy saved-object.json into Saves/Saved Objects"
    return f"{words}\nthey work on this machine; for others, upload the pictures and export again with --base-url URL"
