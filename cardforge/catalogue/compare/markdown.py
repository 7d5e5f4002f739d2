"""A comparison as Markdown, for a change log: readers of the game, not of its files."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cardforge.catalogue.compare.layout import HEADINGS, shown
from cardforge.catalogue.compare.model import Change, Comparison, FieldChange, Section, What
from cardforge.catalogue.compare.words import Op, segments

_SPECIAL = re.compile(r"([\\`*_\[\]<>~|#])")


def markdown(comparison: Comparison, title: str) -> str:
    """A heading, and under it a list of changes for each part of the data that has any."""
    blocks = [f"## {escaped(title)}"]
    if not comparison:
        blocks.append("No differences.")
    for section in Section:
        changes = tuple(comparison.of(section))
        if changes:
            blocks.append(f"### {HEADINGS[section][0]}")
            blocks.append("\n".join(line for change in changes for line in _change(change)))
    if comparison.not_compared:
        names = ", ".join(escaped(str(card)) for card in comparison.not_compared)
        blocks.append(f"Not compared, since one side cannot be read: {names}.")
    return "\n\n".join(blocks) + "\n"


def escaped(text: str) -> str:
    """A text that Markdown shows as it is."""
    return _SPECIAL.sub(r"\\\1", text.replace("\n", " / "))


def _change(change: Change) -> Iterator[str]:
    head = f"**{escaped(change.name)}**"
    if change.section in (Section.CARD, Section.ABILITY):
        head += f" ({escaped(change.id)})"
    words = [*([] if change.what is What.CHANGED else [str(change.what)]), *([change.note] if change.note else [])]
    if change.what in (What.ADDED, What.REMOVED) and change.detail:
        words.append(change.detail)
    yield f"* {head}{': ' + escaped(', '.join(words)) if words else ''}"
    if change.what is What.ADDED:
        yield from _new(change)
    elif change.what is not What.REMOVED:
        yield from (f"  * {_field(one)}" for one in change.fields)


def _new(change: Change) -> Iterator[str]:
    short = [one for one in change.fields if not one.is_prose and one.field not in ("kind", "faction")]
    if short:
        yield f"  * {escaped(', '.join(f'{one.label} {shown(one.after)}' for one in short))}"
    yield from (f"  * {escaped(one.label)}: {escaped(shown(one.after))}" for one in change.fields if one.is_prose)


def _field(one: FieldChange) -> str:
    label = escaped(one.label)
    if not one.is_prose:
        return f"{label}: {escaped(shown(one.before))} → {escaped(shown(one.after))}"
    return f"{label}: {_marked(str(one.before or ''), str(one.after or ''))}"


def _marked(before: str, after: str) -> str:
    """What went is struck out, what came is bold; blanks stand outside the marks, where Markdown wants them."""
    made = ""
    for segment in segments(before, after):
        body = segment.text.strip()
        if segment.op is Op.SAME or not body:
            made += escaped(segment.text) if segment.op is not Op.REMOVED else ""
            continue
        lead = segment.text[: len(segment.text) - len(segment.text.lstrip())]
        tail = segment.text[len(segment.text.rstrip()) :]
        mark = "~~" if segment.op is Op.REMOVED else "**"
        joint = " " if made.endswith(("~~", "**")) and not lead else ""
        made += f"{joint}{escaped(lead)}{mark}{escaped(body)}{mark}{escaped(tail)}"
    return made
