"""Gathers what is remembered into the result: clause by clause, with what is missing for the next rung."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cardforge.coverage.bench import Key
from cardforge.coverage.clauses import Stretch, clause_at
from cardforge.coverage.exceptions import Exceptions
from cardforge.coverage.memory import Memory
from cardforge.coverage.mutants import SETTINGS, Mutant, Survey
from cardforge.coverage.result import Clause, Covered, Failure, Missing, ScenarioName, Trial
from cardforge.game.trials import Printed


@dataclass(frozen=True, slots=True)
class Gathered:
    """The texts that were asked for, and the scenarios that do not hold."""

    cards: tuple[Covered, ...]
    failures: tuple[Failure, ...]


def gather(
    texts: Sequence[Printed],
    memory: Memory,
    survey_of: Callable[[str], Survey],
    exceptions: Exceptions,
    everything: bool,
) -> Gathered:
    """The result for these texts. With `everything`, every scenario that fails counts, else theirs."""
    names = _Names(memory)
    cards = tuple(_covered(text, survey_of(text.id), memory, names, exceptions) for text in texts)
    found = {failure for card in cards for failure in card.failures} if not everything else names.failures
    return Gathered(cards, tuple(sorted(found, key=lambda one: (one.scenario.file, one.scenario.line))))


class _Names:
    """Scenarios as people find them, and those that do not hold."""

    def __init__(self, memory: Memory) -> None:
        self._scenarios = {
            (file, number): kept.traced
            for file, all_kept in memory.files.items()
            for number, kept in enumerate(all_kept)
        }
        self.seen = {pair for traced in self._scenarios.values() if traced.proves for pair in traced.seen}
        self.ran = {id for id, _ in self.seen}
        self._failing = {
            key: Failure(self.name(key), traced.reasons) for key, traced in self._scenarios.items() if not traced.holds
        }

    @property
    def failures(self) -> set[Failure]:
        """Every scenario that does not hold."""
        return set(self._failing.values())

    def name(self, key: Key) -> ScenarioName:
        """File, line and title."""
        traced = self._scenarios[key]
        return ScenarioName(key[0], traced.line, traced.title)

    def failing(self, id: str) -> tuple[Failure, ...]:
        """Those that touch a text and do not hold."""
        return tuple(failure for key, failure in self._failing.items() if id in self._scenarios[key].read)


def _covered(text: Printed, survey: Survey, memory: Memory, names: _Names, exceptions: Exceptions) -> Covered:
    verdicts = memory.verdicts.get(text.id, {})
    trials: list[list[Trial]] = [[] for _ in survey.clauses]
    for mutant in survey.mutants:
        killer = verdicts[mutant.says].killer if mutant.says in verdicts else None
        trials[mutant.clause].append(_trial(text.id, mutant, killer, names, exceptions))
    clauses = tuple(
        _clause(text, survey, number, tuple(trials[number]), names, exceptions) for number in range(len(survey.clauses))
    )
    return Covered(text.id, text.name, text.kind, text.group, text.text, clauses, names.failing(text.id))


def _trial(id: str, mutant: Mutant, killer: Key | None, names: _Names, exceptions: Exceptions) -> Trial:
    if killer is not None:
        return Trial(mutant, names.name(killer), None)
    return Trial(mutant, None, exceptions.why_equivalent(id, mutant.says))


def _clause(
    text: Printed, survey: Survey, number: int, trials: tuple[Trial, ...], names: _Names, exceptions: Exceptions
) -> Clause:
    stretch: Stretch = survey.clauses[number]
    words = stretch.of(text.text)
    points = [point for point in survey.points if clause_at(survey.clauses, point.at) == number]
    missing = tuple(
        Missing(point.words, point.at, exceptions.why_never(text.id, words, point.words))
        for point in points
        if (text.id, point.key) not in names.seen
    )
    killers = dict.fromkeys(trial.killer for trial in trials if trial.killer is not None)
    ran = bool(killers) if text.id == SETTINGS else text.id in names.ran
    return Clause(words, stretch, survey.whole, len(points), missing, trials, tuple(killers), ran)
