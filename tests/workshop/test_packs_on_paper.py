"""A starter pack of the game on paper: every back behind its front, for each paper and each way to get backs.

Each face is replaced by a diamond, so that pixels tell where it lies; cards, backs, order and grid are the pack's.
"""

from pathlib import Path

import pytest

from cardforge.catalogue import Catalogue, load
from cardforge.press.faces import plan_faces
from cardforge.press.geometry import CardFormat
from cardforge.press.imposition.document import SheetStyle
from cardforge.press.imposition.duplex import Duplex
from cardforge.press.imposition.grid import Bleed, grid_for
from cardforge.press.imposition.paper import MARGIN, PAPERS, Paper
from cardforge.press.imposition.plan import Card, plan
from cardforge.workshop.beside import Bundle, plan_beside
from cardforge.workshop.contents import pack_contents
from tests.press.imposition.drawn_pages import BLUE, RED, STANDARD, diamond, sheets_pdf
from tests.press.imposition.overlaid import distances

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def cards() -> list[Card]:
    """All cards of the pack that needs most."""
    catalogue, _ = load(ROOT)
    assert isinstance(catalogue, Catalogue)
    faces = {planned.face.id: planned for planned in plan_faces(catalogue)[0]}
    beside, _ = plan_beside(catalogue, faces)
    bundles = [Bundle(catalogue, pack_contents(catalogue, pack), 1, faces, beside) for pack in catalogue.packs.packs]
    return max((bundle.cards for bundle in bundles), key=len)


@pytest.mark.parametrize("paper", PAPERS.values(), ids=lambda paper: paper.id)
@pytest.mark.parametrize("duplex", [Duplex.LONG, Duplex.SHORT, Duplex.GUTTERFOLD])
def test_every_back_of_a_pack_lies_behind_its_front(cards: list[Card], paper: Paper, duplex: Duplex) -> None:
    assert len(cards) > 90
    grid = grid_for(paper, STANDARD, Bleed.SHARED, MARGIN, folded=duplex is Duplex.GUTTERFOLD)
    sheets = plan(grid, cards, duplex)
    red, blue = diamond(RED), diamond(BLUE)
    pages = {**{card.front: red for card in cards}, **{card.back: blue for card in cards if card.back}}
    pdf = sheets_pdf(sheets, pages, STANDARD, SheetStyle("A pack", lambda sheet, of, back: []))
    apart = distances(pdf, sheets)
    assert len(apart) == len(cards)
    assert max(apart) < 0.05


def test_each_card_lies_on_the_back_that_it_names(cards: list[Card]) -> None:
    """Deck cards and others have different backs, and both kinds stand on one of the sheets."""
    grid = grid_for(PAPERS["a4"], CardFormat(63_000, 88_000, 3_000), Bleed.SHARED, MARGIN)
    sheets = plan(grid, cards, Duplex.LONG)
    width = PAPERS["a4"].width
    for at in range(0, len(sheets.sides), 2):
        fronts, backs = sheets.sides[at].placements, sheets.sides[at + 1].placements
        behind = {(width - back.card.right, back.card.y): back.face for back in backs}
        for front in fronts:
            own = {card.back for card in cards if card.front == front.face}
            assert {behind[(front.card.x, front.card.y)]} == own
