"""A grammar shows itself: every wording, what it means, and who uses it."""

from cardforge.language import Example
from cardforge.language.guide import Chapter, guide
from tests.language.toy import GRAMMAR, PARTS

TEXT = guide(
    GRAMMAR,
    [Chapter("Garden", "All of it.", PARTS)],
    [Example(f"Job {n}", f"Cut a rose, at most {n}.") for n in range(1, 6)],
)


def test_a_row_shows_the_wording_the_meaning_and_its_users():
    assert "| cut [a plant](#a-plant) [cap](#cap) | `Cut` | Job 1, Job 2, Job 3 and 2 more |" in TEXT


def test_another_spelling_is_shown_as_read_only():
    assert "<br>*also read:* give [litres](#litres) l to [a plant](#a-plant)" in TEXT


def test_the_one_noun_of_a_sort_is_spelt_out():
    assert "in the Old Garden, [tasks](#tasks)." in TEXT


def test_the_empty_row_of_a_layer_is_shown():
    assert "| *(nothing)* | *none* |  |" in TEXT


def test_nouns_are_listed():
    assert "A plant: rose, apple tree, Ivy." in TEXT
