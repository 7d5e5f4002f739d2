"""Moves that effects make: who may be moved, where to, and what a move in each manner does."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cardforge.games.waybound import rule_ids as rule
from cardforge.games.waybound.compile.describe import ANYWHERE, Locate
from cardforge.games.waybound.resolve.effect import Effect
from cardforge.games.waybound.resolve.frame import Frame
from cardforge.games.waybound.state import Character
from cardforge.games.waybound.tree.effects import Manner

if TYPE_CHECKING:
    from cardforge.games.waybound.board import Board

ROOTED = "rooted"

Destinations = Callable[["Board", Frame, Character], list[int]]
"""The Routes that a heading leaves to choose from, wherever the character may be."""


class MoveEffect(Effect):
    """Move characters from an origin to a destination."""

    __slots__ = ("destinations", "manner", "opposing", "origin")

    def __init__(
        self, origin: Callable[[Board, Character], bool], destinations: Destinations, manner: Manner, opposing: bool
    ) -> None:
        self.origin = origin
        self.destinations = destinations
        self.manner = manner
        self.opposing = opposing

    @property
    def harmful(self) -> bool:  # type: ignore[override]
        """Moving an opponent needs one."""
        return self.opposing

    def accepts(self, board: Board, frame: Frame, character: Character) -> bool:
        """Whether it is at the origin, can move so, and has somewhere to go."""
        if board.has_keyword(character, ROOTED) or not self.origin(board, character):
            return False
        if self.manner is not Manner.EFFECT:
            spent = character.moved >= board.ruleset.constants.moves_per_turn
            if spent or not character.ready or character.recovering:
                return False
        return bool(self.choices(board, frame, character))

    def choices(self, board: Board, frame: Frame, character: Character) -> list[int]:
        """The Routes that the character can be moved to."""
        return [route for route in self.destinations(board, frame, character) if route != character.route]

    def carry(self, board: Board, frame: Frame, character: Character, route: int) -> None:
        """Move it there."""
        origin = character.route
        board.shift(character, route)
        if self.manner is not Manner.EFFECT:
            character.moved += 1
            if self.manner is Manner.NORMAL_MOVE:
                character.ready = False
        board.emit("moved", rule.MOVE_EFFECT, character.owner, (character.who, origin, route, frame.ability))
        if self.manner is not Manner.EFFECT:
            board.do(("move.made", character.uid))


def destinations(heading: str, locate: Locate | None) -> Destinations:
    """Where a heading leads: `adjacent`, `any`, or the one Route that `locate` finds."""
    if heading == "adjacent":
        return lambda board, frame, character: board.adjacent(character.route)
    if heading == "any":
        return lambda board, frame, character: list(board.routes_in_play())
    assert locate is not None
    found = locate

    def one(board: Board, frame: Frame, character: Character) -> list[int]:
        route = found(board, frame.speaker(board), frame.there)
        return [route] if route > ANYWHERE and route in board.routes_in_play() else []

    return one
