"""Whom a step of an ability can be done to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardforge.games.waybound.compile.describe import ANYWHERE, NOWHERE
from cardforge.games.waybound.resolve.frame import Frame
from cardforge.games.waybound.state import Character

if TYPE_CHECKING:
    from cardforge.games.waybound.board import Board
    from cardforge.games.waybound.compile.ability import CompiledStep


def legal_targets(board: Board, frame: Frame, at: CompiledStep) -> list[Character]:
    """Whom the step can be done to now, in board order, the player's own side first."""
    return list(_targets(board, frame, at))


def has_target(board: Board, frame: Frame, at: CompiledStep) -> bool:
    """Whether there is anybody to whom the step can be done now."""
    return next(_targets(board, frame, at), None) is not None


def _targets(board: Board, frame: Frame, at: CompiledStep) -> Iterator[Character]:
    target = at.target
    if target is None:
        return
    accepts = at.effect.accepts
    if target.mode in ("one", "each"):
        fits = target.fits
        assert fits is not None
        assert target.place is not None
        speaker = frame.speaker(board)
        place = target.place(board, speaker, frame.there)
        if place == NOWHERE:
            return
        named = frame.named
        you = frame.you
        for player in (you, 1 - you) if not target.whose else (you,) if target.whose > 0 else (1 - you,):
            lanes = board.state.sides[player].lanes
            for lane in lanes if place == ANYWHERE else (lanes[place],):
                for character in lane:
                    if fits(character, speaker, named) and accepts(board, frame, character):
                        yield character
        return
    if target.mode == "this":
        one = frame.source(board)
    elif target.mode == "companion":
        one = board.side(frame.you).companion
    else:
        one = board.character(frame.it)
    if one is not None and accepts(board, frame, one):
        yield one
