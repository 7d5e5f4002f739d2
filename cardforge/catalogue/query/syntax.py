"""From tokens to a tree: words side by side are *and*, `or` binds weaker, `-` denies what follows."""

from __future__ import annotations

from dataclasses import dataclass

from cardforge.catalogue.query import faults
from cardforge.catalogue.query.lexer import QueryError, Sign, Token, at_column, tokens


@dataclass(frozen=True, slots=True)
class All:
    """Every part holds; without parts, always."""

    parts: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Either:
    """At least one part holds."""

    parts: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Not:
    """The part does not hold."""

    part: Node


@dataclass(frozen=True, slots=True)
class Term:
    """One condition."""

    token: Token


Node = All | Either | Not | Term


@dataclass(frozen=True, slots=True)
class Query:
    """A read query: its condition, and the keys it is sorted by (with whether downwards)."""

    condition: Node
    sort: tuple[tuple[Token, bool], ...]


def parse(query: str) -> Query:
    """The tree of a query. Raises QueryError with a place in the query."""
    parser = _Parser(tokens(query), query)
    condition = parser.either()
    if parser.at < len(parser.tokens):
        extra = parser.tokens[parser.at]
        raise QueryError(faults.query_syntax(extra.place, "this bracket was never opened", "no “)” here"))
    return Query(condition, tuple(parser.sort))


class _Parser:
    def __init__(self, found: list[Token], query: str) -> None:
        self.tokens, self.query, self.at = found, query, 0
        self.sort: list[tuple[Token, bool]] = []

    def either(self) -> Node:
        parts = [self.all()]
        while self._sign() is Sign.OR:
            word = self.tokens[self.at]
            before = parts[-1]
            self.at += 1
            after = self.all()
            if before == All(()) or after == All(()):
                raise QueryError(faults.query_syntax(word.place, "something is missing beside “or”", "a condition"))
            parts.append(after)
        return parts[0] if len(parts) == 1 else Either(tuple(parts))

    def all(self) -> Node:
        parts: list[Node] = []
        while (sign := self._sign()) not in (None, Sign.CLOSE, Sign.OR):
            if sign is Sign.AND:
                self.at += 1
                continue
            part = self.one()
            if part is not None:
                parts.append(part)
        return parts[0] if len(parts) == 1 else All(tuple(parts))

    def one(self) -> Node | None:
        token = self.tokens[self.at]
        self.at += 1
        if token.sign is Sign.NOT:
            if self._sign() in (None, Sign.CLOSE, Sign.OR, Sign.AND):
                raise QueryError(faults.query_syntax(token.place, "nothing stands after “-”", "a condition"))
            following = self.tokens[self.at]
            if following.sign is Sign.TERM and following.key in ("sort", "order"):
                self.at += 1
                self.sort.append((following, True))
                return None
            part = self.one()
            return Not(part) if part is not None else None
        if token.sign is Sign.OPEN:
            part = self.either()
            if self._sign() is not Sign.CLOSE:
                end = at_column(max(0, len(self.query) - 1)) if self.query else token.place
                raise QueryError(
                    faults.query_syntax(
                        token.place, "this bracket is never closed", f"“)” before column {end.column + 1}"
                    )
                )
            self.at += 1
            return part
        if token.key in ("sort", "order"):
            self.sort.append((token, False))
            return None
        return Term(token)

    def _sign(self) -> Sign | None:
        return self.tokens[self.at].sign if self.at < len(self.tokens) else None
