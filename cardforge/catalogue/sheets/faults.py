"""What can be wrong with a sheet that is to be taken in. A cell is named as the spreadsheet names it: F12."""

from __future__ import annotations

from cardforge.diagnostics import Message, Severity, diagnostic, did_you_mean, listed


@diagnostic("sheet-unreadable", Severity.ERROR)
def sheet_unreadable(why: str, hint: str = "") -> Message:
    """The file cannot be read as a spreadsheet.

    Save it as `.xlsx`, or as CSV in UTF-8.
    """
    return Message(f"this cannot be read as a sheet: {why}", expected="an .xlsx file, or CSV in UTF-8", hint=hint)


@diagnostic("sheet-no-id", Severity.ERROR)
def sheet_no_id(found: tuple[str, ...]) -> Message:
    """No column says which card a row is about.

    The first row must name the columns, and one of them must be `id`. `cardforge cards export` makes such a sheet.
    """
    columns = f"; it has {listed(found[:8], 'and')}" if found else ""
    hint = did_you_mean("id", found, "`cardforge cards export FILE` makes a sheet to start from")
    return Message(f"there is no column “id”{columns}", expected="a first row with the names of the columns", hint=hint)


@diagnostic("sheet-column-twice", Severity.ERROR)
def sheet_column_twice(column: str) -> Message:
    """Two columns of the sheet have the same name; it is not clear which of them counts.

    Delete one, or give it another name: columns with unknown names are left alone.
    """
    return Message(f"the column “{column}” is there twice", hint="delete one, or give it another name")


@diagnostic("sheet-column-unknown", Severity.NOTE)
def sheet_column_unknown(column: str, known: tuple[str, ...]) -> Message:
    """A column that is no field of a card is left alone.

    Correct its name if it was meant to be one.
    """
    return Message(f"the column “{column}” is no field of a card and is left alone", hint=did_you_mean(column, known))


@diagnostic("sheet-row-too-long", Severity.ERROR)
def sheet_row_too_long(row: int, cells: int, columns: int) -> Message:
    """A row has more cells than there are columns: a text with a comma in it was not quoted.

    Save the sheet again with quotes around texts, or as `.xlsx`.
    """
    return Message(
        f"row {row} has {cells} cells, and there are {columns} columns",
        hint="a text with a comma, semicolon or tab in it needs quotes",
    )


@diagnostic("sheet-row-without-id", Severity.ERROR)
def sheet_row_without_id(row: int) -> Message:
    """A row with values names no card.

    Give it an id, or delete the row.
    """
    return Message(f"row {row} has values and no id", hint="give it the id of its card, or delete the row")


@diagnostic("sheet-id-twice", Severity.ERROR)
def sheet_id_twice(id: str, first: int) -> Message:
    """Two rows are about the same card.

    Delete one of them.
    """
    return Message(f"{id} has a row already, row {first}", hint="delete one; a new card needs an id of its own")


@diagnostic("sheet-id-unknown", Severity.ERROR)
def sheet_id_unknown(id: str, known: tuple[str, ...]) -> Message:
    """A row is about a card that the project does not have.

    Correct the id. If it is a new card, `--add` adds it.
    """
    near = did_you_mean(id, known)
    hint = f"{near} or is it new? then say --add" if near else "a new card is added with --add"
    return Message(f"there is no card {id}", expected="the id of a card", hint=hint)


@diagnostic("sheet-card-broken", Severity.ERROR)
def sheet_card_broken(id: str) -> Message:
    """A row is about a card whose entry cannot be read.

    Repair the entry first; `cardforge check` says where.
    """
    return Message(f"the entry of {id} cannot be read", hint="`cardforge check` says why")


@diagnostic("sheet-cell-error", Severity.ERROR)
def sheet_cell_error(cell: str, column: str, value: str, subject: str) -> Message:
    """A cell holds the error of a formula, not a value. It would have gone to print.

    Correct the formula, or type the value.
    """
    return Message(f"{cell} ({column}) holds an error: {value}", hint="type the value again", subject=subject)


@diagnostic("sheet-cell-value", Severity.ERROR)
def sheet_cell_value(cell: str, column: str, why: str, hint: str, subject: str) -> Message:
    """A cell holds a value that does not fit its column.

    Correct the cell.
    """
    return Message(f"{cell} ({column}): {why}", hint=hint or "correct the cell", subject=subject)


@diagnostic("sheet-cell-fixed", Severity.ERROR)
def sheet_cell_fixed(cell: str, column: str, old: str, new: str, subject: str) -> Message:
    """A sheet cannot give a card another kind or faction: they decide in which file its entry stands.

    Put the old value back. To move a card, move its entry with an editor.
    """
    return Message(
        f"{cell} ({column}) says “{new}”, the card is “{old}”",
        hint="a sheet cannot change this; move the entry to the other file with an editor",
        subject=subject,
    )


@diagnostic("sheet-cell-blank", Severity.WARNING)
def sheet_cell_blank(cell: str, column: str, kept: str, subject: str) -> Message:
    """A cell is blank, and every such card has a value there. The old value stays.

    Fill the cell in.
    """
    return Message(f"{cell} ({column}) is blank; {kept} stays", hint="fill the cell in", subject=subject)
