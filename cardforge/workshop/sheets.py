"""Cards out into a spreadsheet and back in again."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from cardforge.catalogue import Catalogue
from cardforge.catalogue.edit import EditRefusedError, write_atomically
from cardforge.catalogue.edit.scalars import Plain
from cardforge.catalogue.sheets import faults
from cardforge.catalogue.sheets.columns import cells, column_called, columns
from cardforge.catalogue.sheets.compare import Comparison, compare
from cardforge.catalogue.sheets.csv_file import UnreadableSheetError, csv_bytes, read_csv
from cardforge.catalogue.sheets.table import Table
from cardforge.catalogue.sheets.xlsx_file import read_xlsx, xlsx_bytes
from cardforge.diagnostics import Diagnostic, Place, Report
from cardforge.workshop.editing import Plan, plan
from cardforge.workshop.project import Project

ENDINGS = (".xlsx", ".csv", ".tsv")
MOST_BYTES = 32 * 1024 * 1024


@dataclass(frozen=True)
class Import:
    """What taking a sheet in would do. `plan` is None where it has errors; `missing` counts cards without a row."""

    findings: tuple[Diagnostic, ...]
    plan: Plan | None
    missing: int

    @property
    def refused(self) -> bool:
        """Whether nothing may be written."""
        return self.plan is None or self.plan.refused


def export_cards(catalogue: Catalogue, file: Path, force: bool = False) -> int:
    """Write all cards to a sheet, by its ending .xlsx, .csv or .tsv; returns how many.

    Raises EditRefusedError for another ending, for a file that holds something else already (unless `force`), and
    where it cannot be written; MissingExtraError without the packages for .xlsx.
    """
    ending = _ending(file)
    rows: list[list[Plain | None]] = [
        list(columns(catalogue)),
        *(cells(catalogue, design) for design in catalogue.designs),
    ]
    data = xlsx_bytes(rows) if ending == ".xlsx" else csv_bytes(rows, "\t" if ending == ".tsv" else ",")
    try:
        if file.is_file() and not force and file.read_bytes() != data:
            raise EditRefusedError(
                f"{file} is there already and holds something else; it may have changes that were not taken in",
                "take it in with `cardforge cards import`, choose another name, or say --force",
            )
        write_atomically(file, data)
    except OSError as error:
        raise EditRefusedError(f"{file} cannot be written ({error.strerror or error})") from error
    return len(catalogue.designs)


def import_cards(project: Project, file: Path, add: bool = False) -> Import:
    """Hold a sheet against the project and plan what it changes; `add` makes cards of rows with unknown ids.

    Raises EditRefusedError where the file has another ending or a card file allows no safe change, and
    MissingExtraError without the packages for .xlsx.
    """
    catalogue = project.catalogue
    assert catalogue is not None
    found = compare_sheet(catalogue, file, add)
    missing = len(found.missing)
    if found.report.failed:
        return Import(tuple(found.report), None, missing)
    made = plan(project, found.wishes, found.added)
    return Import(tuple(Report([*found.report, *made.findings])), made, missing)


def compare_sheet(catalogue: Catalogue, file: Path, add: bool = False) -> Comparison:
    """A sheet held against the catalogue, with what is wrong with it. Raises as `import_cards`."""
    try:
        return compare(catalogue, _table(catalogue, file), add)
    except UnreadableSheetError as error:
        return Comparison(Report([faults.sheet_unreadable(Place(file.name), str(error), error.hint)]))


def _table(catalogue: Catalogue, file: Path) -> Table:
    ending = _ending(file)
    try:
        if file.stat().st_size > MOST_BYTES:
            raise UnreadableSheetError("it is too big to be a sheet of cards")
        data = file.read_bytes()
    except OSError as error:
        raise EditRefusedError(f"{file} cannot be read ({error.strerror or error})") from error

    def is_header(heading: str) -> bool:
        return column_called(catalogue, heading) is not None

    return read_xlsx(file.name, data, is_header) if ending == ".xlsx" else read_csv(file.name, data, is_header)


def _ending(file: Path) -> str:
    ending = file.suffix.casefold()
    if ending not in ENDINGS:
        raise EditRefusedError(f"“{file.name}” does not end in .xlsx, .csv or .tsv", "the ending says what it is")
    return ending
