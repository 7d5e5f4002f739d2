"""The columns of a sheet of cards, and what stands in them."""

from __future__ import annotations

from cardforge.catalogue.catalogue import Catalogue, plain
from cardforge.catalogue.edit.fields import own_fields
from cardforge.catalogue.edit.scalars import Plain
from cardforge.catalogue.models.design import Design

FIXED = ("id", "kind", "faction")
"""Columns that a sheet shows and cannot change."""


def columns(catalogue: Catalogue) -> tuple[str, ...]:
    """The columns of the game: fixed ones, one a statistic, and one for each field that a kind of card declares."""
    game = catalogue.game
    declared = dict.fromkeys(name for kind in game.kinds for name in kind.fields)
    statistics = (one.id for one in game.statistics)
    named = (
        "id",
        "name",
        "kind",
        "faction",
        "cost",
        *statistics,
        "text",
        "limit",
        "rarity",
        "identity",
        *declared,
        "note",
    )
    return tuple(dict.fromkeys(named))


def column_called(catalogue: Catalogue, heading: str) -> str | None:
    """The column that a heading names, by its name or as the game says it; case and blanks do not count."""
    game = catalogue.game
    names = {column: column for column in columns(catalogue)}
    names |= {plain(one.name): one.id for one in game.statistics}
    if game.cost is not None:
        names.setdefault(plain(game.cost.name), "cost")
    return names.get(plain(heading).replace(" ", "_")) or names.get(plain(heading))


def cells(catalogue: Catalogue, design: Design) -> list[Plain | None]:
    """The row of a card: what its own entry says, in the order of the columns."""
    values: dict[str, Plain | None] = {field.name: field.value for field in own_fields(catalogue, design)}
    values |= {"id": design.id, "kind": design.kind, "faction": design.faction}
    return [values.get(column) for column in columns(catalogue)]
