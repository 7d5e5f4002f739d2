"""A text cut into phrases: the longest runs of words that the same mutants change, each with what pins it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cardforge.coverage.clauses import Stretch, clause_at, words_of
from cardforge.coverage.operators import Operator
from cardforge.coverage.result import Clause, Covered, ScenarioName, Trial
from cardforge.coverage.rungs import Rung


@dataclass(frozen=True, slots=True)
class Phrase:
    """Some words of a text, and what is known of them."""

    stretch: Stretch
    clause: int
    rung: Rung
    trials: tuple[Trial, ...]
    """The mutants that change these words."""

    @property
    def scenarios(self) -> tuple[ScenarioName, ...]:
        """Those that noticed one of the mutants, each once."""
        return tuple(dict.fromkeys(trial.killer for trial in self.trials if trial.killer is not None))


def phrases_of(card: Covered) -> Iterator[Phrase]:
    """The phrases of a text, in order; together they hold every word of it."""
    clauses = tuple(clause.stretch for clause in card.clauses)
    everywhere = [[trial for trial in clause.trials if _of_a_part(trial)] for clause in card.clauses]
    trials = [trial for clause in everywhere for trial in clause]
    run: list[Stretch] = []
    of: tuple[int, list[Trial]] | None = None
    for word in words_of(card.text):
        number = clause_at(clauses, word.start)
        touching = [trial for trial in trials if _overlap(trial.mutant.words, word)]
        if of is not None and run and (number, touching) != of:
            yield _phrase(card.clauses[of[0]], of[0], run, of[1])
            run = []
        of = (number, touching)
        run.append(word)
    if of is not None and run:
        yield _phrase(card.clauses[of[0]], of[0], run, of[1])


def _of_a_part(trial: Trial) -> bool:
    """Whether a mutant is about some of the words: one that drops a whole ability is about all of them."""
    return bool(trial.mutant.says) and trial.mutant.operator is not Operator.SWAPPED


def _overlap(one: Stretch, other: Stretch) -> bool:
    return one.start < other.end and other.start < one.end


def _phrase(clause: Clause, number: int, words: list[Stretch], trials: list[Trial]) -> Phrase:
    """A phrase of a clause. Words that no mutant changes alone are pinned with the clause's own."""
    own = trials or [trial for trial in clause.trials if not trial.mutant.says]
    rung = clause.rung
    if clause.played:
        rung = Rung.PLAYED if any(trial.survives for trial in own) else Rung.PINNED
    return Phrase(Stretch(words[0].start, words[-1].end), number, rung, tuple(own))
