"""Plays the scenarios of files and folders with a project's cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cardforge.catalogue import Catalogue
from cardforge.play.scenarios import Outcome, Unreadable, play_scenario, read_scenarios
from cardforge.play.scenarios.report import as_json, as_lines, exit_code
from cardforge.workshop.engines import find_engine


class NoEngineError(Exception):
    """A game that nothing plays."""


@dataclass(frozen=True)
class ScenariosPlayed:
    """What became of every scenario, and what could not be read."""

    outcomes: tuple[Outcome, ...]
    faults: tuple[Unreadable, ...]

    def lines(self) -> Iterator[str]:
        """One line each, and last how many passed and failed."""
        return as_lines(self.outcomes, self.faults)

    def as_json(self) -> dict[str, Any]:
        """The same as data."""
        return as_json(self.outcomes, self.faults)

    @property
    def exit_code(self) -> int:
        """0 when all hold, 1 when some do not, 2 when something could not be read."""
        return exit_code(self.outcomes, self.faults)


def play_scenarios(catalogue: Catalogue, paths: Sequence[Path]) -> ScenariosPlayed:
    """Play them all. Raises NoEngineError where nothing plays the game."""
    engine = find_engine(catalogue.game.engine)
    if engine is None:
        raise NoEngineError(f"no engine plays this game (engine: {catalogue.game.engine}); it is only printed")
    words = engine.scenario_words(catalogue)
    scenarios, faults = read_scenarios(paths, words)
    hashes, speakers = _cited(catalogue) if any(one.cites for one in scenarios) else (None, None)
    outcomes = tuple(play_scenario(scenario, words, hashes, speakers) for scenario in scenarios)
    return ScenariosPlayed(outcomes, tuple(faults))


def _cited(catalogue: Catalogue) -> tuple[Mapping[str, str] | None, Mapping[str, str] | None]:
    """What citations are held against; the rulebook is read only where something cites it."""
    from cardforge.workshop.rulebook import rule_hashes

    return rule_hashes(catalogue) or (None, None)
