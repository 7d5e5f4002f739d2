"""A choice can be taken back by who made it, as long as it has shown nothing hidden and nobody has chosen since."""

import pytest

from cardforge.catalogue import Catalogue
from cardforge.game.decisions import NO
from cardforge.game.save import to_json
from cardforge.games.waybound.game import WayboundGame
from cardforge.play.sessions import NoUndoError, Session


@pytest.fixture
def opened(game: WayboundGame, catalogue: Catalogue) -> Session:
    """Both opening hands kept; A's first turn."""
    seats = [game.seat(number, None, None, {}) for number in (0, 1)]
    session = Session.start(game, {**game.set_up(seats, 3, {}), "first": 0})
    for _ in range(2):
        session.choose(NO)
    return session


def action(session: Session, kind: str) -> tuple[object, ...]:
    assert session.match.decision is not None
    return next(option for option in session.match.decision.options if option[0] == kind)


def test_nothing_can_be_taken_back_before_anything_is_chosen(game: WayboundGame):
    seats = [game.seat(number, None, None, {}) for number in (0, 1)]
    assert Session.start(game, game.set_up(seats, 1, {})).refuse_undo(0) == "nothing has been chosen yet"


def test_an_own_move_is_taken_back_as_if_it_had_never_been(opened: Session):
    before = to_json(opened.save())
    opened.choose(action(opened, "move"))
    assert to_json(opened.save()) != before
    opened.undo(0)
    assert to_json(opened.save()) == before


def test_several_choices_of_one_turn_are_taken_back_one_after_the_other(opened: Session):
    before = opened.match.hash
    opened.choose(action(opened, "move"))
    after_one = opened.match.hash
    opened.choose(action(opened, "challenge") if _has(opened, "challenge") else action(opened, "play"))
    opened.undo(0)
    assert opened.match.hash == after_one
    opened.undo(0)
    assert opened.match.hash == before


def _has(session: Session, kind: str) -> bool:
    assert session.match.decision is not None
    return any(option[0] == kind for option in session.match.decision.options)


def test_the_other_player_cannot_take_it_back(opened: Session):
    opened.choose(action(opened, "move"))
    with pytest.raises(NoUndoError, match="not yours"):
        opened.undo(1)


def test_a_turn_that_has_ended_is_not_taken_back_since_the_other_has_drawn(opened: Session):
    opened.choose(("end turn",))
    with pytest.raises(NoUndoError, match="hidden"):
        opened.undo(0)


def test_a_new_opening_hand_is_not_taken_back(game: WayboundGame):
    seats = [game.seat(number, None, None, {}) for number in (0, 1)]
    session = Session.start(game, {**game.set_up(seats, 1, {}), "first": 0})
    session.choose(("yes",))
    with pytest.raises(NoUndoError, match="hidden"):
        session.undo(0)


def test_once_the_other_has_chosen_nothing_of_before_comes_back(opened: Session):
    opened.choose(("end turn",))
    opened.choose(action(opened, "move"))
    assert opened.refuse_undo(0) == "the last choice was not yours"
    opened.undo(1)
    with pytest.raises(NoUndoError):
        opened.undo(0)
