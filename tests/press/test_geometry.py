"""Lengths are whole micrometres; what is rounded is rounded once."""

import pytest

from cardforge.press.geometry import CardFormat, micrometres, mm, pixels, points


def test_three_cards_of_889_tenths_are_exactly_three_times_as_wide():
    assert 3 * micrometres("88.9") == micrometres("266.7")  # in floats 266.70000000000005


def test_pixels_of_a_sum_are_rounded_once():
    # 2.75 in at 300 dpi are 825; its parts, 2.5 in and twice 0.125 in (37.5 px), would round to 826
    assert pixels(micrometres("69.85"), 300) == 825


@pytest.mark.parametrize(
    ("millimetres", "count"), [("69", 815), ("94", 1110), ("69.1", 816), ("94.1", 1111), ("63", 744)]
)
def test_card_measures_in_pixels_at_300_dpi(millimetres, count):
    # 69 / 25.4 × 300 = 814.96; 94 / 25.4 × 300 = 1110.24; 69.1 → 816.14; 94.1 → 1111.42; 63 → 744.09
    assert pixels(micrometres(millimetres), 300) == count


def test_the_boxes_of_a_page_with_three_millimetres_of_bleed():
    card = CardFormat(63_000, 88_000, 3_000)
    assert card.media_box == (0, 0, round(69 / 25.4 * 72, 5), round(94 / 25.4 * 72, 5))
    assert card.trim_box == tuple(round(side / 25.4 * 72, 5) for side in (3, 3, 66, 91))


def test_lengths_are_written_without_needless_digits():
    assert [mm(14_800), mm(3_000), mm(-500), mm(1)] == ["14.8", "3", "-0.5", "0.001"]
    assert points(25_400) == 72
