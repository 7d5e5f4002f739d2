"""How time and memory grow with the number of cards."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from tests.bench.our_work import command, forget
from tests.bench.process import ROOT, WORK, Job, median, python, run
from tests.bench.table import Row, Table

MOST = 10_000
MOST_PICTURES = 1_000
"""More cards than this are not exported: they would fill the disk and tell nothing new."""
BUDGET = "15 s, 600 MB"


def checks(sizes: Sequence[int], runs: int) -> Table:
    """`check`, with nothing known, of larger and larger games: time for a card should not grow."""
    rows: list[Row] = []
    least: float | None = None
    for size in sizes:
        game = _game(size)
        job = command("check", before=forget("build/.cache", game=game), game=game)
        spent = median([run(job) for _ in range(runs)])
        if rows and least is None:
            assert rows[0].spent is not None
            least = (spent.cpu - rows[0].spent.cpu) / (size - sizes[0])
        each = (spent.cpu - rows[0].spent.cpu) / (size - sizes[0]) if rows and rows[0].spent else None
        note = f"{each * 1000:.2f} ms for each further card" if each else ""
        ratio = each / least if each and least else None
        rows.append(Row(f"check of {size:,} cards", spent, ratio, BUDGET if size == MOST else "", note))
    return Table("Growth of check", "a card more", rows)


def press(sizes: Sequence[int]) -> Table:
    """All proofs with nothing kept, then sheets with every card once, then a picture for each, all in one process.

    Time should follow the number of cards; memory should not.
    """
    rows: list[Row] = []
    firsts: dict[str, float] = {}
    for size in sizes:
        game = _game(size)
        (game / "cards/packs.yaml").unlink()  # without packs, sheets and exports take each card once
        limit = 120 + size / 2
        cold = forget("build/.cache", "build/proofs", game=game)
        one = ("--jobs", "1")
        jobs = {
            "proofs": command("build", "proofs", *one, before=cold, game=game),
            "sheets": command("build", "sheets", *one, game=game),
            "pictures": command("export", "tgc", *one, game=game),
        }
        for what, job in jobs.items():
            if what == "pictures" and size > MOST_PICTURES:
                continue
            spent = run(replace(job, limit=limit))
            each = spent.cpu / size
            first = firsts.setdefault(what, each)
            rows.append(Row(f"{what} of {size:,} cards", spent, each / first, "1", f"{each * 1000:.0f} ms a card"))
        shutil.rmtree(game)
    return Table("Growth of the press, one core", "a card", rows)


def _game(cards: int) -> Path:
    game = WORK / f"game-of-{cards}"
    shutil.rmtree(game, ignore_errors=True)
    run(Job(python("-m", "tests.bench.larger_game", ROOT, game, str(cards))))
    (game / "build").mkdir()
    return game
