"""One line of grammar, both ways: what is read is written again, and every reading is kept."""

from dataclasses import dataclass

import pytest

from cardforge.language import (
    NoSentenceError,
    Number,
    Vocabulary,
    category,
    compile_grammar,
    production,
    read,
    write,
)
from tests.language.toy import GRAMMAR, ROSE, Cut, Job, Plant, Size, Water

SENTENCES = {
    "Water a rose with 3 l.": Job(None, (Water(3, ROSE),)),
    "Cut a small rose.": Job(None, (Cut(Plant(Size.SMALL, "p1"), None),)),
    "Cut an apple tree, at most 2.": Job(None, (Cut(Plant(Size.ANY, "p2"), 2),)),
    "Cut an Ivy. Water a small apple tree with 1 l.": Job(
        None, (Cut(Plant(Size.ANY, "p3"), None), Water(1, Plant(Size.SMALL, "p2")))
    ),
    "Song of Spring — Cut a rose.": Job("Song of Spring", (Cut(ROSE, None),)),
    "In the Old Garden, cut a rose.": Job("garden", (Cut(ROSE, None),)),
}


@pytest.mark.parametrize(("text", "tree"), SENTENCES.items())
def test_a_sentence_is_read(text, tree):
    sentence = read(GRAMMAR, text)
    assert (sentence.tree, sentence.slip, sentence.failure) == (tree, None, None)


@pytest.mark.parametrize(("text", "tree"), SENTENCES.items())
def test_a_tree_is_written(text, tree):
    assert write(GRAMMAR, tree) == text


@pytest.mark.parametrize(
    ("text", "canonical", "differs"),
    [
        ("Give 3 l to a rose.", "Water a rose with 3 l.", "Give 3 l to a rose"),
        ("Cut a little rose.", "Cut a small rose.", "little"),
        ("Cut a shrub.", "Cut a rose.", "shrub"),
        ("Cut an rose.", "Cut a rose.", "an"),
        ("cut a rose.", "Cut a rose.", "cut"),
        ("Cut a Rose.", "Cut a rose.", "Rose"),
        ("Cut an ivy.", "Cut an Ivy.", "ivy"),
        ("Song of Spring - Cut a rose.", "Song of Spring — Cut a rose.", "-"),
        ("Cut  a rose.", "Cut a rose.", "Cut  a rose."),
        ("Cut a rose .", "Cut a rose.", "Cut a rose ."),
    ],
)
def test_other_wordings_are_read_with_the_place_that_differs(text, canonical, differs):
    slip = read(GRAMMAR, text).slip
    assert (slip.canonical, text[slip.start : slip.end]) == (canonical, differs)


def test_a_tree_of_foreign_parts_cannot_be_written():
    with pytest.raises(NoSentenceError):
        write(GRAMMAR, Job(None, (Water(0, ROSE),)))
    with pytest.raises(NoSentenceError):
        write(GRAMMAR, Job(None, ()))
    with pytest.raises(NoSentenceError):
        write(GRAMMAR, "a rose")


def test_curly_apostrophes_and_minus_signs_are_the_plain_ones():
    @dataclass(frozen=True)
    class Owe:
        amount: int

    parts = [
        Number("n", "a number", signed=True),
        category("x", "x", production("the owner's debt is {amount:n}", Owe)),
    ]
    grammar = compile_grammar(parts, "x", Vocabulary())
    sentence = read(grammar, "The owner’s debt is −2")
    assert (sentence.tree, sentence.slip) == (Owe(-2), None)


def test_all_readings_of_an_ambiguous_sentence_are_kept():
    @dataclass(frozen=True)
    class Bank:
        of: str

    parts = [
        category("x", "x", production("the bank", Bank, of="money"), production("the bank", Bank, of="river")),
    ]
    sentence = read(compile_grammar(parts, "x", Vocabulary()), "The bank")
    assert {phrase.value for phrase in sentence.phrases} == {Bank("money"), Bank("river")}
    with pytest.raises(ValueError, match="2 readings"):
        _ = sentence.tree


def test_each_part_of_the_tree_knows_its_stretch_of_the_text():
    text = "Song of Spring — Cut a small rose."
    spans = {text[span.start : span.end]: span.value for span in read(GRAMMAR, text).spans()}
    assert spans["a small rose"] == Plant(Size.SMALL, "p1")
    assert spans["Cut a small rose"] == Cut(Plant(Size.SMALL, "p1"), None)
    assert spans["small"] is Size.SMALL
