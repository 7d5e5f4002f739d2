"""Numbers of rules: chapter.section.rule, and a letter for its parts."""

from __future__ import annotations

LETTERS = "abcdefghijkmnpqrstuvwxyz"
"""Without l and o, which read as 1 and 0."""


def letter(place: int) -> str:
    """The letter of a part, counted from 0; after the last letter two of them.

    >>> letter(0), letter(11), letter(23), letter(24)
    ('a', 'm', 'z', 'aa')
    """
    word = ""
    place += 1
    while place:
        place, rest = divmod(place - 1, len(LETTERS))
        word = LETTERS[rest] + word
    return word


def dotted(*parts: int) -> str:
    """A number with points between its parts; parts that are 0 are left out.

    >>> dotted(3, 0, 2)
    '3.2'
    """
    return ".".join(str(part) for part in parts if part)


_WORDS = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty"),
)
_ORDINALS = (
    *("first", "second", "third", "fourth", "fifth", "sixth"),
    *("seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth"),
)


def as_word(value: int) -> str:
    """A small number in words, a larger one in digits."""
    return _WORDS[value] if 0 <= value < len(_WORDS) else str(value)


def as_times(value: int) -> str:
    """`once`, `twice`, `three times`."""
    return {1: "once", 2: "twice"}.get(value, f"{as_word(value)} times")


def as_ordinal(value: int) -> str:
    """`first`, `second` … in words up to the twelfth."""
    return _ORDINALS[value - 1] if 0 < value <= len(_ORDINALS) else f"{value}th"
