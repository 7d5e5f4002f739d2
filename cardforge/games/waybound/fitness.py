"""Which ability fits which kind of card: a sentence may mean something and still not be able to happen where it stands.

A Tactic is gone before anything could follow from it. A Route and a faction have no character of their own; a Route has
no owner either, and a faction no place. A Companion is on the board from the start and never enters.
"""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from cardforge.games.waybound.tree import (
    Ability,
    Activated,
    ChallengeHas,
    ChoosesDefender,
    CompanionIsHere,
    DealsMore,
    Enters,
    HasKeyword,
    Heading,
    MayPayToStayReady,
    NamedAbilityCost,
    NamedAbilityLimit,
    NormalMoveCosts,
    NormalMoveKeepsReady,
    Played,
    Scene,
    Side,
    Spot,
    Static,
    This,
    ThisRoute,
    Turn,
    YourCompanion,
)

FACTION = "faction"
"""What stands in the place of a kind for the ability of a whole faction."""

ROUTES = frozenset({"route", "realm"})
COMPANIONS = frozenset({"companion", "path", "ascension"})
_OF_A_CHARACTER = (
    This,
    HasKeyword,
    Activated,
    NamedAbilityCost,
    NamedAbilityLimit,
    ChallengeHas,
    DealsMore,
    ChoosesDefender,
    NormalMoveCosts,
    NormalMoveKeepsReady,
    MayPayToStayReady,
)
_OF_AN_OWNER = (YourCompanion, CompanionIsHere)
_WORDS_OF_AN_OWNER = (Side.FRIENDLY, Side.OPPOSING, Turn.YOURS, Spot.WITH_COMPANION)
_WORDS_OF_A_PLACE = (Spot.HERE, Scene.HERE, Heading.THIS_ROUTE, ThisRoute.THIS_ROUTE)
_NO_MEANING = "this kind of card has"


def misfit(kind: str, ability: Ability) -> str | None:
    """Why an ability cannot work on a card of this kind (or on `FACTION`), as a sentence; None if it can."""
    body = ability.body
    nodes = tuple(walk(body))
    if (kind == "tactic") != isinstance(body, Played):
        if kind == "tactic":
            return "a Tactic is discarded when it has been played: it can only say what it does then"
        return "only a Tactic does something by being played: say when this happens"
    if kind == "tactic":
        return None
    if kind in COMPANIONS and any(isinstance(node, Enters) and isinstance(node.who, This) for node in nodes):
        return "a Companion is in play from the start and never enters"
    if (kind in ROUTES or kind == FACTION) and any(isinstance(node, _OF_A_CHARACTER) for node in nodes):
        return f"{_NO_MEANING} no character of its own that this could be about"
    if kind in ROUTES:
        return _misfit_of_route(body, nodes)
    if any(node is ThisRoute.THIS_ROUTE for node in nodes):
        return f"{_NO_MEANING} no Route that “this Route” could be"
    if kind == FACTION and any(node in _WORDS_OF_A_PLACE for node in nodes):
        return f"{_NO_MEANING} no place that “here” could be"
    return None


def walk(node: object) -> Iterator[object]:
    """A node of a tree and all inside it: models, enum members, numbers and texts, outer ones first."""
    yield node
    if isinstance(node, tuple):
        for item in node:
            yield from walk(item)
    elif is_dataclass(node):
        for field in fields(node):
            yield from walk(getattr(node, field.name))


def _misfit_of_route(body: object, nodes: tuple[object, ...]) -> str | None:
    if not isinstance(body, Static):
        return "a Route has no owner who could do something: it can only say what holds there"
    if any(isinstance(node, _OF_AN_OWNER) or node in _WORDS_OF_AN_OWNER for node in nodes):
        return "a Route has no owner: nobody is friendly or opposing to it, and no turn is its own"
    return None
