"""What show, build and release say by the coverage ledger."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from cardforge.catalogue import load
from cardforge.coverage.ledger import FILE
from cardforge.workshop.coverage_exceptions import read_exceptions
from cardforge.workshop.project import open_project
from cardforge.workshop.release import ReleaseRefusedError, plan_release
from cardforge.workshop.standing import not_covered, standing_of

PROJECT = Path(__file__).parents[2]


@pytest.fixture
def copy(tmp_path) -> Path:
    """The cards of the game shipped here, to be changed."""
    shutil.copytree(PROJECT / "cards", tmp_path / "cards")
    return tmp_path


def reword(root: Path, file: str, old: str, new: str) -> None:
    path = root / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


def lacking(root: Path) -> dict[str, str]:
    catalogue, _ = load(root)
    return {id: lacks for id, _, lacks in not_covered(catalogue, root)}


def test_every_text_of_the_game_shipped_here_is_covered(copy):
    assert lacking(copy) == {}


def test_a_text_that_was_reworded_is_newer_than_the_ledger(copy):
    reword(
        copy, "cards/hearthbound/allies.yaml", "heal 2 from a friendly character", "heal 3 from a friendly character"
    )
    found = lacking(copy)
    assert set(found.values()) == {"its text is newer than the coverage ledger"}
    catalogue, _ = load(copy)
    assert [standing_of(catalogue, copy, id) for id in found] == list(found.values())


def test_without_a_ledger_nothing_is_known(copy):
    (copy / FILE).unlink()
    assert set(lacking(copy).values()) == {"coverage does not know it yet"}


def test_a_game_without_an_engine_is_not_asked_for_coverage(copy):
    (copy / FILE).unlink()
    reword(copy, "cards/game.yaml", "engine: waybound", "engine: none")
    assert lacking(copy) == {}


def test_a_release_refuses_what_is_not_known_to_play_as_it_says(copy):
    reword(copy, FILE, "\tpinned", "\tplayed")
    with pytest.raises(ReleaseRefusedError, match=r"no release of what is not known to play as it says: .*\(F-CLAIM"):
        plan_release(open_project(copy), "spring")


def test_a_release_is_made_where_everything_is_covered(copy):
    assert plan_release(open_project(copy), "spring").faces > 90


def test_exceptions_are_read_with_their_lines(tmp_path):
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards/coverage.yaml").write_text(
        'equivalent:\n  - {card: X-1, says: "Draw 1.", why: "so"}\n  - {says: "dice: 7", why: "so"}\n'
        'never:\n  - {card: X-1, clause: "Draw 2.", never: "declined", why: "so"}\n'
    )
    exceptions = read_exceptions(tmp_path)
    assert exceptions.equivalent == {("X-1", "Draw 1."): ("so", 2), ("", "dice: 7"): ("so", 3)}
    assert exceptions.never == {("X-1", "Draw 2.", "declined"): ("so", 5)}
    assert exceptions.faults == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("equivalent:\n  - {card: X-1, says: a}\n", "cards/coverage.yaml:2: equivalent.0.why: Field required"),
        ("equivalent: [\n", "cards/coverage.yaml:2: not YAML"),
        (
            "never:\n  - {card: X-1, clause: a, never: b, why: c, because: d}\n",
            "cards/coverage.yaml:2: never.0.because",
        ),
        (
            "equivalent:\n  - {says: a, why: b}\n  - {says: a, why: c}\n",
            "cards/coverage.yaml:3: the settings: “a” stands here twice",
        ),
    ],
)
def test_exceptions_that_cannot_be_meant_are_faults(text, fault, tmp_path):
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards/coverage.yaml").write_text(text, "utf-8")
    [found] = read_exceptions(tmp_path).faults
    assert found.startswith(fault)


def test_a_project_without_exceptions_has_none(tmp_path):
    assert read_exceptions(tmp_path).equivalent == {}
