"""What all models of the catalogue share."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, StringConstraints


class Model(BaseModel):
    """Frozen, strict, and without keys that nobody declared."""

    model_config = ConfigDict(frozen=True, strict=True, extra="forbid")


Id = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9][A-Za-z0-9-]*$", max_length=60)]
"""A machine name: letters, digits and single dashes. It never becomes a path unchecked."""

Name = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]*$", max_length=60)]
"""A name that templates use: lower case, digits and underscores."""

Count = Annotated[int, Field(ge=0, le=10_000)]
"""A whole number of things, from 0."""

Text = Annotated[str, StringConstraints(min_length=1, max_length=4_000)]
"""Words for a reader, at least one."""


class EditionNumber(Model):
    """A number that lives in the edition: `{edition: copy_limit}` is the constant of that name."""

    edition: str
    """Name of a constant in `cards/editions/`."""


Number = int | EditionNumber
"""A whole number, or the name of the edition's constant that holds it."""
