"""Decisions accept exactly the answers they list."""

from cardforge.game.decisions import NO, YES, Decision, Shape
from cardforge.game.random import seeded

A, B, C = ("card", "a"), ("card", "b"), ("card", "c")


def decision(shape: Shape, *options: tuple[str, ...], optional: bool = False, count: int = 1) -> Decision:
    return Decision(0, shape, options, "some.rule", optional, count)


def test_declining_is_an_answer_only_where_it_is_optional():
    assert decision(Shape.PICK, A, optional=True).accepts(None)
    assert not decision(Shape.PICK, A).accepts(None)
    assert not decision(Shape.CONFIRM, YES, NO).accepts(None)


def test_several_are_picked_as_often_as_they_stand_there():
    two_of_three = decision(Shape.PICK_SEVERAL, A, A, B, count=2)
    assert two_of_three.accepts((A, A))
    assert two_of_three.accepts((B, A))
    assert not two_of_three.accepts((B, B))
    assert not two_of_three.accepts((A,))
    assert list(two_of_three.answers()) == [(A, A), (A, B)]


def test_an_order_names_all():
    order = decision(Shape.ORDER, A, B, C)
    assert order.accepts((C, A, B))
    assert not order.accepts((C, A))
    assert not order.accepts((C, A, A))
    assert len(list(order.answers())) == 3 * 2 * 1


def test_every_random_answer_is_accepted():
    state = seeded(3)
    for one in (
        decision(Shape.PICK, A, B, optional=True),
        decision(Shape.PICK_SEVERAL, A, A, B, C, count=3),
        decision(Shape.ORDER, A, A, B),
        decision(Shape.CONFIRM, YES, NO),
    ):
        for _ in range(50):
            state, answer = one.random_answer(state)
            assert one.accepts(answer)


def test_alike_options_are_no_choice():
    assert not decision(Shape.ORDER, A, A).is_choice
    assert not decision(Shape.PICK_SEVERAL, A, A, count=1).is_choice
    assert decision(Shape.PICK_SEVERAL, A, A, B, count=1).is_choice
    assert decision(Shape.PICK, A, optional=True).is_choice
