"""What one player sees depends on nothing that it may not see: not its facts, log and options, nor a bot's choice."""

from collections.abc import Iterator

import pytest

from cardforge.catalogue import Catalogue
from cardforge.game.decisions import NO, Answer
from cardforge.game.random import seeded
from cardforge.games.waybound.game import WayboundGame
from cardforge.games.waybound.match import Match
from cardforge.play.bots import BOTS
from tests.waybound.engine.seats import random_setup


def matches(game: WayboundGame, catalogue: Catalogue, seed: int, other_deck: str) -> Match:
    """A match whose second player has one deck or another under the same Companion."""
    seats = [game.seat(0, catalogue.deck("hearthbound").cards, None, {}), game.seat(1, None, "ironmaw", {})]
    seats[1]["deck"] = [card for card, n in catalogue.deck(other_deck).cards.items() for _ in range(n)]
    setup = {**game.set_up(seats, seed, {}), "first": seed % 2}
    return game.start(game.definitions(setup), setup)


@pytest.mark.parametrize("seed", range(6))
def test_a_deck_that_is_not_shown_changes_nothing_for_the_other_player(
    game: WayboundGame, catalogue: Catalogue, seed: int
):
    """The second player has two quite different decks and only keeps its hand and passes: the first sees no difference.

    Its third turn would be the first to discard: opening hand of 5, then one card a turn, and the limit is 7.
    """
    one, two = (matches(game, catalogue, seed, deck) for deck in ("ironmaw", "skyrunners"))
    assert one.state.sides[1].hand != two.state.sides[1].hand
    state = seeded(seed)
    while one.decision is not None and one.state.sides[1].turns < 3:
        views = one.view(0), two.view(0)
        assert views[0].facts == views[1].facts
        assert views[0].log == views[1].log
        assert views[0].decision == views[1].decision
        tellings = game.telling(one, 0), game.telling(two, 0)
        assert tellings[0].picture() == tellings[1].picture()
        assert tellings[0].question() == tellings[1].question()
        answer: Answer = NO if not one.state.started else ("end turn",)
        if one.decision.player == 0:
            assert tellings[0].thinkable() == tellings[1].thinkable()
            assert tactic(game, one) == tactic(game, two)
            state, answer = one.decision.random_answer(state)
        one.choose(answer)
        two.choose(answer)


def tactic(game: WayboundGame, match: Match) -> Answer:
    assert match.decision is not None
    return BOTS["tactician"](game, 0).choose(match.view(match.decision.player))


def shuffled_apart(match: Match, viewer: int) -> Iterator[Match]:
    """The match with everything else in the hidden zones of both, except cards that the viewer is looking at."""
    other = match.copy()
    asking = match.state.asking
    looking = asking is not None and asking[0] == viewer and asking[6][:1] in (("keep",), ("order",))
    theirs, own = other.state.sides[1 - viewer], other.state.sides[viewer]
    pool, size = sorted(theirs.hand + theirs.deck), len(theirs.hand)
    theirs.hand, theirs.deck = pool[:size], pool[size:]
    if not looking:
        own.deck.reverse()
    other.state.random ^= 1
    yield other


@pytest.mark.parametrize("seed", range(3))
def test_a_bot_chooses_alike_in_states_that_look_alike(game: WayboundGame, catalogue: Catalogue, seed: int):
    setup = random_setup(catalogue, seed)
    match, state = game.start(game.definitions(setup), setup), seeded(seed)
    for _ in range(40):
        if match.decision is None:
            break
        for other in shuffled_apart(match, match.decision.player):
            assert tactic(game, match) == tactic(game, other)
        state, answer = match.decision.random_answer(state)
        match.choose(answer)


def test_a_bot_leaves_the_match_as_it_was(game: WayboundGame, catalogue: Catalogue):
    setup = random_setup(catalogue, 5)
    match = game.start(game.definitions(setup), setup)
    for _ in range(30):
        before = match.hash, match.journal.digest
        answer = tactic(game, match)
        assert (match.hash, match.journal.digest) == before
        match.choose(answer)


def test_what_others_hold_is_not_to_be_looked_up(game: WayboundGame, catalogue: Catalogue):
    match = matches(game, catalogue, 1, "skyrunners")
    hidden = next(card for card in match.state.sides[1].deck if card not in match.state.sides[0].deck)
    name = match.ruleset.label(hidden)
    assert name in game.telling(match, 1).card(name)
    with pytest.raises(LookupError):
        game.telling(match, 0).card(name)


def test_somebody_elses_options_are_not_told(game: WayboundGame, catalogue: Catalogue):
    match = matches(game, catalogue, 1, "ironmaw")
    assert match.decision is not None
    waiting = game.telling(match, 1 - match.decision.player)
    assert waiting.choices() == ()
    assert waiting.question() == f"{'AB'[match.decision.player]} decides."
