"""A text that a spreadsheet would take for a formula gets an apostrophe before it, which is taken off again."""

from __future__ import annotations

import re

_FORMULA = re.compile(r"'*[=+\-@\t\r]")
_ESCAPED = re.compile(r"'+[=+\-@\t\r]")
_ERROR = re.compile(
    r"#(?:REF!|N/A|NAME\?|VALUE!|DIV/0!|NUM!|NULL!|ERROR!|SPILL!|CALC!|GETTING_DATA)|\A(?:ERROR|Err:[0-9]{3}|#{3,})\Z"
)


def escaped(text: str) -> str:
    """The text as it may stand in a CSV file: one that begins with = + - @ gets an apostrophe before it.

    >>> escaped("-1 Guard"), escaped("'Tis"), escaped("'=x")
    ("'-1 Guard", "'Tis", "''=x")
    """
    return f"'{text}" if _FORMULA.match(text) else text


def escaped_typed(text: str) -> str:
    """The text for a file whose cells say themselves that they are texts: only what would be unescaped is escaped."""
    return f"'{text}" if _ESCAPED.match(text) else text


def unescaped(text: str) -> str:
    """The text that an escaped one stands for; any other as it is."""
    return text[1:] if _ESCAPED.match(text) else text


def error_in(text: str) -> str | None:
    """The error of a formula that a cell shows in place of a value, or None.

    >>> error_in("Draw #REF! cards"), error_in("ERROR"), error_in("an error")
    ('#REF!', 'ERROR', None)
    """
    found = _ERROR.search(text.strip())
    return found.group() if found else None
