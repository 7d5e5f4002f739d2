"""`cardforge scenario` at the command line: what it prints and how it ends."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]

GIVEN = "given: {A: {companion: Brindle}, B: {companion: {card: Rauk, at: Windbridge}}}"
HOLDS = f"- scenario: It holds\n  {GIVEN}\n  steps:\n    - explore: Brindle\n    - expect: {{A: {{renown: 1}}}}\n"
FAILS = f"- scenario: It fails\n  {GIVEN}\n  steps:\n    - explore: Brindle\n    - expect: {{A: {{renown: 2}}}}\n"


def scenario(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "cardforge", "scenario", *map(str, arguments)]
    return subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, check=False)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "holds.yaml").write_text(HOLDS, "utf-8")
    return tmp_path


def test_all_hold(folder: Path):
    done = scenario(folder)
    assert done.returncode == 0
    assert done.stdout.splitlines()[-1] == "1 passed, 0 failed"


def test_one_fails_with_its_step_and_what_was_found(folder: Path):
    (folder / "fails.yaml").write_text(FAILS, "utf-8")
    done = scenario(folder)
    assert done.returncode == 1
    assert "A.renown: expected 2, found 1" in done.stdout
    assert "expect" in done.stdout
    assert done.stdout.splitlines()[-1] == "1 passed, 1 failed"


def test_a_file_that_is_no_yaml_names_file_and_line(folder: Path):
    (folder / "bad.yaml").write_text("- scenario: x\n  given: {A: [\n", "utf-8")
    done = scenario(folder)
    assert done.returncode == 2
    assert "bad.yaml:3: not YAML" in done.stdout


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (HOLDS.replace("renown", "renwn"), 5, "renwn"),
        (HOLDS.replace("explore", "exlpore"), 4, "exlpore"),
        (HOLDS.replace("  steps", "  note: x\n  stops: 1\n  steps"), 4, "stops"),
        (HOLDS.replace("companion: Brindle", "companion: Brindle, mana: 3"), 2, "mana"),
        (HOLDS.replace(GIVEN, "given: {A: {companion: Brindle}}"), 2, "B"),
    ],
)
def test_what_is_not_known_is_an_error_with_its_line(tmp_path: Path, text: str, line: int, reason: str):
    path = tmp_path / "wrong.yaml"
    path.write_text(text, "utf-8")
    done = scenario(path)
    assert done.returncode == 2
    assert f"wrong.yaml:{line}:" in done.stdout
    assert reason in done.stdout


def test_a_path_that_is_not_there_is_an_error(tmp_path: Path):
    done = scenario(tmp_path / "nothing.yaml")
    assert done.returncode == 2
    assert "nothing.yaml" in done.stdout


def test_a_fence_in_markdown_is_played_and_counted_at_its_line(tmp_path: Path):
    path = tmp_path / "rules.md"
    path.write_text(f"# Exploring\n\nAn example:\n\n```scenario\n{FAILS}```\n\n```yaml\nnot: this\n```\n", "utf-8")
    done = scenario(path)
    assert done.returncode == 1
    assert "rules.md:6" in done.stdout
    assert "rules.md:10" in done.stdout


def test_json_holds_the_same(folder: Path):
    (folder / "fails.yaml").write_text(FAILS, "utf-8")
    done = scenario(folder, "--json")
    data = json.loads(done.stdout)
    assert (data["passed"], data["failed"]) == (1, 1)
    assert data["scenarios"][0]["reasons"] == ["A.renown: expected 2, found 1"]
