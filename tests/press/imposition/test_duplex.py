"""Backs lie behind their fronts, whatever the paper, the count of cards and the way the sheet is turned over.

The turning over is done here by hand, on the four corners of a card, and not by the code under test.
"""

from hypothesis import given
from hypothesis import strategies as st

from cardforge.press.geometry import CardFormat
from cardforge.press.imposition.duplex import Duplex
from cardforge.press.imposition.grid import Bleed, Fold, grid_for
from cardforge.press.imposition.paper import A4, MARGIN, PAPERS, Paper
from cardforge.press.imposition.plan import Card, Plan, plan
from cardforge.press.imposition.rectangle import Rectangle

STANDARD = CardFormat(63_000, 88_000, 3_000)
papers = st.sampled_from([*PAPERS.values()])
formats = st.sampled_from([STANDARD, CardFormat(63_500, 88_900, 3_175), CardFormat(44_001, 68_003, 1_000)])
bleeds = st.sampled_from([*Bleed])


def cards(count: int) -> list[Card]:
    return [Card(f"front-{number}", f"back-{number}") for number in range(count)]


def planned(paper: Paper, card: CardFormat, bleed: Bleed, duplex: Duplex, count: int) -> Plan:
    grid = grid_for(paper, card, bleed, MARGIN, folded=duplex is Duplex.GUTTERFOLD)
    return plan(grid, cards(count), duplex)


def seen_through(place: Rectangle, paper: Paper, duplex: Duplex, fold: Fold) -> tuple[int, int, int, int]:
    """Left, top, right, bottom of something on the back, seen through the paper from the front."""
    landscape = paper.width > paper.height
    over_top_edge = fold is Fold.ACROSS or (fold is Fold.NONE and (duplex is Duplex.LONG) == landscape)
    if over_top_edge:
        return place.x, paper.height - place.bottom, place.right, paper.height - place.y
    return paper.width - place.right, place.y, paper.width - place.x, place.bottom


@given(papers, formats, bleeds, st.sampled_from([Duplex.LONG, Duplex.SHORT, Duplex.GUTTERFOLD]), st.integers(1, 40))
def test_every_back_lies_behind_its_front(
    paper: Paper, card: CardFormat, bleed: Bleed, duplex: Duplex, count: int
) -> None:
    result = planned(paper, card, bleed, duplex, count)
    sheet = result.grid.paper
    pairs = 0
    for at, side in enumerate(result.sides):
        if side.back:
            continue
        behind = result.sides[at + 1] if duplex is not Duplex.GUTTERFOLD else side
        fronts = {one.face.removeprefix("front-"): one for one in side.placements if one.face.startswith("front")}
        backs = {one.face.removeprefix("back-"): one for one in behind.placements if one.face.startswith("back")}
        assert fronts.keys() == backs.keys()
        for number, front in fronts.items():
            back = backs[number]
            place = front.card
            assert seen_through(back.card, sheet, duplex, result.grid.fold) == (
                place.x, place.y, place.right, place.bottom,
            )  # fmt: skip
            whole = front.card.grown(front.bleed)
            assert seen_through(back.card.grown(back.bleed), sheet, duplex, result.grid.fold) == (
                whole.x, whole.y, whole.right, whole.bottom,
            )  # fmt: skip
            pairs += 1
    assert pairs == count


@given(papers, formats, bleeds, st.sampled_from([*Duplex]), st.integers(1, 5))
def test_so_many_full_sheets_of_cards_need_so_many_sheets(
    paper: Paper, card: CardFormat, bleed: Bleed, duplex: Duplex, sheets: int
) -> None:
    grid = grid_for(paper, card, bleed, MARGIN, folded=duplex is Duplex.GUTTERFOLD)
    result = plan(grid, cards(sheets * grid.count), duplex)
    assert result.sheets == sheets  # and no empty one at the end
    assert len(result.sides) == sheets * (2 if duplex in (Duplex.LONG, Duplex.SHORT) else 1)


def test_fronts_alone_have_no_pages_of_backs() -> None:
    result = planned(A4, STANDARD, Bleed.NONE, Duplex.FRONTS, 10)
    assert [side.back for side in result.sides] == [False, False]


def test_on_an_upright_sheet_turned_over_its_long_edge_backs_stand_upright_from_right_to_left() -> None:
    result = planned(A4, STANDARD, Bleed.NONE, Duplex.LONG, 3)
    backs = sorted(result.sides[1].placements, key=lambda one: one.card.x)
    assert [one.face for one in backs] == ["back-2", "back-1", "back-0"]
    assert not any(one.half_turn for one in backs)


def test_turned_over_its_short_edge_the_first_row_comes_last_and_backs_stand_on_their_heads() -> None:
    result = planned(A4, STANDARD, Bleed.NONE, Duplex.SHORT, 9)
    backs = {one.face: one for one in result.sides[1].placements}
    assert backs["back-0"].card.y == result.grid.card_at(6).y
    assert all(one.half_turn for one in backs.values())


def test_a_last_sheet_with_two_cards_has_its_backs_at_the_other_end_of_the_row() -> None:
    result = planned(A4, STANDARD, Bleed.NONE, Duplex.LONG, 11)
    last = result.sides[3].placements
    assert [one.card.x for one in last] == [result.grid.card_at(2).x, result.grid.card_at(1).x]


def test_cards_of_which_none_has_a_back_have_no_pages_of_backs() -> None:
    grid = grid_for(A4, STANDARD, Bleed.NONE, MARGIN)
    result = plan(grid, [Card("a"), Card("b")], Duplex.LONG)
    assert [side.back for side in result.sides] == [False]
    assert result.duplex is Duplex.FRONTS  # and the printer is not told to turn the sheet over


def test_a_card_without_a_back_leaves_its_place_empty_and_moves_no_other() -> None:
    grid = grid_for(A4, STANDARD, Bleed.NONE, MARGIN)
    mixed = plan(grid, [Card("a", "x"), Card("b"), Card("c", "y")], Duplex.LONG)
    assert [one.card for one in mixed.sides[1].placements] == [grid.card_at(2), grid.card_at(0)]
