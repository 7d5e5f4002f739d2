"""One mistake in a template shows on every card that uses it; it is told once, with the first of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from cardforge.diagnostics import Diagnostic
from cardforge.press import faults

MOST_CARDS = 3
"""Of whom the same is told one by one."""
OF_THE_TEMPLATE = frozenset({faults.line_not_printed.code, faults.measured_otherwise.code})
"""Each card has lines of its own that are not as they should be; where many have, it is the template's doing."""


def told_once(found: Iterable[Diagnostic]) -> list[Diagnostic]:
    """The findings, those that say the same of many cards made into one that counts them."""
    groups: dict[tuple[object, ...], list[Diagnostic]] = {}
    for one in found:
        said = () if one.code in OF_THE_TEMPLATE else (one.message, one.expected, one.hint)
        groups.setdefault((one.code, *said), []).append(one)
    told: list[Diagnostic] = []
    for same in groups.values():
        subjects = dict.fromkeys(one.subject for one in same)
        if len(subjects) <= MOST_CARDS:
            told += dict.fromkeys(same)
        else:
            told.append(replace(same[0], subject=f"{same[0].subject} and {len(subjects) - 1} more cards"))
    return told
