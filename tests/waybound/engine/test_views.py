"""A view holds what its player may see, and nothing that depends on the rest."""

from cardforge.catalogue import Catalogue
from cardforge.game.random import seeded
from cardforge.games.waybound.game import set_up
from cardforge.games.waybound.match import Match
from cardforge.games.waybound.ruleset import Ruleset
from tests.waybound.engine.seats import random_setup


def test_hands_and_decks_are_hidden(catalogue: Catalogue, ruleset: Ruleset):
    match = Match.start(ruleset, set_up(random_setup(catalogue, 1), ruleset))
    facts = match.view(0).facts
    assert facts["sides"][0]["hand"] == sorted(match.state.sides[0].hand)
    assert facts["sides"][1]["hand_size"] == 5
    assert "hand" not in facts["sides"][1]
    assert "deck" not in facts["sides"][0]
    assert "random" not in facts


def test_only_who_decides_sees_the_options(catalogue: Catalogue, ruleset: Ruleset):
    match = Match.start(ruleset, set_up(random_setup(catalogue, 1), ruleset))
    first = match.state.first
    assert match.view(first).decision == match.decision
    assert match.view(1 - first).decision is None
    assert match.view(1 - first).deciding == first


def test_states_that_differ_in_hidden_zones_only_look_alike(catalogue: Catalogue, ruleset: Ruleset):
    match, state = Match.start(ruleset, set_up(random_setup(catalogue, 2), ruleset)), seeded(2)
    for _ in range(80):
        if match.decision is None:
            break
        for viewer in (0, 1):
            other = match.copy()
            hidden = other.state.sides[1 - viewer]
            pool = sorted(hidden.hand + hidden.deck)
            size = len(hidden.hand)
            hidden.hand, hidden.deck = pool[:size], pool[size:]
            own = other.state.sides[viewer]
            own.deck = own.deck[::-1]
            other.state.random ^= 1
            view, changed = match.view(viewer), other.view(viewer)
            assert view.facts == changed.facts
            assert view.log == changed.log
            assert view.decision == changed.decision
        state, answer = match.decision.random_answer(state)
        match.choose(answer)


def test_what_is_drawn_is_in_its_owners_log_only(catalogue: Catalogue, ruleset: Ruleset):
    match = Match.start(ruleset, set_up(random_setup(catalogue, 3), ruleset))
    names = [ruleset.label(card) for card in match.state.sides[0].hand]
    own = next(line for line in match.log(0) if line.startswith("A draws an opening hand"))
    theirs = next(line for line in match.log(1) if line.startswith("A draws an opening hand"))
    assert all(name in own for name in names)
    assert not any(name in theirs for name in names)
