"""What a scene is made from, as it stands in a project's `templates/scenery.yaml`."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Colour = Annotated[str, StringConstraints(pattern=r"^#[0-9a-f]{6}$")]
"""`#` and six lower-case hexadecimal digits."""
Sky = Annotated[tuple[Colour, ...], Field(min_length=5)]
"""Keys of a sky, from the dark rim to the light in its middle."""


class Composition(StrEnum):
    """How a scene is built up."""

    VISTA = "vista"
    """A place seen from afar, with room for a figure."""
    GESTURE = "gesture"
    """Something that happens, round one point."""
    ROAD = "road"
    """A road that enters and leaves at fixed heights, so that neighbours join."""
    RIFT = "rift"
    """An opening in the sky above islands that hang upside down."""


class Motif(StrEnum):
    """What people have built there."""

    HOMES = "homes"
    MASTS = "masts"
    GATES = "gates"
    CRAGS = "crags"
    LAMPS = "lamps"
    TREES = "trees"
    TOWERS = "towers"


GestureName = Literal["burst", "streak", "gust", "ward", "bloom", "leap", "fan", "surge", "seam"]
"""What happens in a gesture; drawn in `gestures.py`."""


class Ground(StrEnum):
    """What lies in front."""

    HILLS = "hills"
    CLOUDS = "clouds"
    ROCKS = "rocks"


class Recipe(BaseModel):
    """Palette and motifs of one faction."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    skies: Annotated[tuple[Sky, ...], Field(min_length=1)]
    dark: Colour
    """Foreground and silhouettes, near black."""
    turf: Colour
    stone: Colour
    light: Colour
    """Lit windows and lamps."""
    motifs: Annotated[tuple[Motif, ...], Field(min_length=1)]
    """What is seen there; the first most often."""
    ground: Ground


class Wish(BaseModel):
    """What one card asks of its scene; chance decides the rest."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    gesture: GestureName | None = None
    motif: Motif | None = None


class Scenery(BaseModel):
    """The whole file."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    compositions: dict[str, Composition] = Field(default_factory=dict)
    """Composition by kind of card; a vista where none is named."""
    factions: dict[str, Recipe]
    wishes: dict[str, Wish] = Field(default_factory=dict)
    """By id of the card."""

    def draw(self, id: str, kind: str, faction: str) -> str | None:
        """The scene of a card as an SVG document on the card's canvas; None where its faction has no recipe."""
        from cardforge.press.scenery.scene import draw

        recipe = self.factions.get(faction)
        return draw(recipe, self.composition(kind), id, self.wishes.get(id)) if recipe else None

    def composition(self, kind: str) -> Composition:
        """The composition for a kind of card."""
        return self.compositions.get(kind, Composition.VISTA)
