"""Outcomes of scenarios as lines for people and as data for programs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from cardforge.play.scenarios.read import Unreadable
from cardforge.play.scenarios.run import Outcome, Result

HOLD, FAIL, UNREADABLE = 0, 1, 2
"""Exit codes: all hold; some do not; a file cannot be read as scenarios."""


def as_lines(outcomes: Sequence[Outcome], faults: Sequence[Unreadable]) -> Iterator[str]:
    """One line each, reasons indented below it, and last how many passed and failed."""
    for outcome in outcomes:
        yield from outcome_lines(outcome)
    for fault in faults:
        yield f"error {fault}"
    passed = sum(outcome.passed for outcome in outcomes)
    yield f"{passed} passed, {len(outcomes) - passed + len(faults)} failed"


def outcome_lines(outcome: Outcome) -> Iterator[str]:
    """The line of one scenario, and its reasons."""
    scenario = outcome.scenario
    at = f"{scenario.file}:{scenario.line}"
    if outcome.result is Result.HOLDS:
        yield f"ok    {at} {scenario.title}"
    elif outcome.result is Result.DEVIATES:
        yield f"ok    {at} {scenario.title} (fails as stated: {scenario.deviation})"
    elif outcome.result is Result.UNREADABLE:
        yield f"error {scenario.file}:{outcome.line}: {scenario.title}: {'; '.join(outcome.reasons)}"
    else:
        yield f"FAIL  {at} {scenario.title}"
        yield f"      {scenario.file}:{outcome.line}: step “{outcome.step}”"
        for reason in outcome.reasons:
            yield f"        {reason}"


def as_json(outcomes: Sequence[Outcome], faults: Sequence[Unreadable]) -> dict[str, Any]:
    """The same as data."""
    passed = sum(outcome.passed for outcome in outcomes)
    return {
        "passed": passed,
        "failed": len(outcomes) - passed + len(faults),
        "scenarios": [
            {
                "scenario": outcome.scenario.title,
                "file": outcome.scenario.file,
                "line": outcome.scenario.line,
                "result": str(outcome.result),
                "passed": outcome.passed,
                "at": outcome.line or None,
                "step": outcome.step or None,
                "reasons": list(outcome.reasons),
            }
            for outcome in outcomes
        ],
        "unreadable": [{"file": fault.file, "line": fault.line, "reason": fault.reason} for fault in faults],
    }


def exit_code(outcomes: Sequence[Outcome], faults: Sequence[Unreadable]) -> int:
    """0 when all hold, 1 when some do not, 2 when something could not be read."""
    if faults or any(outcome.result is Result.UNREADABLE for outcome in outcomes):
        return UNREADABLE
    return HOLD if all(outcome.passed for outcome in outcomes) else FAIL
