"""The change log: what reads otherwise than in an earlier release or edition. Only the reasons are written by hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from cardforge.catalogue.compare.model import Change, Comparison, FieldChange, Section, What
from cardforge.catalogue.compare.words import Op, Segment, segments
from cardforge.press.typography import printed
from cardforge.rulebook.changes import Became, RuleChange
from cardforge.rulebook.made.cells import words
from cardforge.rulebook.model import Block, Chapter, Link, Note, Piece, Prose, Table
from cardforge.rulebook.model import Section as Part

_MARKS = {Op.SAME: "", Op.ADDED: "added", Op.REMOVED: "removed"}
_KEY = (
    "Words that are new are underlined, words that are gone struck out. A bar in the margin marks the rules concerned."
)
_BECAME = {Became.ADDED: "new", Became.CHANGED: "reworded", Became.MOVED: "moved", Became.REMOVED: "gone"}


def change_log(
    number: str,
    since: str,
    rules: Sequence[RuleChange],
    comparison: Comparison | None,
    reasons: Mapping[str, str],
    rules_known: bool = True,
) -> Chapter | None:
    """The chapter of that number, or None where nothing is different. `comparison` None leaves the cards out."""
    sections = []
    if rules:
        rows = tuple(_rule(one, reasons) for one in rules)
        sections.append(_part("Rules", (_table("Rule", "What it says", rows),)))
    if comparison is not None and (rows := tuple(_cards(comparison, reasons))):
        sections.append(_part("Cards and numbers", (_table("What", "Before and now", rows),)))
    if not sections:
        return None
    opening: list[Block] = [Note("prose", words(_KEY))]
    if not rules_known:
        opening.append(Note("prose", words("The rules of that time were not kept; what is told here is the cards.")))
    return Chapter(
        number,
        f"Changes since {since}",
        "appendix-changes",
        (Part("", "", "changes-start", tuple(opening)), *sections),
        True,
    )


def _part(title: str, blocks: tuple[Block, ...]) -> Part:
    return Part("", title, f"changes-{title.split()[0].lower()}", blocks)


def _table(what: str, how: str, rows: tuple[tuple[Prose, ...], ...]) -> Table:
    """A table with a column for reasons, where there is one."""
    if any(why for _, _, why in rows):
        return Table((words(what), words(how), words("Why")), rows, "log")
    return Table((words(what), words(how)), tuple(row[:2] for row in rows), "log")


def _rule(one: RuleChange, reasons: Mapping[str, str]) -> tuple[Prose, ...]:
    link = Link("rule", one.id) if one.after else None
    name: list[Piece] = [Piece(one.number, link, bold=True), Piece(f" {_BECAME[one.became]}", slant=True)]
    if one.moved and one.before:
        name.append(Piece(f", was {one.before.number}", slant=True))
    said = () if one.became is Became.MOVED else marked(one.segments)
    if one.successor:
        said = (*said, Piece(" Now: "), Piece("this rule", Link("rule", one.successor)), Piece("."))
    return tuple(name), said, words(reasons.get(one.id, ""))


def _cards(comparison: Comparison, reasons: Mapping[str, str]) -> Iterator[tuple[Prose, ...]]:
    for section in (Section.CARD, Section.ABILITY, Section.EDITION, Section.DECK):
        for change in comparison.of(section):
            yield words(change.name, bold=True), tuple(_said(change)), words(reasons.get(change.id, ""))


def _said(change: Change) -> Iterator[Piece]:
    if change.what in (What.ADDED, What.REMOVED):
        yield Piece("new" if change.what is What.ADDED else "gone", slant=True)
        return
    if change.note:
        yield Piece(f"{printed(change.note)}. ", slant=True)
    for place, one in enumerate(change.fields):
        if place:
            yield Piece("; ")
        yield from _field(one)


def _field(one: FieldChange) -> Iterator[Piece]:
    yield Piece(f"{printed(one.label)}: ")
    if one.is_prose:
        yield from marked(segments(printed(str(one.before or "")), printed(str(one.after or ""))))
    else:
        yield Piece(_value(one.before), mark="removed")
        yield Piece(" ")
        yield Piece(_value(one.after), mark="added")


def marked(parts: Sequence[Segment]) -> Prose:
    """Stretches of a text with their marks."""
    return tuple(Piece(one.text, mark=_MARKS[one.op]) for one in parts)


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "–" if value is None else printed(str(value))
