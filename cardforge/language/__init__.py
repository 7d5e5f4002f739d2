"""The kernel of a two-way grammar: productions, readings, carets, nearest wording. No word of any game."""

from cardforge.language.failures import Failure, Fault
from cardforge.language.findings import Adviser, Example, wording
from cardforge.language.grammar import Grammar, Part, compile_grammar
from cardforge.language.productions import (
    Category,
    GrammarError,
    Production,
    Series,
    category,
    constant,
    production,
    wrapping,
)
from cardforge.language.reading import Phrase
from cardforge.language.sentences import Sentence, Slip, Span, read
from cardforge.language.terminals import NounOf, Number, Terminal, Title, Tree
from cardforge.language.vocabulary import Noun, Vocabulary
from cardforge.language.words import DASH
from cardforge.language.writing import NoSentenceError, write

__all__ = [
    "DASH",
    "Adviser",
    "Category",
    "Example",
    "Failure",
    "Fault",
    "Grammar",
    "GrammarError",
    "NoSentenceError",
    "Noun",
    "NounOf",
    "Number",
    "Part",
    "Phrase",
    "Production",
    "Sentence",
    "Series",
    "Slip",
    "Span",
    "Terminal",
    "Title",
    "Tree",
    "Vocabulary",
    "category",
    "compile_grammar",
    "constant",
    "production",
    "read",
    "wording",
    "wrapping",
    "write",
]
