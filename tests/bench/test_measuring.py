"""The measuring itself: that it measures what it says, in turn, and tells what failed."""

from pathlib import Path

import pytest

from cardforge.diagnostics import Severity
from cardforge.workshop.check import check_project
from cardforge.workshop.project import open_project
from tests.bench.larger_game import larger_game
from tests.bench.process import Job, MeasureError, Spent, last_output, median, python, run, side_by_side
from tests.bench.table import Row, Table

ROOT = Path(__file__).parents[2]


def test_a_larger_game_has_that_many_cards_and_nothing_wrong(tmp_path):
    opened = open_project(larger_game(ROOT, tmp_path / "game", 150))
    assert opened.catalogue is not None
    assert len(opened.catalogue.listed) == 150
    assert [found for found in check_project(opened) if found.severity is not Severity.NOTE] == []


def test_what_a_program_takes_is_measured():
    spent = run(Job(python("-c", "held = bytearray(50_000_000); held[::4096] = bytes(len(held[::4096]))")))
    assert spent.wall > 0
    assert spent.peak > 50  # megabytes


def test_a_program_that_fails_is_told_with_its_last_words():
    with pytest.raises(MeasureError, match=r"ended with 3: no ink"):
        run(Job(python("-c", "import sys; print('no ink'); sys.exit(3)")))


def test_a_program_that_hangs_is_stopped():
    with pytest.raises(MeasureError):
        run(Job(python("-c", "import time; time.sleep(60)"), limit=0.5))


def test_programs_run_in_turn_and_what_comes_before_is_not_measured():
    order: list[str] = []
    jobs = {name: Job(python("-c", f"print('{name}')"), before=lambda name=name: order.append(name)) for name in "ab"}
    assert {name: len(runs) for name, runs in side_by_side(jobs, 2, warm=False).items()} == {"a": 2, "b": 2}
    assert order == ["a", "b", "a", "b"]
    assert last_output().strip() == "b"


def test_the_middle_is_taken_of_each_figure():
    assert median([Spent(1, 9, 5), Spent(2, 7, 6), Spent(9, 8, 4)]) == Spent(2, 8, 5)


def test_a_row_that_was_skipped_says_why():
    table = Table("Faces", "renderers", [Row("Chromium", note="skipped: none is installed here")])
    assert table.lines()[2].endswith("skipped: none is installed here")
