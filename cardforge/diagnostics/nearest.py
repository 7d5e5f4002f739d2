"""The nearest right spelling: what somebody probably meant."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import SequenceMatcher


def nearest(word: str, known: Iterable[str], least: float = 0.6) -> str | None:
    """The known word most like `word`, or None where none is at least `least` alike (0 to 1). Case does not count.

    Of equally near words one with the same letters wins (two were exchanged), then the first in alphabetical order, so
    that messages repeat.
    """
    folded = word.casefold()
    letters = sorted(folded)
    best: tuple[float, bool, str] | None = None
    for candidate in sorted(set(known)):
        matcher = SequenceMatcher(None, folded, candidate.casefold())
        if matcher.real_quick_ratio() < least or matcher.quick_ratio() < least:
            continue
        score = matcher.ratio()
        exchanged = sorted(candidate.casefold()) == letters
        if score >= least and (best is None or (score, exchanged) > best[:2]):
            best = (score, exchanged, candidate)
    return best[2] if best else None


def did_you_mean(word: str, known: Iterable[str], otherwise: str = "") -> str:
    """A hint that offers the nearest known word, or `otherwise`."""
    found = nearest(word, known)
    return f"did you mean “{found}”?" if found else otherwise


def listed(words: Iterable[str], last: str = "or") -> str:
    """`a, b or c`, for messages."""
    items = list(words)
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {last} {items[-1]}"


def with_article(noun: str) -> str:
    """`a lodger`, `an Ally`, for messages. Goes by the first letter."""
    return f"{'an' if noun[:1].casefold() in 'aeiou' else 'a'} {noun}"
