"""Random numbers from one 64-bit word that lives in the state: SplitMix64 by Steele, Lea and Flood (OOPSLA 2014).

Own code and not `random`, so that the same seed gives the same match on any machine and any Python, and so that the
whole generator is one integer that a state copies and saves like any other.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TypeVar

_MASK = (1 << 64) - 1
_WORDS = 1 << 64
_SMALL = 1 << 32
_SURE = _WORDS - _SMALL
"""Below this a word lies in no incomplete stretch of any small range."""
_GAMMA = 0x9E3779B97F4A7C15

Item = TypeVar("Item")


def next_word(state: int) -> tuple[int, int]:
    """The state after one step, and the 64-bit word of that step."""
    state = (state + _GAMMA) & _MASK
    word = state
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
    return state, word ^ (word >> 31)


def below(state: int, bound: int) -> tuple[int, int]:
    """The state afterwards, and a whole number from 0 up to but without `bound`, each equally likely.

    Words in the incomplete last stretch of the range are thrown away, so nothing is favoured.
    """
    if bound < 1:
        raise ValueError(f"there is no number from 0 below {bound}")
    state, word = next_word(state)
    if word < _SURE and bound <= _SMALL:
        return state, word % bound
    limit = _WORDS - _WORDS % bound
    while word >= limit:
        state, word = next_word(state)
    return state, word % bound


def shuffle(state: int, items: MutableSequence[Item]) -> int:
    """Shuffle in place (Fisher and Yates); the state afterwards."""
    for last in range(len(items) - 1, 0, -1):
        state, other = below(state, last + 1)
        items[last], items[other] = items[other], items[last]
    return state


def seeded(seed: int) -> int:
    """The state that a seed starts with; neighbouring seeds start far apart."""
    return next_word(seed & _MASK)[1]
