"""From a query to its tokens, each with its column."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum, auto

from cardforge.catalogue.query import faults
from cardforge.diagnostics import Diagnostic, Place

QUERY = "query"
"""What stands for the file in places that point into a query."""


class QueryError(ValueError):
    """A query that cannot be read; carries the diagnostic."""

    def __init__(self, diagnostic: Diagnostic) -> None:
        super().__init__(diagnostic.message)
        self.diagnostic = diagnostic


class Sign(Enum):
    """What a token is."""

    OPEN = auto()
    CLOSE = auto()
    OR = auto()
    AND = auto()
    NOT = auto()
    TERM = auto()


@dataclass(frozen=True, slots=True)
class Token:
    """One token. A term has a key (empty for bare words), an operator, a value, and whether that is a pattern."""

    sign: Sign
    place: Place
    key: str = ""
    operator: str = ""
    value: str = ""
    value_place: Place | None = None
    pattern: bool = False


_KEY = re.compile(r"([A-Za-z_][A-Za-z_-]*)(!=|<=|>=|:|=|<|>)")
_WORD = re.compile(r"[^\s()]+")


def tokens(query: str) -> list[Token]:
    """The tokens of a query. Raises QueryError for an unclosed quote or pattern, or a key without a value."""
    found: list[Token] = []
    at = 0
    while at < len(query):
        character = query[at]
        if character.isspace():
            at += 1
        elif character in "()":
            found.append(Token(Sign.OPEN if character == "(" else Sign.CLOSE, at_column(at)))
            at += 1
        elif character == "-" and at + 1 < len(query) and not query[at + 1].isspace():
            found.append(Token(Sign.NOT, at_column(at)))
            at += 1
        else:
            token, at = _term(query, at)
            found.append(token)
    return found


def at_column(offset: int, length: int = 1) -> Place:
    """A place in the query, from an offset that counts from 0."""
    return Place(QUERY, 1, offset + 1, max(1, length))


def _term(query: str, start: int) -> tuple[Token, int]:
    match = _KEY.match(query, start)
    key, operator, at = (match.group(1), match.group(2), match.end()) if match else ("", "", start)
    if at >= len(query) or query[at].isspace() or query[at] in ")(":
        place = at_column(start, at - start)
        raise QueryError(faults.query_syntax(place, f"nothing stands after “{query[start:at]}”", "a word or number"))
    if query[at] in "\"'":
        end = query.find(query[at], at + 1)
        if end < 0:
            raise QueryError(faults.query_syntax(at_column(at), "this quote is never closed", f"a second {query[at]}"))
        value, pattern, end = query[at + 1 : end], False, end + 1
    elif query[at] == "/" and key:
        end = _pattern_end(query, at + 1)
        if end < 0:
            raise QueryError(faults.query_syntax(at_column(at), "this pattern is never closed", "a second /"))
        value, pattern, end = query[at + 1 : end].replace("\\/", "/"), True, end + 1
    else:
        word = _WORD.match(query, at)
        assert word is not None
        value, pattern, end = word.group(), False, word.end()
        if not key and value.lower() in ("or", "and"):
            return Token(Sign.OR if value.lower() == "or" else Sign.AND, at_column(start, len(value))), end
    place = at_column(start, end - start)
    return Token(Sign.TERM, place, key.lower(), operator, value, at_column(at, end - at), pattern), end


def _pattern_end(query: str, start: int) -> int:
    at = start
    while at < len(query):
        if query[at] == "\\":
            at += 2
            continue
        if query[at] == "/":
            return at
        at += 1
    return -1
