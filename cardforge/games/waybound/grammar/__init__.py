"""The grammar of Waybound's sentences: closed words here, nouns from the vocabulary, a module a part of speech."""

from cardforge.games.waybound.grammar import (
    abilities,
    amounts,
    conditions,
    costs,
    effects,
    keywords,
    limits,
    statics,
    triggers,
    where,
    who,
)
from cardforge.language import Grammar, Part, Vocabulary, compile_grammar

MODULES = (abilities, keywords, triggers, conditions, statics, effects, who, where, amounts, costs, limits)
"""In the order in which the language is best explained."""

SORTS = ("statistic", "route", "realm", "keyword", "ability")
"""The sorts of nouns that a vocabulary for this grammar gives: all but the named abilities by their ids."""


def parts() -> tuple[Part, ...]:
    """All categories."""
    return tuple(part for module in MODULES for part in module.PARTS)


def grammar_for(vocabulary: Vocabulary) -> Grammar:
    """The grammar of a line of text, with these nouns."""
    return compile_grammar(parts(), "ability", vocabulary)
