"""What a message offers instead of a word that was mistyped."""

import pytest

from cardforge.diagnostics import did_you_mean, listed, nearest, with_article


@pytest.mark.parametrize(
    ("typed", "known", "meant"),
    [
        ("forze", ["force", "guard", "insight"], "force"),
        ("KIND", ["kind", "name"], "kind"),
        ("stats", ["text", "cost"], None),
    ],
)
def test_the_most_alike_word_is_meant_or_none(typed, known, meant):
    assert nearest(typed, known) == meant


def test_of_equally_near_words_the_one_with_two_letters_exchanged_is_meant():
    assert nearest("A-070", ["A-003", "A-007", "A-071"]) == "A-007"


def test_of_words_that_are_equally_near_in_every_way_the_first_is_meant():
    assert nearest("a1", ["a3", "a2"], least=0.5) == "a2"


def test_the_hint_is_empty_or_what_is_said_otherwise_where_nothing_is_near():
    assert did_you_mean("x", ["force"]) == ""
    assert did_you_mean("x", ["force"], "look it up") == "look it up"


@pytest.mark.parametrize(
    ("words", "text"), [([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c")]
)
def test_words_are_listed_as_in_a_sentence(words, text):
    assert listed(words) == text


@pytest.mark.parametrize(("noun", "text"), [("lodger", "a lodger"), ("Ally", "an Ally"), ("event", "an event")])
def test_a_noun_takes_its_article(noun, text):
    assert with_article(noun) == text
