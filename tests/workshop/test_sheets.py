"""Cards in a spreadsheet and back: nothing changes on the way but what somebody changed."""

from __future__ import annotations

import csv
import io
import shutil
import sys
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardforge.catalogue.edit import EditRefusedError
from cardforge.catalogue.sheets.columns import cells, columns
from cardforge.catalogue.sheets.compare import compare
from cardforge.catalogue.sheets.csv_file import csv_bytes
from cardforge.catalogue.sheets.formulas import escaped, escaped_typed, unescaped
from cardforge.catalogue.sheets.table import Odd, table_of
from cardforge.catalogue.sheets.xlsx_file import MissingExtraError
from cardforge.workshop.project import Project, open_project
from cardforge.workshop.sheets import Import, export_cards, import_cards

ROOT = Path(__file__).parents[2]
HEADER = ("id", "name", "guard", "text")


@cache
def opened() -> Project:
    """The game; no fixture, because hypothesis writes out the arguments of a test."""
    return open_project(ROOT)


@pytest.fixture(scope="module")
def game() -> Project:
    return opened()


@pytest.fixture
def copy(tmp_path) -> Project:
    shutil.copytree(ROOT / "cards", tmp_path / "cards")
    return open_project(tmp_path)


def sheet(tmp_path: Path, *rows: str, name: str = "cards.csv", header: str = "id,guard,text,limit") -> Path:
    path = tmp_path / name
    path.write_text("\n".join((header, *rows)), encoding="utf-8")
    return path


def taken(game: Project, file: Path, add: bool = False) -> Import:
    return import_cards(game, file, add)


def codes(made: Import) -> list[str]:
    return [found.code for found in made.findings]


def changes(made: Import) -> list[tuple[str, str, object]]:
    assert made.plan is not None, [str(found) for found in made.findings]
    return [(change.design.id, change.field, change.new) for change in made.plan.changes]


@pytest.mark.parametrize("name", ["cards.xlsx", "cards.csv", "cards.tsv", "CARDS.CSV"])
def test_a_sheet_taken_in_as_it_was_written_changes_nothing(game, tmp_path, name):
    assert game.catalogue is not None
    assert export_cards(game.catalogue, tmp_path / name) == len(game.catalogue.designs)
    made = taken(game, tmp_path / name)
    assert (codes(made), changes(made), made.missing) == ([], [], 0)


def test_the_same_cards_give_the_same_bytes(game, tmp_path):
    assert game.catalogue is not None
    for name in ("a.xlsx", "b.xlsx"):
        export_cards(game.catalogue, tmp_path / name)
    assert (tmp_path / "a.xlsx").read_bytes() == (tmp_path / "b.xlsx").read_bytes()


def test_a_sheet_with_other_content_is_not_overwritten(game, tmp_path):
    (tmp_path / "cards.csv").write_text("id,guard\nWB-008,3\n")
    with pytest.raises(EditRefusedError, match="not taken in"):
        export_cards(game.catalogue, tmp_path / "cards.csv")
    export_cards(game.catalogue, tmp_path / "cards.csv", force=True)


def test_changes_are_written_and_comments_and_fields_without_a_column_stay(copy, tmp_path):
    path = copy.root / "cards/skyrunners/allies.yaml"
    text = path.read_text().replace(
        "  stats: {force: 1, guard: 2, insight: 2}\n",
        "  stats: {force: 1, guard: 2, insight: 2}  # why\n  art: own.png\n",
        1,
    )
    path.write_text("# first\n" + text)
    game = open_project(copy.root)
    made = taken(game, sheet(tmp_path, 'WB-008,3,"When this enters, draw 1 card.",3'))
    assert changes(made) == [
        ("WB-008", "guard", 3),
        ("WB-008", "text", "When this enters, draw 1 card."),
        ("WB-008", "limit", 3),
    ]
    assert made.plan is not None
    made.plan.write()
    wanted = "# first\n" + text.replace(
        "guard: 2, insight: 2}  # why\n",
        'guard: 3, insight: 2}  # why\n  text: "When this enters, draw 1 card."\n  limit: 3\n',
    )
    assert path.read_text() == wanted


def test_cards_without_a_row_stay_and_are_counted(game, tmp_path):
    made = taken(game, sheet(tmp_path, "WB-008,2,,"))
    assert (changes(made), made.missing) == ([], len(game.catalogue.designs) - 1)


@pytest.mark.parametrize("typed", ["3", "3.0", "3,0", "3.", " 3 ", "+3", '"3"'])
def test_a_number_counts_however_the_spreadsheet_writes_it(game, tmp_path, typed):
    made = taken(game, sheet(tmp_path, f"WB-008;{typed}", header="id;guard"))
    assert changes(made) == [("WB-008", "guard", 3)]


@pytest.mark.parametrize("typed", ["3.5", "three", "3 4", "TRUE"])
def test_a_number_that_is_none_is_an_error_at_its_cell(game, tmp_path, typed):
    made = taken(game, sheet(tmp_path, f"WB-008,{typed}", header="id,guard"))
    assert codes(made) == ["sheet-cell-value"]
    assert "B2 (guard)" in made.findings[0].message


@pytest.mark.parametrize("typed", ["#REF!", "ERROR", "#N/A", "Err:502", "Draw #NAME? cards.", "#####"])
def test_the_error_of_a_formula_is_never_taken_for_text(game, tmp_path, typed):
    assert codes(taken(game, sheet(tmp_path, f"WB-009,4,{typed},"))) == ["sheet-cell-error"]


def test_an_error_in_an_excel_file_is_told_and_not_taken_for_a_blank(game, tmp_path):
    xlsxwriter = pytest.importorskip("xlsxwriter")
    book = xlsxwriter.Workbook(tmp_path / "cards.xlsx")
    book.add_worksheet("Notes").write_string(0, 0, "nothing here")
    cards = book.add_worksheet("Cards")
    for column, heading in enumerate(("ID", "Text", "Limit")):
        cards.write_string(0, column, heading)
    cards.write_string(1, 0, "WB-009")
    cards.write_formula(1, 1, "=1/0", None, "#DIV/0!")
    cards.write_number(1, 2, 2.0)
    book.close()
    made = taken(game, tmp_path / "cards.xlsx")
    assert codes(made) == ["sheet-cell-error"]
    assert "B2 (text)" in made.findings[0].message


def test_a_blank_cell_removes_what_a_card_may_go_without_and_keeps_what_it_may_not(game, tmp_path):
    made = taken(game, sheet(tmp_path, "VB-008,,,", header="id,guard,limit"))
    vanta = next(one for one in game.catalogue.designs if one.limit is not None)
    made = taken(game, sheet(tmp_path, f"{vanta.id},,", header="id,guard,limit"))
    assert codes(made)[0] == "sheet-cell-blank"
    assert changes(made) == [(vanta.id, "limit", None)]


def test_headings_may_be_in_capitals_in_any_order_and_beside_others(game, tmp_path):
    made = taken(game, sheet(tmp_path, "nice;3;wb-008", header=" Remark ;GUARD;Id"))
    assert codes(made) == ["sheet-column-unknown"]
    assert changes(made) == [("WB-008", "guard", 3)]


@pytest.mark.parametrize(
    ("rows", "header", "code"),
    [
        (["WB-O08,3"], "id,guard", "sheet-id-unknown"),
        (["WB-008,3", "wb-008,3"], "id,guard", "sheet-id-twice"),
        ([",3"], "id,guard", "sheet-row-without-id"),
        (["WB-008,3"], "card,guard", "sheet-no-id"),
        (["WB-008,3,4"], "id,guard,Guard", "sheet-column-twice"),
        (["WB-008,One, two."], "id,text", "sheet-row-too-long"),
        (["WB-008,tactic"], "id,kind", "sheet-cell-fixed"),
        (["WB-014,3"], "id,guard", "sheet-cell-value"),
        (["S-HORIZON-REGENT,3"], "id,guard", "sheet-cell-value"),
        (["WB-008,=HYPERLINK(x)"], "id,identity", "bad-value"),
    ],
)
def test_what_is_wrong_with_a_sheet_is_told_and_nothing_is_taken_in(game, tmp_path, rows, header, code):
    made = taken(game, sheet(tmp_path, *rows, header=header))
    assert code in codes(made)
    assert made.refused


def test_a_derived_number_is_refused_with_the_place_to_edit(game, tmp_path):
    made = taken(game, sheet(tmp_path, "S-HORIZON-REGENT,3", header="id,force"))
    assert "cards/editions/0.36.yaml" in made.findings[0].hint


def test_a_new_card_needs_add_and_stands_at_the_end_of_its_file_in_the_layout_of_the_house(copy, tmp_path):
    header = "id,kind,faction,name,force,guard,insight,cost,text"
    file = sheet(tmp_path, 'NEW-1,Ally,Ironmaw,Pup,1,1,0,1,"Draw 1 card, twice."', header=header)
    assert codes(taken(copy, file)) == ["sheet-id-unknown"]
    made = taken(copy, file, add=True)
    before = (copy.root / "cards/ironmaw/allies.yaml").read_text()
    assert made.plan is not None
    assert [card.file for card in made.plan.added] == ["cards/ironmaw/allies.yaml"]
    if not made.plan.refused:
        made.plan.write()
        assert (copy.root / "cards/ironmaw/allies.yaml").read_text() == before + (
            "\n- id: NEW-1\n  name: Pup\n  kind: ally\n  faction: ironmaw\n  cost: 1\n"
            '  stats: {force: 1, guard: 1, insight: 0}\n  text: "Draw 1 card, twice."\n'
        )


def test_a_new_card_without_what_every_such_card_has_is_refused(game, tmp_path):
    file = sheet(tmp_path, "NEW-1,Ally,Ironmaw,Pup,1", header="id,kind,faction,name,force")
    made = taken(game, file, add=True)
    assert {found.message.split(":")[0] for found in made.findings} == {
        "row 2 (cost)",
        "row 2 (guard)",
        "row 2 (insight)",
    }


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"id,text\nWB-008,caf\xe9\n", "UTF-8"),
        (b"PK\x03\x04rest", ".xlsx"),
        (b"", "no column"),
    ],
)
def test_a_file_that_is_no_csv_is_told(game, tmp_path, data, says):
    (tmp_path / "cards.csv").write_bytes(data)
    made = taken(game, tmp_path / "cards.csv")
    assert made.refused
    assert any(says in f"{found.message} {found.hint}" for found in made.findings)


def test_a_file_that_is_no_excel_file_is_told(game, tmp_path):
    (tmp_path / "cards.xlsx").write_bytes(b"id,guard\n")
    assert codes(taken(game, tmp_path / "cards.xlsx")) == ["sheet-unreadable"]


def test_without_the_extra_one_line_says_how_to_install_it(game, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "xlsxwriter", None)
    monkeypatch.setitem(sys.modules, "python_calamine", None)
    with pytest.raises(MissingExtraError, match=r"pip install 'cardforge\[spreadsheet\]'"):
        export_cards(game.catalogue, tmp_path / "cards.xlsx")
    (tmp_path / "cards.xlsx").write_bytes(b"")
    with pytest.raises(MissingExtraError):
        taken(game, tmp_path / "cards.xlsx")


@pytest.mark.parametrize("text", ["=1+1", "+1 Force", "-1 Guard", "@here", "'=x", "''-1"])
def test_a_text_that_looks_like_a_formula_never_stands_bare_in_csv(text):
    assert escaped(text).startswith("'")
    assert unescaped(escaped(text)) == text


@given(st.text(st.sampled_from("'=+-@ab\t")))
def test_escaping_is_undone_exactly(text):
    assert unescaped(escaped(text)) == text
    assert unescaped(escaped_typed(text)) == text


def test_a_date_that_a_spreadsheet_made_is_an_error(game):
    table = table_of("cards.xlsx", [["id", "text"], ["WB-009", Odd("2026-03-01", False)]])
    assert [found.code for found in compare(game.catalogue, table).report] == ["sheet-cell-value"]


# Whatever spreadsheets do to a file on the way, a card that nobody touched does not change.


@st.composite
def mangled(draw, rows: list[list[object]]) -> bytes:
    """The rows as some spreadsheet would save them after somebody looked at them."""
    order = draw(st.permutations(range(len(rows[0]))))
    separator = draw(st.sampled_from(",;\t"))
    capitals, floats, typographic = draw(st.booleans()), draw(st.booleans()), draw(st.booleans())
    extra, blank_rows = draw(st.booleans()), draw(st.integers(0, 2))
    body = draw(st.permutations(rows[1:])) if draw(st.booleans()) else rows[1:]

    def cell(value: object) -> str:
        if value is None:
            return draw(st.sampled_from(["", "", " "]))
        if isinstance(value, int):
            return f"{value}.0" if floats else f"{value}"
        text = str(value)
        if typographic:
            text = text.replace("'", "’").replace('"', "”").replace("-1", "−1")
        return escaped(text) if draw(st.booleans()) else text

    made = io.StringIO(newline="")
    ends, quoting = draw(st.sampled_from(["\n", "\r\n"])), draw(st.sampled_from([csv.QUOTE_MINIMAL, csv.QUOTE_ALL]))
    writer = csv.writer(made, delimiter=separator, lineterminator=ends, quoting=quoting)
    writer.writerow([str(rows[0][at]).upper() if capitals else rows[0][at] for at in order] + ["Remark"] * extra)
    for row in body:
        writer.writerow([cell(row[at]) for at in order] + ["x"] * extra)
    for _ in range(blank_rows):
        writer.writerow([""] * len(order))
    text = made.getvalue()
    return draw(st.sampled_from([text.encode(), text.encode("utf-8-sig"), text.encode("utf-16")]))


@settings(deadline=None, max_examples=25, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_a_csv_that_a_spreadsheet_has_been_at_changes_nothing(tmp_path_factory, data):
    game, tmp_path = opened(), tmp_path_factory.mktemp("sheet")
    catalogue = game.catalogue
    assert catalogue is not None
    some = data.draw(st.lists(st.sampled_from(catalogue.designs), min_size=1, max_size=12, unique_by=str))
    rows = [list(columns(catalogue)), *(cells(catalogue, design) for design in some)]
    (tmp_path / "cards.csv").write_bytes(data.draw(mangled(rows)))
    made = taken(game, tmp_path / "cards.csv")
    assert [found for found in made.findings if found.code != "sheet-column-unknown"] == []
    assert changes(made) == []


def test_csv_is_written_with_the_mark_that_excel_needs():
    assert csv_bytes([["id"], ["Ü"], [None]]) == '\ufeffid\r\nÜ\r\n""\r\n'.encode()
