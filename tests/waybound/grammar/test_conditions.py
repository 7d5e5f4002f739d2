"""What must be so, of this card, of your Companion, of the realm."""

import pytest

from cardforge.games.waybound.tree import (
    AtRoute,
    CompanionIsHere,
    Damaged,
    IsReady,
    RealmIs,
    Stands,
    This,
    YourCompanion,
)


@pytest.mark.parametrize(
    ("words", "state"),
    [
        ("has damage", Damaged(This(), True)),
        ("has no damage", Damaged(This(), False)),
        ("is ready", IsReady(This(), True)),
        ("is exhausted", IsReady(This(), False)),
        ("is in the Netherway", Stands(This(), AtRoute("R-NETHERWAY"))),
        ("is at Glass Orchard", Stands(This(), AtRoute("WB-025"))),
    ],
)
def test_conditions_of_this(words, state, body):
    assert body(f"While this {words}, it has +1 Force.").condition == state


@pytest.mark.parametrize(
    ("words", "state"),
    [
        ("your Companion has damage", Damaged(YourCompanion(), True)),
        ("your Companion is here", CompanionIsHere()),
        ("the Netherway is open", RealmIs(True)),
        ("the Netherway is closed", RealmIs(False)),
    ],
)
def test_conditions_of_the_world(words, state, body):
    assert body(f"While {words}, this has +1 Force.").condition == state


def test_a_trigger_asks_with_if(body, canonical):
    text = "When this enters, if your Companion is here, draw 1 card."
    assert body(text).condition == CompanionIsHere()
    assert canonical(text.replace("if", "while")) == text


def test_after_a_condition_of_this_it_is_it(canonical):
    assert canonical("While this has damage, this has +2 Force.") == "While this has damage, it has +2 Force."
