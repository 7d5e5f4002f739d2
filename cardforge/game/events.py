"""What happened, as plain data. Every change of a match is an event; triggers and the public log are made of them.

An event is a tuple `(kind, rule, player, public, private, ...)`:

* `kind` is a word of the game, `rule` the id of the rule that made it happen;
* `player` is whom it concerns, who alone may see `private`, or -1;
* `public` and `private` are plain values: what all may know, and what only that player may.
"""

from __future__ import annotations

from typing import Any, NamedTuple

NOBODY = -1
"""No player: something that concerns nobody in particular."""


class Event(NamedTuple):
    """One thing that happened."""

    kind: str
    rule: str
    player: int = NOBODY
    public: tuple[Any, ...] = ()
    private: tuple[Any, ...] | None = None

    def seen_by(self, viewer: int | None) -> Event:
        """The event as that player sees it; None sees all."""
        if self.private is None or viewer is None or viewer == self.player:
            return self
        return self._replace(private=None)
