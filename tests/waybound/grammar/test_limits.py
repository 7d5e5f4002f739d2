"""How often, how long, how much in all, and what does not add up."""

import pytest

from cardforge.games.waybound.tree import Duration, Limit, Period


@pytest.mark.parametrize(
    ("words", "limit"),
    [
        ("Once each turn.", Limit(1, Period.TURN)),
        ("Twice each turn.", Limit(2, Period.TURN)),
        ("Three times each round.", Limit(3, Period.ROUND)),
    ],
)
def test_limits(words, limit, body):
    assert body(f"When this enters, draw 1 card. {words}").limit == limit


def test_per_turn_is_each_turn(canonical):
    assert (
        canonical("When this enters, draw 1 card. Once per turn.") == "When this enters, draw 1 card. Once each turn."
    )


@pytest.mark.parametrize("duration", Duration)
def test_durations(duration, effect):
    assert effect(f"Your Companion gets +1 Force {duration.value}.").duration is duration


def test_a_change_may_be_capped_in_its_own_direction(body, refused):
    text = "After this Challenges, this gets +1 Force this turn, up to {}."
    assert body(text.format("+3")).steps[0].effect.up_to == 3
    assert "cannot cap" in refused(text.format("-3"))


@pytest.mark.parametrize(
    "text",
    [
        "This has +1 Force.",
        "When this enters, an opposing character here gets -1 Force this turn.",
        "Once during your turn, pay 1: this gets +1 Force this turn.",
        "Your Companion gets +1 Force this turn.",
    ],
)
def test_everything_may_fail_to_stack(text, body):
    assert body(text).stacks
    assert not body(f"{text} Does not stack.").stacks
