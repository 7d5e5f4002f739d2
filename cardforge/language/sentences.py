"""A text and what came of reading it: a tree, with the stretch of text for each part, or why there is none."""

from collections.abc import Iterator
from dataclasses import dataclass

from cardforge.language.failures import Failure, failure_of
from cardforge.language.grammar import Grammar
from cardforge.language.productions import Production
from cardforge.language.reading import Chart, Phrase
from cardforge.language.terminals import Tree
from cardforge.language.words import Token, tokens_of
from cardforge.language.writing import write


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of the text (offsets of characters) and the part of the tree it became; `depth` counts from 0."""

    start: int
    end: int
    depth: int
    value: Tree
    production: Production


@dataclass(frozen=True, slots=True)
class Slip:
    """A text that is understood but not worded as the writer words it: what differs, and the wording of the whole."""

    start: int
    end: int
    canonical: str


@dataclass(frozen=True, slots=True, eq=False)
class Sentence:
    """What came of reading a text: one phrase, or several if it is ambiguous, or none and then a failure."""

    text: str
    tokens: tuple[Token, ...]
    phrases: tuple[Phrase, ...]
    failure: Failure | None
    slip: Slip | None

    @property
    def tree(self) -> Tree:
        """The one tree. Raises ValueError if there is none or more than one."""
        if len(self.phrases) != 1:
            raise ValueError(f"{self.text!r} has {len(self.phrases)} readings")
        return self.phrases[0].value

    def spans(self) -> Iterator[Span]:
        """The parts of the one reading, outer ones first, in the order of the text. Empty layers have none."""
        if len(self.phrases) == 1:
            yield from _spans(self.phrases[0], self.tokens, 0)


def read(grammar: Grammar, text: str) -> Sentence:
    """Read a text. Never raises for a text that is wrong."""
    tokens = grammar.tokens(text)
    phrases = Chart(grammar, tokens).whole()
    failure = None if phrases else failure_of(grammar, tokens, len(text))
    slip = _slip(text, tokens, write(grammar, phrases[0].value)) if len(phrases) == 1 else None
    return Sentence(text, tokens, phrases, failure, slip)


def _spans(phrase: Phrase, tokens: tuple[Token, ...], depth: int) -> Iterator[Span]:
    if phrase.end == phrase.start:
        return
    production = phrase.production
    shown = production is not None and (production.model is not None or production.constant is not None)
    if production is not None and shown:
        start, end = tokens[phrase.start].start, tokens[phrase.end - 1].end
        yield Span(start, end, depth, phrase.value, production)
    for inside in phrase.inside:
        yield from _spans(inside, tokens, depth + shown)


def _slip(text: str, tokens: tuple[Token, ...], canonical: str) -> Slip | None:
    """What differs from the canonical wording; None if nothing does but plain or curly apostrophes and minus signs."""
    if text == canonical:
        return None
    found, wanted = [token.text for token in tokens], [token.text for token in tokens_of(canonical)]
    if found == wanted:
        spaced_alike = [i for i, c in enumerate(text) if c == " "] == [i for i, c in enumerate(canonical) if c == " "]
        return None if spaced_alike and len(text) == len(canonical) else Slip(0, len(text), canonical)
    shorter = min(len(found), len(wanted))
    before = next((i for i in range(shorter) if found[i] != wanted[i]), shorter)
    after = next((i for i in range(shorter - before) if found[-1 - i] != wanted[-1 - i]), shorter - before)
    first, last = before, len(found) - after - 1
    start = tokens[first].start if first < len(tokens) else len(text)
    return Slip(start, max(start, tokens[last].end) if last >= first else start, canonical)
