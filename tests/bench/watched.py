"""From saving a card to its new proof: on the command line, and in a browser that shows the gallery of `watch`."""

from __future__ import annotations

import re
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import IO

from tests.bench.browser import Browser, find_browser
from tests.bench.our_work import FLAVOUR, GAME, change_a_card, command, forget, fresh_game
from tests.bench.process import ROOT, MeasureError, Spent, median, python, side_by_side
from tests.bench.table import Row, Table

COLD = "build/.cache", "build/proofs"
SHOWN = """new Promise(done => {
  const look = () => {
    const picture = document.querySelector('.card[data-id="%s"] img');
    if (picture && picture.src !== window.before && picture.complete && picture.naturalWidth) {
      window.before = picture.src;
      requestAnimationFrame(() => done(picture.src));
    } else setTimeout(look, 4);
  };
  look();
})"""


def edits(runs: int) -> Table:
    """One card changed and saved: until the command line has its proof, and until a browser shows it."""
    fresh_game()
    change = change_a_card()
    spent = side_by_side({"built": command("build", "proofs", before=change)}, runs)
    rows = [Row("a card saved → its proof, command line", median(spent["built"]), budget="1 s")]
    program = find_browser()
    forget(*COLD)()
    with _watching() as (address, cold):
        rows.append(Row("watch, started with nothing kept → gallery served", _clock(cold)))
        if program is None:
            rows.append(Row("a card saved → shown in the browser", note="skipped: there is no Chromium here"))
        else:
            with Browser(program) as browser:
                browser.open(f"{address}index.html")
                taken = sorted(_shown(browser, change) for _ in range(runs + 1))
                rows.append(Row("a card saved → shown in the browser", _clock(taken[len(taken) // 2]), budget="1 s"))
    with _watching() as (address, warm):
        rows.append(Row("watch, started again → gallery served", _clock(warm)))
    return Table("A card changed, from saving it to seeing it", "", rows)


def _shown(browser: Browser, change: Callable[[], None]) -> float:
    """Seconds from saving a changed card until its new picture is on the page."""
    card = _changed_card()
    browser.evaluate(f"window.before = document.querySelector('.card[data-id=\"{card}\"] img').src")
    start = time.perf_counter()
    change()
    browser.evaluate(SHOWN % card)
    taken = time.perf_counter() - start
    time.sleep(1.5)  # until all that follows is done as well, and the next change is one of its own
    return taken


def _changed_card() -> str:
    """The card whose story line `change_a_card` writes: the first of the file."""
    found = re.search(r"^([A-Z][\w-]*):", (GAME / FLAVOUR).read_text("utf-8"), re.MULTILINE)
    assert found is not None
    return found[1]


@contextmanager
def _watching() -> Iterator[tuple[str, float]]:
    """`cardforge watch` while it serves, and the seconds until it did."""
    start = time.perf_counter()
    words = python("-m", "cardforge", "-C", GAME, "watch", "--no-open", "--port", "0")
    process = subprocess.Popen([str(word) for word in words], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        yield _address(process.stdout), time.perf_counter() - start
    finally:
        process.terminate()
        process.wait()


def _address(lines: IO[str]) -> str:
    said = []
    for line in lines:
        said.append(line)
        if found := re.search(r"http://\S+/", line):
            return found[0]
    raise MeasureError(f"watch ended: {''.join(said)[-400:]}")


def _clock(seconds: float) -> Spent:
    return Spent(seconds, 0.0, 0.0)
