"""Straight characters become the printed ones, also where that is not simply every other one."""

import pytest

from cardforge.press.typography import number, printed, signed


@pytest.mark.parametrize(
    ("typed", "set_"),
    [
        ('"Home," it said.', "“Home,” it said."),
        ('He said: "\'Tis late."', "He said: “’Tis late.”"),
        ("'Tis late, 'twas early.", "’Tis late, ’twas early."),
        ("'Quoted' and 'so on'", "‘Quoted’ and ‘so on’"),
        ("the '90s and the 1890s'", "the ’90s and the 1890s’"),
        ("rock 'n' roll", "rock ’n’ roll"),
        ('("quoted")', "(“quoted”)"),
        ('["quoted"]', "[“quoted”]"),
        ("\"'Nested' quotes\"", "“‘Nested’ quotes”"),
        ("5'10\" tall", "5′10″ tall"),
        ("the owner's hand, the owners' hands", "the owner’s hand, the owners’ hands"),
        ('dash—"quoted"', "dash—“quoted”"),
        ("It gets -1 Force (-2 there).", "It gets −1 Force (−2 there)."),
        ("WB-003 costs 2-3, once-a-turn", "WB-003 costs 2-3, once-a-turn"),
        ("and then...", "and then…"),
        ("'em", "’em"),
        ("'empty'", "‘empty’"),
    ],
)
def test_a_straight_text_is_set_as_a_printer_would(typed, set_):
    assert printed(typed) == set_


@pytest.mark.parametrize("text", ["“Home,” it said — ’tis late.", "5′10″", "−1", "a & b <c>"])
def test_what_is_set_already_stays(text):
    assert printed(text) == text


def test_markup_is_no_business_of_typography():
    assert printed("a & b < c") == "a & b < c"


def test_changes_of_a_number_carry_their_sign():
    assert [signed(2), signed(-1), signed(0)] == ["+2", "−1", "="]
    assert [number(3), number(-3)] == ["3", "−3"]
