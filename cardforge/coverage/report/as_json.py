"""Coverage as data for programs."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from cardforge.coverage.result import Clause, Coverage, Covered, summary_of


def as_json(coverage: Coverage) -> dict[str, Any]:
    """The counts, and each text clause by clause."""
    return {
        "summary": {**asdict(summary_of(coverage.cards)), "full": coverage.full},
        "operators": {str(operator): count for operator, count in coverage.operators.items()},
        "cards": [_card(card) for card in coverage.cards],
        "failing": [
            {"scenario": str(failure.scenario), "reasons": list(failure.reasons)} for failure in coverage.failures
        ],
        "faults": list(coverage.faults),
        "unchanged": [{"what": what, "why": why} for what, why in coverage.off],
    }


def _card(card: Covered) -> dict[str, Any]:
    return {
        "id": card.id,
        "name": card.name,
        "kind": card.kind,
        "group": card.group,
        "full": card.full,
        "clauses": [_clause(clause) for clause in card.clauses],
    }


def _clause(clause: Clause) -> dict[str, Any]:
    return {
        "text": clause.text,
        "parsed": clause.parsed,
        "played": clause.played,
        "pinned": clause.pinned,
        "mutants": len(clause.trials),
        "killed": clause.killed,
        "survivors": [mutant.says for mutant in clause.survivors],
        "scenarios": [str(scenario) for scenario in clause.scenarios],
        "missing": [one.words for one in clause.missing if one.excused is None],
        "equivalent": [
            {"says": trial.mutant.says, "why": trial.equivalent} for trial in clause.trials if trial.equivalent
        ],
    }
