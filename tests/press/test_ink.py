"""The cards for little ink, looked at as pixels: a card of each kind and faction, what lies beside them, and backs."""

import itertools
from pathlib import Path

import numpy as np
import pypdfium2
import pytest

from cardforge.catalogue import load
from cardforge.press.aids import plan_aids
from cardforge.press.face import Ink, PlannedFace, inked
from cardforge.press.faces import plan_faces
from cardforge.press.stock import stock_pages

ROOT = Path(__file__).parents[2]


def one_of_each() -> list[PlannedFace]:
    """A card of each kind and faction, every aid, all backs."""
    catalogue, _ = load(ROOT)
    assert catalogue is not None
    faces = [*plan_faces(catalogue)[0], *(aid.planned for aid in plan_aids(catalogue)[0])]
    kinds = {(planned.face.layout, planned.face.faction): planned for planned in faces}
    return [*kinds.values()]


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[Ink, dict[str, np.ndarray]]:
    """Pixels of the pages of each, as parts of one."""
    game = tmp_path_factory.mktemp("ink")
    for name in ("cards", "templates", "fonts", "art"):
        (game / name).symlink_to(ROOT / name)
    made = {}
    for ink in Ink:
        stock = stock_pages(game, [inked(planned, ink) for planned in one_of_each()], f"test-{ink}", jobs=2)
        assert stock.diagnostics == ()
        made[ink] = {id: _pixels(page) for id, page in stock.pages.items()}
    return made


def _pixels(page: bytes) -> np.ndarray:
    image = pypdfium2.PdfDocument(page)[0].render(scale=150 / 72).to_pil().convert("RGB")
    return np.asarray(image).astype(float) / 255


def test_the_least_ink_has_no_colour_anywhere(pages: dict[Ink, dict[str, np.ndarray]]) -> None:
    coloured = {id: float((page.max(axis=2) - page.min(axis=2)).max()) for id, page in pages[Ink.LINES].items()}
    assert {id: how for id, how in coloured.items() if how > 0.02} == {}


def test_each_step_takes_less_ink_than_the_one_before(pages: dict[Ink, dict[str, np.ndarray]]) -> None:
    full, pale, lines = (
        {id: 3 - float(page.mean(axis=(0, 1)).sum()) for id, page in pages[ink].items()} for ink in Ink
    )
    black = {id: ink / 3 for id, ink in lines.items()}  # one ink, where grey on a screen is three colours
    assert [id for id in full if not black[id] < pale[id] < full[id]] == []
    sums = [sum(inks.values()) for inks in (full, pale, black)]
    assert sums[1] < sums[0] / 3
    assert sums[2] < sums[0] / 10


def test_piles_with_different_backs_can_be_told_apart_in_black(pages: dict[Ink, dict[str, np.ndarray]]) -> None:
    backs = [page for id, page in pages[Ink.LINES].items() if id.startswith("back-")]
    middles = [
        page[page.shape[0] // 3 : -page.shape[0] // 3, page.shape[1] // 4 : -page.shape[1] // 4] for page in backs
    ]
    assert len(backs) == 4
    for one, other in itertools.combinations(middles, 2):
        assert (np.abs(one - other) > 0.5).mean() > 0.03  # of what stands in the middle


def test_a_back_gives_nothing_away_when_it_is_turned(pages: dict[Ink, dict[str, np.ndarray]]) -> None:
    for ink in Ink:
        for page in (page for id, page in pages[ink].items() if id.startswith("back-")):
            assert (np.abs(page - page[::-1, ::-1]) > 0.25).mean() < 0.002  # but for how edges are smoothed
