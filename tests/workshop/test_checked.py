"""What `check` found is told again while nothing has changed, and never when anything has."""

import os
import shutil
import sys
from pathlib import Path

import pytest

from cardforge.catalogue.checks import CHECKS
from cardforge.workshop import check, remembered
from cardforge.workshop.check import check_project
from cardforge.workshop.checked import check_folder
from cardforge.workshop.project import open_project

ROOT = Path(__file__).parents[2]
KEPT = "build/.cache/check.json"


@pytest.fixture
def game(tmp_path) -> Path:
    """A built project with an error that has an excerpt, and notes that have no place."""
    for folder in ("cards", "fonts"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    (tmp_path / "build").mkdir()
    path = tmp_path / "cards/factions.yaml"
    path.write_text(path.read_text("utf-8").replace("motto:", "moto:", 1), "utf-8")
    return tmp_path


@pytest.fixture
def reads(monkeypatch) -> list[Path]:
    """The projects that were really checked."""
    done: list[Path] = []

    def count(project):
        done.append(project.root)
        return check_project(project)

    monkeypatch.setattr(check, "check_project", count)
    return done


def test_an_unchanged_project_is_not_checked_again_and_says_the_same(game, reads):
    first, second = check_folder(game), check_folder(game)
    assert len(reads) == 1
    assert second == first
    assert second.failed
    assert second.findings == tuple(check_project(open_project(game)))
    error = second.findings[0]
    assert "moto:" in second.line(error.place.file, error.place.line)


@pytest.mark.parametrize(
    "file", ["cards/factions.yaml", "cards/packs.yaml", "fonts/fonts.yaml", "cards/locks/ids.lock"]
)
def test_a_file_of_the_same_length_and_time_with_other_bytes_is_checked(game, reads, file):
    path = game / file
    path.parent.mkdir(exist_ok=True)
    path.write_bytes((path.read_bytes() if path.exists() else b"") + b"# a\n")
    check_folder(game)
    before = path.stat()
    path.write_bytes(path.read_bytes()[:-2] + b"b\n")
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
    check_folder(game)
    assert len(reads) == 2


def test_a_file_that_comes_or_goes_is_noticed(game, reads):
    check_folder(game)
    (game / "cards/decks/new.yaml").write_text("")
    found = check_folder(game)
    assert "cards/decks/new.yaml" in {one.place.file for one in found.findings if one.place}
    (game / "cards/decks/new.yaml").unlink()
    check_folder(game)
    assert len(reads) == 3


def test_other_code_is_not_taken_at_the_word_of_the_old(game, reads, monkeypatch, tmp_path_factory):
    code = tmp_path_factory.mktemp("code")
    (code / "rules.py").write_text("LEAST = 1\n")
    monkeypatch.setattr(remembered, "OWN_CODE", code)
    check_folder(game)
    (code / "rules.py").write_text("LEAST = 2\n")
    check_folder(game)
    assert len(reads) == 2


def test_checking_reads_only_files_that_are_compared():
    read: set[str] = set()
    listening = [True]

    def hear(event: str, arguments: tuple[object, ...]) -> None:
        if listening and event in ("open", "os.listdir", "os.scandir") and isinstance(arguments[0], str | Path):
            path = Path(arguments[0]).absolute()
            if path.is_relative_to(ROOT) and path != ROOT:
                read.add(path.relative_to(ROOT).parts[0])

    sys.addaudithook(hear)  # it stays, and listens no more
    try:
        check_project(open_project(ROOT))
    finally:
        listening.clear()
    assert "cards" in read
    code = {"cardforge", ".venv", "tests"}
    assert read - code <= {*remembered.FOLDERS, remembered.PICTURES}


@pytest.mark.parametrize("damage", [b"", b"{", b"\n", b"null", b"0" * 64 + b"\n{}"])
def test_damage_is_as_good_as_nothing_kept(game, reads, damage):
    first = check_folder(game)
    (game / KEPT).write_bytes(damage)
    assert check_folder(game) == first
    assert len(reads) == 2


def test_one_changed_byte_of_what_is_kept_is_damage(game, reads):
    check_folder(game)
    kept = (game / KEPT).read_bytes()
    (game / KEPT).write_bytes(kept.replace(b"moto", b"mojo", 1))
    assert "moto" in str(check_folder(game).findings)
    assert len(reads) == 2


def test_check_leaves_nothing_in_a_project_that_was_never_built(game):
    (game / "build").rmdir()
    check_folder(game)
    assert not (game / "build").exists()


def test_a_project_that_cannot_be_written_to_is_checked_all_the_same(game, reads):
    (game / "build/.cache").write_text("a file where the folder would be")  # also stops a root user
    assert check_folder(game) == check_folder(game)
    assert len(reads) == 2


def test_a_file_saved_while_it_was_being_checked_leaves_nothing_kept(game, monkeypatch):
    def saved_meanwhile(catalogue):
        (game / "cards/packs.yaml").write_text("# saved\n")
        return iter(())

    monkeypatch.setattr("cardforge.catalogue.checks.CHECKS", (*CHECKS, saved_meanwhile))
    check_folder(game)
    assert not (game / KEPT).exists()
