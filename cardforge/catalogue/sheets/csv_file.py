"""Tables as CSV: written as every spreadsheet reads it, read as every spreadsheet writes it."""

from __future__ import annotations

import codecs
import csv
import io
from collections.abc import Callable, Sequence

from cardforge.catalogue.edit.scalars import Plain
from cardforge.catalogue.sheets.formulas import error_in, escaped
from cardforge.catalogue.sheets.table import Cell, Odd, Table, table_of

SEPARATORS = (",", ";", "\t")


class UnreadableSheetError(Exception):
    """A file is no sheet; the message says why, `hint` what to do."""

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.hint = hint


def csv_bytes(rows: Sequence[Sequence[Plain | None]], separator: str = ",") -> bytes:
    """Rows as CSV in UTF-8 with the mark by which Excel knows it; texts that look like formulas are escaped."""
    made = io.StringIO(newline="")
    writer = csv.writer(made, delimiter=separator, lineterminator="\r\n")
    for row in rows:
        writer.writerow(["" if cell is None else escaped(cell) if isinstance(cell, str) else cell for cell in row])
    return codecs.BOM_UTF8 + made.getvalue().encode()


def read_csv(name: str, data: bytes, is_header: Callable[[str], bool]) -> Table:
    """The table in a CSV file, separated by commas, semicolons or tabs, in UTF-8 or UTF-16.

    Of the separators the one counts that gives the first row the most headings. Raises UnreadableSheetError.
    """
    text = _decoded(data)
    first, _, rest = text.partition("\n")
    if first.strip().casefold().startswith("sep=") and len(first.strip()) <= 5:
        text = rest
    tables = [table_of(name, _rows(text, separator)) for separator in SEPARATORS]
    return max(tables, key=lambda table: sum(1 for cell in table.header.cells if is_header(str(cell or ""))))


def _decoded(data: bytes) -> str:
    for mark in (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE):
        if data.startswith(mark):
            try:
                return data.decode("utf-16")
            except UnicodeDecodeError as error:
                raise UnreadableSheetError("its characters are damaged") from error
    if data.startswith((b"PK\x03\x04", b"\xd0\xcf\x11\xe0")):
        raise UnreadableSheetError("it is a spreadsheet file, not CSV", "give it the ending .xlsx")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise UnreadableSheetError(f"line {line} is not UTF-8", "save it again as “CSV UTF-8”") from error
    if "\0" in text:
        raise UnreadableSheetError("it holds zero bytes", "save it again as “CSV UTF-8”")
    return text


def _rows(text: str, separator: str) -> list[list[Cell]]:
    try:
        return [[_cell(cell) for cell in row] for row in csv.reader(io.StringIO(text, newline=""), delimiter=separator)]
    except csv.Error as error:
        raise UnreadableSheetError(str(error)) from error


def _cell(text: str) -> Cell:
    found = error_in(text)
    return Odd(found, True) if found else text
