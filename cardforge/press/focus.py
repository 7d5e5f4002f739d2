"""`art/focus.yaml`: which point of a picture stays in sight where its shape is not that of the card.

A picture fills the card with its bleed and is cut where it is too wide or too high, never stretched.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from cardforge.diagnostics import Diagnostic
from cardforge.press.settings import Settings, read_settings

FOCUS_FILE = "art/focus.yaml"
MIDDLE = "50% 50%"

Percent = Annotated[float, Field(ge=0, le=100)]


class _Model(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Focus(_Model):
    """A point in percent of the picture, from its upper left corner."""

    x: Percent = 50
    y: Percent = 50

    def __str__(self) -> str:
        return f"{self.x:g}% {self.y:g}%"


class FocusFile(_Model):
    """The whole file: a point for each picture by its name without ending."""

    focus: Mapping[str, Focus] = Field(default_factory=dict)


def focus_settings(root: Path) -> Settings[FocusFile]:
    """The file with its places; a project may have none."""
    if not (root / FOCUS_FILE).exists():
        return Settings(FOCUS_FILE, None)
    return read_settings(root, FOCUS_FILE, FocusFile, "points of pictures under `focus`")


def read_focus(root: Path) -> tuple[dict[str, str], list[Diagnostic]]:
    """The points by the picture's name without ending, as a style sheet takes them, and what is wrong with the file."""
    read = focus_settings(root)
    return {name: str(point) for name, point in (read.said.focus if read.said else {}).items()}, read.found
