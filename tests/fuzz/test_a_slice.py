"""A slice of the long run of random games, with cards that nobody thought of."""

from pathlib import Path
from random import Random

import pytest

from cardforge.catalogue import load
from cardforge.game.decisions import NO
from cardforge.game.refusal import EndlessLoopError
from cardforge.games.waybound.board import STEPS, Board
from cardforge.games.waybound.from_catalogue import ruleset_of
from cardforge.games.waybound.game import read_with
from cardforge.games.waybound.match import Match
from cardforge.games.waybound.reader import CardReader
from tests.fuzz.games import play
from tests.fuzz.invented import invented_cards, random_seats, with_cards

CATALOGUE, _ = load(Path(__file__).parents[2])
assert CATALOGUE is not None
READER = CardReader.of(CATALOGUE)
RULESET = ruleset_of(CATALOGUE, read_with(READER))


@pytest.mark.parametrize("seed", range(40))
def test_invented_cards_break_nothing(seed: int):
    rng = Random(seed)
    cards = invented_cards(rng, READER)
    setup = random_seats(rng, RULESET, list(cards), seed)
    played = play(Match.start(with_cards(RULESET, cards, READER), setup), seed)
    assert not played.faults, "\n".join([*played.log, *(card.text for card in cards.values())])


def test_what_never_ends_is_stopped_and_names_its_cards(monkeypatch: pytest.MonkeyPatch):
    # No card can do this today; a later word of the language might.
    def again(board: Board, key: str) -> None:
        board.state.waiting.append(("test.again", key))

    monkeypatch.setitem(STEPS, "test.again", again)
    match = Match.start(RULESET, random_seats(Random(1), RULESET, ["FA-001"], 1))
    match.choose(NO)
    match.choose(NO)
    match.board.later("test.again", RULESET.faces["FA-001"].keys[0])
    with pytest.raises(EndlessLoopError, match="Lantern Care"):
        match.board.play_on()
