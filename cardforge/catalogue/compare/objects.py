"""A comparison as plain data, as `diff --json` prints it."""

from __future__ import annotations

from typing import Any

from cardforge.catalogue.compare.model import Change, Comparison, FieldChange, Named
from cardforge.catalogue.compare.words import segments


def as_object(comparison: Comparison) -> dict[str, Any]:
    """The changes with their fields and what they touch; texts with their stretches of words as well."""
    return {
        "changes": [_change(change) for change in comparison.changes],
        "reprinted": [_named(card) for card in comparison.reprinted],
        "not_compared": [_named(card) for card in comparison.not_compared],
    }


def _change(change: Change) -> dict[str, Any]:
    return {
        "section": str(change.section),
        "id": change.id,
        "name": change.name,
        "what": str(change.what),
        "note": change.note,
        "fields": [_field(one) for one in change.fields],
        "touches": {str(touch.relation): list(touch.ids) for touch in change.touches},
        "file": change.place.file if change.place else None,
        "line": change.place.line if change.place else None,
    }


def _field(one: FieldChange) -> dict[str, Any]:
    made: dict[str, Any] = {"field": one.field, "before": one.before, "after": one.after}
    if one.is_prose and isinstance(one.before, str) and isinstance(one.after, str):
        made["words"] = [{"op": str(found.op), "text": found.text} for found in segments(one.before, one.after)]
    return made


def _named(card: Named) -> dict[str, str]:
    return {"id": card.id, "name": card.name}
