"""Two texts compared word by word."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from enum import StrEnum

_TOKEN = re.compile(r"\w+(?:['’-]\w+)*|\s+|[^\w\s]")

LEAST_ALIKE = 0.35
"""Texts that share less than this part of their words are two texts; marking every word would hide both."""


class Op(StrEnum):
    """Whether a stretch of text stands in both, in the old or in the new one only."""

    SAME = "same"
    REMOVED = "removed"
    ADDED = "added"


@dataclass(frozen=True, slots=True)
class Segment:
    """A stretch of text."""

    op: Op
    text: str


def segments(before: str, after: str) -> tuple[Segment, ...]:
    """The stretches that lead from one text to the other; those not added make `before`, those not removed `after`."""
    old, new = _TOKEN.findall(before), _TOKEN.findall(after)
    if not _alike(old, new):
        return tuple(_pair(before, after))
    made: list[Segment] = []
    removed = added = blank = ""
    for op, a, b, c, d in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if op == "equal":
            same = "".join(old[a:b])
            if same.isspace() and (removed or added) and "\n" not in same:
                blank += same  # a lone blank between two changed words: one change, not two
                continue
            made += _pair(removed, added)
            made.append(Segment(Op.SAME, blank + same))
            removed = added = blank = ""
        else:
            removed += blank + "".join(old[a:b])
            added += blank + "".join(new[c:d])
            blank = ""
    made += _pair(removed, added)
    if blank:
        made.append(Segment(Op.SAME, blank))
    return tuple(made)


def _pair(removed: str, added: str) -> Iterator[Segment]:
    if removed:
        yield Segment(Op.REMOVED, removed)
    if added:
        yield Segment(Op.ADDED, added)


def _alike(old: list[str], new: list[str]) -> bool:
    before, after = ([token for token in tokens if not token.isspace()] for tokens in (old, new))
    return SequenceMatcher(None, before, after, autojunk=False).ratio() >= LEAST_ALIKE
