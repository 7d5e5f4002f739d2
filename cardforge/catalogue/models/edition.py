"""An edition: the numbers and switches that the rules share, and what it changes on cards."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from cardforge.catalogue.models.base import Count, Id, Model, Text


class CardChange(Model):
    """What an edition prints differently on one card."""

    cost: int | None = None
    stats: dict[Id, int] | None = None
    text: Text | None = None


class Unknown(Model):
    """Something the documents do not tell of an edition, inherited for want of better."""

    what: Text
    why: Text


class EditionFile(Model):
    """One file of `cards/editions/`."""

    edition: Text
    name: Text | None = None
    base: Text | None = None
    """The edition that everything not said here is taken from."""
    status: Literal["current", "historical", "draft"] = "current"
    revision: Count = 1
    constants: dict[str, int] = Field(default_factory=dict)
    switches: dict[str, bool] = Field(default_factory=dict)
    cards: dict[Id, CardChange] = Field(default_factory=dict)
    unknown: tuple[Unknown, ...] = ()


class Edition(Model):
    """An edition with all that it takes from its bases."""

    id: Text
    name: Text
    status: Literal["current", "historical", "draft"]
    revision: Count
    constants: dict[str, int]
    switches: dict[str, bool]
    cards: dict[Id, CardChange]
    unknown: tuple[Unknown, ...]
