"""Words: a sentence cut into tokens, and tokens joined into a sentence.

Reading is lenient about what typography may change: a curly apostrophe or a minus sign (U+2212) is the plain one.
Everything else that differs from what the writer would write is noticed by comparing the two.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass

DASH = "—"
"""Stands between the name of a thing and its sentence."""

_TOKEN = re.compile(r"[+\-−]\d+|\d+|[^\W\d_]+(?:['’-][^\W\d_]+)*|\w+|--|[^\s\w]")
_STRAIGHT = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "−": "-"})
_DASHES = frozenset({"-", "--", "–", DASH})
_CLINGS_TO_THE_LEFT = frozenset({",", ".", ":", ";", "/", ")", "?", "!"})
_CLINGS_TO_THE_RIGHT = frozenset({"/", "("})
_ENDS_A_SENTENCE = frozenset({".", DASH})
_VOWELS = frozenset("aeiou")


@dataclass(frozen=True, slots=True)
class Token:
    """A word, number or mark: as printed (with plain apostrophe and minus), its key, and its place in the text.

    The key is what productions are compared with: without regard to case, both articles one, all dashes one.
    `start` and `end` are offsets of characters in the text, from 0, the end not included.
    """

    text: str
    key: str
    start: int
    end: int


def key_of(word: str) -> str:
    """The key of a word as it stands in a production or a text."""
    if word in _DASHES:
        return DASH
    folded = word.casefold()
    return "a" if folded == "an" else folded


def tokens_of(text: str) -> tuple[Token, ...]:
    """The tokens of a text, in order. Every character that is no space belongs to exactly one."""
    found = []
    for match in _TOKEN.finditer(text):
        plain = match.group().translate(_STRAIGHT)
        found.append(Token(plain, key_of(plain), match.start(), match.end()))
    return tuple(found)


def sentence(words: Iterable[str], *, begins: bool = True) -> str:
    """Words and marks joined as they are printed: spaces, *a* or *an*, a capital where a sentence begins.

    `begins`: whether the first word begins one.
    """
    given = list(words)
    parts: list[str] = []
    clings = True
    for index, word in enumerate(given):
        printed = word
        if word == "a" and index + 1 < len(given) and given[index + 1][0].casefold() in _VOWELS:
            printed = "an"
        if begins:
            printed = printed[0].upper() + printed[1:]
        if not clings and word not in _CLINGS_TO_THE_LEFT:
            parts.append(" ")
        parts.append(printed)
        clings = word in _CLINGS_TO_THE_RIGHT
        begins = word in _ENDS_A_SENTENCE
    return "".join(parts)
