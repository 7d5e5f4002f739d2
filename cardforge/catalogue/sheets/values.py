"""From a cell to the value of a field, whatever a spreadsheet has made of it on the way."""

from __future__ import annotations

import re

from cardforge.catalogue.catalogue import Catalogue
from cardforge.catalogue.edit.fields import Field
from cardforge.catalogue.edit.refusal import EditRefusedError
from cardforge.catalogue.edit.scalars import Plain
from cardforge.catalogue.edit.values import same, value_of
from cardforge.catalogue.sheets.formulas import unescaped
from cardforge.catalogue.sheets.table import Cell, Odd

_WHOLE = re.compile(r"([-+]?[0-9]+)(?:[.,]0*)?\Z")


def cell_value(catalogue: Catalogue, field: Field, cell: Cell) -> Plain:
    """The value of a cell that is not blank; the field's own value where the cell says the same in other clothes.

    Raises EditRefusedError where it does not fit the field.
    """
    if field.holds == "number":
        return _number(field, cell)
    text = cell_text(cell)
    if isinstance(field.value, str) and (same(text, field.value) or _same_number(cell, field.value)):
        return field.value
    value = value_of(catalogue, field, text)
    return field.value if isinstance(field.value, str) and same(str(value), field.value) else value


def cell_text(cell: Cell) -> str:
    """A cell as text, a number without its `.0`. Raises EditRefusedError for what is no text: a date, true or false."""
    if isinstance(cell, Odd):
        raise EditRefusedError(
            f"the spreadsheet made a date or the like of it: {cell.shown}", "make the cell a text, and type it again"
        )
    if isinstance(cell, bool):
        raise EditRefusedError(
            f"the spreadsheet made {str(cell).upper()} of it", "make the cell a text, and type it again"
        )
    if isinstance(cell, float) and cell.is_integer():
        return str(int(cell))
    return unescaped(cell.strip() if isinstance(cell, str) else str(cell or ""))


def _number(field: Field, cell: Cell) -> int:
    if isinstance(cell, float) and cell.is_integer():
        return int(cell)
    if isinstance(cell, int) and not isinstance(cell, bool):
        return cell
    text = unescaped(cell.strip()) if isinstance(cell, str) else str(cell.shown if isinstance(cell, Odd) else cell)
    found = _WHOLE.match(text.replace("−", "-").strip())
    if not found:
        raise EditRefusedError(f"“{field.name}” is a whole number, not “{text}”")
    return int(found.group(1))


def _same_number(cell: Cell, old: str) -> bool:
    """Whether a spreadsheet made a number of a text such as 007 or 1.50."""
    if isinstance(cell, bool) or not isinstance(cell, int | float):
        return False
    try:
        return float(old) == float(cell)
    except ValueError:
        return False
