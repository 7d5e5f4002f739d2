"""`templates/layout.yaml`: where each line and box of a kind of card stands, and which sizes its text may take.

Lengths are millimetres on the trimmed card as written in the file; sizes are points. The fitter and the templates
read the same entries, so that what is measured is what is drawn.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from cardforge.diagnostics import Diagnostic, Place
from cardforge.press import faults
from cardforge.press.face import unknown_name
from cardforge.press.geometry import CardFormat, micrometres
from cardforge.press.settings import read_settings

LAYOUT_FILE = "templates/layout.yaml"

Length = Annotated[float, Field(ge=-1_000, le=1_000)]
Size = Annotated[float, Field(gt=0, le=500)]
Sizes = Annotated[tuple[Size, ...], Field(min_length=1)]
Align = Literal["left", "center", "right"]


class _Model(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Line(_Model):
    """One line of text. The first of `sizes` at which it fits `width` is taken."""

    role: str
    rest: str | None = None
    """Role of the parts after the first, where it is another."""
    text: tuple[str, ...] = ()
    """Names of fields of the face, joined by `separator`; what is empty is left out."""
    label: str | None = None
    """Fixed words in front."""
    separator: str = " "
    each: bool = False
    """Whether every value is a line of its own, all in the size that fits the widest."""
    x: Length
    baseline: Length | None = None
    """Where it stands; left out where the template places it."""
    width: Annotated[float, Field(gt=0)]
    align: Align = "left"
    sizes: Sizes


class Rung(_Model):
    """One row of a ladder: sizes that go together. `flavour: null` leaves the flavour out."""

    rules: Size
    flavour: Size | None = None
    reminder: bool = False


class Body(_Model):
    """The box of rules and flavour; its content is centred in its height."""

    x: Length
    y: Length
    width: Annotated[float, Field(gt=0)]
    height: Annotated[float, Field(gt=0)]
    leading: Annotated[float, Field(ge=0.8)] = 1.2
    """Distance of baselines as a multiple of the size."""
    paragraph_gap: Length = 0.0
    between: Length = 0.0
    """What stands between rules and flavour."""
    crown: Length = 0.0
    """What stands above a flavour that stands alone."""
    flavour_inset: Length = 0.0
    """By how much the flavour is narrower, on each side."""
    flavour_leading: Annotated[float, Field(ge=0.8)] = 1.2
    ladder: str
    alone: Sizes
    """Sizes of a flavour that stands alone."""
    rules_role: str = "rules"
    ability_role: str = "ability"
    reminder_role: str = "reminder"
    flavour_role: str = "flavour"


class KindLayout(_Model):
    """How one kind of card is laid out."""

    template: str
    lines: Mapping[str, Line] = Field(default_factory=dict)
    body: Body | None = None
    row: bool = False
    """Whether its cards lie in a row: only then a template is told which of how many a card is."""


class Foot(_Model):
    """The smallest line of every card, printed in one size."""

    role: str
    size: Size
    baseline: Length
    left: Length
    right: Length


class CardMeasures(_Model):
    """The trimmed card in millimetres."""

    width: Annotated[float, Field(gt=0)]
    height: Annotated[float, Field(gt=0)]
    bleed: Annotated[float, Field(ge=0)] = 3
    corner: Annotated[float, Field(ge=0)] = 0
    safe: Annotated[float, Field(ge=0)] = 0

    @property
    def format(self) -> CardFormat:
        """The same in micrometres."""
        return CardFormat(micrometres(self.width), micrometres(self.height), micrometres(self.bleed))


class Layout(_Model):
    """The whole file."""

    card: CardMeasures
    ladders: Mapping[str, Annotated[tuple[Rung, ...], Field(min_length=1)]] = Field(default_factory=dict)
    kinds: Mapping[str, KindLayout]
    foot: Foot | None = None
    smallest: Mapping[str, Size] = Field(default_factory=dict)
    """For a role of text the size in points below which it is never printed; `check --proofs` measures it."""
    style_sheets: tuple[str, ...] = ("card.css",)
    """Files in `templates/`, read once for all pages."""

    def ladder(self, body: Body) -> tuple[Rung, ...]:
        """The rows that a body tries in turn."""
        return self.ladders[body.ladder]

    def roles(self, kind: str) -> Iterator[tuple[tuple[str, ...], str]]:
        """The roles of text that a kind uses, each with the path to where it is named."""
        entry = self.kinds[kind]
        for name, line in entry.lines.items():
            yield ("kinds", kind, "lines", name, "role"), line.role
            if line.rest:
                yield ("kinds", kind, "lines", name, "rest"), line.rest
        if entry.body:
            for part in ("rules_role", "ability_role", "reminder_role", "flavour_role"):
                yield ("kinds", kind, "body", part), getattr(entry.body, part)
        if self.foot:
            yield ("foot", "role"), self.foot.role

    def fingerprint(self, kind: str) -> str:
        """Hash of all of the file that a page of that kind depends on."""
        entry = self.kinds[kind]
        ladder = self.ladders.get(entry.body.ladder, ()) if entry.body else ()
        parts = [self.card.model_dump_json(), entry.model_dump_json(), self.foot.model_dump_json() if self.foot else ""]
        parts += [rung.model_dump_json() for rung in ladder]
        return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def read_layout(root: Path, roles: Collection[str] | None = None) -> tuple[Layout | None, list[Diagnostic]]:
    """The layout of a project, or None with what is wrong with it. `roles` are those of its fonts, where known."""
    read = read_settings(root, LAYOUT_FILE, Layout, "the card's measures, ladders and kinds")
    layout, found = read.said, read.found
    if layout is None:
        return None, found
    told: set[Place] = set()

    def tell(what: str, value: str, known: Collection[str], *path: str | int) -> None:
        if (place := read.place(*path)) not in told:  # a part that is used twice is told once
            told.add(place)
            found.append(faults.layout_invalid(place, what, value, tuple(known), ".".join(map(str, path))))

    templates = sorted(path.name for path in (root / "templates").glob("*.html"))
    for name, kind in layout.kinds.items():
        if kind.template not in templates and not (root / "templates" / kind.template).is_file():
            tell("file in templates/ called", kind.template, templates, "kinds", name, "template")
        if kind.body and kind.body.ladder not in layout.ladders:
            tell("ladder", kind.body.ladder, layout.ladders, "kinds", name, "body", "ladder")
        for title, line in kind.lines.items():
            for row, text in enumerate(line.text):
                if lost := unknown_name(text):
                    tell("field of a face", lost[0], lost[1], "kinds", name, "lines", title, "text", row)
        for path, role in layout.roles(name):
            if roles is not None and role not in roles:
                tell("role in fonts/fonts.yaml", role, roles, *path)
    return (None if found else layout), found
