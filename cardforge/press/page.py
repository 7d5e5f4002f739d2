"""From a face to its page: characters checked, text fitted, template filled, page rendered, and the render verified."""

from __future__ import annotations

import html
import json
import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from cardforge.diagnostics import Diagnostic, Place
from cardforge.press import faults
from cardforge.press.assets import font_url
from cardforge.press.contact import THUMB_WIDTH
from cardforge.press.face import Face, PlannedFace
from cardforge.press.files import AssetError, ForbiddenAssetError, MissingAssetError, ProjectFiles, asset_url
from cardforge.press.fit import Fitted, fit, fit_summary, rules_pieces
from cardforge.press.fonts import FontSource, Typeface, load
from cardforge.press.geometry import UM_PER_MM, CardFormat
from cardforge.press.layout import KindLayout, Layout
from cardforge.press.raster import jpeg, picture, png, thumbnail
from cardforge.press.render import Rendered, Renderer, WeasyPrintRenderer, page_rule, visible_text
from cardforge.press.scenes import draw_request
from cardforge.press.templates import FOLDER, BrokenTemplateError, Templates
from cardforge.press.texts import line_texts
from cardforge.press.vector import lift_inline
from cardforge.press.view import Mark, View, role_table, scene_url, view

TOLERANCE = 0.12
"""Millimetres by which a printed line may differ from its measure."""

PDF, PNG, THUMB, SMALL, FIT, BOXES = (
    "page.pdf",
    "page.png",
    "thumb.rgb",
    "small.jpg",
    "fit.json",
    "boxes.json",
)
SMALL_WIDTH = 420
"""Pixels that a card is wide where it is shown among others on a screen of twice the usual resolution."""


@dataclass(frozen=True, slots=True)
class Page:
    """What became of one face: its files, or what is wrong with it; and the project files that it was made of."""

    id: str
    outputs: Mapping[str, bytes] = field(default_factory=dict)
    sources: frozenset[str] = frozenset()
    diagnostics: tuple[Diagnostic, ...] = ()


class PageMaker:
    """Makes pages of one project. Everything that pages share is read once, when the first is made."""

    def __init__(self, files: ProjectFiles, layout: Layout, sources: Mapping[str, FontSource], scratch: Path) -> None:
        self._layout = layout
        self._typefaces: dict[str, Typeface] = {role: load(source) for role, source in sources.items()}
        self._templates = Templates(files)
        self._roles = role_table(self._typefaces)
        fonts = {role: face.data for role, face in self._typefaces.items()}
        sheets, self._sheet_files = self._style_sheets()
        renderer = WeasyPrintRenderer(files, fonts, sheets, layout.card.format, scratch)
        self._sheet_faults = self._told_of_sheets(files, renderer.complaints)
        self._renderer: Renderer = renderer

    def make(self, planned: PlannedFace) -> Page:
        """The page of a face. Whatever goes wrong is told about this card and hurts no other."""
        face, place = planned.face, planned.place
        try:
            return self._make(face, place)
        except BrokenTemplateError as fault:
            return Page(face.id, diagnostics=(faults.template_error(fault.place, str(face), fault.what),))
        except Exception as error:  # the renderer's faults are many: each is this card's alone
            what = f"{type(error).__name__}: {error}"
            return Page(face.id, diagnostics=(faults.renderer_fails(place, str(face), what),))

    def _make(self, face: Face, place: Place | None) -> Page:
        kind = self._layout.kinds.get(face.layout)
        if kind is None:
            known = tuple(self._layout.kinds)
            return Page(face.id, diagnostics=(faults.not_laid_out(place, str(face), face.layout, known),))
        found = self._missing_characters(face, kind, place)
        if found:
            return Page(face.id, diagnostics=tuple(found))
        fitted = fit(face, kind, self._layout, self._typefaces)
        if fitted.overflows:
            return Page(face.id, diagnostics=tuple(_overflows(face, fitted, place)))
        content = view(face, fitted, kind, self._layout, self._roles)
        markup, templates = self._templates.render(kind.template, content.context)
        drawn = {scene_url(face): draw_request(face.scene)} if face.scene and not face.art else {}
        found = self._unprintable(face, markup, place)
        markup, inline = lift_inline(markup)
        rendered = self._renderer.render(markup, drawn | inline)
        sources = templates | rendered.files | self._sheet_files
        found += _verified(face, content, rendered, self._layout.card.format, place)
        found += self._sheet_faults
        if found:
            return Page(face.id, sources=sources, diagnostics=tuple(found))
        format = self._layout.card.format
        pixels = picture(rendered.pdf, format)
        outputs = {
            PDF: rendered.pdf,
            PNG: png(pixels),
            SMALL: jpeg(thumbnail(pixels, format, SMALL_WIDTH)),
            BOXES: json.dumps(_boxes(content, rendered, format)).encode(),
            FIT: json.dumps(fit_summary(fitted)).encode(),
            THUMB: thumbnail(pixels, format, THUMB_WIDTH).tobytes(),
        }
        return Page(face.id, outputs, sources)

    def _style_sheets(self) -> tuple[list[str], frozenset[str]]:
        faces = {
            role: {"family": role, "url": font_url(role), "style": "normal", "weight": 400, "variable": False}
            for role in self._typefaces
        }
        sheets: list[str] = []
        files: set[str] = set()
        for name in self._layout.style_sheets:
            sheet, used = self._templates.render(name, {"faces": faces, "roles": self._roles})
            sheets.append(sheet)
            files |= used
        return [*sheets, page_rule(self._layout.card.format)], frozenset(files)

    def _told_of_sheets(self, files: ProjectFiles, complaints: Sequence[str]) -> tuple[Diagnostic, ...]:
        """What the renderer says of the style sheets, on the line that it quotes: it saw what became of it."""
        lines = [
            (Place(file, row), line)
            for file in (f"{FOLDER}/{name}" for name in self._layout.style_sheets)
            for row, line in enumerate(files.read(file).decode("utf-8-sig").splitlines(), start=1)
        ]
        found = []
        for text in complaints:
            quoted = re.search(r"`([^`]+)`", text)
            place = next((place for place, line in lines if quoted and quoted[1] in line), None)
            said = re.sub(r" at \d+:\d+", "", text)
            found.append(
                faults.renderer_complains(place or Place(f"{FOLDER}/{self._layout.style_sheets[0]}"), "", said)
            )
        return tuple(found)

    def _missing_characters(self, face: Face, kind: KindLayout, place: Place | None) -> list[Diagnostic]:
        pieces = [piece for line in kind.lines.values() for text in line_texts(face, line) for piece in text]
        if kind.body:
            pieces += [piece for paragraph in rules_pieces(face, kind.body, reminder=True) for piece in paragraph]
        texts = [(piece.role, piece.text) for piece in pieces]
        if kind.body and face.flavour:
            texts.append((kind.body.flavour_role, face.flavour))
        missing = {(char, role): None for role, text in texts for char in self._typefaces[role].missing(text)}
        return [
            faults.missing_glyph(place, str(face), char, _character(char), role, self._typefaces[role].source.name)
            for char, role in missing
        ]

    def _unprintable(self, face: Face, markup: str, place: Place | None) -> list[Diagnostic]:
        """Characters that a template prints and that no font of the project has."""
        wanted = set(html.unescape(visible_text(markup)))
        known = frozenset[int]().union(*(face.characters for face in self._typefaces.values()))
        lost = sorted(char for char in wanted if ord(char) not in known and not char.isspace() and char.isprintable())
        return [
            faults.missing_glyph(place, str(face), char, _character(char), "any", "no font of the project")
            for char in lost
        ]


def _overflows(face: Face, fitted: Fitted, place: Place | None) -> list[Diagnostic]:
    return [
        faults.text_overflow(place, str(face), over.box, f"{over.excess:.2f}", over.direction, f"{over.size:g}")
        for over in fitted.overflows
    ]


def _verified(
    face: Face, content: View, rendered: Rendered, format: CardFormat, place: Place | None
) -> list[Diagnostic]:
    """Whether the page shows every fitted line, as wide as it was measured, and got everything that it asked for."""
    card = str(face)
    found = [_refused(card, error, place) for error in rendered.refused]
    found += [faults.renderer_complains(place, card, text) for text in rendered.complaints]
    if rendered.pages != 1:
        found.append(faults.page_count(place, card, rendered.pages))
    for mark in content.marks:
        found += _verified_line(card, mark, rendered, format, place)
    return found


def _verified_line(
    card: str, mark: Mark, rendered: Rendered, format: CardFormat, place: Place | None
) -> list[Diagnostic]:
    start, end = rendered.anchors.get(mark.start), rendered.anchors.get(mark.end)
    if not mark.required and (start is None or end is None):
        return []
    if start is None or end is None or not (_on_page(start, format) and _on_page(end, format)):
        return [faults.line_not_printed(place, card, mark.name)]
    printed = end[0] - start[0]
    if abs(printed - mark.width) > TOLERANCE or abs(end[1] - start[1]) > TOLERANCE:
        return [faults.measured_otherwise(place, card, mark.name, f"{mark.width:.2f}", f"{printed:.2f}")]
    return []


def _on_page(point: tuple[float, float], format: CardFormat) -> bool:
    x, y = point
    return 0 <= x <= format.page_width / UM_PER_MM and 0 <= y <= format.page_height / UM_PER_MM


def _refused(card: str, error: AssetError, place: Place | None) -> Diagnostic:
    file = error.url.removeprefix(asset_url(""))
    if isinstance(error, MissingAssetError):
        return faults.asset_missing(place, card, file)
    if isinstance(error, ForbiddenAssetError):
        return faults.asset_forbidden(place, card, file, error.why)
    return faults.picture_unusable(place, card, file, error.why)


def _character(char: str) -> str:
    return unicodedata.name(char, "without a name").lower()


def _boxes(content: View, rendered: Rendered, format: CardFormat) -> list[dict[str, object]]:
    """Each line of text as it came out: where it begins (mm on the trimmed card), its width, size and words."""
    boxes: list[dict[str, object]] = []
    bleed = format.bleed / UM_PER_MM
    for mark in content.marks:
        start, end = rendered.anchors.get(mark.start), rendered.anchors.get(mark.end)
        if start is not None and end is not None:
            place = {"x": round(start[0] - bleed, 2), "y": round(start[1] - bleed, 2)}
            width = round(end[0] - start[0], 2)
            boxes.append({"box": mark.name, **place, "width": width, "size": mark.size, "text": mark.text})
    return boxes
