"""Plays one random game and looks at every step of it."""

from __future__ import annotations

from dataclasses import dataclass

from cardforge.game.random import seeded
from cardforge.games.waybound.invariants import broken, broken_at_turn_start, cards_of
from cardforge.games.waybound.match import Match

TURN_BEGINS = ("turn.draw", "turn.empty-hand", "turn.charge")
LONGEST = 20_000
"""Choices of one game. A game of real cards takes about 150; free abilities without a limit take more."""


@dataclass(frozen=True, slots=True)
class Played:
    """How a game went."""

    choices: int
    winner: int | None
    faults: tuple[str, ...]
    log: tuple[str, ...] = ()


def play(match: Match, seed: int) -> Played:
    """Play with random choices to the end, or to the first fault."""
    state, choices = seeded(seed), 0
    at_first = [cards_of(match.state, player) for player in (0, 1)]
    while choices < LONGEST:
        faults = list(broken(match))
        events = match.journal.events
        if match.in_main_phase and events and events[-1].rule in TURN_BEGINS:
            faults += broken_at_turn_start(match)
        if [cards_of(match.state, player) for player in (0, 1)] != at_first:
            faults.append("a card is missing, or there is one too many")
        if faults:
            return Played(choices, None, tuple(faults), tuple(match.log()[-12:]))
        if match.decision is None:
            return Played(choices, match.winner, ())
        state, answer = match.decision.random_answer(state)
        match.choose(answer)
        choices += 1
    return Played(choices, None, ("the game does not end",), tuple(match.log()[-12:]))
