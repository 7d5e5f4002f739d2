"""Why a sentence could not be read: which word, or which gap, and what could stand there.

The furthest word that reading reached is the first that cannot follow what stands before it. Where it is a word that
the grammar does not know (and not a name before which a word is missing), it is the culprit. Otherwise the trouble may
have begun earlier, so single repairs are tried, from that word backwards: a word put in, then one taken out, then one
exchanged. The first that makes the sentence readable tells where the trouble is; what it makes of the sentence is
offered.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from cardforge.diagnostics import nearest
from cardforge.language.grammar import Grammar
from cardforge.language.productions import Literal, Production
from cardforge.language.reading import END, Chart, Expectations, Phrase, Refusal
from cardforge.language.terminals import NounOf, Sample, Terminal, quoted
from cardforge.language.words import Token, key_of, sentence

_MOST_TRIALS = 600
"""Readings of a changed sentence, in all."""
_LONGEST_MENDED = 120
"""Tokens of the longest sentence that is worth mending; a longer one is only told where reading broke off."""

_SHORT_LIST = 6
"""Nouns that are named one by one."""


class Fault(Enum):
    """What is wrong."""

    UNKNOWN_WORD = "unknown word"
    MISSING_WORD = "missing word"
    SURPLUS_WORD = "surplus word"
    WRONG_WORD = "wrong word"
    MEANINGLESS = "meaningless"


@dataclass(frozen=True, slots=True)
class Failure:
    """Why a text has no reading. `start` and `end` are offsets of characters; they are equal at a gap.

    `expected` is what could stand there, the likeliest first. `repaired` is a reading of the text with one word
    changed, None if no single change helps. `begun` are the productions that reading was inside of when it broke off,
    the one that had read most first. `why` is the word of the model that refused, for what is grammatical but means
    nothing.
    """

    fault: Fault
    start: int
    end: int
    word: str
    expected: tuple[str, ...]
    repaired: Phrase | None
    begun: tuple[Production, ...] = ()
    why: str = ""


@dataclass(frozen=True, slots=True)
class _Repair:
    at: int
    phrase: Phrase
    put_in: str


def failure_of(grammar: Grammar, tokens: tuple[Token, ...], length: int) -> Failure:
    """Why these tokens of a text of that many characters have no reading. They must really have none."""
    expectations = Expectations()
    Chart(grammar, tokens, expectations).whole()
    furthest = expectations.furthest
    begun = _begun(expectations)
    trials = _Trials(grammar, tokens, expectations)
    unknown = furthest < len(tokens) and not grammar.knows(tokens[furthest])
    gap = _gap(trials, range(furthest, furthest - 1 if unknown else -1, -1))
    if gap is not None:
        at, repairs = gap
        place = tokens[at].start if at < len(tokens) else length
        expected = tuple(dict.fromkeys(repair.put_in for repair in repairs))
        return Failure(Fault.MISSING_WORD, place, place, "", expected, repairs[0].phrase, begun)
    if unknown:
        return _unknown_word(trials, furthest, begun)
    refusal = max(expectations.refusals, key=lambda refused: (refused.end, -refused.start), default=None)
    if refusal is not None and refusal.end >= furthest - 1:
        return _meaningless(refusal, tokens)
    return _wrong_word(trials, furthest, length, begun)


def _gap(trials: "_Trials", places: range) -> tuple[int, list[_Repair]] | None:
    """The first of these places where a word, or else a few words that belong together, mend the sentence."""
    for at in places:
        repairs = list(trials.with_a_word_put_in(at))
        if repairs:
            return at, repairs
    repairs = list(trials.with_a_phrase_put_in(places[0]))
    return (places[0], repairs) if repairs else None


def _unknown_word(trials: "_Trials", at: int, begun: tuple[Production, ...]) -> Failure:
    token = trials.tokens[at]
    repair = next(trials.with_a_word_exchanged(at, near=token.text), None) or next(trials.with_a_word_out(at), None)
    expected = trials.labels(at)
    if repair is None:
        return Failure(Fault.UNKNOWN_WORD, token.start, token.end, token.text, expected, None, begun)
    expected = tuple(dict.fromkeys((*filter(None, [repair.put_in]), *expected)))
    return Failure(Fault.UNKNOWN_WORD, token.start, token.end, token.text, expected, repair.phrase, begun)


def _wrong_word(trials: "_Trials", furthest: int, length: int, begun: tuple[Production, ...]) -> Failure:
    for at in range(min(furthest, len(trials.tokens) - 1), -1, -1):
        token = trials.tokens[at]
        for fault, repairs in (
            (Fault.SURPLUS_WORD, trials.with_a_word_out(at)),
            (Fault.WRONG_WORD, trials.with_a_word_exchanged(at)),
        ):
            repair = next(repairs, None)
            if repair is not None:
                expected = tuple(filter(None, [repair.put_in]))
                return Failure(fault, token.start, token.end, token.text, expected, repair.phrase, begun)
    expected = trials.labels(furthest)
    if furthest >= len(trials.tokens):
        return Failure(Fault.MISSING_WORD, length, length, "", expected, None, begun)
    token = trials.tokens[furthest]
    return Failure(Fault.WRONG_WORD, token.start, token.end, token.text, expected, None, begun)


def _meaningless(refusal: Refusal, tokens: tuple[Token, ...]) -> Failure:
    start, end = tokens[refusal.start].start, tokens[refusal.end - 1].end
    return Failure(Fault.MEANINGLESS, start, end, "", (), None, (), refusal.why)


def _begun(expectations: Expectations) -> tuple[Production, ...]:
    furthest = expectations.furthest
    inside = [(start, production) for end, start, production in expectations.begun if end == furthest]
    return tuple(dict.fromkeys(production for _, production in sorted(inside, key=lambda entry: entry[0])))


def _labels(terminal: Terminal) -> tuple[str, ...]:
    """How a message speaks of a terminal: a short list of nouns one by one, anything else by what it is."""
    nouns = tuple(dict.fromkeys(sample.label for sample in terminal.samples()))
    return nouns if isinstance(terminal, NounOf) and 0 < len(nouns) <= _SHORT_LIST else (terminal.label,)


class _Trials:
    """Single changes of a sentence that was not read, each tried by reading it again."""

    def __init__(self, grammar: Grammar, tokens: tuple[Token, ...], expectations: Expectations) -> None:
        self._grammar = grammar
        self.tokens = tokens
        self._expectations = expectations
        self._left = _MOST_TRIALS if len(tokens) <= _LONGEST_MENDED else 0

    def labels(self, at: int) -> tuple[str, ...]:
        """What could stand at a token, as messages say it."""
        wanted = self._expectations.at.get(at, {})
        words = {w.word for w in wanted.values() if isinstance(w, Literal) and w is not END}
        literals = [quoted(word) for word in sorted(words, key=str.casefold)]
        terminals = sorted(label for w in wanted.values() if isinstance(w, Terminal) for label in _labels(w))
        return (*literals, *terminals, *(["the end"] if END in wanted.values() else []))

    def with_a_word_put_in(self, at: int) -> Iterator[_Repair]:
        """The readings with one more word, or noun, before this token."""
        for sample in self._wanted(at):
            yield from self._try(at, at, sample)

    def with_a_word_out(self, at: int) -> Iterator[_Repair]:
        """The reading without this token."""
        yield from self._try(at, at + 1, Sample((), ""))

    def with_a_word_exchanged(self, at: int, near: str | None = None) -> Iterator[_Repair]:
        """The readings with another word in this token's place; `near`: the nearest in spelling first, and only it."""
        wanted = list(self._wanted(at))
        if near is not None:
            closest = nearest(near, [sample.words[0] for sample in wanted])
            wanted = [sample for sample in wanted if sample.words[0] == closest]
        for sample in wanted:
            yield from self._try(at, at + 1, sample)

    def with_a_phrase_put_in(self, at: int) -> Iterator[_Repair]:
        """The readings with a constant phrase of several words before this token."""
        for words in self._expectations.phrases.get(at, {}):
            yield from self._try(at, at, Sample(words, quoted(sentence(words, begins=False))))

    def _wanted(self, at: int) -> Iterator[Sample]:
        for wanted in self._expectations.at.get(at, {}).values():
            if isinstance(wanted, Terminal):
                yield from wanted.samples()
            elif wanted is not END:
                yield Sample((wanted.word,), quoted(wanted.word))

    def _try(self, start: int, end: int, sample: Sample) -> Iterator[_Repair]:
        if self._left <= 0:
            return
        self._left -= 1
        place = self.tokens[start].start if start < len(self.tokens) else 0
        put_in = tuple(Token(word, key_of(word), place, place) for word in sample.words)
        changed = (*self.tokens[:start], *put_in, *self.tokens[end:])
        phrases = Chart(self._grammar, changed).whole()
        if phrases:
            yield _Repair(start, phrases[0], sample.label)
