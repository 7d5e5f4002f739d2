"""What `cards/coverage.yaml` says: what no scenario can notice or reach, one by one with a reason.

Coverage reads it; the catalogue only knows its form.
"""

from __future__ import annotations

from pydantic import Field

from cardforge.catalogue.models.base import Id, Model, Text


class Equivalent(Model):
    """A small wrongness that plays exactly as what is printed."""

    card: Id | None = None
    """Whose text it is; left out for a number or switch of the edition."""
    says: Text
    """What would be printed instead."""
    why: Text


class Never(Model):
    """Something that must happen to a clause in play, and cannot."""

    card: Id
    clause: Text
    never: Text
    """What never happens, in the words of `cardforge coverage`."""
    why: Text


class CoverageFile(Model):
    """The whole file."""

    equivalent: tuple[Equivalent, ...] = Field(default=())
    never: tuple[Never, ...] = Field(default=())
