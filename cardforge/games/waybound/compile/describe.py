"""Phrases that describe characters and places, as functions.

A `Speaker` is whoever's ability it is: a character, a Tactic, a faction, a Route.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from cardforge.games.waybound.state import Character
from cardforge.games.waybound.tree.conditions import CompanionIsHere, Damaged, IsReady, RealmIs, Stands
from cardforge.games.waybound.tree.conditions import State as Condition
from cardforge.games.waybound.tree.where import AtRoute, Heading, Place, Spot
from cardforge.games.waybound.tree.who import Bearer, Characters, Kind, Readiness, This
from cardforge.games.waybound.tree.who import Side as Whose

if TYPE_CHECKING:
    from cardforge.games.waybound.board import Board

ANYWHERE = -1
NOWHERE = -2


class Speaker(NamedTuple):
    """Whose ability speaks: the player who is "you", the character that is "this", the Route that is "here"."""

    you: int
    this: Character | None
    here: int


Fits = Callable[[Character, Speaker, tuple[int, ...]], bool]
"""Whether a character answers a description; the numbers are those of the characters named before."""

Holds = Callable[["Board", Speaker], bool]
"""Whether a condition is so."""

Locate = Callable[["Board", Speaker, int], int]
"""The Route that a phrase means, ANYWHERE or NOWHERE; the number is the Route chosen before."""


def fits(characters: Characters) -> Fits:
    """A test for "another exhausted friendly Ally"."""
    other, readiness, side, kind = characters.other, characters.readiness, characters.side, characters.kind
    wants_companion = kind is Kind.COMPANION
    any_kind = kind is Kind.CHARACTER
    wants_ready = readiness is Readiness.READY
    any_readiness = readiness is Readiness.ANY
    any_side = side is Whose.ANY
    friendly = side is Whose.FRIENDLY

    def test(character: Character, speaker: Speaker, named: tuple[int, ...]) -> bool:
        return (
            (any_side or (character.owner == speaker.you) is friendly)
            and (any_kind or character.companion is wants_companion)
            and (any_readiness or character.ready is wants_ready)
            and not (other and (character is speaker.this or character.uid in named))
        )

    return test


def locate(place: Place | Heading, routes: Mapping[str, int]) -> Locate:
    """The Route that "here", "there", "at Windbridge" means at the moment."""
    if isinstance(place, AtRoute):
        index = routes[place.route]
        return lambda board, speaker, there: index if index in board.routes_in_play() else NOWHERE
    if place is Spot.HERE or place is Heading.THIS_ROUTE:
        return lambda board, speaker, there: speaker.here
    if place is Spot.THERE or place is Heading.THERE:
        return lambda board, speaker, there: there
    if place is Spot.WITH_COMPANION or place is Heading.WITH_COMPANION:
        return lambda board, speaker, there: board.state.sides[speaker.you].companion.route
    return lambda board, speaker, there: ANYWHERE


def bearer(who: Bearer) -> Callable[[Board, Speaker], Character | None]:
    """The one character that "this" or "your Companion" is."""
    if isinstance(who, This):
        return lambda board, speaker: speaker.this
    return lambda board, speaker: board.state.sides[speaker.you].companion


def holds(condition: Condition | None, routes: Mapping[str, int]) -> Holds | None:
    """A test for "while this has damage"; None where there is no condition."""
    match condition:
        case None:
            return None
        case Damaged(who=who, damaged=damaged):
            whom = bearer(who)

            def has_damage(board: Board, speaker: Speaker) -> bool:
                character = whom(board, speaker)
                return character is not None and (character.damage > 0) is damaged

            return has_damage
        case Stands(who=who, place=place):
            standing, index = bearer(who), routes[place.route]

            def stands(board: Board, speaker: Speaker) -> bool:
                character = standing(board, speaker)
                return character is not None and character.route == index

            return stands
        case CompanionIsHere():
            return lambda board, speaker: board.state.sides[speaker.you].companion.route == speaker.here
        case IsReady(who=who, ready=ready):
            looked_at = bearer(who)

            def is_ready(board: Board, speaker: Speaker) -> bool:
                character = looked_at(board, speaker)
                return character is not None and character.ready is ready

            return is_ready
        case RealmIs(open=is_open):
            return lambda board, speaker: (board.state.realm_opener >= 0) is is_open
    raise NotImplementedError(f"no test for {type(condition).__name__}")
