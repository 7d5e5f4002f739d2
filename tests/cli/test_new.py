"""`cardforge new`: a project to start from, complete or not at all."""

from __future__ import annotations

import json
import os
import re
import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cardforge.cli.main import app
from cardforge.cli.on_demand import COMMANDS
from cardforge.workshop import starters as room
from cardforge.workshop.starters import Starter, StarterError, make_project, starters

PROJECT = Path(__file__).parents[2]
NAMES = [starter.name for starter in starters()]


def run(folder: Path, *words: str):
    return CliRunner().invoke(app, ["-C", str(folder), *words])


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def test_the_blank_game_and_the_game_of_the_repository_are_starters():
    assert NAMES == ["blank", "waybound"]


def test_a_folder_without_templates_is_no_starter():
    assert (PROJECT / "cardforge/starters/sample/cards/game.yaml").is_file()
    assert "sample" not in NAMES


def test_each_starter_has_an_option_that_names_its_game(tmp_path):
    words = run(tmp_path, "new", "--help").stdout
    assert all(f"--{name}" in words for name in NAMES)
    assert "Waybound" in words


def test_without_a_choice_it_is_the_blank_game(tmp_path):
    assert run(tmp_path, "new", "mine").exit_code == 0
    game = (tmp_path / "mine/cards/game.yaml").read_text()
    assert "engine: none" in game
    assert names(tmp_path / "mine") == {"cards", "templates", "fonts", "README.md", ".gitignore"}
    assert [path.name for path in (tmp_path / "mine/templates").glob("*.html")] == ["card.html"]


@pytest.mark.parametrize("name", NAMES)
def test_a_new_project_passes_check(tmp_path, name):
    assert run(tmp_path, "new", "mine", f"--{name}").exit_code == 0
    result = run(tmp_path / "mine", "check", "--json")
    found = json.loads(result.stdout)["findings"]
    assert result.exit_code == 0
    assert [one for one in found if one["severity"] != "note"] == []
    assert name != "blank" or found == []


def test_the_blank_game_makes_its_six_proofs(tmp_path):
    run(tmp_path, "new", "mine")
    result = run(tmp_path / "mine", "build", "--jobs", "1", "--json")
    assert result.exit_code == 0
    assert json.loads(result.stdout)["findings"] == []
    assert len(list((tmp_path / "mine/build/proofs").glob("*-?.pdf"))) == 6


def test_editors_complete_from_the_first_line(tmp_path):
    run(tmp_path, "new", "mine")
    assert "up to date" in run(tmp_path / "mine", "schema", "--check").stdout


def test_the_readme_names_files_and_commands_that_are_there(tmp_path):
    run(tmp_path, "new", "mine")
    words = re.findall(r"`([^`]+)`", (tmp_path / "mine/README.md").read_text())
    files = [word for word in words if "/" in word and not word.startswith(("art/", "build/"))]
    assert len(files) >= 8
    assert [file for file in files if not (tmp_path / "mine" / file).exists()] == []
    commands = {word.split()[1] for word in words if word.startswith("cardforge ")}
    assert {"check", "build", "release", "diff"} <= commands <= set(COMMANDS)


def test_what_is_made_and_what_comes_next_is_told(tmp_path):
    words = run(tmp_path, "new", "my game").stdout
    assert "templates/  how a card looks" in words
    assert words.endswith("Next:\n  cd 'my game'\n  cardforge check\n  cardforge build\n")


def test_a_folder_with_something_in_it_is_refused_and_stays_as_it_is(tmp_path):
    (tmp_path / "notes.txt").write_text("mine")
    result = run(tmp_path, "new", ".")
    assert (result.exit_code, "is not empty (notes.txt)" in result.stderr) == (2, True)
    assert names(tmp_path) == {"notes.txt"}


def test_a_folder_with_nothing_but_a_repository_is_welcome(tmp_path):
    (tmp_path / ".git").mkdir()
    assert run(tmp_path, "new", ".").exit_code == 0
    assert {".git", "cards"} <= names(tmp_path)


def test_a_file_is_no_folder(tmp_path):
    (tmp_path / "mine").write_text("x")
    result = run(tmp_path, "new", "mine")
    assert (result.exit_code, "is a file" in result.stderr) == (2, True)


def test_two_starters_at_once_are_refused(tmp_path):
    result = run(tmp_path, "new", "mine", *(f"--{name}" for name in NAMES))
    assert (result.exit_code, "choose one of --blank or --waybound" in result.stderr) == (2, True)
    assert names(tmp_path) == set()


def test_a_copy_that_fails_half_way_leaves_an_empty_folder(tmp_path, monkeypatch):
    def full(source, target, **_):
        Path(target).mkdir()
        if Path(source).name == "fonts":
            raise OSError(28, "No space left on device")

    monkeypatch.setattr(room.shutil, "copytree", full)
    with pytest.raises(StarterError, match="No space left on device"):
        make_project(starters()[0], tmp_path / "mine")
    assert names(tmp_path / "mine") == set()


def test_locks_go_along_with_their_game_and_what_was_built_does_not(tmp_path):
    game = tmp_path / "game"
    shutil.copytree(PROJECT / "cardforge/starters/sample/cards", game / "cards")
    for file in ("build/all.pdf", "templates/__pycache__/x.pyc", "templates/.hidden", "templates/card.html"):
        (game / file).parent.mkdir(parents=True, exist_ok=True)
        (game / file).write_text("x")
    make_project(Starter("game", "Game", game), tmp_path / "copy")
    assert (tmp_path / "copy/cards/locks/ids.lock").read_bytes() == (game / "cards/locks/ids.lock").read_bytes()
    assert names(tmp_path / "copy") == {"cards", "templates", ".gitignore"}
    assert names(tmp_path / "copy/templates") == {"card.html"}


def test_the_readme_of_a_checkout_stays_there(tmp_path):
    run(tmp_path, "new", "mine", "--waybound")
    assert "README.md" not in names(tmp_path / "mine")
    assert os.listdir(tmp_path) == ["mine"]
