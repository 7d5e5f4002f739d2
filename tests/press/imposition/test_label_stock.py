"""Sheets of labels: measures of the makers, and one card in the middle of each label."""

import io

import pytest

from cardforge.press.geometry import CardFormat
from cardforge.press.imposition.grid import NoRoomError
from cardforge.press.imposition.label_stock import label_sides, label_stocks, write_labels
from cardforge.press.imposition.rectangle import Rectangle
from tests.press.imposition.drawn_pages import STANDARD, page, pictures

STOCKS = label_stocks().values()


@pytest.mark.parametrize("stock", STOCKS, ids=lambda stock: stock.id)
def test_labels_lie_on_their_sheet_apart_and_as_far_from_the_left_as_from_the_right(stock) -> None:
    labels = [stock.place(number) for number in range(stock.count)]
    sheet = Rectangle(0, 0, stock.sheet.width, stock.sheet.height)
    assert all(label.inside(sheet) for label in labels)
    assert not any(labels[a].overlaps(labels[b]) for a in range(len(labels)) for b in range(a))
    assert abs(sheet.right - max(label.right for label in labels) - stock.left) <= 100
    assert abs(sheet.bottom - max(label.bottom for label in labels) - stock.top) <= 100


@pytest.mark.parametrize("stock", STOCKS, ids=lambda stock: stock.id)
@pytest.mark.parametrize("card", [STANDARD, CardFormat(63_500, 88_900, 3_175)], ids=["standard", "poker"])
def test_every_card_lies_inside_its_label(stock, card: CardFormat) -> None:
    sides = label_sides(stock, card, ["a"] * (stock.count + 1))
    assert [len(side.placements) for side in sides] == [stock.count, 1]
    for number, placement in enumerate(sides[0].placements):
        assert placement.card.inside(stock.place(number))


def test_a_card_is_turned_on_a_label_that_is_too_low_for_it() -> None:
    low, high = label_stocks()["L7165"], label_stocks()["L7166"]  # 67.7 and 93.1 mm high
    assert label_sides(low, STANDARD, ["a"])[0].placements[0].quarter_turn
    assert not label_sides(high, STANDARD, ["a"])[0].placements[0].quarter_turn


def test_a_card_that_fits_on_no_label_is_refused() -> None:
    with pytest.raises(NoRoomError, match="fits on a label of Avery L7165"):
        label_sides(label_stocks()["L7165"], CardFormat(100_000, 100_000, 0), ["a"])


def test_a_turned_card_has_its_upper_left_at_the_lower_left_of_its_place() -> None:
    stock = label_stocks()["L7165"]
    sides = label_sides(stock, STANDARD, ["a"])
    out = io.BytesIO()
    pages = {"a": page((1, 0, 0))}
    write_labels(stock, sides, pages, (STANDARD, STANDARD), "Labels", lambda n, m: f"{n} of {m}", out)
    pdf = out.getvalue()
    image = pictures(pdf)[0]
    place = sides[0].placements[0].card
    mark = (place.x // 100 + 30, place.bottom // 100 - 30)  # the mark is a square of 100 pixels
    assert image.getpixel(mark) == (0, 0, 0)
    assert image.getpixel((place.right // 100 - 30, place.y // 100 + 30)) == (255, 0, 0)
