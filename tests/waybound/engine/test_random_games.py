"""Random games break nothing."""

from collections import Counter

import pytest

from cardforge.catalogue import Catalogue
from cardforge.game.decisions import Option
from cardforge.game.random import seeded
from cardforge.games.waybound.actions import refuse_action
from cardforge.games.waybound.game import WayboundGame, set_up
from cardforge.games.waybound.invariants import broken, broken_at_turn_start, cards_of
from cardforge.games.waybound.match import Match
from cardforge.games.waybound.ruleset import Ruleset
from tests.waybound.engine.seats import random_setup

TURN_BEGINS = ("turn.draw", "turn.empty-hand", "turn.charge")


def started(catalogue: Catalogue, ruleset: Ruleset, seed: int) -> Match:
    return Match.start(ruleset, set_up(random_setup(catalogue, seed), ruleset))


@pytest.mark.parametrize("seed", range(60))
def test_what_must_be_true_is_true_at_every_decision(catalogue: Catalogue, ruleset: Ruleset, seed: int):
    match, state = started(catalogue, ruleset, seed), seeded(seed)
    at_first = [cards_of(match.state, player) for player in (0, 1)]
    while match.decision is not None:
        faults = list(broken(match))
        if match.in_main_phase and match.journal.events[-1].rule in TURN_BEGINS:
            faults += broken_at_turn_start(match)
        assert not faults
        assert [cards_of(match.state, player) for player in (0, 1)] == at_first
        state, answer = match.decision.random_answer(state)
        match.choose(answer)
    assert match.winner in (0, 1, 2)


@pytest.mark.parametrize("seed", range(4))
def test_an_action_is_offered_exactly_when_nothing_refuses_it(catalogue: Catalogue, ruleset: Ruleset, seed: int):
    match, state = started(catalogue, ruleset, seed), seeded(seed)
    while match.decision is not None:
        if match.in_main_phase:
            open_now = {action for action in conceivable(match) if refuse_action(match.board, action) is None}
            assert set(match.decision.options) == open_now
        state, answer = match.decision.random_answer(state)
        match.choose(answer)


def conceivable(match: Match) -> list[Option]:
    """Every action that can be named in a position, open or not."""
    state, ruleset = match.state, match.ruleset
    side = state.sides[state.active]
    found: list[Option] = [("end turn",), ("ascend",)]
    for card in set(side.hand):
        places = range(len(ruleset.routes)) if ruleset.cards[card].kind == "ally" else [-1]
        found += [("play", card, place) for place in places]
    for character in state.characters.values():
        uid = character.uid
        found += [("explore", uid), ("challenge", uid)]
        found += [("move", uid, route, ready) for route in range(len(ruleset.routes)) for ready in (False, True)]
        found += [("use", uid, ability.key) for ability in ruleset.faces[character.face].activated]
    return found + [("path", path) for path in ruleset.paths_of(side.companion.card)]


def test_copies_play_on_alike_and_apart(catalogue: Catalogue, ruleset: Ruleset):
    match, state = started(catalogue, ruleset, 5), seeded(5)
    for _ in range(60):
        assert match.decision is not None
        state, answer = match.decision.random_answer(state)
        other = match.copy()
        before = match.hash
        other.choose(answer)
        assert match.hash == before
        match.choose(answer)
        assert match.facts == other.facts
        assert match.journal.digest == other.journal.digest


def test_the_openings_are_fair(catalogue: Catalogue, ruleset: Ruleset):
    starters = Counter(started(catalogue, ruleset, seed).state.first for seed in range(100))
    assert 30 < starters[0] < 70  # half of 100, four standard deviations of 5


def test_the_game_is_the_one_that_rooms_without_games_know(game: WayboundGame):
    from cardforge.game.protocol import Game

    known: Game = game
    assert known.name == "waybound"
