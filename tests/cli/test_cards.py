"""`cardforge cards export` and `import` at the command line."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cardforge.cli.main import app

ROOT = Path(__file__).parents[2]
FILE = "cards/skyrunners/allies.yaml"


@pytest.fixture
def root(tmp_path) -> Path:
    shutil.copytree(ROOT / "cards", tmp_path / "cards")
    (tmp_path / "in.csv").write_text("id,guard\nWB-008,3\n")
    return tmp_path


def run(root: Path, *words: str):
    return CliRunner().invoke(app, ["-C", str(root), "cards", *words])


def test_in_a_pipe_changes_are_shown_and_not_written_without_yes(root):
    result = run(root, "import", str(root / "in.csv"))
    assert result.exit_code == 2
    assert "guard 2 → 3" in result.stdout
    assert "--yes" in result.stderr
    assert (root / FILE).read_bytes() == (ROOT / FILE).read_bytes()


def test_yes_writes_and_a_dry_run_does_not(root):
    assert run(root, "import", str(root / "in.csv"), "--dry-run").exit_code == 0
    assert (root / FILE).read_bytes() == (ROOT / FILE).read_bytes()
    result = run(root, "import", str(root / "in.csv"), "--yes")
    assert (result.exit_code, f"written: {FILE}" in result.stdout) == (0, True)
    assert "nothing to change" in run(root, "import", str(root / "in.csv")).stdout


def test_cards_without_a_row_are_said_to_stay(root):
    assert "stay as they are" in run(root, "import", str(root / "in.csv"), "--dry-run").stdout


def test_a_faulty_sheet_ends_with_1_and_writes_nothing(root):
    (root / "in.csv").write_text("id,guard\nWB-008,3\nWB-010,#REF!\n")
    result = run(root, "import", str(root / "in.csv"), "--yes")
    assert (result.exit_code, "[sheet-cell-error]" in result.stdout) == (1, True)
    assert (root / FILE).read_bytes() == (ROOT / FILE).read_bytes()


def test_json_tells_the_changes(root):
    data = json.loads(run(root, "import", str(root / "in.csv"), "--dry-run", "--json").stdout)
    assert [(one["card"], one["field"], one["new"]) for one in data["changes"]] == [("WB-008", "guard", 3)]


@pytest.mark.parametrize("words", [("export", "x.pdf"), ("export", "none/x.csv"), ("import", "none.csv")])
def test_a_file_that_cannot_be_used_ends_with_2(root, words):
    assert run(root, words[0], str(root / words[1])).exit_code == 2
