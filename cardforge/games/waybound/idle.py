"""Words that say nothing where they stand: what they add is always so, or nothing could be otherwise because of them.

The sentence has its meaning without them, and that is how it should be printed: every word on a card counts.
"""

from __future__ import annotations

from collections.abc import Iterator

from cardforge.games.waybound.fitness import COMPANIONS, FACTION, ROUTES, walk
from cardforge.games.waybound.tree import (
    Ability,
    Activated,
    AnyNormalMoveCosts,
    ChallengeHas,
    Challenges,
    ChallengesAndDefeats,
    Change,
    Characters,
    ChoosesDefender,
    CompanionIsHere,
    DealsMore,
    Emerges,
    Enters,
    EventTurn,
    Explores,
    ExploresRealm,
    FirstAllyYouPlay,
    Heading,
    MayPayToStayReady,
    NormalMoveCosts,
    NormalMoveKeepsReady,
    Played,
    Spot,
    Static,
    This,
    Triggered,
    Turn,
    YourCompanion,
)

_ON_ITS_OWN_TURN = (Enters, Explores, ExploresRealm, Emerges, Challenges, ChallengesAndDefeats)
"""What a character does on its owner's turn only."""
_OWN_ACTS = (
    ChallengeHas,
    DealsMore,
    ChoosesDefender,
    NormalMoveCosts,
    NormalMoveKeepsReady,
    MayPayToStayReady,
)
_NEVER_ADD_UP = (ChoosesDefender, NormalMoveCosts, AnyNormalMoveCosts, NormalMoveKeepsReady, MayPayToStayReady)
_WITH_COMPANION = (Spot.WITH_COMPANION, Heading.WITH_COMPANION)


def idle_words(kind: str, ability: Ability) -> Iterator[str]:
    """What is said in vain by an ability on a card of this kind, each as a sentence with what to leave out."""
    body = ability.body
    if _does_not_stack(body) and not _could_stack(body):
        yield "nothing here could stack: leave out “Does not stack.”"
    if _own_turn(body):
        yield "this happens on your turn only: leave out “on your turn”"
    nodes = tuple(walk(body))
    if kind in COMPANIONS:
        if any(isinstance(node, YourCompanion) for node in nodes):
            yield "this card is your Companion: say “this”"
        if any(isinstance(node, CompanionIsHere) for node in nodes):
            yield "this card is your Companion: it is always here"
        if any(node in _WITH_COMPANION for node in nodes):
            yield "this card is your Companion: say “here” or “this Route”"
    elif kind in ROUTES and any(isinstance(node, Characters) and node.other for node in nodes):
        yield "this card is no character: nobody is “other” than it"
    elif kind == FACTION and isinstance(body, Triggered) and _is_other(body.event.who):
        yield "a faction is no character: nobody is “another” than it"


def _does_not_stack(body: object) -> bool:
    return isinstance(body, Static | Triggered | Activated | Played) and not body.stacks


def _could_stack(body: object) -> bool:
    """Whether two of this could speak at once: of one event, or of one statistic or damage."""
    if isinstance(body, Static):
        return not isinstance(body.statement, _NEVER_ADD_UP)
    steps = body.steps if isinstance(body, Triggered | Activated | Played) else ()
    if any(isinstance(node, Change) for step in steps for node in walk(step)):
        return True
    return isinstance(body, Triggered) and not isinstance(body.event.who, This)


def _own_turn(body: object) -> bool:
    if isinstance(body, Static):
        return body.turn is Turn.YOURS and isinstance(body.statement, _OWN_ACTS)
    if not isinstance(body, Triggered) or body.turn is not EventTurn.YOURS:
        return False
    own = isinstance(body.event.who, This | YourCompanion | FirstAllyYouPlay)
    return own and isinstance(body.event, _ON_ITS_OWN_TURN)


def _is_other(who: object) -> bool:
    return isinstance(who, Characters) and who.other
