"""Clauses: the sentences of a text. A change of a text belongs to the clause whose words it changes first."""

from __future__ import annotations

import re
from dataclasses import dataclass

_SENTENCE = re.compile(r"\S[^\n]*?(?:\.(?=\s|$)|$)", re.MULTILINE)
_WORD = re.compile(r"\S+")


@dataclass(frozen=True, slots=True)
class Stretch:
    """A stretch of a text, from one offset to before another."""

    start: int
    end: int

    def of(self, text: str) -> str:
        """The words."""
        return text[self.start : self.end]


def clauses_of(text: str) -> tuple[Stretch, ...]:
    """The sentences of a text: up to a full stop before a blank, or the end of a line."""
    return tuple(Stretch(match.start(), match.end()) for match in _SENTENCE.finditer(text))


def words_of(text: str) -> tuple[Stretch, ...]:
    """The words, with the marks that stand at them."""
    return tuple(Stretch(match.start(), match.end()) for match in _WORD.finditer(text))


def difference(text: str, other: str) -> Stretch:
    """The words of a text that another one words differently; where it only adds words, the word before them."""
    words = words_of(text)
    found, wanted = [word.of(text) for word in words], [word.of(other) for word in words_of(other)]
    shorter = min(len(found), len(wanted))
    before = next((i for i in range(shorter) if found[i] != wanted[i]), shorter)
    after = next((i for i in range(shorter - before) if found[-1 - i] != wanted[-1 - i]), shorter - before)
    last = len(found) - after
    if before >= last:
        before, last = max(0, before - 1), max(0, before - 1) + 1
    return Stretch(words[before].start, words[last - 1].end)


def clause_at(clauses: tuple[Stretch, ...], offset: int) -> int:
    """The number of the clause that an offset lies in or follows."""
    return max((number for number, clause in enumerate(clauses) if clause.start <= offset), default=0)
