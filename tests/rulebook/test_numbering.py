"""Numbers are computed; letters skip those that read as figures."""

from cardforge.rulebook.booklet import sheet_order
from cardforge.rulebook.numbering import as_ordinal, as_times, as_word, letter


def test_letters_skip_l_and_o():
    assert "".join(letter(place) for place in range(24)) == "abcdefghijkmnpqrstuvwxyz"


def test_after_the_twenty_fourth_part_there_are_two_letters():
    assert [letter(24), letter(25), letter(24 + 24 * 24)] == ["aa", "ab", "aaa"]


def test_numbers_are_written_in_words_as_far_as_people_do():
    assert (as_word(3), as_word(30), as_times(1), as_times(3), as_ordinal(6)) == (
        "three", "30", "once", "three times", "sixth",
    )  # fmt: skip


def test_a_booklet_has_four_pages_a_sheet_and_reads_in_order_when_it_is_folded():
    """Eight pages, two sheets: 8|1, 2|7, 6|3, 4|5."""
    assert sheet_order(8) == [(8, 1), (2, 7), (6, 3), (4, 5)]
    assert len(sheet_order(9)) == 6  # three sheets
