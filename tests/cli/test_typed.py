"""What somebody types at the table, and what it means."""

import pytest

from cardforge.cli.table.typed import Chosen, Command, NotOpen, meaning
from cardforge.game.decisions import Decision, Shape
from cardforge.game.refusal import Refusal
from cardforge.game.telling import Choice

APPLE, PEAR, PLUM = ("fruit", "apple"), ("fruit", "pear"), ("fruit", "plum")
NAMED = [(1, Choice(APPLE, "Eat", "Apple")), (2, Choice(PEAR, "Eat", "Pear"))]
REFUSED = [Choice(PLUM, "Eat", "Plum", Refusal("fruit.ripe", "It is not ripe"))]


def meant(line: str, shape: Shape = Shape.ACT, optional: bool = False, count: int = 1) -> object:
    decision = Decision(0, shape, (APPLE, PEAR), "fruit.eat", optional, count)
    return meaning(line, decision, NAMED, REFUSED)


@pytest.mark.parametrize("line", ["2", " 2 ", "pear", "eat pear", "PEAR eat", "pe"])
def test_a_number_or_any_words_of_a_choice_choose_it(line: str):
    assert meant(line) == Chosen(PEAR)


def test_words_of_several_choices_choose_none():
    found = meant("eat")
    assert isinstance(found, NotOpen)
    assert "1 Eat Apple; 2 Eat Pear" in found.reason


def test_what_may_not_be_done_is_told_with_its_rule():
    assert meant("plum") == NotOpen("Eat Plum: It is not ripe (fruit.ripe)")


@pytest.mark.parametrize("line", ["3", "0", "-1", "fly"])
def test_anything_else_is_no_choice(line: str):
    assert isinstance(meant(line), NotOpen)


@pytest.mark.parametrize("line", ["0", "no", "N"])
def test_what_is_optional_is_declined(line: str):
    assert meant(line, Shape.PICK, optional=True) == Chosen(None)


def test_an_order_names_everything_once():
    assert meant("2 1", Shape.ORDER) == Chosen((PEAR, APPLE))
    assert meant("2, 1", Shape.ORDER) == Chosen((PEAR, APPLE))
    assert isinstance(meant("2", Shape.ORDER), NotOpen)
    assert isinstance(meant("2 2", Shape.ORDER), NotOpen)


def test_several_are_picked_in_any_order():
    assert meant("2 1", Shape.PICK_SEVERAL, count=2) == Chosen((PEAR, APPLE))
    assert isinstance(meant("1 1", Shape.PICK_SEVERAL, count=2), NotOpen)


@pytest.mark.parametrize(
    ("line", "word", "rest"),
    [("?", "help", ""), ("? pear", "card", "pear"), ("u", "undo", ""), ("save a b.json", "save", "a b.json")],
)
def test_words_to_the_table(line: str, word: str, rest: str):
    assert meant(line) == Command(word, rest)
