"""A sheet against the catalogue: which fields it would change, and what is wrong with it."""

from __future__ import annotations

from dataclasses import dataclass, field

from cardforge.catalogue.catalogue import Catalogue, plain
from cardforge.catalogue.edit.choose import choose_field
from cardforge.catalogue.edit.fields import Field, Wish, own_fields
from cardforge.catalogue.edit.new_card import NewCard, home_of, new_card
from cardforge.catalogue.edit.refusal import EditRefusedError
from cardforge.catalogue.edit.scalars import Plain
from cardforge.catalogue.edit.values import shown, straight
from cardforge.catalogue.models.design import Design
from cardforge.catalogue.sheets import faults
from cardforge.catalogue.sheets.columns import FIXED, column_called, columns
from cardforge.catalogue.sheets.table import Cell, Odd, Row, Table, is_blank, reference
from cardforge.catalogue.sheets.values import cell_text, cell_value
from cardforge.diagnostics import Place, Report


@dataclass
class Comparison:
    """What a sheet says that the catalogue does not, with the findings on the sheet."""

    report: Report = field(default_factory=Report)
    wishes: list[Wish] = field(default_factory=list)
    added: list[NewCard] = field(default_factory=list)
    missing: tuple[Design, ...] = ()
    """Cards without a row; they stay as they are."""


def compare(catalogue: Catalogue, table: Table, add: bool = False) -> Comparison:
    """Hold a sheet against the catalogue. With `add`, rows of cards that it does not have become new cards."""
    made = _Comparing(catalogue, table, add)
    made.run()
    return made.result


class _Comparing:
    def __init__(self, catalogue: Catalogue, table: Table, add: bool) -> None:
        self.catalogue, self.table, self.add = catalogue, table, add
        self.result = Comparison()
        self.ids = {plain(id): id for id in catalogue.by_id}
        self.places: dict[str, int] = {}
        """Column of the sheet, from 0, by the name that the game gives it."""

    def run(self) -> None:
        if not self._read_header():
            return
        seen: dict[str, int] = {}
        for row in self.table.rows:
            width = len(self.table.header.cells)
            if any(not is_blank(cell) for cell in row.cells[width:]):
                self.result.report.add(
                    faults.sheet_row_too_long(self._at(row, width), row.number, len(row.cells), width)
                )
                continue
            id = self._id(row)
            if id is None:
                continue
            if plain(id) in seen:
                self.result.report.add(faults.sheet_id_twice(self._at(row, self.places["id"]), id, seen[plain(id)]))
                continue
            seen[plain(id)] = row.number
            self._row(row, id)
        rest = (design for design in self.catalogue.designs if plain(design.id) not in seen)
        self.result.missing = tuple(rest)

    def _read_header(self) -> bool:
        header = self.table.header
        for column, cell in enumerate(header.cells):
            heading = str(cell) if isinstance(cell, str | int | float) else ""
            name = column_called(self.catalogue, heading)
            if name is None:
                if heading.strip():
                    found = faults.sheet_column_unknown(self._at(header, column), heading, columns(self.catalogue))
                    self.result.report.add(found)
            elif name in self.places:
                self.result.report.add(faults.sheet_column_twice(self._at(header, column), heading))
            else:
                self.places[name] = column
        if "id" not in self.places:
            headings = tuple(str(cell) for cell in header.cells if not is_blank(cell))
            self.result.report.add(faults.sheet_no_id(Place(self.table.name, header.number), headings))
            return False
        return True

    def _id(self, row: Row) -> str | None:
        column = self.places["id"]
        cell = row.cell(column)
        if is_blank(cell):
            self.result.report.add(faults.sheet_row_without_id(self._at(row, column), row.number))
            return None
        text = self._text(row, "id", "")
        return None if text is None else self.ids.get(plain(text), text)

    def _row(self, row: Row, id: str) -> None:
        design = self.catalogue.by_id.get(id)
        if design is not None:
            self._fixed(row, design)
            for name in self.places:
                if name not in FIXED:
                    self._field(row, design, name)
        elif id in self.catalogue.broken:
            self.result.report.add(faults.sheet_card_broken(self._at(row, self.places["id"]), id))
        elif not self.add:
            known = tuple(self.catalogue.by_id)
            self.result.report.add(faults.sheet_id_unknown(self._at(row, self.places["id"]), id, known))
        else:
            self._new(row, id)

    def _fixed(self, row: Row, design: Design) -> None:
        faction = self.catalogue.faction(design.faction)
        names = {"kind": self.catalogue.kind(design).name, "faction": faction.name if faction else design.faction}
        for name, shown_as in names.items():
            if name not in self.places or is_blank(row.cell(self.places[name])):
                continue
            old = getattr(design, name)
            text = self._text(row, name, str(design))
            if text is not None and plain(text) not in (plain(old), plain(shown_as)):
                where = self._reference(row, name)
                self.result.report.add(
                    faults.sheet_cell_fixed(self._at(row, self.places[name]), where, name, old, text, str(design))
                )

    def _field(self, row: Row, design: Design, name: str) -> None:
        cell = row.cell(self.places[name])
        found = next((one for one in own_fields(self.catalogue, design) if one.name == name), None)
        if found is None:
            if not is_blank(cell):
                self._not_there(row, design, name)
        elif not is_blank(cell):
            value = self._value(row, found, str(design))
            if value is not None and value != found.value:
                self.result.wishes.append(Wish(design, found, value))
        elif found.value is not None and found.required:
            kept = shown(found.value)
            at, where = self._at(row, self.places[name]), self._reference(row, name)
            self.result.report.add(faults.sheet_cell_blank(at, where, name, kept, str(design)))
        elif found.value is not None:
            self.result.wishes.append(Wish(design, found, None))

    def _not_there(self, row: Row, design: Design, name: str) -> None:
        try:
            choose_field(self.catalogue, design, name)
        except EditRefusedError as refusal:
            self._refused(row, name, refusal, "")
            return
        kinds = [kind.plural for kind in self.catalogue.game.kinds if name in kind.fields]
        self._refused(row, name, EditRefusedError(f"only {', '.join(kinds)} have it", "clear the cell"), str(design))

    def _new(self, row: Row, id: str) -> None:
        kind_word, faction_word = self._text(row, "kind", id), self._text(row, "faction", id)
        name = self._text(row, "name", id)
        game = self.catalogue.game
        kind = next((one for one in game.kinds if plain(kind_word or "") in (plain(one.id), plain(one.name))), None)
        named = plain(faction_word or "")
        faction = next((one for one in self.catalogue.factions if named in (plain(one.id), plain(one.name))), None)
        for column, known in (("kind", kind), ("faction", faction), ("name", name)):
            if not known:
                why = f"a new card needs its {column}" if column == "name" else f"a new card needs a known {column}"
                self._refused(row, column, EditRefusedError(why), id)
        if kind is None or faction is None or not name:
            return
        design = Design(id=id, name=straight(name), kind=kind.id, faction=faction.id)
        try:
            file = home_of(self.catalogue, kind, faction.id)
        except EditRefusedError as refusal:
            self._refused(row, "kind", refusal, str(design))
            return
        values: dict[Field, Plain | None] = {}
        have = {one.name: one for one in own_fields(self.catalogue, design, file)}
        for column in self.places:
            if column in FIXED or is_blank(row.cell(self.places[column])):
                continue
            if column not in have:
                why = f"a {kind.name} has no {column}"
                self._refused(row, column, EditRefusedError(why, "clear the cell"), str(design))
            else:
                values[have[column]] = self._value(row, have[column], str(design))
        for field_ in have.values():
            if field_.required and field_ not in values:
                self._refused(row, field_.name, EditRefusedError(f"every {kind.name} has one"), str(design))
        self.result.added.append(new_card(design, kind, file, values))

    def _value(self, row: Row, wanted: Field, subject: str) -> Plain | None:
        cell = row.cell(self.places[wanted.name])
        if self._error(row, wanted.name, cell, subject):
            return None
        try:
            return cell_value(self.catalogue, wanted, cell)
        except EditRefusedError as refusal:
            self._refused(row, wanted.name, refusal, subject)
            return None

    def _text(self, row: Row, name: str, subject: str) -> str | None:
        """The text of a cell; None, with the reason reported where there is one, for a cell without."""
        column = self.places.get(name)
        cell = row.cell(column) if column is not None else None
        if is_blank(cell) or self._error(row, name, cell, subject):
            return None
        try:
            return cell_text(cell)
        except EditRefusedError as refusal:
            self._refused(row, name, refusal, subject)
            return None

    def _error(self, row: Row, name: str, cell: Cell, subject: str) -> bool:
        if not isinstance(cell, Odd) or not cell.error:
            return False
        at, where = self._at(row, self.places[name]), self._reference(row, name)
        self.result.report.add(faults.sheet_cell_error(at, where, name, cell.shown, subject))
        return True

    def _refused(self, row: Row, name: str, refusal: EditRefusedError, subject: str) -> None:
        at = self._at(row, self.places.get(name, 0))
        found = faults.sheet_cell_value(at, self._reference(row, name), name, refusal.args[0], refusal.hint, subject)
        self.result.report.add(found)

    def _reference(self, row: Row, name: str) -> str:
        return reference(row.number, self.places[name]) if name in self.places else f"row {row.number}"

    def _at(self, row: Row, column: int) -> Place:
        return Place(self.table.name, row.number, column + 1)
