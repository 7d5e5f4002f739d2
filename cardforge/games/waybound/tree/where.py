"""Where: the places a character is at, comes from and goes to. A Route is held by its id, the realm's id included."""

from dataclasses import dataclass
from enum import Enum
from typing import NewType

RouteId = NewType("RouteId", str)
"""The id of a Route in the vocabulary; the temporary realm is a Route with an id like any other."""


@dataclass(frozen=True, slots=True)
class AtRoute:
    """“at ROUTE”, “in the realm”; after *from* and *to*, the same Route as start or end of a move.

    Nobody is at a realm that is closed, and nobody can move to it.
    """

    route: RouteId


class Spot(Enum):
    """A place that is known only in play."""

    ANYWHERE = "anywhere"
    """Any Route in play, the open realm included. Said of opposing targets, left unsaid otherwise."""
    HERE = "here"
    """The Route of the card whose ability speaks, at the moment the effect resolves; on a Route, that Route."""
    THERE = "there"
    """The Route chosen by an earlier “Choose a Route.” of the same ability."""
    WITH_COMPANION = "where your Companion is"
    """The Route at which the Companion of the ability's owner stands."""


Place = Spot | AtRoute


class Start(Enum):
    """Where a moved character comes from, when no single Route is named."""

    ANYWHERE = "anywhere"
    """Unsaid: wherever it is."""
    NORMAL_ROUTES = "a normal Route"
    """Any of the lasting Routes: not the realm."""


Origin = Start | AtRoute


class Heading(Enum):
    """Where a moved character may go, when no single Route is named. The mover's owner of the ability chooses."""

    ADJACENT = "an adjacent Route"
    """A Route next to the character's own; the open realm is adjacent to the Route it is joined to, and only to it."""
    ANY_ROUTE = "any Route"
    """Every Route in play but the one the character is at, the open realm included."""
    THIS_ROUTE = "this Route"
    """The Route of the card whose ability speaks."""
    THERE = "there"
    """The Route chosen by an earlier “Choose a Route.” of the same ability."""
    WITH_COMPANION = "where your Companion is"
    """The Route at which the Companion of the ability's owner stands."""


Destination = Heading | AtRoute


class Scene(Enum):
    """Where something happens that an ability waits for, when no single Route is named."""

    ANYWHERE = "anywhere"
    """Unsaid: at any Route."""
    HERE = "here"
    """At the Route of the card whose ability waits, when it happens."""


EventPlace = Scene | AtRoute
