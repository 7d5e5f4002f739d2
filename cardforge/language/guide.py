"""A grammar as a chapter of documentation: each wording, what it means, and the texts that use it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from cardforge.language.findings import Example
from cardforge.language.grammar import Grammar, Part
from cardforge.language.productions import Category, Hole, Pattern, Production, Series, TheNoun
from cardforge.language.reading import Chart
from cardforge.language.terminals import Terminal

_MOST_EXAMPLES = 3


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of speech: a title, what there is to say about it, and its categories."""

    title: str
    introduction: str
    parts: tuple[Part, ...]


def guide(grammar: Grammar, chapters: Iterable[Chapter], examples: Iterable[Example]) -> str:
    """Markdown for these chapters. Each row names up to three of the examples that use it, and how many more do."""
    usage = _usage(grammar, examples)
    return "\n".join(line for chapter in chapters for line in _chapter(grammar, chapter, usage))


def _chapter(grammar: Grammar, chapter: Chapter, usage: dict[Production, list[str]]) -> Iterator[str]:
    yield from (f"## {chapter.title}", "", chapter.introduction, "")
    for part in chapter.parts:
        yield from (f"### {_title(part.name)}", "")
        if isinstance(part, Category):
            yield from _category(grammar, part, usage)
        elif isinstance(part, Series):
            yield _series(part)
        elif isinstance(part, Terminal):
            yield f"{part.label[0].upper()}{part.label[1:]}{_nouns(grammar, part)}."
        yield ""


def _category(grammar: Grammar, part: Category, usage: dict[Production, list[str]]) -> Iterator[str]:
    others = [alternative for alternative in part.alternatives if isinstance(alternative, str)]
    rows = [alternative for alternative in part.alternatives if isinstance(alternative, Production)]
    said = f"{part.label[0].upper()}{part.label[1:]}"
    yield said + (f": {', '.join(map(_link, others))}" if others else "") + ("; or:" if others and rows else ".")
    if rows:
        yield from ("", "| wording | meaning | used by |", "| --- | --- | --- |")
        for row in rows:
            yield f"| {_wording(grammar, row)} | {_meaning(row)} | {_users(usage.get(row, []))} |"


def _wording(grammar: Grammar, production: Production) -> str:
    also = ", ".join(_pattern(grammar, pattern) for pattern in production.also)
    return _pattern(grammar, production.pattern) + (f"<br>*also read:* {also}" if also else "")


def _pattern(grammar: Grammar, pattern: Pattern) -> str:
    if not pattern.symbols:
        return "*(nothing)*"
    shown = pattern.source
    for symbol in pattern.symbols:
        if isinstance(symbol, Hole):
            shown = shown.replace(f"{{{symbol.field}:{symbol.category}}}", _link(symbol.category))
        elif isinstance(symbol, TheNoun):
            nouns = grammar.vocabulary.nouns(symbol.sort)
            shown = shown.replace(f"<{symbol.sort}>", nouns[0].name if nouns else f"({symbol.sort})")
    return " ".join(shown.split())


def _meaning(production: Production) -> str:
    if production.constant is not None:
        value = production.constant[0]
        return f"`{value}`" if value is not None else "*none*"
    if production.model is None:
        return ""
    given = ", ".join(f"{name}={value}" for name, value in production.given.items())
    return f"`{production.model.__name__}{f'({given})' if given else ''}`"


def _users(users: list[str]) -> str:
    more = len(users) - _MOST_EXAMPLES
    return ", ".join(users[:_MOST_EXAMPLES]) + (f" and {more} more" if more > 0 else "")


def _series(part: Series) -> str:
    number = f"{part.exactly} of" if part.exactly else "One or more of"
    first = f", the first being {_link(part.first)}" if part.first else ""
    return f"{number} {_link(part.item)}{first}, with `{part.between}` between them."


def _nouns(grammar: Grammar, part: Terminal) -> str:
    sort = getattr(part, "sort", None)
    names = [noun.name for noun in grammar.vocabulary.nouns(sort)] if sort else []
    return f": {', '.join(names)}" if names else ""


def _title(name: str) -> str:
    return name.replace("_", " ")


def _link(name: str) -> str:
    return f"[{_title(name)}](#{name.replace('_', '-')})"


def _usage(grammar: Grammar, examples: Iterable[Example]) -> dict[Production, list[str]]:
    """The subjects of the examples that use a production, in their order, each once."""
    usage: dict[Production, list[str]] = {}
    for example in examples:
        for phrase in Chart(grammar, grammar.tokens(example.text)).whole():
            for inside in phrase.walk():
                if inside.production is not None:
                    users = usage.setdefault(inside.production, [])
                    if example.subject not in users:
                        users.append(example.subject)
    return usage
