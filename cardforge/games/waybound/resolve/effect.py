"""What every kind of effect can be asked and told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardforge.games.waybound.resolve.frame import Frame
from cardforge.games.waybound.state import Character

if TYPE_CHECKING:
    from cardforge.games.waybound.board import Board


class Effect:
    """One effect of the tree with its numbers. `harmful` effects may not be played in a Tactic without a target."""

    __slots__ = ()

    harmful: bool

    def accepts(self, board: Board, frame: Frame, character: Character) -> bool:
        """Whether the character, which fits the description, can be a target of this."""
        return True

    def worthwhile(self, board: Board, frame: Frame) -> bool:
        """Whether doing it could change anything, apart from its targets."""
        return True

    def act(self, board: Board, frame: Frame, targets: list[Character]) -> bool:
        """Do it to these characters. True where it has asked something and goes on with the frame by itself."""
        raise NotImplementedError
