"""What an ability waits for, and about whom."""

import pytest

from cardforge.games.waybound.tree import (
    AtRoute,
    Challenges,
    ChallengesAndDefeats,
    ChosenToDefend,
    Defender,
    Emerges,
    Enters,
    Explores,
    ExploresRealm,
    Kind,
    MakesNormalMove,
    Readiness,
    Scene,
    Side,
    This,
)

THIS, ANYWHERE = This(), Scene.ANYWHERE


@pytest.mark.parametrize(
    ("words", "event"),
    [
        ("When this enters", Enters(THIS, ANYWHERE)),
        ("When this enters at Windbridge", Enters(THIS, AtRoute("WB-024"))),
        ("When this is chosen to defend", ChosenToDefend(THIS)),
        ("After this Explores", Explores(THIS, ANYWHERE)),
        ("After this Explores the Netherway", ExploresRealm(THIS)),
        ("After this emerges", Emerges(THIS, ANYWHERE)),
        ("After this makes its normal move", MakesNormalMove(THIS, ANYWHERE)),
        ("After this Challenges", Challenges(THIS, None, ANYWHERE)),
        (
            "After this Challenges a ready character",
            Challenges(THIS, Defender(Readiness.READY, Kind.CHARACTER), ANYWHERE),
        ),
        (
            "After this Challenges and defeats a Companion",
            ChallengesAndDefeats(THIS, Defender(Readiness.ANY, Kind.COMPANION), ANYWHERE),
        ),
    ],
)
def test_events_of_this(words, event, body):
    assert body(f"{words}, draw 1 card.").event == event


@pytest.mark.parametrize("side", [Side.FRIENDLY, Side.OPPOSING])
def test_events_of_others_have_a_place(side, body):
    event = body(f"After another {side.value} character Challenges here, draw 1 card.").event
    assert (event.who.side, event.who.other, event.place) == (side, True, Scene.HERE)


def test_this_is_always_here(refused):
    assert "always here" in refused("After this Explores here, draw 1 card.")


def test_when_and_after_follow_the_event(canonical):
    assert canonical("When this Explores, draw 1 card.") == "After this Explores, draw 1 card."
    assert canonical("After this enters, draw 1 card.") == "When this enters, draw 1 card."
