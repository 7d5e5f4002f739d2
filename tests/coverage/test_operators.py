"""What each operator makes of a field, by the type of the field alone."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Annotated, NewType

import pytest

from cardforge.coverage.operators import Operator, changes, unchanged_fields


@dataclass(frozen=True)
class Bounds:
    least: int
    most: int
    nonzero: bool = False


class Side(Enum):
    FRIENDLY = "friendly"
    OPPOSING = "opposing"
    ANY = "any"


Place = NewType("Place", str)
Amount = Annotated[int, Bounds(1, 3)]
Signed = Annotated[int, Bounds(-2, 2, nonzero=True)]


@dataclass(frozen=True)
class This:
    """A part without parts."""


@dataclass(frozen=True)
class One:
    side: Side


@dataclass(frozen=True)
class Chosen:
    side: Side
    place: Place


@dataclass(frozen=True)
class May:
    price: Annotated[int, Bounds(0, 5)]


@dataclass(frozen=True)
class Heal:
    amount: Amount
    target: This | One | Chosen

    def __post_init__(self) -> None:
        if self.amount == 3 and isinstance(self.target, This):
            raise ValueError("this cannot heal 3 from itself")


@dataclass(frozen=True)
class Named:
    name: str = field(metadata={"unchanged": "a name does nothing"})
    amount: Amount = 1


def made(tree, declared, operator, nouns=None):
    """The trees that one operator makes."""
    return [one.tree for one in changes(tree, declared, nouns or {}) if one.operator is operator]


def test_a_number_is_one_less_and_one_more_within_the_bounds_of_its_type():
    assert made(2, Amount, Operator.NUMBER) == [1, 3]
    assert made(1, Amount, Operator.NUMBER) == [2]
    assert made(3, Amount, Operator.NUMBER) == [2]


def test_a_number_that_is_never_nothing_does_not_become_nothing():
    assert made(1, Signed, Operator.NUMBER) == [2]
    assert made(-1, Signed, Operator.NUMBER) == [-2]


def test_a_number_without_bounds_may_become_anything():
    assert made(0, int, Operator.NUMBER) == [-1, 1]


def test_an_enumeration_becomes_each_other_member():
    assert made(Side.FRIENDLY, Side, Operator.MEMBER) == [Side.OPPOSING, Side.ANY]


def test_a_flag_is_turned_and_is_no_number():
    assert [(one.operator, one.tree) for one in changes(True, bool, {})] == [(Operator.FLAG, False)]


def test_a_noun_becomes_each_other_noun_of_its_sort():
    assert made("left", Place, Operator.NOUN, {Place: ["left", "right", "middle"]}) == ["right", "middle"]
    assert made("left", Place, Operator.NOUN) == []


def test_an_optional_part_is_removed():
    assert made(Side.ANY, Side | None, Operator.REMOVED) == [None]
    assert made(None, Side | None, Operator.REMOVED) == []


def test_what_must_be_done_may_be_done_for_the_least_price():
    assert made(None, May | None, Operator.OPTIONAL) == [May(0)]


def test_an_optional_part_that_is_no_price_is_not_made_up():
    assert made(None, One | None, Operator.OPTIONAL) == []
    assert made(None, Amount | None, Operator.OPTIONAL) == []


def test_a_part_becomes_another_kind_that_needs_no_part_which_it_lacks():
    target = This | One | Chosen
    assert made(Chosen(Side.ANY, Place("left")), target, Operator.KIND) == [This(), One(Side.ANY)]
    assert made(One(Side.ANY), target, Operator.KIND) == [This()]
    assert made(This(), target, Operator.KIND) == []


def test_a_part_becomes_each_member_of_an_enumeration_that_may_stand_there():
    assert made(This(), This | Side, Operator.KIND) == [Side.FRIENDLY, Side.OPPOSING, Side.ANY]


def test_of_a_sequence_one_is_dropped_and_two_neighbours_are_swapped():
    declared = tuple[Amount, ...]
    assert made((1, 2, 2), declared, Operator.DROPPED) == [(2, 2), (1, 2), (1, 2)]
    assert made((1, 2, 2), declared, Operator.SWAPPED) == [(2, 1, 2)]


def test_a_tuple_of_fixed_length_keeps_its_length():
    declared = tuple[Amount, Amount]
    found = list(changes((1, 3), declared, {}))
    assert [one.tree for one in found] == [(2, 3), (1, 2)]
    assert [one.path for one in found] == [(0,), (1,)]


def test_a_part_deep_inside_is_changed_alone():
    tree = (Heal(2, One(Side.ANY)),)
    found = [one for one in changes(tree, tuple[Heal, ...], {}) if one.operator is Operator.MEMBER]
    assert [one.tree for one in found] == [(Heal(2, One(Side.FRIENDLY)),), (Heal(2, One(Side.OPPOSING)),)]
    assert {one.path for one in found} == {(0, "target", "side")}


def test_what_the_model_refuses_is_no_change():
    assert made(Heal(2, This()), Heal, Operator.NUMBER) == [Heal(1, This())]
    assert made(Heal(3, One(Side.ANY)), Heal, Operator.KIND) == []


def test_a_field_that_the_model_sets_apart_is_never_changed_and_its_reason_is_told():
    assert [one.tree for one in changes(Named("a", 1), Named, {})] == [Named("a", 2)]
    assert list(unchanged_fields(tuple[Named, ...])) == [("Named.name", "a name does nothing")]


@pytest.mark.parametrize("declared", [Heal, tuple[Heal, ...], Heal | None])
def test_models_without_such_a_field_have_no_reasons(declared):
    assert list(unchanged_fields(declared)) == []
