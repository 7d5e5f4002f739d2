"""`python -m tests.bench`: everything measured in one run, in some minutes; `--quick` in one."""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import time
from collections.abc import Callable, Mapping

from tests.bench import growth, our_work, peers, play, watched
from tests.bench.process import WORK
from tests.bench.table import Table

Measure = Callable[[], Table]

FULL: Mapping[str, Measure] = {
    "check": lambda: our_work.checks(runs=7),
    "growth": lambda: growth.checks((100, 1_000, 10_000), runs=1),
    "games": lambda: play.games(seconds=2, rounds=2),
    "proofs": lambda: our_work.proofs(runs=6),
    "watch": lambda: watched.edits(runs=5),
    "faces": lambda: peers.faces(runs=2),
    "sheets": lambda: our_work.sheets(runs=3),
    "press": lambda: growth.press((100, 300)),
}
QUICK: Mapping[str, Measure] = {
    "check": lambda: our_work.checks(runs=3),
    "growth": lambda: growth.checks((100, 1_000), runs=1),
    "games": lambda: play.games(seconds=1, rounds=1),
    "proofs": lambda: our_work.proofs(runs=2),
    "faces": lambda: peers.faces(runs=1),
}

LIMIT = {False: 300, True: 50}
"""Seconds after which no further measure is begun, in full and in quick: a busy machine must not make it endless."""


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.bench", description="Measure the speed, beside other programs."
    )
    parser.add_argument("--only", action="append", choices=FULL, help="only these measures; may be repeated")
    parser.add_argument("--quick", action="store_true", help="fewer runs of everything, and no very large games")
    parser.add_argument(
        "--sizes", type=_sizes, help="how many cards the press makes in the measure “press”, such as 100,1000,10000"
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    chosen = parser.parse_args()
    measures = dict(QUICK if chosen.quick else FULL)
    if chosen.sizes:
        measures["press"] = lambda: growth.press(chosen.sizes)
    os.environ.setdefault("PYTHONPATH", str(WORK.parents[1]))
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # or every run would compile the modules anew
    tables: list[Table] = []
    start = time.monotonic()
    machine = f"{platform.machine()}, {os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}"
    _say(f"{machine}, Python {platform.python_version()}")
    for name in chosen.only or measures:
        if name not in measures:
            continue
        if not chosen.only and time.monotonic() - start > LIMIT[chosen.quick]:
            _say(f"{name} is left out, since this takes long already; --only {name} measures it alone")
            continue
        tables.append(measures[name]())
        if not chosen.json:
            print("\n".join(tables[-1].lines()), flush=True)
    _say(f"{time.monotonic() - start:.0f} s in all. Ratios count: the times are those of this machine today.")
    if chosen.json:
        print(json.dumps([table.as_data() for table in tables], indent=2))


def _sizes(text: str) -> tuple[int, ...]:
    return tuple(sorted(int(part.replace("_", "")) for part in text.split(",")))


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
