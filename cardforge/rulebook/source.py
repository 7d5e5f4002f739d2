"""A chapter as it is written: headings, rules, remarks, questions, tables and fences, each with its place.

    # Title of the chapter
    ## Title of a section
    [semantic.id] **Lead.** A rule.
    - [semantic.id] A lettered part of the rule above.
    > A remark: it explains and binds nobody.
    Q: A question.
    A: Its answer.

After the id may stand why no scenario is asked for: `[semantic.id; physical]`, or `[semantic.id; as other.id]`.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from cardforge.diagnostics import Place

_RULE = re.compile(r"(- )?\[([a-z0-9]+(?:[.-][a-z0-9-]+)*\.[a-z0-9-]+)(?:;\s*([^\]]*))?\]\s*")
_HEADING = re.compile(r"(#{1,4})\s+(.*?)\s*(?:\{#([^}]+)\})?\s*$")
_FENCE = re.compile(r"(`{3,}|~{3,})\s*(\S*)\s*$")


NOWHERE = Place("")


class Kind(StrEnum):
    """What a paragraph is. Only rules and letters are rules."""

    RULE = "rule"
    LETTER = "letter"
    PROSE = "prose"
    REMARK = "remark"
    QUESTION = "question"
    ANSWER = "answer"
    ITEM = "item"


@dataclass(frozen=True)
class Text:
    """Words with the place of each of them."""

    words: str
    file: str
    starts: tuple[tuple[int, int, int], ...]
    """Where pieces begin: offset in `words`, line, column."""

    def place(self, offset: int, length: int = 1) -> Place:
        """The place of some of its characters."""
        start, line, column = self.starts[bisect_right([one[0] for one in self.starts], offset) - 1]
        return Place(self.file, line, column + offset - start, length)


@dataclass(frozen=True)
class Heading:
    """A heading; level 1 is the chapter."""

    level: int
    text: Text
    id: str | None


@dataclass(frozen=True)
class Paragraph:
    """A paragraph of some kind; `id` and `backing` of rules."""

    kind: Kind
    text: Text
    id: str = ""
    backing: str = ""
    place: Place = NOWHERE


@dataclass(frozen=True)
class Fence:
    """A fenced block: its word, what is in it, and the line on which that begins."""

    word: str
    content: str
    place: Place


@dataclass(frozen=True)
class TableBlock:
    """A table: rows of cells, the head first."""

    rows: tuple[tuple[Text, ...], ...]


Block = Heading | Paragraph | Fence | TableBlock


def blocks(source: str, file: str) -> Iterator[Block]:
    """The blocks of a chapter in order. Raises ValueError with a line where a fence is not closed."""
    lines = source.splitlines()
    at = 0
    while at < len(lines):
        line = lines[at]
        if not line.strip():
            at += 1
        elif fence := _FENCE.match(line):
            end = next((n for n in range(at + 1, len(lines)) if lines[n].rstrip() == fence[1]), None)
            if end is None:
                raise ValueError(f"line {at + 1}: the block is not closed")
            yield Fence(fence[2], "\n".join(lines[at + 1 : end]) + "\n", Place(file, at + 2))
            at = end + 1
        elif heading := _HEADING.match(line):
            yield Heading(len(heading[1]), Text(heading[2], file, ((0, at + 1, heading.start(2) + 1),)), heading[3])
            at += 1
        elif line.startswith("|"):
            end = _while(lines, at, lambda text: text.startswith("|"))
            yield TableBlock(tuple(_row(lines[n], file, n + 1) for n in range(at, end) if not _ruled(lines[n])))
            at = end
        else:
            end = _while(lines, at + 1, _in_remark if line.startswith(">") else _in_paragraph)
            yield _paragraph(lines[at:end], file, at + 1)
            at = end


def _opens(line: str) -> bool:
    """Whether a line begins a block of its own even without an empty line before it."""
    return bool(_RULE.match(line) or _FENCE.match(line) or _HEADING.match(line)) or line[:2] in ("- ", "Q:", "A:", "| ")


def _in_remark(line: str) -> bool:
    """Whether a line belongs to the remark above it."""
    return bool(line.strip()) and not _opens(line)


def _in_paragraph(line: str) -> bool:
    """Whether a line belongs to the paragraph above it."""
    return _in_remark(line) and not line.startswith(">")


def _while(lines: list[str], start: int, holds: Callable[[str], bool]) -> int:
    return next((n for n in range(start, len(lines)) if not holds(lines[n])), len(lines))


def _ruled(line: str) -> bool:
    return not line.strip("|-: ")


def _row(line: str, file: str, number: int) -> tuple[Text, ...]:
    cells, column = [], 1
    for cell in line.rstrip().strip("|").split("|"):
        column += 1
        cells.append(Text(cell.strip(), file, ((0, number, column + len(cell) - len(cell.lstrip())),)))
        column += len(cell)
    return tuple(cells)


def _paragraph(lines: list[str], file: str, first: int) -> Paragraph:
    place = Place(file, first)
    rule = _RULE.match(lines[0])
    if rule:
        kind = Kind.LETTER if rule[1] else Kind.RULE
        text = _text(lines, file, first, rule.end())
        at = Place(file, first, rule.start(2) + 1, len(rule[2]))
        return Paragraph(kind, text, rule[2], (rule[3] or "").strip(), at)
    for mark, kind in (("> ", Kind.REMARK), ("Q:", Kind.QUESTION), ("A:", Kind.ANSWER), ("- ", Kind.ITEM)):
        if lines[0].startswith(mark):
            skip = re.match(r"(>\s*|[QA]:\s*|-\s*)", lines[0])
            return Paragraph(kind, _text(lines, file, first, skip.end() if skip else 0), place=place)
    return Paragraph(Kind.PROSE, _text(lines, file, first, 0), place=place)


def _text(lines: list[str], file: str, first: int, skip: int) -> Text:
    words, starts = "", []
    for index, line in enumerate(lines):
        begin = skip if index == 0 else len(line) - len(line.lstrip("> "))
        words += " " if words else ""
        starts.append((len(words), first + index, begin + 1))
        words += line[begin:].rstrip()
    return Text(words, file, tuple(starts))
