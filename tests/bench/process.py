"""Measures whole processes: time on the clock, time of the processor, and the most memory that they held.

The process that measures must stay small, since a child begins with its parent's memory in the books: whatever needs
the catalogue or the press is a program of its own.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[2]
WORK = ROOT / "build/bench"
"""Where everything lies that a measurement needs or makes; it may be deleted at any time."""

FOLDERS = ("cards", "templates", "fonts", "art")
"""What a copy of a project needs to be checked and printed."""


class MeasureError(RuntimeError):
    """A program that was to be measured failed, or took too long; the message has its last words."""


@dataclass(frozen=True)
class Spent:
    """What one run took: seconds on the clock, seconds of processors, megabytes at the most."""

    wall: float
    cpu: float
    peak: float


@dataclass(frozen=True)
class Job:
    """A program to be measured. `before` is done before each run and not measured; `codes` are the good exit codes."""

    command: Sequence[str | Path]
    before: Callable[[], None] = lambda: None
    codes: tuple[int, ...] = (0,)
    folder: Path = ROOT
    environment: Mapping[str, str] = field(default_factory=dict)
    limit: float = 120
    """Seconds after which it is stopped."""


def python(*arguments: str | Path) -> list[str | Path]:
    """The command that runs this Python."""
    return [sys.executable, *arguments]


def run(job: Job) -> Spent:
    """One run. Raises MeasureError."""
    job.before()
    log = _words()
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("wb") as words:
        start = time.perf_counter()
        process = subprocess.Popen(
            [str(part) for part in job.command],
            cwd=job.folder,
            env={**os.environ, **job.environment},
            stdout=words,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        timer = threading.Timer(job.limit, _stop, (process.pid,))
        timer.start()
        try:
            _, status, usage = os.wait4(process.pid, 0)
            wall = time.perf_counter() - start
        except BaseException:
            _stop(process.pid)
            raise
        finally:
            timer.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in job.codes:
        last = log.read_text("utf-8", "replace").strip()[-400:]
        raise MeasureError(f"{' '.join(map(str, job.command))[:120]} ended with {process.returncode}: {last}")
    scale = 2**20 if sys.platform == "darwin" else 2**10
    return Spent(wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / scale)


def last_output() -> str:
    """What the program that ran last printed."""
    return _words().read_text("utf-8", "replace")


def side_by_side(jobs: Mapping[str, Job], runs: int, warm: bool = True) -> dict[str, list[Spent]]:
    """Runs of several programs in turn (A B A B …), so that what else the machine does falls on all of them alike."""
    if warm:
        for job in jobs.values():
            run(job)
    spent: dict[str, list[Spent]] = {name: [] for name in jobs}
    for _ in range(runs):
        for name, job in jobs.items():
            spent[name].append(run(job))
    return spent


def median(spent: Sequence[Spent]) -> Spent:
    """The middle of several runs, of each figure for itself."""
    return Spent(*(statistics.median(getattr(one, name) for one in spent) for name in ("wall", "cpu", "peak")))


def _words() -> Path:
    return WORK / f"words-{os.getpid()}.txt"  # tests run in several processes


def _stop(group: int) -> None:
    try:
        os.killpg(group, 9)
    except ProcessLookupError:
        return
