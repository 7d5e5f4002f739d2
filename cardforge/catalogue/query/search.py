"""Answers a query with designs, sorted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from cardforge.catalogue.catalogue import Catalogue, plain
from cardforge.catalogue.models.design import Design
from cardforge.catalogue.query import faults
from cardforge.catalogue.query.conditions import Condition, condition, number_of
from cardforge.catalogue.query.lexer import QueryError, Token
from cardforge.catalogue.query.syntax import All, Either, Node, Not, Term, parse


@dataclass(frozen=True)
class Found:
    """The answer to a query. `hidden` are reference cards that fit but were not asked for by their kind."""

    designs: tuple[Design, ...]
    hidden: tuple[Design, ...] = ()


def search(catalogue: Catalogue, query: str) -> Found:
    """The designs that a query finds, in catalogue order unless it sorts. Raises QueryError with a place in the query.

    A design of a reference kind is found only by a condition that names its kind, its id or a field of its kind.
    """
    read = parse(query)
    asked = _compile(catalogue, read.condition)
    found, hidden = [], []
    for design in catalogue.designs:
        fits, named = asked(design)
        if fits and (named or catalogue.kind(design).listed):
            found.append(design)
        elif fits:
            hidden.append(design)
    for token, downwards in reversed(read.sort):
        found.sort(key=_sort_key(catalogue, token), reverse=downwards != token.value.startswith("-"))
    return Found(tuple(found), tuple(hidden))


Answer = Callable[[Design], tuple[bool, bool]]
"""Whether a design fits, and whether a condition that fits names kinds."""


def _compile(catalogue: Catalogue, node: Node) -> Answer:
    match node:
        case Term(token):
            return _asked(condition(catalogue, token))
        case Not(part):
            inner = _compile(catalogue, part)
            return lambda design: (not inner(design)[0], False)
        case All(parts):
            every = [_compile(catalogue, part) for part in parts]
            return lambda design: _all([answer(design) for answer in every])
        case Either(parts):
            some = [_compile(catalogue, part) for part in parts]
            return lambda design: _either([answer(design) for answer in some])


def _asked(made: Condition) -> Answer:
    return lambda design: (made.ask(design), made.names_kind)


def _all(answers: list[tuple[bool, bool]]) -> tuple[bool, bool]:
    return all(fits for fits, _ in answers), any(named for _, named in answers)


def _either(answers: list[tuple[bool, bool]]) -> tuple[bool, bool]:
    return any(fits for fits, _ in answers), any(fits and named for fits, named in answers)


def _sort_key(catalogue: Catalogue, token: Token) -> Callable[[Design], Any]:
    key = token.value.lower().removeprefix("-")
    number = number_of(catalogue, key)
    if number is not None:
        return lambda design: _or_less(number(design))
    factions = {faction.id: rank for rank, faction in enumerate(catalogue.factions)}
    kinds = {kind.id: rank for rank, kind in enumerate(catalogue.game.kinds)}
    keys: dict[str, Callable[[Design], Any]] = {
        "name": lambda design: plain(design.name),
        "id": lambda design: design.id,
        "faction": lambda design: factions.get(design.faction, len(factions)),
        "kind": lambda design: kinds.get(design.kind, len(kinds)),
    }
    if key not in keys:
        known = ("cost", *keys, *(one.id for one in catalogue.game.statistics))
        raise QueryError(faults.query_value(token.value_place, "sort", token.value, known))
    return keys[key]


def _or_less(value: int | None) -> int:
    return -1_000_000 if value is None else value
