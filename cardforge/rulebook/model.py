"""A compiled book: every number computed, every reference found, every example played."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from cardforge.diagnostics import Place


@dataclass(frozen=True, slots=True)
class Link:
    """Where a piece of text leads: a rule, a card or a term, by its id."""

    to: str
    """`rule`, `card` or `term`."""
    id: str


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of printed text."""

    text: str
    link: Link | None = None
    bold: bool = False
    slant: bool = False
    code: bool = False
    defines: str | None = None
    """The term whose definition this word is."""
    mark: str = ""
    """`added` or `removed`, in a text that is compared with an earlier one."""


Prose = tuple[Piece, ...]


def plain_text(prose: Prose) -> str:
    """The words alone."""
    return "".join(piece.text for piece in prose)


@dataclass(frozen=True)
class Rule:
    """A numbered paragraph; a lettered one belongs to the rule before it."""

    id: str
    number: str
    prose: Prose
    backing: str
    place: Place
    lettered: bool = False

    @property
    def text(self) -> str:
        """Its words as printed."""
        return plain_text(self.prose)

    @property
    def lead(self) -> str:
        """The bold words that it begins with, without their full stop; its first words where it has none."""
        bold = ""
        for piece in self.prose:
            if piece.bold:
                bold += piece.text
            elif bold or len(piece.text.split()) > 1:
                break
        return bold.rstrip(" .:,?") or " ".join(self.text.split()[:5])

    @property
    def hash(self) -> str:
        """Six hexadecimal digits that change with its words. Numbers of other rules in it do not count."""
        words = "".join(f"[{p.link.id}]" if p.link and p.link.to == "rule" else p.text for p in self.prose)
        return hashlib.sha256(" ".join(words.split()).encode()).hexdigest()[:6]


@dataclass(frozen=True)
class Note:
    """A paragraph that binds nobody: `prose`, `remark`, `question`, `answer` or `item`."""

    kind: str
    prose: Prose


@dataclass(frozen=True)
class Table:
    """A table with a head. `widths` are parts of the whole, where it matters."""

    head: tuple[Prose, ...]
    rows: tuple[tuple[Prose, ...], ...]
    kind: str = ""


@dataclass(frozen=True)
class Steps:
    """What happens in which order, each step with its rule."""

    title: str
    rows: tuple[tuple[str, Prose], ...]
    """Number of the rule, and the words."""
    ids: tuple[str, ...] = ()


@dataclass(frozen=True)
class Chip:
    """Somebody or something on the board of an example."""

    name: str
    figures: tuple[tuple[str, str], ...]
    ready: bool
    leads: bool
    notes: tuple[str, ...]
    changed: bool = False
    """Whether it differs from the board before."""


@dataclass(frozen=True)
class Board:
    """The board of an example at one moment: for each place its name and the chips of each player."""

    heading: str
    players: tuple[tuple[str, str, tuple[tuple[str, str], ...]], ...]
    """Letter, faction, figures."""
    places: tuple[tuple[str, bool, tuple[tuple[Chip, ...], ...]], ...]
    """Name, whether it is there for a time only, chips by player."""

    def in_words(self) -> str:
        """What it shows, for those who do not see it."""
        parts = []
        for name, _, sides in self.places:
            chips = [
                f"{player[0]}'s {chip.name}, {'ready' if chip.ready else 'exhausted'}"
                for player, side in zip(self.players, sides, strict=True)
                for chip in side
            ]
            parts.append(f"{name}: {'; '.join(chips) or 'nobody'}")
        return ". ".join(parts)


@dataclass(frozen=True)
class Move:
    """One thing that is done in an example, and what the match says of it. `refused`: it cannot be done, and why."""

    words: str
    lines: tuple[str, ...]
    refused: bool = False
    rule: str | None = None


@dataclass(frozen=True)
class Example:
    """A played scenario."""

    title: str
    note: str
    before: Board | None
    moves: tuple[Move, ...]
    after: Board | None
    place: Place
    rules: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Figure:
    """A card with numbered marks on it, each with its words. Places are millimetres on the trimmed card."""

    card: str
    name: str
    kind: str
    marks: tuple[tuple[float, float, str], ...]


@dataclass(frozen=True)
class TableFigure:
    """How the table is laid: cards side by side, with room on both sides, and what hangs below one of them for a time.

    Cards go by id and name; `below` is the place in the row that the last one hangs below.
    """

    row: tuple[tuple[str, str], ...]
    hanging: tuple[str, str] | None
    below: int

    def in_words(self) -> str:
        """What it shows, for those who do not see it."""
        names = ", ".join(name for _, name in self.row)
        hanging = f" {self.hanging[1]} hangs below {self.row[self.below][1]}." if self.hanging else ""
        return f"In a row, from the left: {names}. One side's characters stand above it, the other's below.{hanging}"


Block = Rule | Note | Table | Steps | Example | Figure | TableFigure


@dataclass(frozen=True)
class Section:
    """Part of a chapter; the first may have no title."""

    number: str
    title: str
    anchor: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True)
class Chapter:
    """A chapter; `made` ones come from data and have no rules."""

    number: str
    title: str
    anchor: str
    sections: tuple[Section, ...]
    made: bool = False

    @property
    def blocks(self) -> Iterator[Block]:
        """All its blocks in order."""
        for section in self.sections:
            yield from section.blocks


@dataclass(frozen=True)
class Entry:
    """A term of the glossary: its rule where one defines it."""

    id: str
    name: str
    meaning: str
    rule: str | None


@dataclass(frozen=True)
class Deviation:
    """A scenario that does not hold yet, and why."""

    title: str
    reason: str
    place: Place


@dataclass(frozen=True)
class Book:
    """A compiled rulebook."""

    title: str
    edition: str
    edition_name: str
    language: str
    chapters: tuple[Chapter, ...]
    appendices: tuple[Chapter, ...]
    glossary: tuple[Entry, ...]
    notice: str | None = None
    """What has to be printed on it, for one that is not for current play."""
    since: str = ""
    """With what it was compared, such as `release spring`; empty where it was not."""
    barred: frozenset[str] = frozenset()
    """Ids of rules that get a bar in the margin: they are new or read otherwise than before."""
    revision: int = 1
    """Of the edition: wording alone makes a new one."""

    @cached_property
    def rules(self) -> dict[str, Rule]:
        """Every rule by its id, in order."""
        return {b.id: b for chapter in self.chapters for b in chapter.blocks if isinstance(b, Rule)}

    @property
    def label(self) -> str:
        """The edition as people call it: `0.36`, or `0.36 r2` from the second revision on."""
        return self.edition if self.revision == 1 else f"{self.edition} r{self.revision}"

    @property
    def hashes(self) -> dict[str, str]:
        """The present hash of each rule's text."""
        return {id: rule.hash for id, rule in self.rules.items()}
