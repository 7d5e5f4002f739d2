"""Terminals: what is read from the words themselves: numbers, nouns of the vocabulary, names that a text makes up."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cardforge.language.vocabulary import Noun, Vocabulary
from cardforge.language.words import DASH, Token, tokens_of

ANY_WORD = "*"
"""Stands, among the keys that a phrase can begin with, for every word."""

Tree = object
"""A value in a tree: a model, a number, an enum member, a tuple, None. It must be hashable."""


def quoted(words: str) -> str:
    """Words of a sentence as a message speaks of them."""
    return f"“{words}”"


@dataclass(frozen=True, slots=True)
class Sample:
    """Words that a terminal would read, and how a message that suggests them speaks of them."""

    words: tuple[str, ...]
    label: str


class Terminal(ABC):
    """A category without productions. Its `name` is what holes refer to; `label` is how a message speaks of it."""

    name: str
    label: str

    @abstractmethod
    def read(self, tokens: Sequence[Token], at: int) -> tuple[int, Tree] | None:
        """The end (as an index of tokens) and value of what stands at `at`; None if it is nothing of the kind."""

    @abstractmethod
    def write(self, value: Tree) -> tuple[str, ...] | None:
        """The words for a value; None if it is not one of this terminal's."""

    @abstractmethod
    def first_keys(self) -> frozenset[str]:
        """The keys its first token can have; `ANY_WORD` if that cannot be told."""

    def samples(self) -> Iterator[Sample]:
        """What could be put into a gap: each noun, or one for all."""
        return iter(())

    def stops_at(self, tokens: Sequence[Token], at: int) -> int:
        """Where reading at `at` broke off: the index of the first token that cannot stand there."""
        return at

    def resolve(self, vocabulary: Vocabulary) -> "Terminal":
        """This terminal with the vocabulary's words in it."""
        return self


@dataclass(frozen=True)
class Number(Terminal):
    """A whole number in digits, from `least` to `most` (None: no bound). A `signed` one always has its sign, and is
    never 0."""

    name: str
    label: str
    least: int = 0
    most: int | None = None
    signed: bool = False

    def read(self, tokens: Sequence[Token], at: int) -> tuple[int, Tree] | None:
        text = tokens[at].text
        has_sign = text[0] in "+-"
        if has_sign != self.signed or not text.lstrip("+-").isdecimal():
            return None
        return (at + 1, int(text)) if self._holds(int(text)) else None

    def write(self, value: Tree) -> tuple[str, ...] | None:
        if not isinstance(value, int) or isinstance(value, bool) or not self._holds(value):
            return None
        return (f"{value:+}" if self.signed else str(value),)

    def first_keys(self) -> frozenset[str]:
        return frozenset({SIGNED_NUMBER if self.signed else PLAIN_NUMBER})

    def samples(self) -> Iterator[Sample]:
        number = "+1" if self.signed else str(max(self.least, 1) if self.most is None else self.most)
        yield Sample((number,), self.label)

    def _holds(self, value: int) -> bool:
        if self.signed:
            return value != 0
        return self.least <= value and (self.most is None or value <= self.most)


SIGNED_NUMBER = "#signed"
PLAIN_NUMBER = "#plain"


@dataclass(frozen=True)
class NounOf(Terminal):
    """A noun of one sort of the vocabulary. Its value is the noun's id."""

    name: str
    label: str
    sort: str
    nouns: tuple[tuple[Noun, tuple[Token, ...]], ...] = ()

    def resolve(self, vocabulary: Vocabulary) -> "NounOf":
        nouns = tuple((noun, tokens_of(noun.name)) for noun in vocabulary.nouns(self.sort))
        return NounOf(self.name, self.label, self.sort, tuple(sorted(nouns, key=lambda pair: -len(pair[1]))))

    def read(self, tokens: Sequence[Token], at: int) -> tuple[int, Tree] | None:
        for noun, words in self.nouns:
            end = at + len(words)
            if [t.key for t in tokens[at:end]] == [w.key for w in words]:
                return end, noun.id
        return None

    def stops_at(self, tokens: Sequence[Token], at: int) -> int:
        return max((at + _agreeing(words, tokens[at:]) for _, words in self.nouns), default=at)

    def write(self, value: Tree) -> tuple[str, ...] | None:
        return next((tuple(w.text for w in words) for noun, words in self.nouns if noun.id == value), None)

    def first_keys(self) -> frozenset[str]:
        return frozenset(words[0].key for _, words in self.nouns)

    def samples(self) -> Iterator[Sample]:
        """Each noun, and each word of one that has several: perhaps only that word is missing or misspelt."""
        for noun, words in self.nouns:
            yield Sample(tuple(word.text for word in words), quoted(noun.name))
            if len(words) > 1:
                yield from (Sample((word.text,), quoted(noun.name)) for word in words)


@dataclass(frozen=True)
class Title(Terminal):
    """A name that the text itself makes up: words with capitals, up to a dash (or one word, if `one_word`).

    `joining` are the small words that may stand inside it.
    """

    name: str
    label: str
    one_word: bool = False
    joining: frozenset[str] = frozenset()

    def read(self, tokens: Sequence[Token], at: int) -> tuple[int, Tree] | None:
        end = self._end(tokens, at)
        if end is None or self.stops_at(tokens, at) != end or tokens[end - 1].text in self.joining:
            return None
        return end, " ".join(token.text for token in tokens[at:end])

    def stops_at(self, tokens: Sequence[Token], at: int) -> int:
        end = self._end(tokens, at)
        if end is None:
            return at
        for index in range(at, end):
            if not self._may_stand(tokens[index].text, edge=index == at):
                return index
        return end

    def write(self, value: Tree) -> tuple[str, ...] | None:
        if not isinstance(value, str):
            return None
        words = tuple(value.split(" "))
        fits = all(self._may_stand(word, edge=i in (0, len(words) - 1)) for i, word in enumerate(words))
        return words if fits and (len(words) == 1 or not self.one_word) else None

    def first_keys(self) -> frozenset[str]:
        return frozenset({ANY_WORD})

    def samples(self) -> Iterator[Sample]:
        yield Sample(("Name",), self.label)

    def _end(self, tokens: Sequence[Token], at: int) -> int | None:
        if self.one_word:
            return at + 1
        dash = next((i for i in range(at, len(tokens)) if tokens[i].key == DASH), at)
        return dash if dash > at else None

    def _may_stand(self, word: str, *, edge: bool) -> bool:
        return (word[:1].isupper() and word[:1].isalpha()) or (word in self.joining and not edge)


def _agreeing(words: Sequence[Token], tokens: Sequence[Token]) -> int:
    """How many words from the first on agree."""
    count = 0
    for word, token in zip(words, tokens, strict=False):
        if word.key != token.key:
            break
        count += 1
    return count
