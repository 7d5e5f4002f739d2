"""What a print shop or a virtual table takes, as data: sizes, colour, order, limits.

Profiles come with the product (`profiles/*.yaml`); a project changes single values of one, or adds its own, in
`profiles/ID.yaml` of its own folder.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from cardforge.diagnostics import Diagnostic
from cardforge.press.geometry import CardFormat, pixels
from cardforge.press.settings import read_settings

FOLDER = "profiles"
PACKAGED = Path(__file__).parent / "profiles"

Um = Annotated[int, Field(ge=0, le=1_000_000)]
Pixels = Annotated[int, Field(ge=1, le=20_000)]


class _Model(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class CardSize(_Model):
    """A card in micrometres: cut, bleed on each side, how far from the cut everything important stays, and corners."""

    width: Um
    height: Um
    bleed: Um
    safe: Um = 0
    corner: Um = 0

    @property
    def format(self) -> CardFormat:
        """Width, height and bleed."""
        return CardFormat(self.width, self.height, self.bleed)


EXPECTED = "what a target takes"


class Profile(_Model):
    """One target."""

    id: str
    name: str
    files: Literal["pictures", "sheets", "pdf", "sheet-pdf"]
    """A picture for each side, sheets of pictures, one PDF with a page for each side, or sheets of paper."""
    card: CardSize
    dpi: Annotated[int, Field(ge=72, le=1_200)]
    pixels: tuple[Pixels, Pixels] | None = None
    """Exact size of a picture, where the target states it."""
    colour: Literal["rgb", "cmyk", "any"]
    alpha: bool = False
    ink_limit: Annotated[int, Field(ge=100, le=400)] | None = None
    """Percent of all four inks together."""
    order: Literal["front-first", "back-first"] | None = None
    transparency: bool = True
    standard: str | None = None
    intent: str | None = None
    """Name of the printing condition that the output intent tells."""
    icc: str | None = None
    """The user's ICC profile: a path, from the project's folder."""
    icc_advice: str | None = None
    order_file: Literal["mpc", "tts"] | None = None
    stock: str | None = None
    brackets: tuple[int, ...] = ()
    max_cards: int | None = None
    max_bytes: int | None = None
    max_side: Pixels | None = None
    columns: int = 1
    rows: int = 1
    hidden_place: bool = False
    smallest_type: float | None = None
    """Points."""
    hairline: float | None = None
    """Points."""
    papers: tuple[tuple[Um, Um], ...] = ()

    @property
    def size(self) -> tuple[int, int]:
        """Pixels of one picture of a card."""
        page = self.card.format
        return self.pixels or (pixels(page.page_width, self.dpi), pixels(page.page_height, self.dpi))


class CardChanges(_Model):
    """The measures of a card that a project changes."""

    width: Um | None = None
    height: Um | None = None
    bleed: Um | None = None
    safe: Um | None = None
    corner: Um | None = None


class Changes(_Model):
    """What a project changes in a profile that comes with the product."""

    card: CardChanges | None = None
    dpi: Annotated[int, Field(ge=72, le=1_200)] | None = None
    pixels: tuple[Pixels, Pixels] | None = None
    ink_limit: Annotated[int, Field(ge=100, le=400)] | None = None
    order: Literal["front-first", "back-first"] | None = None
    intent: str | None = None
    icc: str | None = None
    stock: str | None = None
    max_cards: int | None = None
    max_bytes: int | None = None
    max_side: Pixels | None = None
    smallest_type: float | None = None
    hairline: float | None = None


def profile_names(root: Path | None = None) -> tuple[str, ...]:
    """Every profile by its id: those that come with the product, and a project's own."""
    folders = [PACKAGED, *([root / FOLDER] if root else [])]
    return tuple(sorted({path.stem for folder in folders for path in folder.glob("*.yaml")}))


def read_profile(name: str, root: Path | None = None) -> tuple[Profile | None, list[Diagnostic]]:
    """The profile of that id with what the project changes in it; None with what is wrong with it.

    Raises LookupError where there is no profile of that id.
    """
    if not re.fullmatch(r"[a-z0-9][a-z0-9-]{0,40}", name) or name not in profile_names(root):
        raise LookupError(name)
    own = f"{FOLDER}/{name}.yaml"
    packaged = (PACKAGED / f"{name}.yaml").is_file()
    if root is None or not (root / own).is_file():
        read = read_settings(PACKAGED, f"{name}.yaml", Profile, EXPECTED)
        return read.said, read.found
    if not packaged:
        read = read_settings(root, own, Profile, EXPECTED)
        return read.said, read.found
    changes = read_settings(root, own, Changes, EXPECTED)
    base = read_settings(PACKAGED, f"{name}.yaml", Profile, EXPECTED).said
    if changes.said is None or base is None:
        return None, changes.found
    changed = changes.said.model_dump(exclude_unset=True)
    card = {**base.card.model_dump(), **(changed.get("card") or {})}
    return Profile.model_validate({**base.model_dump(), **changed, "card": card}), []
