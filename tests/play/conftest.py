"""The shipped cards, and matches that chance has played with them."""

from collections.abc import Callable
from pathlib import Path

import pytest

from cardforge.catalogue import Catalogue
from cardforge.game.random import seeded
from cardforge.games.waybound.game import WayboundGame
from cardforge.play.sessions import Session
from tests.waybound.engine.seats import random_setup

PROJECT = Path(__file__).parents[2]

Played = Callable[[int, int], Session]


@pytest.fixture(scope="session")
def game(catalogue: Catalogue) -> WayboundGame:
    return WayboundGame(catalogue)


@pytest.fixture
def played(game: WayboundGame, catalogue: Catalogue) -> Played:
    """A session after so many random choices, by its seed."""

    def play(seed: int, choices: int) -> Session:
        session, state = Session.start(game, random_setup(catalogue, seed)), seeded(seed)
        for _ in range(choices):
            if session.match.decision is None:
                break
            state, answer = session.match.decision.random_answer(state)
            session.choose(answer)
        return session

    return play
