"""Slips of the keyboard in all texts: brackets, quotes, blanks, dashes, apostrophes, words written twice.

The data is written plainly: straight apostrophes, " — " between clauses, a hyphen for minus. The press sets them.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterator

from cardforge.catalogue.catalogue import Catalogue
from cardforge.catalogue.checks.prose import Prose, prose
from cardforge.diagnostics import Diagnostic, Message, Severity, diagnostic

Slip = tuple[int, int, Callable[..., Diagnostic], tuple[object, ...]]
"""Offset and length in a line, the kind of finding, and what it says (the subject comes last)."""

CLOSING = {"(": ")", "[": "]", "{": "}", "“": "”"}
EXEMPT = frozenset({"had", "that"})
"""Words that stand twice in good English."""

_DOUBLED = re.compile(r"\b([^\W\d_]+)[ ]+(\1)\b", re.IGNORECASE)
_DASH = re.compile(r"(?<=\S)( [-–] | ?-{2,3} ?|(?<=\w)—(?=\w)|(?<=\w)— | —(?=\w))(?=\S)|−|[‐‑‒―]")
_APOSTROPHE = re.compile(r"[’‘ʼ´`]")
_BEFORE = re.compile(r"(?<=\w)( +)(?=[,;:!?)\]](?:\s|$)|\.(?:\s|$))|(?<=[(\[])( +)")
_BLANKS = re.compile(r"(?<=\S)(?: {2,}|\t+)(?=\S)")


@diagnostic("unbalanced", Severity.ERROR)
def unbalanced(mark: str, missing: str, subject: str) -> Message:
    """A bracket or quote that opens and never closes, or closes and never opened.

    Add the other one, or remove this one.
    """
    return Message(f"“{mark}” stands alone", expected=f"{missing} to go with it", subject=subject)


@diagnostic("doubled-word", Severity.WARNING)
def doubled_word(word: str, subject: str) -> Message:
    """The same word twice in a row. Names are excepted.

    Remove one of the two.
    """
    return Message(f"“{word}” stands here twice", expected="it once", subject=subject)


@diagnostic("double-space", Severity.WARNING)
def double_space(found: str, subject: str) -> Message:
    """More than one blank, or a tab, between two words.

    Leave one blank.
    """
    return Message(f"there {found} between two words", expected="one blank", subject=subject)


@diagnostic("trailing-space", Severity.WARNING)
def trailing_space(where: str, subject: str) -> Message:
    """A blank before the first or after the last character of a line of text: unseen, and in the way of programs.

    Remove it.
    """
    return Message(f"there is a blank at the {where} of the line", expected="none", subject=subject)


@diagnostic("misplaced-space", Severity.WARNING)
def misplaced_space(subject: str) -> Message:
    """A blank before a comma, a full stop or a closing bracket, or after an opening one.

    Remove it.
    """
    return Message("there is a blank that does not belong here", expected="none", subject=subject)


@diagnostic("curly-apostrophe", Severity.WARNING)
def curly_apostrophe(found: str, subject: str) -> Message:
    """An apostrophe other than the straight one. In the data all are straight, so that search and names agree.

    Write '. The press sets the curly one.
    """
    return Message(f"“{found}” is not the apostrophe of the data", expected="'", hint="write '", subject=subject)


@diagnostic("mixed-quotes", Severity.WARNING)
def mixed_quotes(found: str, usual: str, subject: str) -> Message:
    """Quotation marks of the kind that fewer texts of the project use.

    Use the one kind everywhere.
    """
    return Message(f"{found} stands here for a quotation", expected=f"{usual} as in the other texts", subject=subject)


@diagnostic("dash", Severity.WARNING)
def dash(found: str, expected: str, subject: str) -> Message:
    """A dash that is not written as the others are.

    Write " — " (a long dash with a blank on each side) between clauses, and a plain hyphen for minus and in words.
    """
    return Message(f"“{found}” is not how dashes are written", expected=f"“{expected}”", subject=subject)


@diagnostic("hidden-character", Severity.ERROR)
def hidden_character(code: int, name: str, subject: str) -> Message:
    """A character that cannot be seen: a blank of no width, a soft hyphen, a mark for the direction of writing.

    Delete it, or write a plain blank. It came along when the text was copied out of another program.
    """
    return Message(
        f"there is a hidden character, U+{code:04X} {name}", expected="none", hint="delete it", subject=subject
    )


@diagnostic("decomposed-character", Severity.WARNING)
def decomposed_character(found: str, expected: str, subject: str) -> Message:
    """An accented letter that is made of a letter and a loose accent. It looks right, but search does not find it.

    Type the letter anew.
    """
    return Message(f"“{found}” is made of {len(found)} characters", expected=f"{expected} as one", subject=subject)


def wording(catalogue: Catalogue) -> Iterator[Diagnostic]:
    """Slips in every text of the project."""
    texts = tuple(prose(catalogue))
    names = _names(catalogue)
    for piece in texts:
        for row, line in piece.lines():
            for offset, length, kind, said in _slips(line, names):
                yield kind(piece.at(catalogue.places, row, offset, length), *said, piece.subject)
    yield from _quotes(catalogue, texts)


def _slips(line: str, names: str) -> Iterator[Slip]:
    if line.isascii() and line.isalnum():
        return
    yield from _lonely(line)
    for match in _DOUBLED.finditer(line):
        word = match.group(2)
        name = match.group(1)[0].isupper() and word[0].isupper()
        if not name and word.casefold() not in EXEMPT and match.group().casefold() not in names:
            yield match.start(2), len(word), doubled_word, (word,)
    for match in _BLANKS.finditer(line):
        found = "is a tab" if "\t" in match.group() else f"are {len(match.group())} blanks"
        yield match.start(), len(match.group()), double_space, (found,)
    if line != line.rstrip():
        yield len(line.rstrip()), len(line) - len(line.rstrip()), trailing_space, ("end",)
    if line.strip() and line[0].isspace():
        yield 0, len(line) - len(line.lstrip()), trailing_space, ("beginning",)
    for match in _BEFORE.finditer(line):
        yield match.start(), len(match.group()), misplaced_space, ()
    for match in _APOSTROPHE.finditer(line):
        yield match.start(), 1, curly_apostrophe, (match.group(),)
    for match in _DASH.finditer(line):
        found = match.group()
        yield match.start(), len(found), dash, (found.strip() or found, "-" if found in "−‐‑‒" else " — ")
    yield from _characters(line)


def _lonely(line: str) -> Iterator[Slip]:
    opened: list[tuple[int, str]] = []
    opening = {close: open for open, close in CLOSING.items()}
    for offset, mark in enumerate(line):
        if mark in CLOSING:
            opened.append((offset, mark))
        elif mark in opening:
            if opened and opened[-1][1] == opening[mark]:
                opened.pop()
            elif any(open == opening[mark] for _, open in opened):
                while opened[-1][1] != opening[mark]:
                    at, lonely = opened.pop()
                    yield at, 1, unbalanced, (lonely, CLOSING[lonely])
                opened.pop()
            else:
                yield offset, 1, unbalanced, (mark, opening[mark])
    for offset, mark in opened:
        yield offset, 1, unbalanced, (mark, CLOSING[mark])
    if line.count('"') % 2 and not re.search(r"\d\"", line):
        yield line.rindex('"'), 1, unbalanced, ('"', '"')


def _characters(line: str) -> Iterator[Slip]:
    if line.isascii():
        return
    for offset, character in enumerate(line):
        category = unicodedata.category(character)
        if category in ("Cc", "Cf", "Co", "Cn", "Zl", "Zp") or (category == "Zs" and character != " "):
            name = unicodedata.name(character, "").lower()
            yield offset, 1, hidden_character, (ord(character), name)
        elif category == "Mn" and offset:
            whole = unicodedata.normalize("NFC", line[offset - 1 : offset + 1])
            if len(whole) == 1:
                yield offset - 1, 2, decomposed_character, (line[offset - 1 : offset + 1], whole)


def _names(catalogue: Catalogue) -> str:
    """All names in one string, in which a word may stand twice because a name has it twice."""
    names = [design.name for design in catalogue.designs] + [term.name for term in catalogue.game.terms]
    return "\n".join(name.casefold() for name in names)


def _quotes(catalogue: Catalogue, texts: tuple[Prose, ...]) -> Iterator[Diagnostic]:
    marks = {'"': 'straight "', "“": "curly “ ”"}
    found = [
        (piece, row, line.index(mark), mark)
        for piece in texts
        for row, line in piece.lines()
        for mark in marks
        if mark in line and (mark != '"' or line.count(mark) % 2 == 0)
    ]
    counts = Counter(mark for *_, mark in found)
    if len(counts) < 2:
        return
    usual = max(marks, key=lambda mark: counts[mark])
    for piece, row, offset, mark in found:
        if mark != usual:
            yield mixed_quotes(piece.at(catalogue.places, row, offset, 1), marks[mark], marks[usual], piece.subject)
