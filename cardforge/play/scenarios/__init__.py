"""Scenarios: a position, the moves made from it, and what must be true along the way."""

from cardforge.game.scenario_words import ScenarioWords
from cardforge.game.zones import Sight, Zone
from cardforge.play.scenarios.model import Scenario
from cardforge.play.scenarios.read import Unreadable, read_scenarios
from cardforge.play.scenarios.report import as_json, as_lines
from cardforge.play.scenarios.run import Outcome, is_confirmed, play_scenario, position_after

__all__ = [
    "Outcome",
    "Scenario",
    "ScenarioWords",
    "Sight",
    "Unreadable",
    "Zone",
    "as_json",
    "as_lines",
    "is_confirmed",
    "play_scenario",
    "position_after",
    "read_scenarios",
]
