"""`cardforge build sheets`: sheets of cards to print and cut out."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cardforge.cli import session
from cardforge.cli.bundles import all_packs, chosen
from cardforge.diagnostics import Report, listed
from cardforge.diagnostics.render import as_json

if TYPE_CHECKING:
    from cardforge.catalogue import Catalogue
    from cardforge.workshop.contents import Contents
    from cardforge.workshop.print_sheets import BuiltSheets, SheetOptions


class PaperName(StrEnum):
    """Papers."""

    A4 = "a4"
    LETTER = "letter"


class DuplexName(StrEnum):
    """Ways to get backs behind fronts."""

    LONG = "long"
    SHORT = "short"
    GUTTERFOLD = "gutterfold"
    FRONTS = "fronts"


class BleedName(StrEnum):
    """What lies between cards."""

    SHARED = "shared"
    SEPARATE = "separate"
    NONE = "none"


def command(
    context: typer.Context,
    packs: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="PACK",
            help="Packs, by id or name; all of them where none is named, and each card once in a game without packs.",
        ),
    ] = None,
    faction: Annotated[
        list[str] | None,
        typer.Option("--faction", metavar="FACTION", help="What one player of a faction needs, in place of packs."),
    ] = None,
    deck: Annotated[
        Path | None, typer.Option("--deck", metavar="FILE", help="A deck of your own, with all that goes with it.")
    ] = None,
    paper: Annotated[PaperName, typer.Option("--paper", help="Paper.")] = PaperName.A4,
    card: Annotated[
        str | None,
        typer.Option("--card", metavar="FORMAT", help="A format of the game to cut the cards to, such as poker."),
    ] = None,
    duplex: Annotated[
        DuplexName,
        typer.Option(
            "--duplex", help="Over which edge the printer turns the sheet; or folded in the middle; or fronts alone."
        ),
    ] = DuplexName.LONG,
    bleed: Annotated[
        BleedName,
        typer.Option("--bleed", help="Shared: cards touch. Separate: each has its own bleed. None: no bleed at all."),
    ] = BleedName.SHARED,
    low_ink: Annotated[
        bool, typer.Option("--low-ink", help="White paper and black lines, no pictures: the least ink there is.")
    ] = False,
    pale: Annotated[
        bool, typer.Option("--pale", help="White paper and coloured lines, pictures under a veil: a third of the ink.")
    ] = False,
    grey: Annotated[bool, typer.Option("--grey", help="No colour.")] = False,
    guides: Annotated[
        bool,
        typer.Option("--guides/--no-guides", help="Hairlines on the cuts, for scissors; a cutter needs none."),
    ] = True,
    copies: Annotated[int, typer.Option("--copies", min=1, max=100, help="How often all of it is printed.")] = 1,
    only: Annotated[
        tuple[str, str] | None,
        typer.Option("--only", metavar="changed-since RELEASE", help="Only cards that are not as in that release."),
    ] = None,
    labels: Annotated[
        str | None,
        typer.Option(
            "--labels", metavar="SHEET", help="Fronts alone, on a sheet of labels such as L7165, to stick over cards."
        ),
    ] = None,
    edition: Annotated[
        str | None, typer.Option("--edition", metavar="EDITION", help="The cards as another edition has them.")
    ] = None,
    jobs: Annotated[int, typer.Option("--jobs", min=0, help="Processes at once; 0 is one for each core.")] = 0,
    as_data: Annotated[bool, typer.Option("--json", help="Print what was built as JSON.")] = False,
) -> None:
    """Build sheets to print and cut out: for each pack all that its players need. Exit 1 if a card could not be made.

    Print them at 100 %, “actual size”, and hold a ruler to the one that is printed at the edge.
    """
    opened = session.project(context)
    catalogue = session.read_or_fail(opened)
    if edition is not None:
        catalogue = session.under(catalogue, edition)
    report = Report([*opened.report])
    bundles = chosen(catalogue, packs or [], faction or [], deck, report) or all_packs(catalogue)
    if only is not None:
        bundles = _changed(catalogue, bundles, only)
    from cardforge.workshop.print_sheets import NoLabelsError, UnusablePrinterFileError, label_names, sheet_options

    try:
        options = sheet_options(
            paper=paper.value,
            card=card,
            duplex=duplex.value,
            bleed=bleed.value,
            ink="lines" if low_ink else "pale" if pale else "full",
            grey=grey,
            guides=guides,
            copies=copies,
            changed=only[1] if only else None,
            labels=labels,
        )
    except UnusablePrinterFileError as error:
        session.fail(str(error))
    except NoLabelsError as error:
        session.fail(f"there is no sheet of labels “{error}”; expected {listed(label_names())}")
    built = _build(catalogue, bundles, options, jobs)
    report.extend(built.report)
    if as_data:
        session.print_json({"files": [_as_data(one) for one in built.files], "findings": [as_json(f) for f in report]})
    else:
        session.print_diagnostics(report, opened.line)
        for one in built.files:
            typer.echo(_told(one))
        if not built.files and not report.failed:
            typer.echo("nothing to print")
    raise typer.Exit(session.FINDINGS if report.failed else session.FINE)


def _changed(catalogue: Catalogue, bundles: list[Contents], only: tuple[str, str]) -> list[Contents]:
    from cardforge.catalogue.compare.releases import (
        DamagedReleaseError,
        UnknownReleaseError,
        changed_since,
        release_names,
    )

    word, name = only
    if word != "changed-since":
        session.fail(f"--only knows no “{word}”; write --only changed-since RELEASE")
    try:
        changed = {one.id for one in changed_since(catalogue, name)}
    except UnknownReleaseError:
        known = release_names(catalogue.root)
        there = f"there is {listed(known)}" if known else "none was made yet; `cardforge release NAME` makes one"
        session.fail(f"there is no release “{name}”; {there}")
    except DamagedReleaseError as error:
        session.fail(str(error))
    return [bundle.only(changed) for bundle in bundles]


def _build(catalogue: Catalogue, bundles: list[Contents], options: SheetOptions, jobs: int) -> BuiltSheets:
    from cardforge.workshop.print_sheets import NoFormatError, NoRendererError, NoRoomError, build_sheets

    try:
        return build_sheets(catalogue, bundles, options, jobs)
    except (NoRendererError, NoRoomError) as error:
        session.fail(str(error))
    except NoFormatError as error:
        known = tuple(format.id for format in catalogue.game.formats)
        session.fail(f"the game has no format “{error}”; expected {listed(known)}")


def _as_data(one: Any) -> dict[str, Any]:
    return {
        "file": str(one.path),
        "title": one.title,
        "sheets": one.sheets,
        "cards": one.cards,
        "faces": one.faces,
        "per_sheet": one.per_sheet,
    }


def _told(one: Any) -> str:
    sheets = f"{one.sheets} sheet{'' if one.sheets == 1 else 's'}"
    cards = f"{one.cards} card{'' if one.cards == 1 else 's'}"
    return f"{one.title}: {cards} on {sheets} of {one.per_sheet}: {session.near(one.path)}"
