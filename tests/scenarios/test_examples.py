"""The examples of the scenario format hold as they stand."""

from pathlib import Path

import pytest

from cardforge.catalogue.load import load
from cardforge.games.waybound.scenario.words import WayboundWords
from cardforge.play.scenarios import Scenario, play_scenario, read_scenarios
from cardforge.play.scenarios.report import outcome_lines

HERE = Path(__file__).parent
CATALOGUE, REPORT = load(HERE.parent.parent)
assert CATALOGUE is not None
WORDS = WayboundWords(CATALOGUE)
SCENARIOS, FAULTS = read_scenarios(sorted(HERE.glob("*.yaml")), WORDS)


def test_every_file_can_be_read():
    assert not FAULTS


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.title)
def test_it_holds(scenario: Scenario):
    outcome = play_scenario(scenario, WORDS)
    assert outcome.passed, "\n".join(outcome_lines(outcome))
