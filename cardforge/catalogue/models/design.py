"""A design: one card as it is designed, of which many copies may be printed."""

from __future__ import annotations

import re
import unicodedata

from pydantic import Field

from cardforge.catalogue.models.base import Id, Model, Text


class Design(Model):
    """One entry of a card file. What can be derived from it is never stored in it."""

    id: Id
    name: Text
    kind: Id
    faction: Id
    cost: int | None = None
    stats: dict[Id, int] = Field(default_factory=dict)
    text: str = ""
    """Rules text, one ability a line."""
    limit: int | None = None
    """Copies allowed in a deck, where it is not the edition's number."""
    rarity: Id | None = None
    identity: Id | None = None
    """Shared by the versions of one creature; the name as an id when left out."""
    art: Text | None = None
    """File in `art/`, where it is not named after the id."""
    note: Text | None = None
    extra: dict[str, str | int] = Field(default_factory=dict)
    """The further fields that its kind declares."""

    @property
    def creature(self) -> str:
        """The identity, given or made of the name: what limits count and stories are told of."""
        return self.identity or slug(self.name)

    @property
    def abilities(self) -> tuple[str, ...]:
        """The rules text, ability by ability."""
        return tuple(line.strip() for line in self.text.splitlines() if line.strip())

    def __str__(self) -> str:
        return f"{self.name} ({self.id})"


def slug(name: str) -> str:
    """A name as an id: lower case, without accents, words joined by dashes."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.replace("'", "").lower()).strip("-")
