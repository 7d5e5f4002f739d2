"""Tables as Excel files; needs the extra `spreadsheet` (XlsxWriter, python-calamine)."""

from __future__ import annotations

import datetime
import io
import re
import zipfile
from collections.abc import Callable, Sequence

from cardforge.catalogue.edit.scalars import Plain
from cardforge.catalogue.sheets.columns import FIXED
from cardforge.catalogue.sheets.csv_file import UnreadableSheetError
from cardforge.catalogue.sheets.formulas import error_in, escaped_typed
from cardforge.catalogue.sheets.table import Cell, Odd, Table, reference, table_of

_MADE = datetime.datetime(2000, 1, 1)
"""Written into the file in place of the time, so that the same cards give the same bytes."""
_WIDTHS = {"id": 20, "name": 24, "kind": 11, "faction": 13, "text": 70, "identity": 18, "note": 40}
_ERROR_CELL = re.compile(rb"<(?:\w+:)?c\b(?=[^>]*\bt=\"e\")[^>]*\br=\"([A-Z]+[0-9]+)\"")
_MOST_BYTES = 64 * 1024 * 1024


class MissingExtraError(Exception):
    """The packages that spreadsheets need are not installed; the message says how to install them."""

    def __init__(self) -> None:
        super().__init__("Excel files need two more packages: pip install 'cardforge[spreadsheet]' (CSV needs none)")


def xlsx_bytes(rows: Sequence[Sequence[Plain | None]]) -> bytes:
    """Rows as an Excel file, the first one as headings. Every text is marked as a text, so that none is a formula.

    Raises MissingExtraError.
    """
    try:
        import xlsxwriter
    except ImportError as error:
        raise MissingExtraError from error
    made = io.BytesIO()
    book = xlsxwriter.Workbook(made, {"in_memory": True, "strings_to_formulas": False, "strings_to_urls": False})
    book.set_properties({"created": _MADE, "title": "Cards"})
    head = book.add_format({"bold": True, "bottom": 1, "valign": "top"})
    text = book.add_format({"text_wrap": True, "valign": "top", "quote_prefix": True})
    fixed = book.add_format({"valign": "top", "font_color": "#666666", "quote_prefix": True})
    number = book.add_format({"valign": "top", "num_format": "0"})
    sheet = book.add_worksheet("Cards")
    headings = [str(cell) for cell in rows[0]]
    for column, heading in enumerate(headings):
        sheet.write_string(0, column, heading, head)
        sheet.set_column(column, column, _WIDTHS.get(heading, 10))
    for line, row in enumerate(rows[1:], 1):
        for column, cell in enumerate(row):
            if isinstance(cell, str):
                shown = fixed if headings[column] in FIXED else text
                sheet.write_string(line, column, escaped_typed(cell), shown)
            elif cell is not None:
                sheet.write_number(line, column, cell, number)
    sheet.freeze_panes(1, 2)
    sheet.autofilter(0, 0, max(1, len(rows) - 1), len(headings) - 1)
    book.close()
    return made.getvalue()


def read_xlsx(name: str, data: bytes, is_header: Callable[[str], bool]) -> Table:
    """The table in an Excel file: the first worksheet that has headings, otherwise the first.

    Raises UnreadableSheetError and MissingExtraError.
    """
    try:
        from python_calamine import CalamineError, load_workbook
    except ImportError as error:
        raise MissingExtraError from error
    try:
        book = load_workbook(io.BytesIO(data))
        errors = _error_cells(data)
        tables = []
        for index in range(len(book.sheet_names)):
            rows = book.get_sheet_by_index(index).to_python(skip_empty_area=False)
            wrong = errors[index] if index < len(errors) else frozenset()
            tables.append(table_of(name, [_row(number, row, wrong) for number, row in enumerate(rows, 1)]))
    except (CalamineError, zipfile.BadZipFile, OSError) as error:
        raise UnreadableSheetError("it is no Excel file, or a damaged one", "save it again as .xlsx") from error
    if not tables:
        raise UnreadableSheetError("it has no worksheet")
    return max(tables, key=lambda table: any(is_header(str(cell or "")) for cell in table.header.cells))


def _row(number: int, cells: Sequence[object], wrong: frozenset[str]) -> list[Cell]:
    return [
        Odd("the error of a formula", True) if reference(number, column) in wrong else _cell(cell)
        for column, cell in enumerate(cells)
    ]


def _cell(value: object) -> Cell:
    if isinstance(value, str):
        found = error_in(value)
        return Odd(found, True) if found else value
    if value is None or isinstance(value, bool | int | float):
        return value
    return Odd(str(value), False)


def _error_cells(data: bytes) -> list[frozenset[str]]:
    """The cells of each worksheet that hold an error; the reader gives them as blank, which would delete a value."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        sheets = _sheet_parts(archive)
        if sum(archive.getinfo(part).file_size for part in sheets if part) > _MOST_BYTES:
            raise UnreadableSheetError("it is too big")
        texts = [archive.read(part) if part else b"" for part in sheets]
    return [frozenset(found.group(1).decode() for found in _ERROR_CELL.finditer(text)) for text in texts]


def _sheet_parts(archive: zipfile.ZipFile) -> list[str | None]:
    """The worksheets' parts, in the order of the book; None for one that is not in the file."""
    try:
        book = archive.read("xl/workbook.xml").decode("utf-8", "replace")
        links = archive.read("xl/_rels/workbook.xml.rels").decode("utf-8", "replace")
    except KeyError as error:
        raise UnreadableSheetError("it is no .xlsx file", "save it again as .xlsx") from error
    targets: dict[str, str] = {}
    for link in re.findall(r"<(?:\w+:)?Relationship\b[^>]*>", links):
        id, target = re.search(r'\bId="([^"]*)"', link), re.search(r'\bTarget="([^"]*)"', link)
        if id and target:
            path = target.group(1)
            targets[id.group(1)] = path.lstrip("/") if path.startswith("/") else f"xl/{path}"
    ids = re.findall(r'<(?:\w+:)?sheet\b[^>]*\b\w+:id="([^"]*)"', book)
    names = set(archive.namelist())
    return [targets[id] if targets.get(id) in names else None for id in ids]
