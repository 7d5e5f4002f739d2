"""How many cards a sheet holds. The sums stand beside the counts: 2 × 4.2 mm of margin leave 201.6 × 288.6 mm of A4
and 207.5 × 271 mm of US Letter.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardforge.press.geometry import CardFormat
from cardforge.press.imposition.grid import Bleed, Fold, NoRoomError, grid_for, why_fewer
from cardforge.press.imposition.paper import A4, LETTER, MARGIN, PAPERS, Paper

STANDARD = CardFormat(63_000, 88_000, 3_000)
POKER = CardFormat(63_500, 88_900, 3_000)

papers = st.sampled_from([*PAPERS.values()])
cards = st.sampled_from([STANDARD, POKER])
bleeds = st.sampled_from([*Bleed])
any_card = st.builds(CardFormat, st.integers(20_000, 130_000), st.integers(20_000, 180_000), st.integers(0, 5_000))
any_paper = st.builds(Paper, st.just("p"), st.just("P"), st.integers(100_000, 500_000), st.integers(100_000, 500_000))


def test_a_third_poker_card_fits_a_column_of_three_exactly() -> None:
    exact = Paper("roll", "Roll", 63_500, 266_700)  # 3 × 88.9 = 266.7; in floating point it is 266.70000000000005
    assert grid_for(exact, POKER, Bleed.NONE, 0).rows == 3


@pytest.mark.parametrize("paper", PAPERS.values(), ids=lambda paper: paper.id)
@pytest.mark.parametrize("card", [STANDARD, POKER], ids=["standard", "poker"])
@pytest.mark.parametrize("bleed", [Bleed.NONE, Bleed.SHARED])
def test_nine_cards_that_touch_lie_on_either_paper(paper: Paper, card: CardFormat, bleed: Bleed) -> None:
    grid = grid_for(paper, card, bleed, MARGIN)  # 3 × 63.5 = 190.5 ≤ 201.6; 3 × 88.9 = 266.7 ≤ 271
    assert (grid.columns, grid.rows) == (3, 3)
    assert grid.paper == paper


@pytest.mark.parametrize("card", [STANDARD, POKER], ids=["standard", "poker"])
@pytest.mark.parametrize(("paper", "count"), [(A4, 8), (LETTER, 6)])
def test_with_a_bleed_for_each_a4_on_its_side_holds_eight_and_letter_six(
    paper: Paper, count: int, card: CardFormat
) -> None:
    grid = grid_for(paper, card, Bleed.SEPARATE, MARGIN)  # 4 × 69.5 = 278 ≤ 288.6, 3 × 69.5 = 208.5 ≤ 271
    assert grid.count == count
    assert not grid.paper.upright


def test_the_label_says_why_fewer_fit() -> None:
    assert why_fewer(grid_for(A4, STANDARD, Bleed.SEPARATE, MARGIN)) == (
        "8 a sheet, not 9: each card has 3 mm of bleed"
    )
    assert why_fewer(grid_for(A4, STANDARD, Bleed.SHARED, MARGIN)) is None


def test_a_folded_sheet_has_its_cards_next_to_the_fold() -> None:
    grid = grid_for(A4, STANDARD, Bleed.NONE, MARGIN, folded=True)  # half of A4 on its side: 4 × 63 = 252 in one row
    assert (grid.columns, grid.rows, grid.fold) == (4, 1, Fold.ACROSS)


def test_a_card_larger_than_the_paper_is_refused_with_its_size() -> None:
    with pytest.raises(NoRoomError, match="300 × 400 mm fits on A4"):
        grid_for(A4, CardFormat(300_000, 400_000, 0), Bleed.NONE, MARGIN)


@given(any_paper, any_card, bleeds, st.integers(0, 20_000), st.booleans())
def test_cards_never_overlap_and_lie_where_the_printer_reaches(
    paper: Paper, card: CardFormat, bleed: Bleed, margin: int, folded: bool
) -> None:
    try:
        grid = grid_for(paper, card, bleed, margin, folded)
    except NoRoomError:
        return
    filled = frozenset(range(grid.count))
    places = [grid.card_at(slot) for slot in sorted(filled)]
    printed = [place.grown(grid.bleed_at(slot, filled)) for slot, place in enumerate(places)]
    assert all(one.inside(grid.printable) for one in printed)
    assert not any(printed[a].overlaps(printed[b]) for a in range(len(printed)) for b in range(a))


@given(any_paper, any_card, bleeds, st.integers(0, 20_000))
def test_no_further_column_or_row_would_fit_on_the_sheet_as_it_is_turned(
    paper: Paper, card: CardFormat, bleed: Bleed, margin: int
) -> None:
    try:
        grid = grid_for(paper, card, bleed, margin)
    except NoRoomError:
        return
    own = 2 * card.bleed if bleed is Bleed.SEPARATE else 0
    assert (grid.columns + 1) * (card.width + own) > grid.printable.width
    assert (grid.rows + 1) * (card.height + own) > grid.printable.height


@given(papers, cards, bleeds, st.integers(1, 9))
def test_a_sheet_that_is_not_full_has_its_cards_where_a_full_one_has_them(
    paper: Paper, card: CardFormat, bleed: Bleed, count: int
) -> None:
    grid = grid_for(paper, card, bleed, MARGIN)
    few = frozenset(range(min(count, grid.count)))
    assert grid.cuts(few)[0] == grid.cuts(frozenset(range(grid.count)))[0][: len(grid.cuts(few)[0])]
