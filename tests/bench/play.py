"""Random games on one core, beside other game libraries in the same run."""

from __future__ import annotations

import json
from pathlib import Path

from tests.bench.environments import UnavailableError, environment
from tests.bench.process import Job, MeasureError, last_output, python, run
from tests.bench.table import Row, Table

HERE = Path(__file__).parent / "games"
PEERS = (
    ("pyminion", "pyminion", "pyminion_.py", ()),
    ("python-chess", "chess", "chess_.py", ()),
    ("rlcard gin-rummy, environment", "rlcard", "rlcard_.py", ("gin-rummy",)),
    ("rlcard gin-rummy, rules alone", "rlcard", "rlcard_.py", ("gin-rummy", "rules")),
    ("rlcard uno, environment", "rlcard", "rlcard_.py", ("uno",)),
    ("dgisim", "dgisim", "dgisim_.py", ()),
)
"""What it is called, its package, the program that plays it, and further words for that."""


def games(seconds: float, rounds: int) -> Table:
    """Decisions a second with two answers or more, and ours in units of each peer's."""
    programs: dict[str, list[str | Path]] = {"ours": python("-m", "tests.bench.games.shipped", str(seconds))}
    rows: list[Row] = []
    for name, package, file, words in PEERS:
        try:
            interpreter = environment("games", package) / "python"
            programs[name] = [interpreter, HERE / file, str(seconds), *words]
        except UnavailableError as error:
            rows.append(Row(name, note=f"skipped: {error}"))
    said: dict[str, list[dict[str, float]]] = {name: [] for name in programs}
    for _ in range(rounds):
        for name, program in list(programs.items()):
            try:
                run(Job(program, limit=seconds * 6 + 30))
                said[name].append(json.loads(last_output().strip().splitlines()[-1]))
            except (MeasureError, ValueError, IndexError) as error:
                rows.append(Row(name, note=f"skipped: {str(error)[-120:]}"))
                del programs[name]
    ours = _rate(said["ours"], "decisions")
    made = [Row("ours", ratio=1.0, note=_told(said["ours"]))]
    made += [
        Row(name, ratio=ours / _rate(runs, "decisions"), budget=_budget(name), note=_told(runs))
        for name, runs in said.items()
        if runs and name != "ours"
    ]
    return Table("Random games, one core", "ours to it", [*made, *rows])


def _budget(name: str) -> str:
    return "more than 1" if name.startswith(("python-chess", "rlcard gin-rummy, env")) else ""


def _rate(runs: list[dict[str, float]], what: str) -> float:
    rates = sorted(run[what] / run["seconds"] for run in runs)
    return rates[len(rates) // 2]


def _told(runs: list[dict[str, float]]) -> str:
    text = f"{_rate(runs, 'decisions'):,.0f} decisions/s, {_rate(runs, 'games'):,.1f} games/s"
    return f"{text}, {1e6 / _rate(runs, 'events'):.1f} µs an event" if "events" in runs[0] else text
