"""What a page is given: the face, its fit, and its text as markup, escaped here and nowhere else.

Text that was fitted carries its line breaks, and at both ends of each line an empty element to verify the render by.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from markupsafe import Markup, escape

from cardforge.press.breaking import Span
from cardforge.press.face import Face
from cardforge.press.files import SCHEME, asset_url
from cardforge.press.fit import MM_PER_POINT, Fitted, FittedBody, Paragraph, leading
from cardforge.press.fonts import Typeface
from cardforge.press.layout import KindLayout, Layout


@dataclass(frozen=True, slots=True)
class Mark:
    """A stretch of a line between two anchors, and how wide it was measured."""

    name: str
    width: float
    """In millimetres."""
    required: bool = True
    """Whether the page must show it; a single line is verified only where its template marks it."""
    text: str = ""
    size: float = 0.0
    """In points."""

    @property
    def start(self) -> str:
        """The anchor in front."""
        return f"{self.name}-a"

    @property
    def end(self) -> str:
        """The anchor behind."""
        return f"{self.name}-z"


@dataclass(frozen=True, slots=True)
class View:
    """The context of a template, and the marks that its page must show."""

    context: Mapping[str, Any]
    marks: tuple[Mark, ...]


def view(face: Face, fitted: Fitted, kind: KindLayout, layout: Layout, roles: Mapping[str, Mapping[str, Any]]) -> View:
    """Everything that the template of a face is given."""
    marks: list[Mark] = []
    data = asdict(face)
    data["stat"] = {stat.id: asdict(stat) for stat in face.stats}
    data["type_line"]["rarity"] = face.rarity_name
    data["abilities"] = _abilities(face, fitted.body, marks)
    data["art_url"] = asset_url(face.art.file) if face.art else scene_url(face) if face.scene else None
    data["art_over_url"] = asset_url(face.art.over) if face.art and face.art.over else None
    data["fit"] = _fit(fitted, kind, marks)
    context = {
        "face": data,
        "fit": data["fit"],
        "palette": data["palette"],
        "layout": kind.model_dump(),
        "card": layout.card.model_dump(),
        "foot": layout.foot.model_dump() if layout.foot else None,
        "roles": roles,
    }
    return View(context, tuple(marks))


def scene_url(face: Face) -> str:
    """The URL of the scene that is drawn for a face."""
    return f"{SCHEME}://scene/{face.id}.svg"


def role_table(typefaces: Mapping[str, Typeface]) -> dict[str, dict[str, Any]]:
    """The roles as a style sheet is given them. A pinned font has no weight, style or axes left to choose."""
    table: dict[str, dict[str, Any]] = {}
    for role, face in typefaces.items():
        entry = face.source.entry
        values: dict[str, Any] = {
            "family": role,
            "style": "normal",
            "weight": 400,
            "variable": False,
            "rise": round(face.rise, 5),
        }
        if entry.tracking:
            values["tracking"] = entry.tracking
        if entry.case:
            values["case"] = entry.case
        if entry.figures:
            values["figures"] = entry.figures
        table[role] = values
    return table


def _abilities(face: Face, body: FittedBody | None, marks: list[Mark]) -> list[dict[str, Any]]:
    result: list[dict[str, Any]] = []
    for index, ability in enumerate(face.abilities):
        entry: dict[str, Any] = {
            "name": ability.name,
            "text": ability.text,
            "text_html": escape(ability.text),
            "reminder": ability.reminder,
            "reminder_html": escape(ability.reminder) if ability.reminder else None,
        }
        if body is not None and body.rules_size is not None:
            paragraph = body.rules[index]
            starts = (*paragraph.shaped.starts, len(paragraph.shaped.text))
            first = 2 if ability.name else 0  # name and dash come before the sentence
            scale = body.rules_size * MM_PER_POINT
            entry["text_html"] = _broken(f"rules-{index}", paragraph, starts[first], starts[first + 1], scale, marks)
            if body.reminder and ability.reminder:
                end = len(paragraph.shaped.text)
                entry["reminder_html"] = _broken(f"reminder-{index}", paragraph, starts[first + 2], end, scale, marks)
        result.append(entry)
    return result


def _fit(fitted: Fitted, kind: KindLayout, marks: list[Mark]) -> dict[str, Any]:
    values: dict[str, Any] = {f"{name}_size": line.size for name, line in fitted.lines.items()}
    for name, fitted_line in fitted.lines.items():
        values[f"{name}_width"] = round(max(fitted_line.widths, default=0.0), 3)
        if len(fitted_line.widths) == 1:
            marks.append(Mark(name, fitted_line.widths[0], False, fitted_line.texts[0], fitted_line.size))
    body = fitted.body
    if body is None or kind.body is None:
        return values
    values["rules_size"] = body.rules_size
    values["rules_leading"] = leading(body.rules_size, kind.body.leading) if body.rules_size else None
    values["rules_lines"] = sum(len(paragraph.lines) for paragraph in body.rules)
    values["reminder"] = body.reminder
    values["flavour_size"] = body.flavour_size
    values["flavour_leading"] = leading(body.flavour_size, kind.body.flavour_leading) if body.flavour_size else None
    values["flavour_lines"] = []
    if body.flavour is not None and body.flavour_size is not None:
        scale = body.flavour_size * MM_PER_POINT
        for number, line in enumerate(body.flavour.lines):
            alone = Paragraph(body.flavour.shaped, (line,))
            values["flavour_lines"].append(_broken(f"flavour-{number}", alone, line.start, line.end, scale, marks))
    values["height"] = round(body.height, 3)
    values["room"] = round(body.room, 3)
    return values


def _broken(name: str, paragraph: Paragraph, start: int, end: int, scale: float, marks: list[Mark]) -> Markup:
    """The characters from `start` to `end` as markup, with a break between lines and an anchor at both ends of each."""
    html = Markup()
    for number, line in enumerate(paragraph.lines):
        part = Span(max(line.start, start), min(line.end, end))
        if part.start >= part.end:
            continue
        if line.start >= start and number:
            html += Markup("<br>")
        words = paragraph.shaped.text[part.start : part.end]
        width = paragraph.shaped.width(part.start, part.end) * scale
        mark = Mark(f"{name}-{number}", width, text=words, size=round(scale / MM_PER_POINT, 3))
        marks.append(mark)
        text = escape(words)
        html += Markup('<i id="{}"></i>{}<i id="{}"></i>').format(mark.start, text, mark.end)
    return html
