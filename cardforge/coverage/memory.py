"""What was found before, kept with hashes of all that it depends on: whatever has changed is found anew, and no more.

A survey depends on its text and the code. What a scenario did depends on its file, the code, and every card that it
used. A verdict depends on the scenario that noticed; where none did, on all those that touch the text.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

from cardforge.coverage.bench import Key, Traced
from cardforge.coverage.clauses import Stretch
from cardforge.coverage.mutants import Mutant, Survey
from cardforge.coverage.operators import Operator
from cardforge.game.trials import Point

VERSION = 1


def hashed(*facts: object) -> str:
    """A hash of facts: equal facts give the same one in any process."""
    return sha256("\0".join(map(str, facts)).encode()).hexdigest()[:20]


@dataclass(frozen=True, slots=True)
class Verdict:
    """The scenario that noticed a mutant (None: none did), and the hash of what this depends on."""

    killer: Key | None
    depends: str


@dataclass(frozen=True, slots=True)
class Kept:
    """What one scenario did, and the hash of what this depends on."""

    traced: Traced
    depends: str


@dataclass(slots=True)
class Memory:
    """All that is remembered of one project."""

    surveys: dict[str, tuple[str, Survey]] = field(default_factory=dict)
    """By the id of the text, each with the hash of what it depends on."""
    files: dict[str, list[Kept]] = field(default_factory=dict)
    verdicts: dict[str, dict[str, Verdict]] = field(default_factory=dict)
    """By the id of the text and what the mutant says."""

    @classmethod
    def load(cls, file: Path) -> Memory:
        """What a file holds; nothing where there is none or it is damaged."""
        try:
            data = json.loads(file.read_bytes())
            return _memory(data) if data["version"] == VERSION else cls()
        except (OSError, ValueError, KeyError, TypeError, IndexError):
            return cls()

    def save(self, file: Path) -> None:
        """Write it as a whole. A project that cannot be written to remembers nothing."""
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            fresh = file.with_name(f"{file.name}.{os.getpid()}")
            fresh.write_text(json.dumps(_plain(self), ensure_ascii=False, separators=(",", ":")), "utf-8")
            fresh.replace(file)
        except OSError:
            return


def _plain(memory: Memory) -> dict[str, Any]:
    return {
        "version": VERSION,
        "surveys": {id: [depends, _plain_survey(survey)] for id, (depends, survey) in memory.surveys.items()},
        "files": {file: [[_plain_traced(k.traced), k.depends] for k in kept] for file, kept in memory.files.items()},
        "verdicts": {
            id: {says: [one.killer, one.depends] for says, one in verdicts.items()}
            for id, verdicts in memory.verdicts.items()
        },
    }


def _plain_survey(survey: Survey) -> list[Any]:
    return [
        [[one.start, one.end] for one in survey.clauses],
        survey.whole,
        [[one.key, one.words, one.at] for one in survey.points],
        [[one.operator.name, one.says, one.clause, one.words.start, one.words.end] for one in survey.mutants],
    ]


def _plain_traced(one: Traced) -> list[Any]:
    names = [sorted(one.read), sorted(one.used), sorted(one.asked), [list(pair) for pair in sorted(one.seen)]]
    return [one.title, one.line, one.holds, one.proves, list(one.reasons), *names]


def _memory(data: Any) -> Memory:
    return Memory(
        {id: (depends, _survey(*kept)) for id, (depends, kept) in data["surveys"].items()},
        {file: [Kept(_traced(*one), depends) for one, depends in kept] for file, kept in data["files"].items()},
        {
            id: {says: Verdict(_key(killer), depends) for says, (killer, depends) in verdicts.items()}
            for id, verdicts in data["verdicts"].items()
        },
    )


def _key(killer: Any) -> Key | None:
    return None if killer is None else (killer[0], killer[1])


def _survey(clauses: Any, whole: bool, points: Any, mutants: Any) -> Survey:
    return Survey(
        tuple(Stretch(*one) for one in clauses),
        whole,
        tuple(Point(*one) for one in points),
        tuple(Mutant(Operator[name], says, clause, Stretch(start, end)) for name, says, clause, start, end in mutants),
    )


def _traced(
    title: str,
    line: int,
    holds: bool,
    proves: bool,
    reasons: Iterable[str],
    read: Iterable[str],
    used: Iterable[str],
    asked: Iterable[str],
    seen: Iterable[tuple[str, str]],
) -> Traced:
    points = frozenset((id, key) for id, key in seen)
    return Traced(
        title, line, holds, proves, tuple(reasons), frozenset(read), frozenset(used), points, frozenset(asked)
    )
