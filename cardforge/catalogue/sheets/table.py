"""A sheet as it was read: the names of its columns and its rows, whatever file it came from."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Odd:
    """A cell that holds no value: the error of a formula, or something that the spreadsheet made of what was typed."""

    shown: str
    error: bool
    """Whether it is an error; otherwise a date or the like."""


Cell = str | int | float | bool | Odd | None


@dataclass(frozen=True)
class Row:
    """One row; `number` counts from 1 as the spreadsheet does."""

    number: int
    cells: tuple[Cell, ...]

    def cell(self, column: int) -> Cell:
        """The cell of a column, counted from 0; None for one that is not there."""
        return self.cells[column] if column < len(self.cells) else None

    @property
    def blank(self) -> bool:
        """Whether nothing stands in it."""
        return all(is_blank(cell) for cell in self.cells)


@dataclass(frozen=True)
class Table:
    """The file's name, the row that names the columns, and the rows below it that hold something."""

    name: str
    header: Row
    rows: tuple[Row, ...]


def is_blank(cell: Cell) -> bool:
    """Whether a cell holds nothing, or blanks only."""
    return cell is None or (isinstance(cell, str) and not cell.strip())


def table_of(name: str, rows: list[list[Cell]]) -> Table:
    """The table that rows make: the first that is not blank names the columns."""
    numbered = [Row(number, tuple(cells)) for number, cells in enumerate(rows, 1)]
    filled = [row for row in numbered if not row.blank]
    return Table(name, filled[0] if filled else Row(1, ()), tuple(filled[1:]))


def reference(row: int, column: int) -> str:
    """A cell as spreadsheets call it; the row counts from 1, the column from 0.

    >>> reference(12, 5), reference(1, 27)
    ('F12', 'AB1')
    """
    letters = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return f"{letters}{row}"
