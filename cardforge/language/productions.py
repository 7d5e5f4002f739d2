"""Productions: one line of a grammar, which reads and writes. There is no way to say only one of the two.

    heal = production("heal {amount:number} from {target:target}", Heal)

reads *heal 2 from a friendly character* into `Heal(amount=2, target=…)` and writes that tree as this sentence. Each
field of the model must be filled by a hole of the pattern or by a fixed value, or the production cannot be made: then
nothing of the sentence can be lost in the tree, and nothing of the tree in the sentence.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass

from cardforge.language.terminals import Tree
from cardforge.language.words import tokens_of

_HOLE = re.compile(r"\{(?P<field>\w*):(?P<category>\w+)\}|<(?P<sort>\w+)>")


class GrammarError(Exception):
    """The grammar itself is wrong. For its author; no card can cause it."""


@dataclass(frozen=True, slots=True)
class Literal:
    """A word or mark that stands in the sentence as it is."""

    word: str
    key: str


@dataclass(frozen=True, slots=True)
class Hole:
    """A place for something of a category; `field` is the field of the model that it fills."""

    field: str
    category: str


@dataclass(frozen=True, slots=True)
class TheNoun:
    """The name of the one noun of a sort, of which no game has two: `open the <realm>`. The tree need not hold it."""

    sort: str


Symbol = Literal | Hole | TheNoun


@dataclass(frozen=True, slots=True)
class Pattern:
    """A pattern as its author wrote it, and its symbols."""

    source: str
    symbols: tuple[Symbol, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Production:
    """A pattern and what it means: a model, a constant, or (neither) the value of its one hole.

    `also` are other spellings of the same meaning: read, with a house-style warning, and never written.
    """

    pattern: Pattern
    also: tuple[Pattern, ...]
    model: type | None
    given: Mapping[str, Tree]
    constant: tuple[Tree] | None

    def build(self, holes: Mapping[str, Tree]) -> Tree:
        """The tree for these values of the holes. The model raises ValueError for values that mean nothing together."""
        if self.constant is not None:
            return self.constant[0]
        if self.model is None:
            return next(iter(holes.values()))
        return self.model(**holes, **self.given)

    def take_apart(self, tree: Tree) -> Mapping[str, Tree] | None:
        """The values of the holes from which `build` makes this tree; None if it makes no such tree."""
        if self.constant is not None:
            constant = self.constant[0]
            return {} if type(tree) is type(constant) and tree == constant else None
        names = [symbol.field for symbol in self.pattern.symbols if isinstance(symbol, Hole)]
        if self.model is None:
            return {names[0]: tree}
        if type(tree) is not self.model or any(getattr(tree, name) != value for name, value in self.given.items()):
            return None
        return {name: getattr(tree, name) for name in names}


@dataclass(frozen=True, slots=True)
class Category:
    """A part of speech: productions and, by their names, other categories, any of which may stand in its place.

    Where several could write a tree, the first does. `label` is how a message or the documentation speaks of it.
    """

    name: str
    label: str
    alternatives: tuple[Production | str, ...]


@dataclass(frozen=True, slots=True)
class Series:
    """One or more of a category, with a mark between them; its value is a tuple.

    `exactly`: that many. `first`: the category of the first, where it differs from the others.
    """

    name: str
    label: str
    item: str
    between: str
    exactly: int | None = None
    first: str | None = None

    def item_at(self, index: int) -> str:
        """The category of the item at this index."""
        return self.first if self.first is not None and index == 0 else self.item


def production(pattern: str, model: type, *, also: tuple[str, ...] = (), **given: Tree) -> Production:
    """A production for a model. Its fields are filled by the holes `{field:category}` and by `given`."""
    if not is_dataclass(model):
        raise GrammarError(f"{model!r} is no dataclass")
    made = _production(pattern, also, model, given, None)
    wanted = {field.name for field in fields(model)}
    filled = {symbol.field for symbol in made.pattern.symbols if isinstance(symbol, Hole)} | set(given)
    if wanted != filled:
        raise GrammarError(f"{pattern!r} fills {sorted(filled)} of {model.__name__}, which has {sorted(wanted)}")
    return made


def constant(pattern: str, value: Tree, *, also: tuple[str, ...] = ()) -> Production:
    """A production for one value: `constant("friendly", Side.FRIENDLY)`. An empty pattern: a layer's empty row."""
    made = _production(pattern, also, None, {}, (value,))
    if any(isinstance(symbol, Hole) for symbol in made.pattern.symbols):
        raise GrammarError(f"{pattern!r} has a hole, but its value is always {value!r}")
    return made


def wrapping(pattern: str, *, also: tuple[str, ...] = ()) -> Production:
    """A production with one hole, whose value is its own: `wrapping("up to {:modifier}")`."""
    made = _production(pattern, also, None, {}, None)
    if sum(isinstance(symbol, Hole) for symbol in made.pattern.symbols) != 1:
        raise GrammarError(f"{pattern!r} must have one hole")
    return made


def category(name: str, label: str, *alternatives: Production | str) -> Category:
    """A category of these alternatives."""
    return Category(name, label, alternatives)


def _production(
    pattern: str, also: tuple[str, ...], model: type | None, given: Mapping[str, Tree], value: tuple[Tree] | None
) -> Production:
    patterns = [_pattern(source) for source in (pattern, *also)]
    holes = {_holes(p) for p in patterns}
    if len(holes) != 1:
        raise GrammarError(f"the spellings of {pattern!r} have different holes")
    return Production(patterns[0], tuple(patterns[1:]), model, given, value)


def _holes(pattern: Pattern) -> frozenset[Hole]:
    return frozenset(symbol for symbol in pattern.symbols if isinstance(symbol, Hole))


def _pattern(source: str) -> Pattern:
    symbols: list[Symbol] = []
    end = 0
    for match in _HOLE.finditer(source):
        symbols += _literals(source[end : match.start()])
        symbols.append(TheNoun(match["sort"]) if match["sort"] else Hole(match["field"], match["category"]))
        end = match.end()
    symbols += _literals(source[end:])
    names = [symbol.field for symbol in symbols if isinstance(symbol, Hole)]
    if len(names) != len(set(names)):
        raise GrammarError(f"{source!r} fills one field twice")
    return Pattern(source, tuple(symbols))


def _literals(source: str) -> list[Literal]:
    """The words of a piece of a pattern. Both articles are held as *a*: which is printed depends on what follows."""
    return [Literal("a" if token.key == "a" else token.text, token.key) for token in tokens_of(source)]
