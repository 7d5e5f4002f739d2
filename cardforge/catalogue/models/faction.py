"""What `cards/factions.yaml` says: names, colours, emblem, and what the faction itself can do."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from cardforge.catalogue.models.base import Id, Model, Name, Text

Colour = Annotated[str, StringConstraints(pattern=r"^#[0-9a-f]{6}$")]
"""`#` and six lower-case hexadecimal digits."""


class FactionAbility(Model):
    """Something every player of the faction can do: text like a card's."""

    id: Id
    name: Text
    text: Text
    flavour: Text | None = None


class Faction(Model):
    """One faction."""

    id: Id
    name: Text
    emblem: Id
    """Name of its symbol among the templates' symbols."""
    colours: dict[Name, Colour]
    neutral: bool = False
    """Whether it is no faction of its own: its cards are everybody's."""
    motto: Text | None = None
    abilities: tuple[FactionAbility, ...] = Field(default=())
