"""A grammar: categories joined into one, checked, and made ready for reading and writing.

Compiling takes a few milliseconds; whoever holds a grammar may keep it by the hash of its vocabulary.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from cardforge.language.productions import Category, GrammarError, Hole, Literal, Pattern, Production, Series, TheNoun
from cardforge.language.terminals import ANY_WORD, PLAIN_NUMBER, SIGNED_NUMBER, NounOf, Terminal
from cardforge.language.vocabulary import Vocabulary
from cardforge.language.words import Token, key_of, tokens_of

Part = Category | Series | Terminal


@dataclass(frozen=True, slots=True, eq=False)
class Row:
    """One way to read a category: a spelling of a production, or another category in its place."""

    production: Production | None
    symbols: tuple[Literal | Hole, ...]
    canonical: bool


@dataclass(frozen=True, eq=False)
class Grammar:
    """The categories by name, with what reading needs to know beforehand. Made by `compile_grammar` only."""

    start: str
    vocabulary: Vocabulary
    parts: Mapping[str, Part]
    rows: Mapping[str, tuple[Row, ...]]
    first: Mapping[str, frozenset[str]]
    nullable: frozenset[str]
    read_as: Mapping[str, str]
    words: frozenset[str]
    _rows_by_key: dict[tuple[str, str], tuple[Row, ...]] = field(default_factory=dict)

    def tokens(self, text: str) -> tuple[Token, ...]:
        """The tokens of a text, other spellings of a word given the key of the one that is printed."""
        found = tokens_of(text)
        if not any(token.key in self.read_as for token in found):
            return found
        return tuple(Token(t.text, self.read_as.get(t.key, t.key), t.start, t.end) for t in found)

    def rows_that_may_begin(self, category: str, token: Token | None) -> tuple[Row, ...]:
        """The rows of a category that can stand before this token (None: before the end of the text)."""
        key = "" if token is None else _kind_of(token)
        known = self._rows_by_key.get((category, key))
        if known is None:
            known = tuple(row for row in self.rows[category] if self._may_begin(row, key))
            self._rows_by_key[category, key] = known
        return known

    def knows(self, token: Token) -> bool:
        """Whether a word stands anywhere in the grammar or its vocabulary. Numbers and marks are always known."""
        return token.key in self.words or not token.text[0].isalpha()

    def _may_begin(self, row: Row, key: str) -> bool:
        for symbol in row.symbols:
            if isinstance(symbol, Literal):
                return symbol.key == key
            first = self.first[symbol.category]
            if key in first or ANY_WORD in first:
                return True
            if symbol.category not in self.nullable:
                return False
        return True


def compile_grammar(parts: Iterable[Part], start: str, vocabulary: Vocabulary) -> Grammar:
    """A grammar of these categories, with the vocabulary's nouns in it.

    Raises GrammarError for a category that is missing, given twice, or would have to be read before it is read
    (left recursion).
    """
    by_name: dict[str, Part] = {}
    for part in parts:
        if part.name in by_name:
            raise GrammarError(f"the category {part.name!r} is given twice")
        by_name[part.name] = part.resolve(vocabulary) if isinstance(part, Terminal) else part
    rows = {name: tuple(_rows(part, vocabulary)) for name, part in by_name.items() if isinstance(part, Category)}
    _check_references(by_name, rows, start)
    nullable = _nullable(by_name, rows)
    first = _first_keys(by_name, rows, nullable)
    _check_left_recursion(by_name, rows, nullable)
    read_as = {key_of(word): key_of(printed) for word, printed in vocabulary.read_as}
    return Grammar(
        start, vocabulary, by_name, rows, first, nullable, read_as, _words(by_name, rows) | frozenset(read_as)
    )


def patterns_of(production: Production) -> Iterator[tuple[Pattern, bool]]:
    """The spellings of a production, and whether each is the canonical one."""
    yield production.pattern, True
    for pattern in production.also:
        yield pattern, False


def _rows(part: Category, vocabulary: Vocabulary) -> Iterator[Row]:
    for alternative in part.alternatives:
        if isinstance(alternative, str):
            yield Row(None, (Hole("", alternative),), True)
        else:
            for pattern, canonical in patterns_of(alternative):
                symbols = tuple(_with_nouns(pattern, vocabulary))
                if None not in symbols:
                    yield Row(alternative, tuple(s for s in symbols if s is not None), canonical)


def _with_nouns(pattern: Pattern, vocabulary: Vocabulary) -> Iterator[Literal | Hole | None]:
    """The symbols with `<sort>` as words; None where the vocabulary has no such noun, so that it cannot be said."""
    for symbol in pattern.symbols:
        if not isinstance(symbol, TheNoun):
            yield symbol
            continue
        nouns = vocabulary.nouns(symbol.sort)
        if not nouns:
            yield None
        elif len(nouns) > 1:
            raise GrammarError(f"{pattern.source!r} speaks of the one {symbol.sort}, and there are {len(nouns)}")
        else:
            yield from (Literal(token.text, token.key) for token in tokens_of(nouns[0].name))


def _kind_of(token: Token) -> str:
    head = token.text[0]
    if head.isdecimal():
        return PLAIN_NUMBER
    if head in "+-" and len(token.text) > 1:
        return SIGNED_NUMBER
    return token.key


def _references(part: Part, rows: Mapping[str, tuple[Row, ...]]) -> Iterator[str]:
    if isinstance(part, Series):
        yield from {part.item_at(0), part.item}
    elif isinstance(part, Category):
        for row in rows[part.name]:
            yield from (symbol.category for symbol in row.symbols if isinstance(symbol, Hole))


def _check_references(parts: Mapping[str, Part], rows: Mapping[str, tuple[Row, ...]], start: str) -> None:
    for part in parts.values():
        for name in _references(part, rows):
            if name not in parts:
                raise GrammarError(f"{part.name!r} speaks of a category {name!r} that is not there")
    if start not in parts:
        raise GrammarError(f"there is no category {start!r} to start from")


def _nullable(parts: Mapping[str, Part], rows: Mapping[str, tuple[Row, ...]]) -> frozenset[str]:
    found: set[str] = set()
    grew = True
    while grew:
        grew = False
        for name, its_rows in rows.items():
            if name not in found and any(
                all(isinstance(symbol, Hole) and symbol.category in found for symbol in row.symbols) for row in its_rows
            ):
                found.add(name)
                grew = True
    for part in parts.values():
        if isinstance(part, Series) and {part.item_at(0), part.item} & found:
            raise GrammarError(f"an item of {part.name!r} may be empty")
    return frozenset(found)


def _first_keys(
    parts: Mapping[str, Part], rows: Mapping[str, tuple[Row, ...]], nullable: frozenset[str]
) -> dict[str, frozenset[str]]:
    first = {
        name: part.first_keys() if isinstance(part, Terminal) else frozenset[str]() for name, part in parts.items()
    }
    grew = True
    while grew:
        grew = False
        for name, part in parts.items():
            if isinstance(part, Terminal):
                continue
            keys = (
                set(first[part.item_at(0)]) if isinstance(part, Series) else _first_of_rows(rows[name], first, nullable)
            )
            if not keys <= first[name]:
                first[name] |= keys
                grew = True
    return first


def _first_of_rows(rows: tuple[Row, ...], first: Mapping[str, frozenset[str]], nullable: frozenset[str]) -> set[str]:
    keys: set[str] = set()
    for row in rows:
        for symbol in row.symbols:
            if isinstance(symbol, Literal):
                keys.add(symbol.key)
                break
            keys |= first[symbol.category]
            if symbol.category not in nullable:
                break
    return keys


def _check_left_recursion(
    parts: Mapping[str, Part], rows: Mapping[str, tuple[Row, ...]], nullable: frozenset[str]
) -> None:
    done: set[str] = set()

    def visit(name: str, above: tuple[str, ...]) -> None:
        if name in above:
            raise GrammarError(f"{' > '.join((*above, name))} begins with itself")
        if name in done:
            return
        part = parts[name]
        if isinstance(part, Series):
            visit(part.item_at(0), (*above, name))
        elif isinstance(part, Category):
            for row in rows[name]:
                for symbol in row.symbols:
                    if isinstance(symbol, Literal):
                        break
                    visit(symbol.category, (*above, name))
                    if symbol.category not in nullable:
                        break
        done.add(name)

    for name in parts:
        visit(name, ())


def _words(parts: Mapping[str, Part], rows: Mapping[str, tuple[Row, ...]]) -> frozenset[str]:
    words = {s.key for its_rows in rows.values() for row in its_rows for s in row.symbols if isinstance(s, Literal)}
    for part in parts.values():
        if isinstance(part, NounOf):
            words |= {key_of(word) for sample in part.samples() for word in sample.words}
    return frozenset(words)
