"""A face: one printed side of a card as plain data. All that a template may know of a card, and no more.

It is made from the catalogue (`faces.py`) or by hand, crosses processes, and its content is its identity in the cache.
Text is typographic already (curly quotes, minus signs) and not yet escaped.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, is_dataclass, replace
from enum import StrEnum
from functools import cache
from types import NoneType
from typing import Any, get_args, get_origin, get_type_hints

from cardforge.diagnostics import Place


@dataclass(frozen=True, slots=True)
class Stat:
    """One number of a card. `value_text` is what is printed: `+2` and `=` for a card that changes another."""

    id: str
    name: str
    icon: str
    value: int
    value_text: str


@dataclass(frozen=True, slots=True)
class Ability:
    """One paragraph of rules text."""

    name: str | None
    text: str
    reminder: str | None = None


@dataclass(frozen=True, slots=True)
class CardRef:
    """Another card as far as a card tells of it."""

    id: str
    name: str
    kind: str = ""
    cost: int | None = None
    stats: tuple[Stat, ...] = ()

    @property
    def stat(self) -> dict[str, Stat]:
        """Its statistics by id."""
        return {stat.id: stat for stat in self.stats}


@dataclass(frozen=True, slots=True)
class TypeLine:
    """The parts of the type line; a layout says which are printed."""

    kind: str
    faction: str
    subject: str = ""
    sibling: str = ""
    rarity: str = ""
    """Empty where it is the usual one."""


@dataclass(frozen=True, slots=True)
class Collector:
    """What the collector line says: id, edition, and a short hash of the printed content."""

    id: str
    edition: str
    hash: str


@dataclass(frozen=True, slots=True)
class Art:
    """A picture in `art/`. `over` is the part that stands before the frame, where there is one."""

    file: str
    over: str | None = None
    focus: str = "50% 50%"
    """The point of it that stays in sight where it has to be cut, across and down."""


@dataclass(frozen=True, slots=True)
class Face:
    """One side of one card."""

    id: str
    name: str
    kind: str
    kind_name: str
    faction: str
    faction_name: str
    palette: Mapping[str, str]
    emblem: str
    type_line: TypeLine
    collector: Collector
    template: str = ""
    """Which entry of the layout makes it; the kind's where empty."""
    cost: int | None = None
    stats: tuple[Stat, ...] = ()
    abilities: tuple[Ability, ...] = ()
    flavour: str | None = None
    rarity: str | None = None
    rarity_name: str | None = None
    subject: CardRef | None = None
    """The card that this one belongs to."""
    sibling: CardRef | None = None
    """The other card of its kind that belongs to the same subject."""
    forms: Mapping[str, tuple[CardRef, ...]] = field(default_factory=dict)
    """Cards that belong to this one, by kind, in the catalogue's order."""
    numbers: Mapping[str, int] = field(default_factory=dict)
    """The constants of the edition."""
    limit: int | None = None
    symbol: str | None = None
    """A symbol of the card's own among the templates' symbols."""
    order: int | None = None
    """Which card of its kind it is, from 0, and how many there are: `orders`."""
    orders: int | None = None
    art: Art | None = None
    scene: str | None = None
    """What to draw where there is no picture (`scenes.py`)."""
    low_ink: bool = False
    """Whether it is printed on white paper, lines instead of grounds."""
    lines_only: bool = False
    """For low ink, and nothing but black lines: no picture either."""

    @property
    def stat(self) -> dict[str, Stat]:
        """The statistics by id."""
        return {stat.id: stat for stat in self.stats}

    @property
    def layout(self) -> str:
        """The entry of the layout that makes it."""
        return self.template or self.kind

    def canonical(self) -> str:
        """Its whole content as one line, for the key of its page. (`repr`: eight times as fast as JSON of `asdict`.)"""
        return repr(self)

    def __str__(self) -> str:
        return f"{self.name} ({self.id})"


@dataclass(frozen=True, slots=True)
class PlannedFace:
    """A face, the line of the data that it comes from (for messages), and what is on its other side."""

    face: Face
    place: Place | None = None
    back: str | None = None
    """Id of the face on its other side."""


class Ink(StrEnum):
    """How much ink a face may take."""

    FULL = "full"
    PALE = "pale"
    """White paper, coloured lines, the picture under a white veil."""
    LINES = "lines"
    """White paper and black lines, no picture."""


def inked(planned: PlannedFace, ink: Ink) -> PlannedFace:
    """The same face for so much ink."""
    if ink is Ink.FULL:
        return planned
    face = replace(planned.face, low_ink=True)
    if ink is Ink.LINES:
        face = replace(face, lines_only=True, art=None, scene=None)
    return replace(planned, face=face)


def unknown_name(name: str) -> tuple[str, tuple[str, ...]] | None:
    """The part of a dotted name (`type_line.kind`) that no face has, with what it could be; None where all is known.

    What a game chooses itself, such as the id of a statistic, may be anything.
    """
    shape: Any = Face
    for part in name.split("."):
        shape = _bare(shape)
        if get_origin(shape) in (dict, Mapping):
            shape = get_args(shape)[1]
        elif get_origin(shape) is tuple:
            if part != "*" and not part.isdigit():
                return part, ("*", "0", "1")
            shape = get_args(shape)[0]
        elif isinstance(shape, type) and is_dataclass(shape):
            known = _fields(shape)
            if part not in known:
                return part, tuple(known)
            shape = known[part]
        else:
            return part, ()
    return None


@cache
def _fields(shape: type) -> dict[str, Any]:
    """Fields and properties of a part of a face, with their types."""
    found = dict(get_type_hints(shape))
    for name, value in vars(shape).items():
        if isinstance(value, property) and not name.startswith("_"):
            found[name] = get_type_hints(value.fget)["return"]
    return found


def _bare(shape: Any) -> Any:
    return next((part for part in get_args(shape) if part is not NoneType), shape) if _may_be_none(shape) else shape


def _may_be_none(shape: Any) -> bool:
    return NoneType in get_args(shape)
