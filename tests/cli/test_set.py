"""`cardforge set` at the command line: words, exit codes, JSON."""

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
    return tmp_path


def run(root: Path, *words: str):
    return CliRunner().invoke(app, ["-C", str(root), "set", *words])


def test_a_change_is_written_and_told_in_one_line(root):
    result = run(root, "WB-008", "guard", "3")
    assert result.exit_code == 0
    assert result.stdout.startswith(f"WB-008 Ribbon Scout: guard 2 → 3 in {FILE}:")
    assert len(result.stdout.splitlines()) == 1
    assert "guard: 3" in (root / FILE).read_text().split("WB-008")[1].split("- id")[0]


def test_a_dry_run_writes_nothing(root):
    result = run(root, "WB-008", "guard", "3", "--dry-run")
    assert (result.exit_code, "--dry-run" in result.stdout) == (0, True)
    assert (root / FILE).read_bytes() == (ROOT / FILE).read_bytes()


def test_json_holds_the_change_and_whether_it_is_written(root):
    data = json.loads(run(root, "WB-008", "guard", "3", "--json").stdout)
    change = data["changes"][0]
    assert data["written"] is True
    assert (change["card"], change["field"], change["old"], change["new"], change["file"]) == (
        "WB-008",
        "guard",
        2,
        3,
        FILE,
    )


def test_a_refused_change_shows_the_error_and_ends_with_1(root):
    result = run(root, "WB-008", "identity", "not an id!")
    assert result.exit_code == 1
    assert "[bad-value]" in result.stdout
    assert "nothing is written" in result.stdout
    assert (root / FILE).read_bytes() == (ROOT / FILE).read_bytes()


def test_a_name_that_two_cards_share_needs_the_id(root):
    result = run(root, "Cloudfencer", "guard", "3")
    assert result.exit_code == 2
    assert "Cloudfencer (WB-006)" in result.stderr
    assert "Cloudfencer (OFF-002)" in result.stderr


def test_a_minus_removes_a_field_and_a_negative_number_is_a_value(root):
    assert run(root, "WB-008", "limit", "3").exit_code == 0
    assert "limit 3 → none" in run(root, "WB-008", "limit", "-").stdout
    assert "guard 2 → -1" in run(root, "WB-008", "guard", "-1", "--dry-run").stdout


def test_backslash_n_begins_a_new_line(root):
    assert run(root, "WB-008", "note", r"One.\nTwo.").exit_code == 0
    assert "  note: |\n    One.\n    Two.\n" in (root / FILE).read_text()


@pytest.mark.parametrize(
    "words", [("WB-008", "guard"), ("WB-008", "guard", "3", "--unset"), ("WB-008", "guard", "3", "--dryrun")]
)
def test_a_call_that_does_not_say_what_to_do_ends_with_2(root, words):
    assert run(root, *words).exit_code == 2
