"""Crop marks stand outside the cards, and at every cut."""

from hypothesis import given
from hypothesis import strategies as st

from cardforge.press.geometry import CardFormat
from cardforge.press.imposition.duplex import Duplex
from cardforge.press.imposition.grid import Bleed, grid_for
from cardforge.press.imposition.marks import Stroke, crop_marks, guides
from cardforge.press.imposition.paper import A4, MARGIN, PAPERS, Paper
from cardforge.press.imposition.plan import Card, plan
from cardforge.press.imposition.rectangle import Rectangle

STANDARD, POKER = CardFormat(63_000, 88_000, 3_000), CardFormat(63_500, 88_900, 3_175)
papers = st.sampled_from([*PAPERS.values()])


def crosses(line: Stroke, area: Rectangle) -> bool:
    left, right = sorted((line.x1, line.x2))
    top, bottom = sorted((line.y1, line.y2))
    return left < area.right and right > area.x and top < area.bottom and bottom > area.y


@given(
    papers,
    st.sampled_from([STANDARD, POKER]),
    st.sampled_from([*Bleed]),
    st.sampled_from([*Duplex]),
    st.integers(1, 20),
)
def test_no_mark_touches_what_is_printed_of_a_card_and_none_leaves_the_sheet(
    paper: Paper, card: CardFormat, bleed: Bleed, duplex: Duplex, count: int
) -> None:
    grid = grid_for(paper, card, bleed, MARGIN, folded=duplex is Duplex.GUTTERFOLD)
    for side in plan(grid, [Card("a", "b")] * count, duplex).sides:
        for mark in crop_marks(grid, side):
            assert not any(crosses(mark, one.card.grown(one.bleed)) for one in side.placements)
            assert Rectangle(min(mark.x1, mark.x2), min(mark.y1, mark.y2), 0, 0).inside(grid.printable)


@given(papers, st.sampled_from([STANDARD, POKER]), st.sampled_from([*Bleed]))
def test_every_cut_of_a_full_sheet_has_a_mark_at_both_ends(paper: Paper, card: CardFormat, bleed: Bleed) -> None:
    grid = grid_for(paper, card, bleed, MARGIN)
    side = plan(grid, [Card("a", "b")] * grid.count, Duplex.LONG).sides[0]
    per_axis = 1 if bleed is not Bleed.SEPARATE else 2
    cuts = (grid.columns * per_axis + (2 - per_axis)) + (grid.rows * per_axis + (2 - per_axis))
    assert len(crop_marks(grid, side)) == 2 * cuts


def test_marks_of_a_sheet_that_is_not_full_are_those_of_a_full_one() -> None:
    grid = grid_for(A4, STANDARD, Bleed.NONE, MARGIN)
    full, one = (plan(grid, [Card("a", "b")] * count, Duplex.LONG).sides[0] for count in (9, 1))
    starts = [{(mark.x1, mark.y1) for mark in crop_marks(grid, side)} for side in (full, one)]
    assert starts[0] == starts[1]


def test_marks_of_the_back_lie_behind_those_of_the_front() -> None:
    grid = grid_for(A4, CardFormat(44_001, 68_003, 1_000), Bleed.NONE, MARGIN)
    front, back = plan(grid, [Card("a", "b")] * grid.count, Duplex.LONG).sides
    turned = {(A4.width - mark.x1, mark.y1) for mark in crop_marks(grid, back)}
    assert turned == {(mark.x1, mark.y1) for mark in crop_marks(grid, front)}


def test_guides_of_cards_with_a_bleed_each_stay_outside_every_card() -> None:
    grid = grid_for(A4, STANDARD, Bleed.SEPARATE, MARGIN)
    side = plan(grid, [Card("a", "b")] * 8, Duplex.LONG).sides[0]
    lines = guides(grid, side)
    assert len(lines) == 8 * 8  # two at each of four corners
    assert not any(crosses(line, one.card) for line in lines for one in side.placements)


def test_guides_are_on_fronts_alone() -> None:
    grid = grid_for(A4, STANDARD, Bleed.NONE, MARGIN)
    front, back = plan(grid, [Card("a", "b")] * 9, Duplex.LONG).sides
    assert guides(grid, front)
    assert not guides(grid, back)
