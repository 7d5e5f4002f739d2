"""Following a match: what somebody can be told about the abilities that are played. Nothing depends on it.

An ability is named by its key, `card#line`. What happens to one of its steps carries the number of the step.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from cardforge.games.waybound.compile.faces import Face
    from cardforge.games.waybound.ruleset import Ruleset

DONE = "done"
"""A step did something that was written down."""
DECLINED = "declined"
NO_TARGET = "no legal target"
MISSED = "rolled too little"
LIMIT = "limit reached"
CAP = "cap reached"
REFUSED = "refused without a legal target"
"""A Tactic that could not be played."""
APPLIED = "applied"
"""A static held when somebody asked for what it changes."""
HELD, FAILED = "condition so", "condition not so"
OTHER_TURN = "in another turn"
OTHER_EVENT = "at another event"
MAY_PLAY, MAY_NOT_PLAY = "may be played", "may not be played"


class Follower(Protocol):
    """Whoever follows the matches of a ruleset."""

    def compiled(self, ruleset: Ruleset, face: Face) -> None:
        """A face was compiled; nobody has used it yet."""
        ...

    def saw(self, ability: str, what: str) -> None:
        """Something happened to an ability."""
        ...


def at_step(number: int, what: str) -> str:
    """Something that happened to one step of an ability."""
    return f"{number} {what}"
