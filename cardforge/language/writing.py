"""Writing: a tree into its one canonical sentence."""

from cardforge.language.grammar import Grammar, Row
from cardforge.language.productions import Category, Literal, Series
from cardforge.language.terminals import Terminal, Tree
from cardforge.language.words import sentence


class NoSentenceError(Exception):
    """No production writes this tree: it was not made of parts that the grammar knows."""


def write(grammar: Grammar, tree: Tree) -> str:
    """The sentence for a tree of the grammar's start category. Raises NoSentenceError if there is none."""
    words = _words(grammar, grammar.start, tree)
    if words is None:
        raise NoSentenceError(f"no sentence for {tree!r}")
    return sentence(words)


def _words(grammar: Grammar, category: str, tree: Tree) -> list[str] | None:
    part = grammar.parts[category]
    if isinstance(part, Terminal):
        words = part.write(tree)
        return None if words is None else list(words)
    if isinstance(part, Series):
        return _words_of_series(grammar, part, tree)
    return _words_of_category(grammar, part, tree)


def _words_of_category(grammar: Grammar, part: Category, tree: Tree) -> list[str] | None:
    for row in grammar.rows[part.name]:
        words = _words_of_row(grammar, row, tree) if row.canonical else None
        if words is not None:
            return words
    return None


def _words_of_row(grammar: Grammar, row: Row, tree: Tree) -> list[str] | None:
    holes = {"": tree} if row.production is None else row.production.take_apart(tree)
    if holes is None:
        return None
    words: list[str] = []
    for symbol in row.symbols:
        if isinstance(symbol, Literal):
            words.append(symbol.word)
            continue
        inner = _words(grammar, symbol.category, holes[symbol.field])
        if inner is None:
            return None
        words += inner
    return words


def _words_of_series(grammar: Grammar, series: Series, tree: Tree) -> list[str] | None:
    if not isinstance(tree, tuple) or not tree or series.exactly not in (None, len(tree)):
        return None
    words: list[str] = []
    for index, item in enumerate(tree):
        inner = _words(grammar, series.item_at(index), item)
        if inner is None:
            return None
        if index and series.between:
            words.append(series.between)
        words += inner
    return words
