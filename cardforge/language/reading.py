"""Reading: a sentence into its tree. Every reading is kept; a sentence with two is refused, not settled in silence.

The reader goes from the whole to its parts and remembers what each category can be at each word, so each question is
asked once. It only looks where something before it leads; so the furthest word at which it broke off is the first that
cannot stand where it stands.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from cardforge.language.grammar import Grammar, Row
from cardforge.language.productions import Literal, Production, Series
from cardforge.language.terminals import Terminal, Tree
from cardforge.language.words import Token


@dataclass(frozen=True, slots=True, eq=False)
class Phrase:
    """A stretch of tokens, read as one thing: its value, the production that read it (None: a terminal, a series or a
    category in another's place), and the phrases inside it, in order."""

    category: str
    start: int
    end: int
    value: Tree
    production: Production | None
    canonical: bool
    inside: tuple["Phrase", ...]

    def walk(self) -> Iterator["Phrase"]:
        """This phrase and all inside it, outer ones first, in the order of the sentence."""
        yield self
        for phrase in self.inside:
            yield from phrase.walk()


@dataclass(frozen=True, slots=True)
class Refusal:
    """A model refused the values that a phrase gave it: grammatical, but without meaning. `why` is its word."""

    start: int
    end: int
    why: str


@dataclass(slots=True)
class Expectations:
    """What could have stood at each token: literals and terminals that were tried there and were not found.

    Words of other spellings are not among them: nobody should be told to write what the house would not. `phrases` are
    constants of several words that were wanted as a whole. `begun` are the productions that were being read when a
    token was reached: that token, where the production began, and the production.
    """

    at: dict[int, dict[str, Literal | Terminal]] = field(default_factory=dict)
    phrases: dict[int, dict[tuple[str, ...], None]] = field(default_factory=dict)
    refusals: list[Refusal] = field(default_factory=list)
    begun: list[tuple[int, int, Production]] = field(default_factory=list)
    furthest: int = 0
    """The furthest token at which something was tried in vain."""

    def note(self, position: int, wanted: Literal | Terminal) -> None:
        """Remember that this was tried there in vain."""
        label = wanted.word if isinstance(wanted, Literal) else wanted.name
        self.at.setdefault(position, {})[label] = wanted
        self.furthest = max(self.furthest, position)

    def note_word(self, position: int, row: Row, index: int) -> None:
        """Remember that this word of a row was tried there in vain."""
        self.furthest = max(self.furthest, position)
        word = row.symbols[index]
        if not row.canonical or not isinstance(word, Literal):
            return
        self.note(position, word)
        is_constant = row.production is not None and row.production.constant is not None
        if is_constant and index == 0 and len(row.symbols) > 1:
            words = tuple(symbol.word for symbol in row.symbols if isinstance(symbol, Literal))
            self.phrases.setdefault(position, {})[words] = None


class Chart:
    """What is known of one sentence: for each category at each token, all phrases that begin there.

    With `expectations`, every row is tried and what was not found is noted: slower, and only for explaining a failure.
    """

    def __init__(self, grammar: Grammar, tokens: tuple[Token, ...], expectations: Expectations | None = None) -> None:
        self._grammar = grammar
        self._tokens = tokens
        self._expectations = expectations
        self._known: dict[tuple[str, int], tuple[Phrase, ...]] = {}

    def whole(self) -> tuple[Phrase, ...]:
        """All readings of the whole sentence, no two with the same tree."""
        length = len(self._tokens)
        phrases = self._phrases(self._grammar.start, 0)
        if self._expectations is not None:
            for phrase in phrases:
                if phrase.end < length:
                    self._expectations.note(phrase.end, END)
        return tuple(phrase for phrase in phrases if phrase.end == length)

    def _phrases(self, category: str, at: int) -> tuple[Phrase, ...]:
        known = self._known.get((category, at))
        if known is None:
            part = self._grammar.parts[category]
            if isinstance(part, Terminal):
                known = self._terminal(part, at)
            elif isinstance(part, Series):
                known = self._series(part, at)
            else:
                known = self._category(category, at)
            self._known[category, at] = known
        return known

    def _terminal(self, terminal: Terminal, at: int) -> tuple[Phrase, ...]:
        found = terminal.read(self._tokens, at) if at < len(self._tokens) else None
        if found is None:
            if self._expectations is not None:
                stop = terminal.stops_at(self._tokens, at) if at < len(self._tokens) else at
                self._expectations.note(stop, terminal)
            return ()
        end, value = found
        return (Phrase(terminal.name, at, end, value, None, True, ()),)

    def _series(self, series: Series, at: int) -> tuple[Phrase, ...]:
        found: list[Phrase] = []
        growing: list[tuple[Phrase, ...]] = [(phrase,) for phrase in self._phrases(series.item_at(0), at)]
        while growing:
            items = growing.pop()
            end = items[-1].end
            if series.exactly in (None, len(items)):
                value = tuple(item.value for item in items)
                found.append(Phrase(series.name, at, end, value, None, True, items))
            if series.exactly == len(items):
                continue
            mark = Literal(series.between, series.between)
            if self._stands(mark, end):
                growing += [(*items, following) for following in self._phrases(series.item, end + 1)]
            elif self._expectations is not None:
                self._expectations.note(end, mark)
        return tuple(found)

    def _category(self, category: str, at: int) -> tuple[Phrase, ...]:
        rows = self._grammar.rows[category]
        if self._expectations is None:
            token = self._tokens[at] if at < len(self._tokens) else None
            rows = self._grammar.rows_that_may_begin(category, token)
        found: dict[tuple[int, Tree], Phrase] = {}
        for row in rows:
            for phrase in self._row(category, row, at):
                before = found.get((phrase.end, phrase.value))
                if before is None or (phrase.canonical and not before.canonical):
                    found[phrase.end, phrase.value] = phrase
        return tuple(found.values())

    def _row(self, category: str, row: Row, at: int) -> Iterator[Phrase]:
        partial: list[tuple[int, tuple[Phrase, ...]]] = [(at, ())]
        names: list[str] = []
        for index, symbol in enumerate(row.symbols):
            if isinstance(symbol, Literal):
                stands = [self._stands(symbol, end) for end, _ in partial]
                if self._expectations is not None:
                    for (end, _), found in zip(partial, stands, strict=True):
                        if not found:
                            self._expectations.note_word(end, row, index)
                partial = [(end + 1, inside) for (end, inside), found in zip(partial, stands, strict=True) if found]
            else:
                names.append(symbol.field)
                partial = [
                    (phrase.end, (*inside, phrase))
                    for end, inside in partial
                    for phrase in self._phrases(symbol.category, end)
                ]
            if not partial:
                return
            if self._expectations is not None and row.production is not None:
                self._expectations.begun += [(end, at, row.production) for end, _ in partial if end > at]
        for end, inside in partial:
            canonical = row.canonical and all(phrase.canonical for phrase in inside)
            if row.production is None:
                yield Phrase(category, at, end, inside[0].value, None, canonical, inside)
                continue
            try:
                holes: Mapping[str, Tree] = {n: p.value for n, p in zip(names, inside, strict=True)}
                value = row.production.build(holes)
            except ValueError as refused:
                if self._expectations is not None:
                    self._expectations.refusals.append(Refusal(at, end, str(refused)))
                continue
            yield Phrase(category, at, end, value, row.production, canonical, inside)

    def _stands(self, literal: Literal, at: int) -> bool:
        return at < len(self._tokens) and self._tokens[at].key == literal.key


END = Literal("the end", "")
"""Noted where the sentence could have ended."""
