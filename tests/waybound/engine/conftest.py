"""The shipped cards and the rules they are played by."""

from pathlib import Path

import pytest

from cardforge.catalogue import Catalogue, load
from cardforge.games.waybound.game import WayboundGame
from cardforge.games.waybound.ruleset import Ruleset


@pytest.fixture(scope="session")
def catalogue() -> Catalogue:
    found, _ = load(Path(__file__).parents[3])
    assert found is not None
    return found


@pytest.fixture(scope="session")
def game(catalogue: Catalogue) -> WayboundGame:
    return WayboundGame(catalogue)


@pytest.fixture(scope="session")
def ruleset(game: WayboundGame) -> Ruleset:
    return game.ruleset()
