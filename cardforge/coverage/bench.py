"""Where scenarios are played: once as things are printed, then with one thing wrong, until one of them notices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from cardforge.coverage.mutants import Mutant, Survey, survey
from cardforge.game.scenario_words import ScenarioWords
from cardforge.game.trials import Change, Trace, Trials
from cardforge.play.scenarios import Outcome, Scenario, Unreadable, play_scenario, read_scenarios
from cardforge.play.scenarios.run import Result

Key = tuple[str, int]
"""A scenario: its file, and its number in the file."""


@dataclass(frozen=True, slots=True)
class Traced:
    """A scenario as it goes with what is printed. One that does not hold, or deviates as it says, proves nothing."""

    title: str
    line: int
    holds: bool
    proves: bool
    reasons: tuple[str, ...]
    read: frozenset[str]
    used: frozenset[str]
    seen: frozenset[tuple[str, str]]
    asked: frozenset[str]


class Bench:
    """Plays scenarios of a project's files with trials of its game."""

    def __init__(self, trials: Trials, root: Path) -> None:
        self.trials = trials
        self._root = root
        self._files: dict[str, list[Scenario]] = {}

    def trace(self, file: str) -> list[Traced]:
        """Every scenario of a file, played and followed."""
        return [self._traced(scenario) for scenario in self._scenarios(file)]

    def survey(self, id: str, text: str) -> Survey:
        """What there is to cover in a text."""
        return survey(self.trials, id, text)

    def judge(self, id: str, mutants: Sequence[Mutant], order: Sequence[Key]) -> dict[str, Key | None]:
        """For each mutant, by what it says, the first scenario that notices; None where none does.

        A scenario that noticed something is asked first for the next one.
        """
        queue = list(order)
        verdicts: dict[str, Key | None] = {}
        for mutant in mutants:
            words = self.trials.words(mutant.change(id))
            killer = next((key for key in queue if self._notices(key, words)), None)
            verdicts[mutant.says] = killer
            if killer is not None and queue[0] != killer:
                queue.remove(killer)
                queue.insert(0, killer)
        return verdicts

    def _notices(self, key: Key, words: ScenarioWords) -> bool:
        file, number = key
        try:
            return not play_scenario(self._scenarios(file)[number], words).passed
        except Exception:  # a wrongness that the engine stumbles over is noticed, whatever it stumbles with
            return True

    def _traced(self, scenario: Scenario) -> Traced:
        trace = Trace()
        outcome: Outcome = play_scenario(scenario, self.trials.traced(trace))
        return Traced(
            scenario.title,
            scenario.line,
            outcome.passed,
            outcome.result is Result.HOLDS,
            tuple(f"{outcome.step}: {reason}" for reason in outcome.reasons),
            frozenset(trace.read),
            frozenset(trace.used),
            frozenset(trace.seen),
            frozenset(trace.asked),
        )

    def _scenarios(self, file: str) -> list[Scenario]:
        if file not in self._files:
            found, faults = read_scenarios([self._root / file], self.trials.words(Change()))
            if faults:
                raise UnreadableError(faults)
            self._files[file] = found
        return self._files[file]


class UnreadableError(Exception):
    """A file cannot be read as scenarios."""

    def __init__(self, faults: Sequence[Unreadable]) -> None:
        super().__init__("; ".join(map(str, faults)))
        self.faults = tuple(faults)
