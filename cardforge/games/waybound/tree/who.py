"""Who: the characters a sentence is about.

“You” is the player who controls the card whose ability speaks (a Tactic: who played it; a faction's ability: its
player). Rooted characters are never offered to a move; a target must be on the board and at the place said.
"""

from dataclasses import dataclass
from enum import Enum

from cardforge.games.waybound.tree.where import Place


class Side(Enum):
    """Whose character."""

    ANY = ""
    """Either player's."""
    FRIENDLY = "friendly"
    """Yours; the card that speaks is itself a friendly character."""
    OPPOSING = "opposing"
    """The other player's."""


class Kind(Enum):
    """What kind of character."""

    CHARACTER = "character"
    """An Ally or a Companion."""
    ALLY = "Ally"
    COMPANION = "Companion"


class Readiness(Enum):
    """Ready or exhausted at the moment it is looked at."""

    ANY = ""
    READY = "ready"
    EXHAUSTED = "exhausted"


class Chooser(Enum):
    """Who picks the one."""

    YOU = ""
    DEFENDER = "chosen by the defender"
    """The owner of the character that defends in the Challenge this ability follows; only such an ability says it."""


@dataclass(frozen=True, slots=True)
class Characters:
    """Which characters, wherever they are: “another exhausted friendly Ally”.

    `other` leaves out the card that speaks and every character this ability has named before: the one its event is
    about, that event's defender, a target of an earlier step.
    """

    other: bool
    readiness: Readiness
    side: Side
    kind: Kind


@dataclass(frozen=True, slots=True)
class This:
    """“this”, after a mention “it”: the card whose ability speaks, while it is on the board."""


@dataclass(frozen=True, slots=True)
class YourCompanion:
    """“your Companion”: the Companion of the ability's owner, wherever it stands, even while it recovers."""


@dataclass(frozen=True, slots=True)
class It:
    """“it”: the character named last before, in the same ability.

    That is the target of the nearest earlier step that had one, else the character the event is about. If that target
    was not chosen (there was none) or has left the board, the step does nothing.
    """


@dataclass(frozen=True, slots=True)
class One:
    """“a friendly Ally here”, “another …”: one character of this description, chosen as the step resolves."""

    characters: Characters
    place: Place
    chooser: Chooser


@dataclass(frozen=True, slots=True)
class Each:
    """“each opposing Ally there”: all characters of this description.

    In an effect, those that fit when it resolves, at once; in a static ability, those that fit at any moment.
    """

    characters: Characters
    place: Place


@dataclass(frozen=True, slots=True)
class FirstAllyYouPlay:
    """“the first Ally you play each turn”: the first that its owner plays in a turn, and no later one, wherever it
    enters. If it does not enter where the event asks, no other Ally of that turn counts."""


Target = This | YourCompanion | It | One | Each
"""Whom an effect is done to."""

Bearer = This | YourCompanion
"""A single character that a condition can ask about."""

Holder = This | YourCompanion | Each
"""Who is under a static ability."""

Party = This | YourCompanion | Characters
"""Whom an event is about."""
