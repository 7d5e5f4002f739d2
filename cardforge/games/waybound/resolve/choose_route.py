"""Choosing a Route for later steps of the same ability."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardforge.games.waybound.resolve.effect import Effect
from cardforge.games.waybound.resolve.frame import Frame
from cardforge.games.waybound.resolve.targets import has_target
from cardforge.games.waybound.state import Character

if TYPE_CHECKING:
    from cardforge.games.waybound.board import Board


class ChooseRouteEffect(Effect):
    """Choose a Route, one at which a later step would do something."""

    __slots__ = ()

    harmful = False

    def routes(self, board: Board, frame: Frame) -> list[int]:
        """The Routes at which a later step that says "there" has a target."""
        steps = board.ruleset.abilities[frame.ability].steps[frame.step + 1 :]
        found, before = [], frame.there
        for route in board.routes_in_play():
            frame.there = route
            if any(has_target(board, frame, at) for at in steps):
                found.append(route)
        frame.there = before
        return found

    def act(self, board: Board, frame: Frame, targets: list[Character]) -> bool:
        """Nothing is done by choosing."""
        return False
