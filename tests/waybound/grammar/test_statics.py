"""What simply holds."""

import pytest

from cardforge.games.waybound.tree import (
    AnyNormalMoveCosts,
    AtRoute,
    ChallengeHas,
    ChoosesDefender,
    Damaging,
    DealsMore,
    Defender,
    Each,
    Has,
    Kind,
    MayPayToStayReady,
    NormalMoveCosts,
    NormalMoveKeepsReady,
    Readiness,
    TakesLess,
    This,
    ThisRoute,
    Which,
)

REALM = AtRoute("R-NETHERWAY")


@pytest.mark.parametrize(
    ("text", "statement"),
    [
        ("This has +1 Guard.", Has(This(), 1, "guard")),
        ("This takes 2 less damage.", TakesLess(This(), 2, Damaging.ANY, None)),
        (
            "This takes 1 less Challenge damage, but never less than 1.",
            TakesLess(This(), 1, Damaging.CHALLENGE, never_below=1),
        ),
        ("Its first Challenge each turn has +2 Force.", ChallengeHas(Which.FIRST, 2, "force")),
        ("In the turn this enters, its first Challenge has +2 Force.", ChallengeHas(Which.FIRST, 2, "force")),
        ("Each of its Challenges has +1 Force.", ChallengeHas(Which.EVERY, 1, "force")),
        ("When this Challenges, it deals 2 more damage.", DealsMore(None, 2)),
        (
            "When this Challenges an exhausted Ally, it deals 1 more damage.",
            DealsMore(Defender(Readiness.EXHAUSTED, Kind.ALLY), 1),
        ),
        ("When this Challenges, you choose which ready character defends.", ChoosesDefender(among_ready=True)),
        ("When this Challenges, you choose which character defends.", ChoosesDefender(among_ready=False)),
        ("Its first normal move each turn costs 0.", NormalMoveCosts(Which.FIRST, None, 0)),
        ("Its first normal move to Windbridge each turn costs 0.", NormalMoveCosts(Which.FIRST, AtRoute("WB-024"), 0)),
        ("Its normal move to the Netherway costs 2.", NormalMoveCosts(Which.EVERY, REALM, 2)),
        ("A normal move into this Route costs 0.", AnyNormalMoveCosts(ThisRoute.THIS_ROUTE, 0)),
        ("A normal move into the Netherway costs 2.", AnyNormalMoveCosts(REALM, 2)),
        ("Its normal move does not exhaust it.", NormalMoveKeepsReady(None)),
        ("Its normal move to the Netherway does not exhaust it.", NormalMoveKeepsReady(REALM)),
        ("When this makes its normal move, you may pay 2 more to keep it ready.", MayPayToStayReady(2)),
    ],
)
def test_statements(text, statement, body):
    assert body(text).statement == statement


def test_a_static_may_cover_others(body):
    who = body("Each other friendly Ally here has +1 Insight.").statement.who
    assert isinstance(who, Each)
    assert (who.characters.other, who.characters.kind) == (True, Kind.ALLY)


def test_a_lasting_gain_is_had(canonical):
    assert canonical("This gets +1 Force.") == "This has +1 Force."
