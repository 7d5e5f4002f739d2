"""Does the work of a bench, here or in several processes: much is shared out, little is done at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypeVar

from cardforge.coverage.bench import Bench
from cardforge.game.trials import Trials
from cardforge.worker_life import end_with_parent

T = TypeVar("T")

Factory = Callable[[], Trials]
"""Makes the game's trials, in this process or another: it can be pickled and compared."""

Progress = Callable[[str, int, int], None]
"""Told what is being done, and how much of it is done, of how much."""

LITTLE = 400
"""Plays of a scenario that are done sooner here than another process is ready."""

Task = Callable[..., T]
"""What is done with a bench and further arguments; a function of a module, so that another process finds it."""


class Work:
    """Runs tasks with a bench: with its own here, with another in each other process."""

    def __init__(self, factory: Factory, root: Path, jobs: int, progress: Progress | None = None) -> None:
        self._factory = factory
        self._root = root
        self._jobs = jobs
        self._progress = progress
        self._pool: Executor | None = None
        self.bench = Bench(factory(), root)

    def run(self, what: str, task: Task[T], calls: Sequence[tuple[Any, ...]], plays: int) -> list[T]:
        """The results of a task for these arguments, in their order; `plays` is about how many plays it takes."""
        if plays <= LITTLE or self._jobs < 2 or len(calls) < 2:
            results = []
            for number, call in enumerate(calls):
                self._tell(what, number, len(calls))
                results.append(task(self.bench, *call))
            return results
        return self._shared(what, task, calls)

    def _shared(self, what: str, task: Task[T], calls: Sequence[tuple[Any, ...]]) -> list[T]:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._jobs, get_context("spawn"), end_with_parent)
        waiting = {
            self._pool.submit(_elsewhere, task, self._factory, self._root, *call): n for n, call in enumerate(calls)
        }
        results: dict[int, T] = {}
        for done in as_completed(waiting):
            results[waiting[done]] = done.result()
            self._tell(what, len(results), len(calls))
        return [results[number] for number in range(len(calls))]

    def _tell(self, what: str, done: int, of: int) -> None:
        if self._progress is not None:
            self._progress(what, done, of)

    def close(self) -> None:
        """End the other processes."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)


@contextmanager
def working(factory: Factory, root: Path, jobs: int, progress: Progress | None) -> Iterator[Work]:
    """Work that is closed at the end."""
    work = Work(factory, root, jobs, progress)
    try:
        yield work
    finally:
        work.close()


def _elsewhere(task: Task[T], factory: Factory, root: Path, *call: Any) -> T:
    return task(_bench_of(factory, root), *call)


@cache
def _bench_of(factory: Factory, root: Path) -> Bench:
    """The bench of another process: made once, since reading a project and its scenarios takes longer than playing."""
    return Bench(factory(), root)
