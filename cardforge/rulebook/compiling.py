"""Makes the book of its sources: reads the chapters, numbers the rules, finds what they name, plays the examples."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from cardforge.catalogue import Catalogue
from cardforge.catalogue.models.design import slug
from cardforge.diagnostics import Place, Report
from cardforge.play.scenarios import ScenarioWords
from cardforge.rulebook import faults
from cardforge.rulebook.backing import REASONS, Backing, speakers
from cardforge.rulebook.book import BookFile, read_book
from cardforge.rulebook.examples import examples_of
from cardforge.rulebook.lock import check_lock
from cardforge.rulebook.made.appendices import appendices
from cardforge.rulebook.made.fences import made_block
from cardforge.rulebook.model import Block, Book, Chapter, Entry, Example, Note, Rule, Section, Table, plain_text
from cardforge.rulebook.numbering import dotted, letter
from cardforge.rulebook.resolve import Resolver
from cardforge.rulebook.source import Block as SourceBlock
from cardforge.rulebook.source import Heading, Kind, Paragraph, TableBlock, Text, blocks
from cardforge.rulebook.terms import Terms


@dataclass(frozen=True)
class SourceChapter:
    """A chapter as read."""

    file: str
    path: Path
    number: int
    blocks: tuple[SourceBlock, ...]


def compile_book(catalogue: Catalogue, words: ScenarioWords | None, report: Report, play: bool = True) -> Book | None:
    """The whole book; None where its list of chapters cannot be read. `words` None: nothing plays this game.

    With `play` False examples are left out: that finds all that is wrong with the words in a moment.
    """
    root = catalogue.root
    listed, wrong = read_book(root)
    report.extend(wrong)
    if listed is None:
        return None
    chapters = [
        chapter
        for number, name in enumerate(listed.chapters, 1)
        if (chapter := read_chapter(root, name, number, report)) is not None
    ]
    numbers = _numbers(chapters, report)
    declared = {term.id: term for term in (*catalogue.game.terms, *listed.terms)}  # the book may say a word anew
    terms = Terms(tuple(declared.values()))
    resolver = Resolver(catalogue, terms, numbers, report, zones=words.zones if words else ())
    made = [_chapter(chapter, resolver, listed) for chapter in chapters]
    glossary = _glossary(terms, resolver, report)
    known = catalogue.edition
    notice = None if known.id == catalogue.game.edition else f"Historical – edition {known.id}, not for current play"
    book = Book(
        listed.title,
        known.id,
        known.name,
        catalogue.game.language,
        tuple(made),
        (),
        glossary,
        notice,
        revision=known.revision,
    )
    check_lock(root, listed, book, report)
    _backings(book, numbers, report)
    examples: dict[tuple[str, int], Example] = {}
    if words is not None and play:
        hashes = None if notice else book.hashes  # citations are confirmed for the current edition
        for chapter in chapters:
            found = examples_of(chapter.path, chapter.file, words, hashes, speakers(book), report)
            examples |= {(chapter.file, line): example for line, example in found.items()}
    book = replace(book, chapters=tuple(_with_examples(chapter, examples) for chapter in made))
    if not play:
        return book
    return replace(book, appendices=appendices(catalogue, listed, resolver, words, report))


def read_chapter(root: Path, name: str, number: int, report: Report) -> SourceChapter | None:
    """A chapter's blocks, or None where it cannot be read."""
    file = f"rules/{name}"
    path = root / file
    try:
        return SourceChapter(file, path, number, tuple(blocks(path.read_text("utf-8-sig"), file)))
    except OSError as error:
        report.add(faults.chapter_unreadable(Place(faults.BOOK), file, error.strerror or "it cannot be read"))
    except (UnicodeDecodeError, ValueError) as error:
        report.add(faults.chapter_unreadable(Place(file), file, str(error)))
    return None


def _numbers(chapters: Sequence[SourceChapter], report: Report) -> dict[str, str]:
    """The number of every rule by its id."""
    numbers: dict[str, str] = {}
    places: dict[str, Place] = {}
    for chapter in chapters:
        section = rule = part = 0
        for block in chapter.blocks:
            if isinstance(block, Heading) and block.level == 2:
                section, rule = section + 1, 0
            elif isinstance(block, Paragraph) and block.id:
                if block.id in numbers:
                    report.add(faults.rule_twice(block.place, block.id, str(places[block.id])))
                    continue
                if block.kind is Kind.RULE:
                    rule, part = rule + 1, 0
                    numbers[block.id] = dotted(chapter.number, section, rule)
                else:
                    if not rule:
                        report.add(faults.letter_without_rule(block.place, block.id))
                    numbers[block.id] = dotted(chapter.number, section, rule) + letter(part)
                    part += 1
                places[block.id] = block.place
    return numbers


def _chapter(chapter: SourceChapter, resolver: Resolver, listed: BookFile) -> Chapter:
    title = chapter.path.stem
    sections: list[Section] = []
    heading, parts = "", list[Block]()
    resolver.new_section()
    for block in chapter.blocks:
        if isinstance(block, Heading) and block.level == 1:
            title = _heading(block.text, resolver)
        elif isinstance(block, Heading) and block.level == 2:
            sections += _section(chapter, heading, parts, sections)
            heading, parts = _heading(block.text, resolver), []
            resolver.new_section()
        else:
            parts += _blocks(block, resolver, listed)
    sections += _section(chapter, heading, parts, sections)
    return Chapter(str(chapter.number), title, f"chapter-{chapter.number}", tuple(sections))


def _heading(text: Text, resolver: Resolver) -> str:
    return plain_text(resolver.prose(text))


def _section(chapter: SourceChapter, title: str, parts: list[Block], before: list[Section]) -> Iterator[Section]:
    if not title and not parts:
        return
    count = sum(1 for section in before if section.title) + 1
    number = dotted(chapter.number, count) if title else ""
    yield Section(number, title, f"section-{chapter.number}-{slug(title) or 'start'}", tuple(parts))


def _blocks(block: SourceBlock, resolver: Resolver, listed: BookFile) -> Iterator[Block]:
    if isinstance(block, Paragraph) and block.id:
        prose = resolver.prose(block.text, block.id)
        number = resolver.numbers.get(block.id, "?")
        yield Rule(block.id, number, prose, block.backing, block.place, block.kind is Kind.LETTER)
    elif isinstance(block, Paragraph):
        yield Note(str(block.kind), resolver.prose(block.text))
    elif isinstance(block, Heading):
        yield Note("heading", resolver.prose(block.text))
    elif isinstance(block, TableBlock):
        rows = tuple(tuple(resolver.prose(cell) for cell in row) for row in block.rows)
        yield Table(rows[0], rows[1:])
    elif block.word == "scenario":
        yield Example("", "", None, (), None, block.place)
    else:
        yield from made_block(block, resolver, listed)


def _with_examples(chapter: Chapter, examples: dict[tuple[str, int], Example]) -> Chapter:
    """The chapter with its examples played; one that does not hold is left out (and was reported)."""
    sections = tuple(replace(section, blocks=tuple(_played(section.blocks, examples))) for section in chapter.sections)
    return replace(chapter, sections=sections)


def _played(parts: Sequence[Block], examples: dict[tuple[str, int], Example]) -> Iterator[Block]:
    for block in parts:
        if not isinstance(block, Example):
            yield block
        elif found := examples.get((block.place.file, block.place.line)):
            yield found


def _glossary(terms: Terms, resolver: Resolver, report: Report) -> tuple[Entry, ...]:
    texts = [design.text for design in resolver.catalogue.designs]
    on_cards = {term.id for text in texts for _, _, term in terms.in_text(text)}
    terms.used |= on_cards
    for term in terms.all:
        _, place = terms.defined.get(term.id, ("", None))
        if place is None and term.id in terms.used:
            report.add(faults.term_undefined(None, term.name))
        elif place is not None and term.id not in terms.used and not _unread(resolver.catalogue):
            report.add(faults.term_unused(place, term.name))
    shown = sorted(terms.all, key=lambda term: term.name.casefold())
    return tuple(
        Entry(term.id, term.name, term.meaning or "", terms.defined.get(term.id, (None,))[0] or None) for term in shown
    )


def _unread(catalogue: Catalogue) -> bool:
    """Whether cards could not be read, so that nobody knows which words they use; that was told where they are read."""
    return bool(catalogue.broken or catalogue.unread)


def _backings(book: Book, numbers: dict[str, str], report: Report) -> None:
    for rule in book.rules.values():
        if rule.backing and Backing.of(rule).reason not in REASONS:
            report.add(faults.unknown_backing(rule.place, rule.backing, tuple(REASONS)))
