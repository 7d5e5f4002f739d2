"""Events that abilities wait for, as tests over what happened."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardforge.games.waybound.compile.describe import Speaker, fits
from cardforge.games.waybound.compile.statics import defender_test
from cardforge.games.waybound.state import Character
from cardforge.games.waybound.tree.abilities import Triggered
from cardforge.games.waybound.tree.conditions import EventTurn
from cardforge.games.waybound.tree.triggers import (
    Challenges,
    ChallengesAndDefeats,
    ChosenToDefend,
    Emerges,
    Enters,
    Explores,
    ExploresRealm,
    MakesNormalMove,
)
from cardforge.games.waybound.tree.triggers import Event as TreeEvent
from cardforge.games.waybound.tree.where import AtRoute, EventPlace, Scene
from cardforge.games.waybound.tree.who import Characters, FirstAllyYouPlay, Party, This

if TYPE_CHECKING:
    from cardforge.games.waybound.board import Board

ENTERED, EXPLORED, DEFENDING, CHALLENGED, MOVED = "entered", "explored", "defending", "challenged", "moved"
"""Moments at which triggered abilities are looked for."""

MOMENTS: dict[type, str] = {
    Enters: ENTERED,
    Explores: EXPLORED,
    ExploresRealm: EXPLORED,
    Emerges: EXPLORED,
    Challenges: CHALLENGED,
    ChallengesAndDefeats: CHALLENGED,
    ChosenToDefend: DEFENDING,
    MakesNormalMove: MOVED,
}
"""At which moment each kind of event is known."""


@dataclass(slots=True)
class Happening:
    """What triggers may ask about what just happened."""

    moment: str
    subject: Character
    """Who entered, Explored, Challenges, was chosen to defend, moved."""
    route: int
    """Where it is now."""
    origin: int = -1
    """Where an Explore began."""
    realm: bool = False
    """Whether the Explore was one of the realm, ended by an exit."""
    first_ally: bool = False
    """Whether it is the first Ally that its owner played this turn."""
    defender: Character | None = None
    defender_was_ready: bool = False
    defeated: bool = False
    """Whether the Challenge defeated its defender."""
    excess: int = 0
    """Damage dealt beyond the Guard that had remained."""


Matches = Callable[["Board", Speaker, Happening], bool]


def matches(ability: Triggered, routes: Mapping[str, int]) -> Matches:
    """A test for "After another friendly character Challenges here on your turn"."""
    event = _event(ability.event, routes)
    if ability.turn is EventTurn.YOURS:
        return lambda board, speaker, happening: board.state.active == speaker.you and event(board, speaker, happening)
    return event


def _event(event: TreeEvent, routes: Mapping[str, int]) -> Matches:
    match event:
        case Enters(who=FirstAllyYouPlay(), place=place):
            there = _scene(place, routes)
            return lambda board, speaker, happening: (
                happening.first_ally and happening.subject.owner == speaker.you and there(speaker, happening.route)
            )
        case Enters(who=who, place=place) | MakesNormalMove(who=who, place=place):
            assert not isinstance(who, FirstAllyYouPlay)
            return _party_at(who, place, routes)
        case Explores(who=who, place=place):
            party, there = _party(who), _scene(place, routes)
            return lambda board, speaker, happening: (
                party(board, speaker, happening.subject) and there(speaker, happening.origin)
            )
        case ExploresRealm(who=who):
            party = _party(who)
            return lambda board, speaker, happening: happening.realm and party(board, speaker, happening.subject)
        case Emerges(who=who, place=place):
            emerged = _party_at(who, place, routes)
            return lambda board, speaker, happening: happening.realm and emerged(board, speaker, happening)
        case Challenges(who=who, defender=defender, place=place):
            challenged, against = _party_at(who, place, routes), defender_test(defender)
            return lambda board, speaker, happening: (
                happening.defender is not None
                and against(happening.defender.companion, happening.defender_was_ready)
                and challenged(board, speaker, happening)
            )
        case ChallengesAndDefeats(who=who, defender=defender, place=place):
            challenged, against = _party_at(who, place, routes), defender_test(defender)
            return lambda board, speaker, happening: (
                happening.defeated
                and happening.defender is not None
                and against(happening.defender.companion, happening.defender_was_ready)
                and challenged(board, speaker, happening)
            )
        case ChosenToDefend(who=who):
            chosen = _party(who)
            return lambda board, speaker, happening: chosen(board, speaker, happening.subject)
    raise NotImplementedError(f"no rule for {type(event).__name__}")


def _party(who: Party) -> Callable[[Board, Speaker, Character], bool]:
    if isinstance(who, This):
        return lambda board, speaker, subject: subject is speaker.this
    if isinstance(who, Characters):
        test = fits(who)
        return lambda board, speaker, subject: test(subject, speaker, ())
    return lambda board, speaker, subject: subject.companion and subject.owner == speaker.you


def _scene(place: EventPlace, routes: Mapping[str, int]) -> Callable[[Speaker, int], bool]:
    if isinstance(place, AtRoute):
        index = routes[place.route]
        return lambda speaker, route: route == index
    if place is Scene.HERE:
        return lambda speaker, route: route == speaker.here
    return lambda speaker, route: True


def _party_at(who: Party, place: EventPlace, routes: Mapping[str, int]) -> Matches:
    party = _party(who)
    if place is Scene.ANYWHERE:
        return lambda board, speaker, happening: party(board, speaker, happening.subject)
    there = _scene(place, routes)
    return lambda board, speaker, happening: (
        there(speaker, happening.route) and party(board, speaker, happening.subject)
    )
