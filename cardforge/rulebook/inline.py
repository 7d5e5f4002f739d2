"""The marks inside a paragraph: references, values, bold, slanted."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from cardforge.diagnostics import Diagnostic
from cardforge.rulebook import faults
from cardforge.rulebook.source import Text

_MARK = re.compile(r"\[\[(?P<ref>[^\]]*)\]\]|\{\{(?P<value>[^}]*)\}\}|`(?P<code>[^`]+)`|(?P<bold>\*\*)|(?P<slant>\*)")
_OPEN = re.compile(r"\[\[|\{\{")


class Mark(StrEnum):
    """What a stretch of text is."""

    PLAIN = "plain"
    CODE = "code"
    RULE = "rule"
    CARD = "card"
    TERM = "term"
    DEFINITION = "definition"
    VALUE = "value"


@dataclass(frozen=True, slots=True)
class Token:
    """A stretch of text: what it is, what it names, how it shall read (where the source says), and where it begins."""

    mark: Mark
    name: str
    label: str
    offset: int
    bold: bool = False
    slant: bool = False


def tokens(text: Text) -> tuple[list[Token], list[Diagnostic]]:
    """The stretches of a paragraph, and marks that are not closed."""
    found: list[Token] = []
    wrong: list[Diagnostic] = []
    bold = slant = 0
    """Offset from 1 of the opening mark, 0 when none is open."""
    at = 0
    for match in _MARK.finditer(text.words):
        found += _plain(text, at, match.start(), wrong, bool(bold), bool(slant))
        at = match.end()
        if match["bold"]:
            bold = 0 if bold else match.start() + 1
        elif match["slant"]:
            slant = 0 if slant else match.start() + 1
        else:
            found.append(_token(match, bool(bold), bool(slant)))
    found += _plain(text, at, len(text.words), wrong, bool(bold), bool(slant))
    for opened, sign in ((bold, "**"), (slant, "*")):
        if opened:
            wrong.append(faults.unclosed_mark(text.place(opened - 1, len(sign)), sign))
    return found, wrong


def _plain(text: Text, start: int, end: int, wrong: list[Diagnostic], bold: bool, slant: bool) -> Iterator[Token]:
    words = text.words[start:end]
    if opened := _OPEN.search(words):
        wrong.append(faults.unclosed_mark(text.place(start + opened.start(), 2), opened[0]))
    if words:
        yield Token(Mark.PLAIN, words, "", start, bold, slant)


def _token(match: re.Match[str], bold: bool, slant: bool) -> Token:
    if match["code"] is not None:
        return Token(Mark.CODE, match["code"], "", match.start("code"), bold, slant)
    if match["value"] is not None:
        inner = match["value"]
        return Token(
            Mark.VALUE, inner.strip(), "", match.start("value") + len(inner) - len(inner.lstrip()), bold, slant
        )
    name, _, label = match["ref"].partition("|")
    head, colon, rest = name.partition(":")
    marks = {"card": Mark.CARD, "term": Mark.TERM, "def": Mark.DEFINITION}
    start = match.start("ref")
    if colon and head in marks:
        return Token(marks[head], rest.strip(), label.strip(), start + len(head) + 1, bold, slant)
    return Token(Mark.RULE, name.strip(), label.strip(), start, bold, slant)
