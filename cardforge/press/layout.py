"""`templates/layout.yaml`: where each line and box of a kind of card stands, and which sizes its text may take.

Lengths are millimetres on the trimmed card as written in the file; sizes are points. The fitter and the templates
read the same entries, so that what is measured is what is drawn.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import yaml
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from cardforge.diagnostics import Diagnostic, Place
from cardforge.press import faults
from cardforge.press.geometry import CardFormat, micrometres

LAYOUT_FILE = "templates/layout.yaml"
MAX_BYTES = 1_000_000

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
    style_sheets: tuple[str, ...] = ("card.css",)
    """Files in `templates/`, read once for all pages."""

    def ladder(self, body: Body) -> tuple[Rung, ...]:
        """The rows that a body tries in turn."""
        return self.ladders[body.ladder]

    def roles(self, kind: str) -> dict[str, str]:
        """The roles of text that a kind uses, and where each is named."""
        entry = self.kinds[kind]
        used = {f"kinds.{kind}.lines.{name}": line for name, line in entry.lines.items()}
        named = {line.role: place for place, line in used.items()}
        named |= {line.rest: place for place, line in used.items() if line.rest}
        if entry.body:
            body = entry.body
            for role in (body.rules_role, body.ability_role, body.reminder_role, body.flavour_role):
                named[role] = f"kinds.{kind}.body"
        if self.foot:
            named[self.foot.role] = "foot"
        return named

    def fingerprint(self, kind: str) -> str:
        """Hash of all of the file that a page of that kind depends on."""
        entry = self.kinds[kind]
        ladder = self.ladders.get(entry.body.ladder, ()) if entry.body else ()
        parts = [self.card.model_dump_json(), entry.model_dump_json(), self.foot.model_dump_json() if self.foot else ""]
        parts += [rung.model_dump_json() for rung in ladder]
        return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def read_layout(root: Path) -> tuple[Layout | None, list[Diagnostic]]:
    """The layout of a project, or None with what is wrong with it."""
    data, found = read_yaml(root / LAYOUT_FILE, faults.layout_invalid, LAYOUT_FILE)
    if data is None:
        return None, found
    try:
        layout = Layout.model_validate(data)
    except ValidationError as error:
        return None, [
            faults.layout_invalid(Place(LAYOUT_FILE), f"{_path(item['loc'])}: {item['msg']}") for item in error.errors()
        ]
    for name, kind in layout.kinds.items():
        if kind.body and kind.body.ladder not in layout.ladders:
            what = f"kinds.{name}.body.ladder: there is no ladder “{kind.body.ladder}”"
            found.append(faults.layout_invalid(Place(LAYOUT_FILE), what, expected=", ".join(layout.ladders)))
    return (None if found else layout), found


def read_yaml(path: Path, fault: Any, file: str) -> tuple[Any, list[Diagnostic]]:
    """The content of a small YAML file of the press, or None with what is wrong with it."""
    try:
        if path.stat().st_size > MAX_BYTES:
            return None, [fault(Place(file), f"it is larger than {MAX_BYTES} bytes")]
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        return None, [fault(Place(file), _reason(error))]
    try:
        data = yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        place = Place(file, mark.line + 1, mark.column + 1) if mark else Place(file)
        return None, [fault(place, str(getattr(error, "problem", None) or error))]
    if not isinstance(data, dict):
        return None, [fault(Place(file), "it holds no mapping")]
    return data, []


def _path(location: tuple[int | str, ...]) -> str:
    return ".".join(str(part) for part in location)


def _reason(error: Exception) -> str:
    return error.strerror or str(error) if isinstance(error, OSError) else "it is not UTF-8"
