"""The same cards through other programs: the renderer alone, Chromium, and decksmith."""

from __future__ import annotations

import json
import re
import shutil
import statistics
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from tests.bench.browser import find_browser
from tests.bench.environments import UnavailableError, environment
from tests.bench.process import ROOT, WORK, Job, MeasureError, last_output, median, python, run
from tests.bench.table import Row, Table

PAGES = WORK / "pages"
QUIET = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PHOTOGRAPHED = 6
LISTED = 92
"""Cards that go through the others: the designs, without paths and references."""


def faces(runs: int) -> Table:
    """What a card takes, in units of the renderer alone on the same pages."""
    shutil.rmtree(PAGES, ignore_errors=True)
    run(Job(python("-m", "tests.bench.pages", ROOT, PAGES)))
    alone, clock, ours, pictures = [], [], [], []
    for _ in range(runs):
        run(Job(python("-m", "tests.bench.bare_loop", PAGES)))
        said = json.loads(last_output())
        alone.append(said["pdf"] / said["pages"])
        clock.append(said["clock"] / said["pages"])
        run(Job(python("-m", "tests.bench.pages", ROOT)))
        said = json.loads(last_output())
        ours.append(said["pdf"] / said["pages"])
        pictures.append(said["picture"] / said["pages"])
    unit, own, picture = statistics.median(alone), statistics.median(ours), statistics.median(pictures)
    rows = [
        Row("the renderer alone, tuned, pages laid out before", ratio=1.0, note=_each(unit)),
        Row("ours: fit, fill, render, verify", ratio=own / unit, budget="1", note=_each(own)),
        Row("ours with a 300-dpi picture", ratio=(own + picture) / unit, note=_each(own + picture)),
        _try("Chromium, one document", lambda name: _chromium(name, statistics.median(clock), runs)),
        _try("Chromium, a picture a process", lambda name: _screenshots(name, statistics.median(clock))),
        _try("decksmith, plain pictures", lambda name: _decksmith(name, unit, runs)),
        _try("floor: bare Pillow, plain pictures", lambda name: _floor(name, "pillow", unit, runs)),
        _try("floor: bare ReportLab, nine a page", lambda name: _floor(name, "reportlab", unit, runs)),
    ]
    return Table("One card, one core", "renderers", rows)


def _browser() -> str:
    program = find_browser()
    if program is None:
        raise UnavailableError("no Chromium is installed here")
    return program


def _chromium(name: str, unit: float, runs: int) -> Row:
    """By the clock: what Chromium's many processes take is in nobody's books when they are gone."""
    program = _browser()
    page, profile, made = _document(_listed_pages(), "all.htm"), WORK / "chromium-profile", WORK / "chromium.pdf"
    job = Job(
        [
            program,
            *QUIET,
            "--no-pdf-header-footer",
            f"--user-data-dir={profile}",
            f"--print-to-pdf={made}",
            page.as_uri(),
        ],
        before=lambda: shutil.rmtree(profile, ignore_errors=True),
        limit=90,
    )
    run(job)
    if (pages := _pages_of(made)) != LISTED:
        raise MeasureError(f"Chromium made {pages} pages of {LISTED}")
    spent = median([run(job) for _ in range(runs)])
    each = spent.wall / LISTED
    return Row(name, spent, each / unit, note=f"{_each(each)} on the clock, starting it included")


def _screenshots(name: str, unit: float) -> Row:
    """As many tools do it that drive a browser: each card is opened and photographed by a process of its own."""
    program, profile = _browser(), WORK / "chromium-profile"
    walls = []
    for page in _listed_pages()[:PHOTOGRAPHED]:
        picture = WORK / "screenshot.png"
        size = ["--window-size=261,355", "--force-device-scale-factor=3.125"]  # 69 × 94 mm at 96 × 3.125 = 300 dpi
        address = _document([page], "one.htm").as_uri()
        words = [program, *QUIET, *size, f"--user-data-dir={profile}", f"--screenshot={picture}", address]
        picture.unlink(missing_ok=True)
        walls.append(run(Job(words, limit=60)))
        if not picture.exists():
            raise MeasureError("Chromium made no picture")
    spent = median(walls)
    return Row(name, spent, spent.wall / unit, note=f"{_each(spent.wall)} on the clock, of {PHOTOGRAPHED} cards")


def _floor(name: str, library: str, unit: float, runs: int) -> Row:
    game, made = WORK / "decksmith-game", WORK / f"floor-{library}"
    run(Job(python("-m", "tests.bench.decksmith_game", ROOT, game)))
    interpreter = environment(library, library) / "python" if library != "pillow" else sys.executable
    job = Job(
        [interpreter, Path(__file__).with_name("floor.py"), library, game / "deck.csv", made],
        before=lambda: shutil.rmtree(made, ignore_errors=True),
    )
    spent = median([run(job) for _ in range(runs)])
    each = spent.cpu / LISTED
    return Row(name, spent, each / unit, note=_each(each))


def _document(pages: Sequence[Path], name: str) -> Path:
    """Pages one below the other, with the style sheets in it."""
    sheets = "".join(path.read_text("utf-8") for path in sorted(PAGES.glob("*.css")))
    bodies = [re.search(r"<body>(.*)</body>", page.read_text("utf-8"), re.DOTALL) for page in pages]
    page = "<div style='position:relative;width:69mm;height:94mm;overflow:hidden;break-after:page'>{}</div>"
    document = "".join(page.format(body[1]) for body in bodies if body)
    path = PAGES / name
    sheets = sheets.replace("body, .card", ".card")
    path.write_text(f"<!doctype html><meta charset=utf-8><style>{sheets}</style>{document}", "utf-8")
    return path


def _listed_pages() -> list[Path]:
    return sorted(PAGES.glob("*.html"))[:LISTED]


def _pages_of(pdf: Path) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", pdf.read_bytes()))


def _decksmith(name: str, unit: float, runs: int) -> Row:
    program = environment("decksmith", "decksmith") / "decksmith"
    game = WORK / "decksmith-game"
    run(Job(python("-m", "tests.bench.decksmith_game", ROOT, game)))
    job = Job([program, "build"], before=lambda: shutil.rmtree(game / "output", ignore_errors=True), folder=game)
    run(job)
    if (made := len(list((game / "output").glob("*.png")))) != LISTED:
        raise MeasureError(f"decksmith made {made} pictures of {LISTED}")
    spent = median([run(job) for _ in range(runs)])
    each = spent.cpu / LISTED
    return Row(name, spent, each / unit, note=_each(each))


def _try(what: str, measure: Callable[[str], Row]) -> Row:
    """The row, or one that says why there is none."""
    try:
        return measure(what)
    except (UnavailableError, MeasureError) as error:
        return Row(what, note=f"skipped: {error}")


def _each(seconds: float) -> str:
    return f"{seconds * 1000:.1f} ms a card"
