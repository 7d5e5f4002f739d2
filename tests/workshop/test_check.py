"""`cardforge check` on the game that is shipped, and on what its fonts cannot print."""

import shutil
from pathlib import Path

import pytest

from cardforge.diagnostics import Severity
from cardforge.workshop.check import check_project
from cardforge.workshop.project import open_project

ROOT = Path(__file__).parents[2]


@pytest.fixture
def copy(tmp_path) -> Path:
    for folder in ("cards", "fonts"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    return tmp_path


def findings(root: Path) -> list[tuple[str, str]]:
    """Code and place of every error and warning."""
    report = check_project(open_project(root))
    return [(found.code, str(found.place)) for found in report if found.severity is not Severity.NOTE]


def test_the_shipped_game_has_nothing_wrong():
    assert findings(ROOT) == []


def test_a_character_that_no_font_has_is_told_at_its_place(copy):
    path = copy / "cards/lore/flavour.yaml"
    lines = path.read_text("utf-8").split("\n")
    row = next(row for row, line in enumerate(lines) if line.startswith("VB-012:"))
    lines[row] = 'VB-012: "Nobody crossed. 再 count."'
    path.write_text("\n".join(lines), "utf-8")
    assert findings(copy) == [("unprintable", f"cards/lore/flavour.yaml:{row + 1}:26")]  # VB-012: "Nobody crossed. = 25


def test_a_project_without_fonts_is_checked_all_the_same(copy):
    shutil.rmtree(copy / "fonts")
    assert findings(copy) == []


def test_fonts_that_cannot_be_used_are_told(copy):
    (copy / "fonts/fonts.yaml").write_text("faces: 3\n")
    assert {code for code, _ in findings(copy)} == {"wrong-type", "missing-key"}
