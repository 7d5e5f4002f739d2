"""The shipped cards and the rules they are played by."""

import pytest

from cardforge.catalogue import Catalogue
from cardforge.games.waybound.game import WayboundGame
from cardforge.games.waybound.ruleset import Ruleset


@pytest.fixture(scope="session")
def game(catalogue: Catalogue) -> WayboundGame:
    return WayboundGame(catalogue)


@pytest.fixture(scope="session")
def ruleset(game: WayboundGame) -> Ruleset:
    return game.ruleset()
