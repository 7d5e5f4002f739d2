"""A production both reads and writes, and cannot be made with one half."""

from dataclasses import dataclass

import pytest

from cardforge.language import (
    GrammarError,
    Number,
    Vocabulary,
    category,
    compile_grammar,
    constant,
    production,
    wrapping,
)
from tests.language.toy import Cut, Plant


def test_a_field_that_nothing_fills_is_refused():
    with pytest.raises(GrammarError, match="at_most"):
        production("cut {plant:a_plant}", Cut)


def test_a_hole_that_fills_no_field_is_refused():
    with pytest.raises(GrammarError, match="colour"):
        production("a {size:size} {colour:colour} {kind:plant}", Plant)


def test_a_field_may_be_fixed_instead():
    assert production("cut {plant:a_plant}", Cut, at_most=None).given == {"at_most": None}


def test_a_field_cannot_be_filled_twice():
    with pytest.raises(GrammarError, match="twice"):
        production("{plant:a_plant} and {plant:a_plant}", Cut, at_most=None)


def test_another_spelling_needs_the_same_holes():
    with pytest.raises(GrammarError, match="different holes"):
        production("cut {plant:a_plant} {at_most:cap}", Cut, also=("cut {plant:a_plant}",))


def test_a_model_must_be_a_dataclass():
    with pytest.raises(GrammarError):
        production("{x:litres}", int)


def test_a_constant_has_no_holes_and_a_wrapping_has_one():
    with pytest.raises(GrammarError):
        constant("small {:size}", 1)
    with pytest.raises(GrammarError):
        wrapping("up to")


def test_a_category_that_is_not_there_is_found_when_compiling():
    with pytest.raises(GrammarError, match="nowhere"):
        compile_grammar([category("x", "x", wrapping("a {:nowhere}"))], "x", Vocabulary())


def test_a_category_given_twice_is_found_when_compiling():
    with pytest.raises(GrammarError, match="twice"):
        compile_grammar([Number("x", "x"), Number("x", "x")], "x", Vocabulary())


def test_left_recursion_is_found_when_compiling():
    with pytest.raises(GrammarError, match="begins with itself"):
        compile_grammar([category("x", "x", wrapping("{:x} and")), Number("y", "y")], "x", Vocabulary())


def test_two_nouns_where_the_grammar_speaks_of_the_one_are_found_when_compiling():
    @dataclass(frozen=True)
    class Enter: ...

    gardens = Vocabulary.of({"garden": {"a": "North", "b": "South"}})
    with pytest.raises(GrammarError, match="there are 2"):
        compile_grammar([category("x", "x", production("enter the <garden>", Enter))], "x", gardens)
