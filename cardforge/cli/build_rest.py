"""What `cardforge build` makes besides the proofs: sheets of every pack, and the rulebook where there is one."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from cardforge.cli import session
from cardforge.diagnostics import Report
from cardforge.diagnostics.render import summary

FULL, LINES = "full", "lines"

if TYPE_CHECKING:
    from cardforge.catalogue import Catalogue


@dataclass(frozen=True)
class Rest:
    """The files that stand there now, what is wrong, and a line for each kind of them."""

    files: tuple[Path, ...] = ()
    report: Report = field(default_factory=Report)
    told: tuple[str, ...] = ()


def build_rest(catalogue: Catalogue, low_ink: bool, jobs: int) -> Rest:
    """Sheets as they are made without any choice, and the rules. Raises NoRendererError."""
    sheets, rules = _sheets(catalogue, low_ink, jobs), _rules(catalogue)
    return Rest((*sheets.files, *rules.files), Report([*sheets.report, *rules.report]), (*sheets.told, *rules.told))


def _sheets(catalogue: Catalogue, low_ink: bool, jobs: int) -> Rest:
    from cardforge.cli.bundles import all_packs
    from cardforge.workshop.print_sheets import NoRoomError, UnusablePrinterFileError, build_sheets, sheet_options

    packs = all_packs(catalogue)
    try:
        built = build_sheets(catalogue, packs, sheet_options(ink=LINES if low_ink else FULL), jobs)
    except (UnusablePrinterFileError, NoRoomError) as error:
        session.fail(str(error))
    if not built.files:
        return Rest(report=built.report)
    sheets = sum(one.sheets for one in built.files)
    one = built.files[0]
    what = f"{len(built.files)} packs" if len(packs) > 1 else one.title
    told = f"{what} on {sheets} sheet{'' if sheets == 1 else 's'} to cut: {session.near(one.path.parent)}"
    if len(built.files) < len(packs):
        told += f"; {len(packs) - len(built.files)} left as it was, since a card of it could not be made"
    return Rest(tuple(one.path for one in built.files), built.report, (told,))


def _rules(catalogue: Catalogue) -> Rest:
    from cardforge.workshop.rulebook import NoRulebookError, build_rules, has_rulebook

    if not has_rulebook(catalogue):
        return Rest()
    try:
        built = build_rules(catalogue)
    except NoRulebookError as error:
        return Rest(report=error.report, told=(f"no rules: {error}",))
    if built.report.failed:
        return Rest(report=built.report, told=(f"{built.rules} rules, nothing written: {summary(built.report)}",))
    told = f"{built.rules} rules on {built.pages} pages: {session.near(built.files[0].parent)}"
    return Rest(built.files, built.report, (told,))
