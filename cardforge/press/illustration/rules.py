"""`art/rules.yaml`: what a project asks of its drawings. Without the file nothing is asked of them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from cardforge.press.settings import Settings, read_settings

RULES_FILE = "art/rules.yaml"

Share = Annotated[float, Field(ge=0, le=1)]


class _Model(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Contrast(_Model):
    """How a subject stands out: `share` of its edge must differ by `lightness` (CIE L*) from what is behind it."""

    lightness: Annotated[float, Field(gt=0, le=100)] = 12
    share: Share = 0.4


class Silhouette(_Model):
    """How large a subject is: the part of the picture's window that it fills."""

    least: Share = 0.05
    most: Share = 0.85


class ArtRules(_Model):
    """The whole file."""

    layers: tuple[str, ...] = ()
    """Names of the groups that a drawing consists of, lowest first. Those it does not need may be left out."""
    subject: str | None = None
    """The layer of the figure or the deed, whose silhouette is measured; every drawing must have it."""
    places: tuple[str, ...] = ()
    """Kinds of card whose pictures are places: no subject is asked of them."""
    largest: Annotated[int, Field(gt=0)] = 90_000
    """Bytes."""
    clips: Annotated[int, Field(ge=0)] = 10
    contrast: Contrast = Contrast()
    silhouette: Silhouette = Silhouette()
    covered: Share = 0.12
    """The part of a subject, within its window, that may lie under statistics and other furniture."""
    shown: Share = 0.33
    """The part of a subject that must be seen at all."""
    palette: Share = 0.85
    """The part of a picture that must have hues of its faction: of its colours, and of its scenery.

    A neutral faction may have those of all others.
    """
    alike: Annotated[int, Field(ge=0, le=128)] = 14
    """Two pictures are alike that differ in no more than so many of 128 bits, within what is seen of both."""


def art_rules(root: Path) -> Settings[ArtRules]:
    """The file with its places; a project may have none."""
    if not (root / RULES_FILE).exists():
        return Settings(RULES_FILE, None)
    return read_settings(root, RULES_FILE, ArtRules, "rules for the drawings in art/")
