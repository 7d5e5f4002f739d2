"""The same fault on many pages or pictures is told once, with where it is first and on how many more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cardforge.diagnostics import Diagnostic

NAMED = 3
"""So many places are named, and of more than that the first."""


def together(found: Sequence[Diagnostic]) -> list[Diagnostic]:
    """The findings, those that differ in nothing but their page or picture put together."""
    groups: dict[tuple[str, str, str], list[Diagnostic]] = {}
    for one in found:
        groups.setdefault((one.code, one.message, one.expected), []).append(one)
    return [_one(group) for group in groups.values()]


def _one(group: Sequence[Diagnostic]) -> Diagnostic:
    first = group[0]
    subjects = [one.subject for one in group if one.subject]
    if len(subjects) < 2:
        return first
    if len(subjects) <= NAMED:
        return replace(first, subject=", ".join(subjects))
    return replace(first, subject=f"{subjects[0]} and {len(subjects) - 1} more")
