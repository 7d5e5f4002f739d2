"""Work is done here or in other processes, with the same result."""

from __future__ import annotations

import os

from cardforge.coverage.bench import Bench
from cardforge.coverage.work import LITTLE, working
from tests.coverage.counter_game import CounterTrials

FACTORY = CounterTrials((("two", "Add 2."),))


def who(bench: Bench, number: int) -> tuple[int, int, int]:
    """The number back, how many texts the bench knows, and the process."""
    return number, len(bench.trials.texts()), os.getpid()


def test_little_work_is_done_here(tmp_path):
    with working(FACTORY, tmp_path, 2, None) as work:
        results = work.run("counting", who, [(1,), (2,)], LITTLE)
    assert results == [(1, 1, os.getpid()), (2, 1, os.getpid())]


def test_much_work_is_shared_and_the_results_keep_their_order(tmp_path):
    told = []
    with working(FACTORY, tmp_path, 2, lambda *progress: told.append(progress)) as work:
        results = work.run("counting", who, [(number,) for number in range(8)], LITTLE + 1)
    assert [(number, texts) for number, texts, _ in results] == [(number, 1) for number in range(8)]
    assert os.getpid() not in {process for _, _, process in results}
    assert told[-1] == ("counting", 8, 8)


def test_one_job_does_all_of_it_here(tmp_path):
    with working(FACTORY, tmp_path, 1, None) as work:
        results = work.run("counting", who, [(1,), (2,)], 100 * LITTLE)
    assert {process for _, _, process in results} == {os.getpid()}
