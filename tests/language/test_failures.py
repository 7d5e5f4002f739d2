"""Where a sentence goes wrong: the caret, what could stand there, and what was probably meant."""

import pytest

from cardforge.language import Adviser, Example, Fault, read
from tests.language.toy import GRAMMAR

ADVISER = Adviser(GRAMMAR, [Example("Gardener", "Water a rose with 3 l.")])


def fault(text):
    """The fault, the text before it and the text that is marked."""
    failure = read(GRAMMAR, text).failure
    return failure.fault, text[: failure.start], text[failure.start : failure.end]


@pytest.mark.parametrize(
    "text",
    [
        "^Xyzzy water a rose with 3 l.",
        "Water ^xyzzy a rose with 3 l.",
        "Water a rose with 3 ^xyzzy l.",
        "Water a rose with 3 l. ^xyzzy",
        "Song ^xyzzy of Spring — Cut a rose.",
        "Song of Spring ^xyzzy — Cut a rose.",
        "Song of Spring — ^xyzzy Cut a rose.",
    ],
)
def test_an_unknown_word_is_marked_wherever_it_stands(text):
    before, after = text.split("^")
    assert fault(before + after) == (Fault.UNKNOWN_WORD, before, after.split(" ")[0])


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Water ^rose with 3 l.", "“a”"),
        ("Water a rose ^3 l.", "“with”"),
        ("Water a rose with ^l.", "a number of litres"),
        ("Water a rose with 3 l^", "“.”"),
        ("Song of ^— Cut a rose.", "a name"),
        ("Cut a rose, at ^2.", "“most”"),
    ],
)
def test_a_missing_word_is_marked_at_the_gap(text, expected):
    before, after = text.split("^")
    failure = read(GRAMMAR, before + after).failure
    assert fault(before + after) == (Fault.MISSING_WORD, before, "")
    assert expected in failure.expected


def test_a_gap_is_found_even_where_reading_went_on_past_it():
    assert fault("The Old Garden, cut a rose.") == (Fault.MISSING_WORD, "", "")


def test_a_word_too_many_is_marked():
    assert fault("Water a a rose with 3 l.")[0] is Fault.SURPLUS_WORD


def test_a_known_word_in_a_wrong_place_is_marked():
    assert fault("Water a rose most 3 l.") == (Fault.WRONG_WORD, "Water a rose ", "most")


def test_what_a_model_refuses_is_grammatical_but_meaningless():
    failure = read(GRAMMAR, "Cut a rose, at most 13.").failure
    assert (failure.fault, failure.why) == (Fault.MEANINGLESS, "thirteen is unlucky")


def finding(text):
    (only,) = ADVISER.findings(read(GRAMMAR, text), line=2, offset=4)
    return only


def test_a_finding_counts_its_place_from_the_line():
    found = finding("Water a rise with 3 l.")
    assert (found.line, found.offset, found.length) == (2, 4 + len("Water a "), len("rise"))


def test_the_nearest_word_comes_first_and_the_mended_sentence_is_offered():
    found = finding("Water a rise with 3 l.")
    assert found.expected.startswith("“rose”")
    assert "did you mean what Gardener says: “Water a rose with 3 l.”?" in found.hint


def test_the_nearest_wording_is_shown_where_no_single_word_mends():
    assert "water ‹a plant› with ‹a number of litres› l" in finding("Water a rose twice every day.").hint


def test_a_sentence_that_begins_wrongly_is_compared_with_the_examples():
    assert "Gardener" in finding("Sprinkle a rose with 3 l.").hint


def test_a_house_style_warning_offers_the_canonical_wording():
    found = finding("Give 3 l to a rose.")
    assert (found.severity.name, found.expected) == ("WARNING", "“Water a rose with 3 l.”")


def test_a_right_sentence_has_no_findings():
    assert list(ADVISER.findings(read(GRAMMAR, "Water a rose with 3 l."))) == []


def test_nothing_at_all_is_a_gap():
    assert fault("") == (Fault.MISSING_WORD, "", "")


def test_a_spelling_that_the_house_would_not_write_is_not_suggested():
    assert "“little”" not in read(GRAMMAR, "Cut a xyzzy.").failure.expected
    assert "“small”" in read(GRAMMAR, "Cut a xyzzy.").failure.expected


def test_an_example_that_is_itself_wrong_is_not_shown():
    adviser = Adviser(GRAMMAR, [Example("Broken", "Water a rise with 3 l."), Example("Wordy", "Give 3 l to a rose.")])
    (found,) = adviser.findings(read(GRAMMAR, "Water a rise with 3 l."))
    assert found.hint == "did you mean “Water a rose with 3 l.”?"
