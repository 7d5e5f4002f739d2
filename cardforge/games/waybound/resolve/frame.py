"""An ability that is being resolved. Between two decisions it lies in the state as a plain tuple."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardforge.games.waybound.compile.describe import NOWHERE, Speaker
from cardforge.games.waybound.state import Character, Task

if TYPE_CHECKING:
    from cardforge.games.waybound.board import Board


class Frame:
    """Which ability, at which step, whose, and whom it has named so far. Characters are held by number, 0 for none."""

    __slots__ = (
        "ability", "chooser", "counted", "defender", "excess", "here", "it", "named", "step", "subject", "there",
        "this", "you",
    )  # fmt: skip

    def __init__(
        self,
        ability: str,
        you: int,
        this: int = 0,
        here: int = NOWHERE,
        subject: int = 0,
        defender: int = 0,
        chooser: int = -1,
        excess: int = 0,
        named: tuple[int, ...] = (),
        it: int = 0,
        there: int = NOWHERE,
        step: int = 0,
        counted: bool = False,
    ) -> None:
        self.ability = ability
        self.you = you
        self.this = this
        self.here = here
        """The Route of a source that is no character."""
        self.subject = subject
        """The character that the event is about."""
        self.defender = defender
        self.chooser = chooser
        """The player who decides what "the defender" chooses."""
        self.excess = excess
        self.named = named
        self.it = it
        self.there = there
        self.step = step
        self.counted = counted
        """Whether this use of a limited ability has been counted."""

    def plain(self) -> Task:
        """The frame as plain values; `Frame(*values)` is the frame again."""
        return (
            self.ability, self.you, self.this, self.here, self.subject, self.defender, self.chooser, self.excess,
            self.named, self.it, self.there, self.step, self.counted,
        )  # fmt: skip

    def speaker(self, board: Board) -> Speaker:
        """Whose ability it is, as things stand now."""
        if self.this:
            character = board.state.characters.get(self.this)
            return Speaker(self.you, character, NOWHERE if character is None else character.route)
        return Speaker(self.you, None, self.here)

    def source(self, board: Board) -> Character | None:
        """The character that speaks, while it is on the board."""
        return board.state.characters.get(self.this)
