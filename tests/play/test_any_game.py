"""Saves, undo, bots and tables are for any game, also for one without cards, phases and secrets."""

import pytest

from cardforge.game.protocol import Game
from cardforge.game.save import SaveError, from_json, to_json
from cardforge.games.waybound.game import WayboundGame
from cardforge.play.saves import load
from cardforge.play.sessions import Session
from cardforge.play.table import Table
from tests.play.stones import StonesGame

GAME: Game = StonesGame()


def started(first: int = 0) -> Session:
    return Session.start(GAME, GAME.set_up([], first, {}))


def test_it_is_played_saved_and_replayed():
    session = started()
    for _ in range(3):
        session.choose(("take", 2))
    again = load(from_json(to_json(session.save())), GAME)
    assert again.match.facts == {"stones": 13 - 3 * 2, "active": 1}


def test_a_choice_is_taken_back_while_the_other_has_not_answered():
    session = started()
    session.choose(("take", 2))
    assert session.refuse_undo(0) == "the next turn has begun"
    assert session.refuse_undo(1) == "the last choice was not yours"


@pytest.mark.parametrize("first", [0, 1])
def test_two_players_who_know_its_secret_are_told_apart_by_who_begins(first: int):
    """13 is no multiple of 4: whoever begins takes 1, leaves 12, and wins."""
    table = Table.of(started(first), ("tactician", "tactician"))
    table.let_bots_play()
    assert table.session.match.winner == first
    assert table.session.match.journal.choices[0] == ("take", 1)


def test_a_save_of_one_game_is_none_of_another(game: WayboundGame):
    with pytest.raises(SaveError, match="one of stones, not of waybound"):
        load(started().save(), game)
