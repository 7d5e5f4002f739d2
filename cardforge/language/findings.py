"""What a reader has to say about a sentence, in words: the fault, what could stand there, the nearest known wording.

A finding is about one line; its place counts from the start of that line.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cached_property

from cardforge.catalogue.text import Finding
from cardforge.diagnostics import Severity
from cardforge.language.failures import Failure, Fault
from cardforge.language.grammar import Grammar
from cardforge.language.productions import Hole, Production, TheNoun
from cardforge.language.reading import Chart
from cardforge.language.sentences import Sentence
from cardforge.language.terminals import quoted
from cardforge.language.writing import write

_MOST_EXPECTED = 8
_MOST_EXAMPLES = 400
"""Different texts that a message's example is taken from: more would take time and say no more."""
_LEAST_ALIKE = 0.5


@dataclass(frozen=True, slots=True)
class Example:
    """A text that stands somewhere, and where: `subject` is as a reader of messages would name it."""

    subject: str
    text: str


class Adviser:
    """Turns what came of reading a sentence into findings. `examples` show how a wording is used."""

    def __init__(self, grammar: Grammar, examples: Iterable[Example] = ()) -> None:
        self._grammar = grammar
        different = {example.text: example for example in reversed(tuple(examples))}
        self._examples = tuple(reversed(different.values()))[:_MOST_EXAMPLES]

    def findings(self, sentence: Sentence, line: int = 0, offset: int = 0) -> Iterator[Finding]:
        """All there is to say: an error, or a warning, or nothing. The sentence begins at `offset` of that line."""
        failure, slip = sentence.failure, sentence.slip
        if failure is not None:
            yield Finding(
                Severity.ERROR,
                line,
                offset + failure.start,
                failure.end - failure.start,
                _message(failure),
                _alternatives(failure.expected),
                self._hint(failure, sentence.text),
            )
        elif len(sentence.phrases) > 1:
            trees = " and ".join(repr(phrase.value) for phrase in sentence.phrases)
            message = f"this can be read in {len(sentence.phrases)} ways: {trees}"
            yield Finding(Severity.ERROR, line, offset, len(sentence.text), message, "a sentence with one meaning")
        elif slip is not None:
            message = "this is understood, but the house words it otherwise"
            yield Finding(
                Severity.WARNING, line, offset + slip.start, slip.end - slip.start, message, quoted(slip.canonical)
            )

    def _hint(self, failure: Failure, text: str) -> str:
        if failure.fault is Fault.MEANINGLESS:
            return ""
        if failure.repaired is not None:
            repaired = write(self._grammar, failure.repaired.value)
            example = self._most_alike(repaired)
            if example is not None and example.text == repaired:
                return f"did you mean what {example.subject} says: {quoted(repaired)}?"
            return f"did you mean {quoted(repaired)}?{_as_on(example)}"
        example = self._example_of(failure.begun, text)
        if failure.begun:
            known = next((p for p in failure.begun if example and p in self._used[example]), failure.begun[0])
            return f"the nearest wording is {quoted(wording(self._grammar, known))}{_as_on(example)}"
        example = self._most_alike(text, least=0)
        return f"the nearest wording is that of {example.subject}: {quoted(example.text)}" if example else ""

    def _example_of(self, productions: Iterable[Production], text: str) -> Example | None:
        """Of the examples that use the first production which is used at all, the one most like the text."""
        for production in productions:
            using = [example for example in self._examples if production in self._used[example]]
            if using:
                return max(using, key=lambda example: _alike(text, example.text))
        return None

    def _most_alike(self, text: str, least: float = _LEAST_ALIKE) -> Example | None:
        readable = [example for example in self._examples if self._used[example]]
        best = max(readable, key=lambda example: _alike(text, example.text), default=None)
        return best if best is not None and _alike(text, best.text) >= least else None

    @cached_property
    def _used(self) -> dict[Example, frozenset[Production]]:
        """The productions that each example uses; none for one that is no example, since it is not rightly worded."""
        used = {}
        for example in self._examples:
            phrases = Chart(self._grammar, self._grammar.tokens(example.text)).whole()
            right = len(phrases) == 1 and write(self._grammar, phrases[0].value) == example.text
            used[example] = frozenset(p.production for p in phrases[0].walk() if p.production) if right else frozenset()
        return used


def wording(grammar: Grammar, production: Production) -> str:
    """A production as a message or the documentation shows it: its pattern, each hole by the label of its category."""
    source = production.pattern.source
    for symbol in production.pattern.symbols:
        if isinstance(symbol, Hole):
            label = grammar.parts[symbol.category].label
            source = source.replace(f"{{{symbol.field}:{symbol.category}}}", f"‹{label}›")
        elif isinstance(symbol, TheNoun):
            nouns = grammar.vocabulary.nouns(symbol.sort)
            source = source.replace(f"<{symbol.sort}>", nouns[0].name if nouns else f"‹{symbol.sort}›")
    return source


def _message(failure: Failure) -> str:
    match failure.fault:
        case Fault.UNKNOWN_WORD:
            return f"{quoted(failure.word)} is no word of the rules language"
        case Fault.MISSING_WORD:
            return "something is missing here"
        case Fault.SURPLUS_WORD:
            return f"{quoted(failure.word)} is one word too many"
        case Fault.WRONG_WORD:
            return f"{quoted(failure.word)} cannot stand here"
        case Fault.MEANINGLESS:
            return f"this means nothing: {failure.why}"


def _alternatives(expected: tuple[str, ...]) -> str:
    if len(expected) > _MOST_EXPECTED + 1:
        return f"{', '.join(expected[:_MOST_EXPECTED])} or {len(expected) - _MOST_EXPECTED} others"
    return f"{', '.join(expected[:-1])} or {expected[-1]}" if len(expected) > 1 else "".join(expected)


def _as_on(example: Example | None) -> str:
    return f" (as {example.subject} says: {quoted(example.text)})" if example else ""


def _alike(one: str, other: str) -> float:
    """How alike two texts are, from 0 to 1: word by word first, letter by letter where that tells nothing."""
    words = SequenceMatcher(None, one.casefold().split(), other.casefold().split()).ratio()
    return words + SequenceMatcher(None, one.casefold(), other.casefold()).ratio() / 100
