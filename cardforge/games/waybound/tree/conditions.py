"""Conditions: what must be so, and in whose turn."""

from dataclasses import dataclass
from enum import Enum

from cardforge.games.waybound.tree.where import AtRoute
from cardforge.games.waybound.tree.who import Bearer


class Turn(Enum):
    """In which turns a static ability holds."""

    ANY = ""
    YOURS = "on your turn"
    """Only while it is your turn."""
    OF_ENTRY = "in the turn this enters"
    """Only in the turn in which this card entered the board."""


class EventTurn(Enum):
    """In which turns an ability waits for its event."""

    ANY = ""
    YOURS = "on your turn"


@dataclass(frozen=True, slots=True)
class Damaged:
    """“this has damage”, “this has no damage”: `damaged` says which."""

    who: Bearer
    damaged: bool


@dataclass(frozen=True, slots=True)
class Stands:
    """“this is in the realm”, “your Companion is at ROUTE”."""

    who: Bearer
    place: AtRoute


@dataclass(frozen=True, slots=True)
class CompanionIsHere:
    """“your Companion is here”: it stands at the Route of the card that speaks."""


@dataclass(frozen=True, slots=True)
class IsReady:
    """“this is ready”, “this is exhausted”: `ready` says which."""

    who: Bearer
    ready: bool


@dataclass(frozen=True, slots=True)
class RealmIs:
    """“the realm is open”, “the realm is closed”: `open` says which."""

    open: bool


State = Damaged | Stands | CompanionIsHere | IsReady | RealmIs
"""What can be so or not so at any moment."""
