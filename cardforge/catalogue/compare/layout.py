"""A comparison as lines for a terminal or a pipe. What is told by a colour is told by a mark or a word as well."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby

from cardforge.catalogue.compare.model import Change, Comparison, FieldChange, Named, Relation, Section, Value, What
from cardforge.catalogue.compare.words import Op, Segment, segments
from cardforge.diagnostics import listed

HEADINGS = {
    Section.CARD: ("Cards", "card", "cards"),
    Section.ABILITY: ("Abilities of factions", "ability", "abilities"),
    Section.EDITION: ("Editions", "edition", "editions"),
    Section.DECK: ("Decks", "deck", "decks"),
    Section.PACK: ("Packs", "pack", "packs"),
    Section.FACTION: ("Factions", "faction", "factions"),
    Section.STORY: ("Stories", "story", "stories"),
    Section.GAME: ("The game", "part of the game", "parts of the game"),
}
"""Heading, singular and plural of each part."""

RELATIONS = {
    Relation.DECKS: "in",
    Relation.PACKS: "packs",
    Relation.BELONGS_TO: "belongs to",
    Relation.HAS: "has",
    Relation.VERSIONS: "versions",
    Relation.MENTIONED_BY: "named by",
    Relation.STORY: "story",
    Relation.EDITIONS: "editions",
    Relation.CARDS: "cards",
    Relation.RULES: "rules",
}
"""What stands before the things that a change touches."""

SIGNS = {What.ADDED: "+", What.REMOVED: "-", What.RENAMED: "~", What.CHANGED: "~"}

MOST_NAMED = 8
"""More cards than this are counted, not named."""


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of a line in one style: `plain`, `head`, `name`, `label`, `added`, `removed`."""

    text: str
    style: str = "plain"


@dataclass(frozen=True, slots=True)
class Line:
    """One line; where it is broken, what follows is indented by `hang`."""

    spans: tuple[Span, ...] = ()
    hang: int = 0

    def __str__(self) -> str:
        return "".join(span.text for span in self.spans)


def lines(comparison: Comparison, title: str) -> Iterator[Line]:
    """The whole comparison. `title` names the two sides."""
    yield Line((Span(title, "head"), Span(f": {summary(comparison)}")), 2)
    for section in Section:
        changes = tuple(comparison.of(section))
        if changes:
            yield Line()
            yield Line((Span(HEADINGS[section][0], "head"),))
            for change in changes:
                yield from _change(change)
    if comparison.reprinted:
        yield Line()
        yield Line((Span("Printed differently through these changes: "), Span(_names(comparison.reprinted))), 2)
    if comparison.not_compared:
        yield Line()
        yield Line((Span("Not compared, since one side cannot be read: "), Span(_names(comparison.not_compared))), 2)


def summary(comparison: Comparison) -> str:
    """`2 cards changed, 1 added; 1 deck changed`, or `no differences`."""
    parts = []
    for section in Section:
        counts = {what: sum(change.what is what for change in comparison.of(section)) for what in What}
        told = [(what, counts[what]) for what in (What.CHANGED, What.RENAMED, What.ADDED, What.REMOVED) if counts[what]]
        if told:
            noun = HEADINGS[section][1 if told[0][1] == 1 else 2]
            rest = "".join(f", {count} {what}" for what, count in told[1:])
            parts.append(f"{told[0][1]} {noun} {told[0][0]}{rest}")
    return "; ".join(parts) or "no differences"


def broken(line: Line, width: int) -> Iterator[tuple[Span, ...]]:
    """A line broken at blanks into lines of at most `width` columns; a wider word stands on a line of its own."""
    if len(str(line)) <= width:
        yield line.spans
        return
    pieces = [Span(text, span.style) for span in line.spans for text in re.findall(r"\s+|\S+", span.text)]
    made: list[Span] = []
    column = 0
    for index, piece in enumerate(pieces):
        word = piece.text if piece.text.isspace() else _word_from(pieces, index)
        begins = not piece.text.isspace() and (index == 0 or pieces[index - 1].text.isspace())
        if begins and column + len(word) > width and column > line.hang:
            yield _joined(made)
            made, column = [Span(" " * line.hang)], line.hang
        made.append(piece)
        column += len(piece.text)
    yield _joined(made)


def _joined(spans: list[Span]) -> tuple[Span, ...]:
    """Neighbours of one style as one span, without blanks at the end."""
    while spans and spans[-1].text.isspace():
        spans.pop()
    groups = groupby(spans, key=lambda span: span.style)
    return tuple(Span("".join(span.text for span in group), style) for style, group in groups)


def _word_from(pieces: list[Span], start: int) -> str:
    """The whole word that begins at a piece: one word may be in several styles."""
    word = ""
    for piece in pieces[start:]:
        if piece.text.isspace():
            break
        word += piece.text
    return word


def shown(value: Value) -> str:
    """A value as a reader sees it."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value).replace("\n", " / ") or "empty"


def _change(change: Change) -> Iterator[Line]:
    sign, style = SIGNS[change.what], change.what.value if change.what in (What.ADDED, What.REMOVED) else "plain"
    spans = [Span(f"  {sign} ", style), Span(str(change), "name")]
    if change.what is not What.CHANGED:
        spans.append(Span(f" {change.what}", style))
    if change.note:
        spans.append(Span(f" ({change.note})"))
    if change.detail:
        spans.append(Span(f" · {change.detail}", "label"))
    if change.place:
        spans.append(Span(f" · {change.place.file}:{change.place.line}", "label"))
    yield Line(tuple(spans), 6)
    labels = (
        [field.label for field in change.fields if field.is_prose]
        if _whole(change)
        else [field.label for field in change.fields]
    )
    words = [RELATIONS[touch.relation] for touch in change.touches]
    width = min(30, max((len(word) for word in [*labels, *words]), default=0))
    yield from _whole_fields(change, width) if _whole(change) else _changed_fields(change, width)
    for touch in change.touches:
        yield _row(RELATIONS[touch.relation], width, (Span(touch.words, "label"),))


def _whole(change: Change) -> bool:
    return change.what in (What.ADDED, What.REMOVED)


def _whole_fields(change: Change, width: int) -> Iterator[Line]:
    """An entry that is new or gone: its numbers in one line, each of its texts in one."""
    values = [(one, one.after if change.what is What.ADDED else one.before) for one in change.fields]
    short = [(one, value) for one, value in values if not one.is_prose and one.field not in _IN_DETAIL[change.section]]
    if short:
        words = ", ".join(f"{one.label} {shown(value)}" for one, value in short)
        yield Line((Span(f"      {words}"),), 8)
    for one, value in values:
        if one.is_prose:
            yield _row(one.label, width, (Span(shown(value)),))


_IN_DETAIL: dict[Section, tuple[str, ...]] = dict.fromkeys(Section, ()) | {
    Section.CARD: ("kind", "faction"),
    Section.ABILITY: ("faction",),
}
"""Fields that the headline of an entry tells already."""


def _changed_fields(change: Change, width: int) -> Iterator[Line]:
    for one in change.fields:
        if not one.is_prose:
            yield _row(one.label, width, (Span(f"{shown(one.before)} → {shown(one.after)}"),))
            continue
        for before, after in _paragraphs(one):
            yield _row(one.label, width, tuple(marked(segments(before, after))))


def _paragraphs(change: FieldChange) -> Iterator[tuple[str, str]]:
    """The lines of a text that are not as they were; the whole text where lines came or went."""
    before, after = str(change.before or ""), str(change.after or "")
    old, new = before.split("\n"), after.split("\n")
    if len(old) != len(new):
        yield before, after
        return
    yield from ((was, now) for was, now in zip(old, new, strict=True) if was != now)


def marked(found: Iterable[Segment]) -> Iterator[Span]:
    """Stretches with the marks of a word diff. Blanks at the ends of a stretch stand outside its marks."""
    for segment in found:
        text = segment.text.replace("\n", " / ")
        if segment.op is Op.SAME:
            yield Span(text)
            continue
        body = text.strip() or "␣" * len(text)
        before = text[: len(text) - len(text.lstrip())] if text.strip() else ""
        after = text[len(text.rstrip()) :] if text.strip() else ""
        opening, closing = ("[-", "-]") if segment.op is Op.REMOVED else ("{+", "+}")
        yield Span(before)
        yield Span(f"{opening}{body}{closing}", segment.op.value)
        yield Span(after)


def _row(label: str, width: int, spans: tuple[Span, ...]) -> Line:
    start = f"      {label:<{width}}  "
    return Line((Span(start, "label"), *(span for span in spans if span.text)), 6 + width + 2)


def _names(cards: tuple[Named, ...]) -> str:
    if len(cards) <= MOST_NAMED:
        return listed([str(card) for card in cards], "and")
    return f"{', '.join(str(card) for card in cards[:MOST_NAMED])} and {len(cards) - MOST_NAMED} more"
