"""Text with its phrases or its changes marked, as markup. Everything is escaped here."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup, escape

from cardforge.press.proofing.notes import ChangedField, Phrase, ReadLine

DEEPEST = 3
"""Levels of phrases that are underlined; more would be lines without words."""
_CLASSES = {"added": "ins", "removed": "del"}


def marked(line: ReadLine) -> Markup:
    """The line with a rule under each phrase of the outer levels, inner rules above outer ones."""
    shown = [phrase for phrase in line.phrases if phrase.depth < DEEPEST and phrase.end > phrase.start]
    return _within(line.text, 0, len(line.text), 0, shown)


def _within(text: str, start: int, end: int, depth: int, phrases: Sequence[Phrase]) -> Markup:
    html, at = Markup(), start
    for phrase in phrases:
        if phrase.depth != depth or phrase.start < at or phrase.end > end:
            continue
        inner = _within(text, phrase.start, phrase.end, depth + 1, phrases)
        html += escape(text[at : phrase.start]) + Markup('<u class="d{}">{}</u>').format(depth, inner)
        at = phrase.end
    if depth and at == start:
        inside = [phrase for phrase in phrases if phrase.depth == depth + 1]
        if any(start <= phrase.start and phrase.end <= end for phrase in inside):
            return _within(text, start, end, depth + 1, phrases)
    return html + escape(text[at:end])


def changed(field: ChangedField) -> Markup:
    """Old and new words, the new ones in green, the old ones struck out."""
    html = Markup()
    for operation, text in field.segments:
        shown = escape(text).replace("\n", Markup("<br>"))
        name = _CLASSES.get(operation)
        html += Markup('<span class="{}">{}</span>').format(name, shown) if name else shown
    return html
