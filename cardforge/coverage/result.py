"""What coverage found: of each clause the three rungs, and what is missing for the next one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from cardforge.coverage.clauses import Stretch
from cardforge.coverage.mutants import Mutant
from cardforge.coverage.operators import Operator
from cardforge.coverage.rungs import Rung


@dataclass(frozen=True, slots=True)
class ScenarioName:
    """A scenario as people find it."""

    file: str
    line: int
    title: str

    def __str__(self) -> str:
        return f"{self.title} ({self.file}:{self.line})"


@dataclass(frozen=True, slots=True)
class Trial:
    """A mutant and what became of it: the scenario that noticed, or the reason why none can, or neither."""

    mutant: Mutant
    killer: ScenarioName | None
    equivalent: str | None

    @property
    def survives(self) -> bool:
        """Whether nobody noticed and nobody has said why."""
        return self.killer is None and self.equivalent is None


@dataclass(frozen=True, slots=True)
class Missing:
    """Something that never happened in play, in words; and the reason why it cannot, if somebody has given one."""

    words: str
    at: int
    excused: str | None


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause, and all that is known of it."""

    text: str
    stretch: Stretch
    parsed: bool
    points: int
    missing: tuple[Missing, ...]
    trials: tuple[Trial, ...]
    scenarios: tuple[ScenarioName, ...]
    """Those that noticed one of its mutants."""
    ran: bool

    @property
    def played(self) -> bool:
        """Whether everything that can happen to it has happened."""
        return self.parsed and self.ran and all(one.excused is not None for one in self.missing)

    @property
    def pinned(self) -> bool:
        """Whether each of its mutants is noticed, or known to be none."""
        return self.played and not self.survivors

    @property
    def survivors(self) -> tuple[Mutant, ...]:
        """Mutants that nobody noticed."""
        return tuple(trial.mutant for trial in self.trials if trial.survives)

    @property
    def killed(self) -> int:
        """Mutants that a scenario noticed."""
        return sum(trial.killer is not None for trial in self.trials)

    @property
    def rung(self) -> Rung:
        """The highest rung that it stands on."""
        if self.pinned:
            return Rung.PINNED
        return Rung.PLAYED if self.played else Rung.PARSED if self.parsed else Rung.NONE


@dataclass(frozen=True, slots=True)
class Failure:
    """A scenario that touches a text and does not hold, with the reasons."""

    scenario: ScenarioName
    reasons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Covered:
    """One text, or the settings: its clauses, and the scenarios that touch it and do not hold."""

    id: str
    name: str
    kind: str
    group: str
    text: str
    clauses: tuple[Clause, ...]
    failures: tuple[Failure, ...]

    @property
    def full(self) -> bool:
        """Whether the bar is met: everything parsed, played, pinned, and every scenario holds."""
        return all(clause.pinned for clause in self.clauses) and not self.failures


@dataclass(frozen=True, slots=True)
class Summary:
    """Counts over some texts."""

    clauses: int
    parsed: int
    played: int
    pinned: int
    mutants: int
    killed: int
    equivalent: int


@dataclass(frozen=True, slots=True)
class Coverage:
    """Everything that was asked for."""

    cards: tuple[Covered, ...]
    failures: tuple[Failure, ...]
    """Scenarios that do not hold, of those that were played."""
    faults: tuple[str, ...]
    """What is wrong with files: scenarios that cannot be read, exceptions that are not needed."""
    off: tuple[tuple[str, str], ...]
    """Fields and settings that are never changed, with the reason."""

    @property
    def full(self) -> bool:
        """Whether the bar is met."""
        return all(card.full for card in self.cards) and not self.failures and not self.faults

    @property
    def operators(self) -> dict[Operator, int]:
        """How many mutants each operator made."""
        counts = Counter(trial.mutant.operator for card in self.cards for c in card.clauses for trial in c.trials)
        return {operator: counts[operator] for operator in Operator if counts[operator]}


def summary_of(cards: Iterator[Covered] | tuple[Covered, ...]) -> Summary:
    """The counts over these texts."""
    clauses = [clause for card in cards for clause in card.clauses]
    trials = [trial for clause in clauses for trial in clause.trials]
    return Summary(
        len(clauses),
        sum(clause.parsed for clause in clauses),
        sum(clause.played for clause in clauses),
        sum(clause.pinned for clause in clauses),
        len(trials),
        sum(trial.killer is not None for trial in trials),
        sum(trial.killer is None and trial.equivalent is not None for trial in trials),
    )
