"""A scenario cut out of a match is the same position, or is refused with the fact that scenarios have no word for."""

from pathlib import Path

import pytest

from cardforge.catalogue import Catalogue
from cardforge.game.random import seeded
from cardforge.games.waybound.game import WayboundGame
from cardforge.games.waybound.scenario.position import WayboundPosition
from cardforge.games.waybound.scenario.words import WayboundWords
from cardforge.play.scenarios import play_scenario, position_after, read_scenarios
from cardforge.play.scenarios.write import as_yaml
from tests.waybound.engine.seats import random_setup

REFUSED = (
    "a decision is open that is no action of a main phase",
    "the opening hands are still being settled",
)


@pytest.mark.parametrize("seed", range(5))
def test_main_phases_of_random_games_can_be_cut_out_and_played_on(
    game: WayboundGame, catalogue: Catalogue, seed: int, tmp_path: Path
):
    words = WayboundWords(catalogue)
    setup = random_setup(catalogue, seed)
    match, state = game.start(game.definitions(setup), setup), seeded(seed)
    file = tmp_path / "cut.yaml"
    number = 0
    while match.decision is not None:
        number += 1
        if number % 5 == 0:
            try:
                file.write_text(as_yaml(game.scenario(match, f"after {number}")), encoding="utf-8")
            except ValueError as error:
                assert str(error) in REFUSED  # noqa: PT017 (nothing else may be refused in these games)
            else:
                [scenario], faults = read_scenarios([file], words)
                assert not faults
                assert play_scenario(scenario, words).passed
                position = position_after(scenario, words)
                assert isinstance(position, WayboundPosition)
                assert board(position.match.facts) == board(match.facts)
        state, answer = match.decision.random_answer(state)
        match.choose(answer)


def board(facts: dict[str, object]) -> object:
    """What stands where, without the numbers that tell characters apart."""
    unlike = ("uid", "arrived", "modifiers")
    return [
        {
            **{name: side[name] for name in ("charge", "capacity", "renown", "turns", "hand", "deck", "discard")},
            "lanes": [[{k: v for k, v in one.items() if k not in unlike} for one in lane] for lane in side["lanes"]],
        }
        for side in facts["sides"]  # type: ignore[attr-defined]
    ]


def test_what_has_no_word_is_named(game: WayboundGame, catalogue: Catalogue):
    setup = random_setup(catalogue, 1)
    match, state = game.start(game.definitions(setup), setup), seeded(1)
    while not (match.state.started and match.in_main_phase):
        assert match.decision is not None
        state, answer = match.decision.random_answer(state)
        match.choose(answer)
    match.state.sides[0].companion.modifiers.append((1, 2, -1, 0, True, "X-1#0"))
    with pytest.raises(ValueError, match=r"has \+2 Guard from an effect"):
        game.scenario(match, "cut")
