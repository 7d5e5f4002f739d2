"""Every scenario and every ruling of the game holds, and each can be told from the others by its title."""

from collections import Counter
from pathlib import Path

import pytest

from cardforge.catalogue.load import load
from cardforge.games.waybound.scenario.words import WayboundWords
from cardforge.play.scenarios import Scenario, play_scenario, read_scenarios
from cardforge.play.scenarios.report import outcome_lines

ROOT = Path(__file__).parents[2]
CATALOGUE, _ = load(ROOT)
assert CATALOGUE is not None
WORDS = WayboundWords(CATALOGUE)
SCENARIOS, FAULTS = read_scenarios([ROOT / "rules"], WORDS)
NAMES = [f"{Path(scenario.file).stem}: {scenario.title}" for scenario in SCENARIOS]


def test_every_file_can_be_read():
    assert not FAULTS


def test_no_two_scenarios_share_a_title():
    titles = Counter(scenario.title for scenario in SCENARIOS)
    assert [title for title, times in titles.items() if times > 1] == []


@pytest.mark.parametrize("scenario", SCENARIOS, ids=NAMES)
def test_it_holds(scenario: Scenario):
    outcome = play_scenario(scenario, WORDS)
    assert outcome.passed, "\n".join(outcome_lines(outcome))
