"""What the tool itself takes for a designer's day, in units of importing the renderer once."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from pathlib import Path

from tests.bench.process import FOLDERS, ROOT, WORK, Job, Spent, median, python, run, side_by_side
from tests.bench.table import Row, Table
from tests.press.ink_profile import ink_profile

GAME = WORK / "game"
FLAVOUR = "cards/lore/flavour.yaml"
UNIT = "imports"
SLOW = 600
"""Seconds that a job of pictures in inks may take on a busy machine."""
IMPORT = Job(python("-c", "import weasyprint"))


def command(*words: str, before: Callable[[], None] = lambda: None, game: Path = GAME) -> Job:
    """A `cardforge` command on a copy of the shipped game."""
    return Job(python("-m", "cardforge", "-C", game, *words), before)


def fresh_game() -> None:
    """A copy of the shipped game that no run has touched, with `build/` as after a first build."""
    shutil.rmtree(GAME, ignore_errors=True)
    for folder in FOLDERS:
        shutil.copytree(ROOT / folder, GAME / folder)
    (GAME / "build").mkdir()


def forget(*files: str, game: Path = GAME) -> Callable[[], None]:
    """Removes what is kept from earlier runs."""

    def remove() -> None:
        for name in files:
            path = game / name
            if path.is_dir():
                shutil.rmtree(path)
            else:
                path.unlink(missing_ok=True)

    return remove


def change_a_card() -> Callable[[], None]:
    """Writes another word into one card's story line each time."""
    numbers = count()

    def write() -> None:
        path = GAME / FLAVOUR
        line = f'\\1: "Told again, {next(numbers) % 1000}."'
        path.write_text(re.sub(r'^([A-Z][\w-]*): ".*"', line, path.read_text("utf-8"), count=1, flags=re.M), "utf-8")

    return write


def checks(runs: int) -> Table:
    """`check`, `find` and `show`."""
    fresh_game()
    jobs = {
        "import": IMPORT,
        "check, cold": command("check", before=forget("build/.cache/check.json")),
        "check, nothing changed": command("check"),
        "find 't:ally cost<=2'": command("find", "t:ally cost<=2"),
        "show WB-009": command("show", "WB-009"),
    }
    budgets = {"check, cold": "1.5", "check, nothing changed": "1"}
    return _table("Looking", side_by_side(jobs, runs), budgets)


def proofs(runs: int) -> Table:
    """Building all proofs with nothing kept, and again after nothing or one card changed."""
    fresh_game()
    cold = forget("build/.cache", "build/proofs")
    first = {
        "import": IMPORT,
        "all proofs, cold, one core": command("build", "proofs", "--jobs", "1", before=cold),
        "all proofs, cold, two cores": command("build", "proofs", "--jobs", "2", before=cold),
    }
    spent = side_by_side(first, max(1, runs // 3), warm=False)
    run(command("build", "proofs"))
    again = {
        "import": IMPORT,
        "build, nothing changed": command("build", "proofs"),
        "build, one card changed": command("build", "proofs", before=change_a_card()),
    }
    spent |= side_by_side(again, runs)
    table = _table("Proofs", spent, {"build, nothing changed": "1", "build, one card changed": "2"})
    one, two = (median(spent[name]).wall for name in list(first)[1:])
    speed_up = Row("two cores against one", ratio=one / two, budget="1.7", note="of the clock, where nothing else runs")
    return Table(table.title, table.unit, [*table.rows, speed_up])


def sheets(runs: int) -> Table:
    """Sheets of a pack and files for print shops, from cards that were made before."""
    fresh_game()
    profile = WORK / "inks.icc"
    profile.parent.mkdir(parents=True, exist_ok=True)
    profile.write_bytes(ink_profile())
    pack = _first_pack()
    run(command("build", "sheets", pack))
    jobs = {
        "import": IMPORT,
        f"sheets of a pack ({pack})": command("build", "sheets", pack, before=forget(f"build/sheets/{pack}-a4.pdf")),
        "the same, folded, grey": command(
            "build",
            "sheets",
            pack,
            "--duplex",
            "gutterfold",
            "--grey",
            before=forget(f"build/sheets/{pack}-a4-gutterfold-grey.pdf"),
        ),
        "sheets of all packs, nothing changed": command("build", "sheets"),
    }
    run(command("build", "sheets"))
    spent = side_by_side(jobs, runs)
    side = _first_side()
    inks = command("export", "drivethru", "--faction", side, "--icc", str(profile))
    slow = {
        "import": IMPORT,
        f"a faction ({side}) as pictures, 825 × 1125": command("export", "tgc", "--faction", side),
        "the same in inks, 600 dpi": replace(inks, limit=SLOW),
    }
    spent |= side_by_side(slow, 1, warm=False)
    return _table(
        "Sheets and exports, cards made before", spent, {f"sheets of a pack ({pack})": "0.5 s without imports"}
    )


def _first_pack() -> str:
    return _first("cards/packs.yaml")


def _first_side() -> str:
    return _first("cards/factions.yaml")


def _first(file: str) -> str:
    """The first id in a file of the game."""
    found = re.search(r"- id: ([\w-]+)", (GAME / file).read_text("utf-8"))
    assert found is not None
    return found[1]


def _table(title: str, spent: dict[str, list[Spent]], budgets: dict[str, str]) -> Table:
    """Rows in units of the import, by the processor's time: the clock counts what other programs do meanwhile."""
    unit = median(spent["import"])
    rows = [Row('python -c "import weasyprint"', unit, 1.0)]
    for name, runs in spent.items():
        if name != "import":
            middle = median(runs)
            rows.append(Row(name, middle, middle.cpu / unit.cpu, budgets.get(name, "")))
    return Table(title, UNIT, rows)
