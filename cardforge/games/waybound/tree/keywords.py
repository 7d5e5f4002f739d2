"""Keywords: abilities that are one word, explained in the rulebook."""

from dataclasses import dataclass
from typing import NewType

KeywordId = NewType("KeywordId", str)
"""The id of a keyword in the vocabulary, for example `rooted`."""


@dataclass(frozen=True, slots=True)
class HasKeyword:
    """“Rooted.”: this card has the keyword. What it does is a rule of the game, not of the sentence."""

    keyword: KeywordId
