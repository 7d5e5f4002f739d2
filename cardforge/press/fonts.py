"""Fonts by role. A role is pinned to one static face: the axes of a variable font are set once.

So what is measured is what is printed, and the renderer need not know of axes.

`fonts/fonts.yaml` names faces (an installed `fontpkg` family or a file of `fonts/`) and the roles that use them.
"""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Literal

import fontpkg
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from cardforge.diagnostics import Diagnostic, Place
from cardforge.press import faults
from cardforge.press.layout import read_yaml

FONTS_FILE = "fonts/fonts.yaml"
SIGNATURES = (b"\0\1\0\0", b"OTTO", b"true", b"ttcf")


class _Model(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore")


class FaceEntry(_Model):
    """Where a face comes from: a family of an installed package, or a file in `fonts/`."""

    package: str | None = None
    file: str | None = None
    style: Literal["normal", "italic"] = "normal"
    weight: int = 400
    variable: bool = False


class RoleEntry(_Model):
    """How a role is set in its face."""

    face: str
    axes: Mapping[str, float] = Field(default_factory=dict)
    tracking: float = 0.0
    """Extra space after each character, in em."""
    case: Literal["upper", "lower"] | None = None
    figures: Literal["lining", "tabular"] | None = None


class FontList(_Model):
    """The whole of `fonts/fonts.yaml`."""

    faces: Mapping[str, FaceEntry]
    roles: Mapping[str, RoleEntry]


@dataclass(frozen=True)
class FontSource:
    """A role with the bytes of the font file that it comes from. Cheap: nothing is shaped or pinned yet."""

    role: str
    entry: RoleEntry
    face: FaceEntry
    name: str
    data: bytes

    @cached_property
    def fingerprint(self) -> str:
        """Hash of all that text in this role depends on."""
        return hashlib.sha256(self.entry.model_dump_json().encode() + self.data).hexdigest()

    @property
    def features(self) -> dict[str, bool]:
        """OpenType features, on and off. Spaced text has no ligatures."""
        features = {"lnum": True} if self.entry.figures else {}
        if self.entry.figures == "tabular":
            features["tnum"] = True
        if self.entry.tracking:
            features |= {"liga": False, "clig": False}
        return features

    def cased(self, text: str) -> str:
        """The text in the case that the role prints."""
        if self.entry.case == "upper":
            return text.upper()
        return text.lower() if self.entry.case == "lower" else text


@dataclass(frozen=True)
class Typeface:
    """A role ready for measuring and printing: a static font with its metrics in em."""

    source: FontSource
    data: bytes
    """The pinned font file."""
    font: Any
    """The uharfbuzz font."""
    units: int
    ascent: float
    descent: float
    """Below the baseline, positive."""
    characters: frozenset[int]

    @property
    def rise(self) -> float:
        """How far the baseline lies below the middle of a line, in em."""
        return (self.ascent - self.descent) / 2

    def missing(self, text: str) -> list[str]:
        """Characters of the text that it cannot print, each once, in order."""
        wanted = dict.fromkeys(self.source.cased(text))
        return [char for char in wanted if ord(char) not in self.characters and not _invisible(char)]


def read_fonts(root: Path) -> tuple[dict[str, FontSource] | None, list[Diagnostic]]:
    """The roles of a project with their font files, or None with what is wrong."""
    data, found = read_yaml(root / FONTS_FILE, faults.fonts_invalid, FONTS_FILE)
    if data is None:
        return None, found
    try:
        fonts = FontList.model_validate(data)
    except ValidationError as error:
        return None, [
            faults.fonts_invalid(Place(FONTS_FILE), f"{'.'.join(map(str, item['loc']))}: {item['msg']}")
            for item in error.errors()
        ]
    files: dict[str, tuple[str, bytes]] = {}
    for name, face in fonts.faces.items():
        try:
            path = _font_file(root, face)
            files[name] = (face.package or path.name, path.read_bytes())
        except (OSError, ValueError, fontpkg.FontpkgError) as error:
            found.append(faults.font_missing(Place(FONTS_FILE), name, _what(error)))
    sources: dict[str, FontSource] = {}
    for role, entry in fonts.roles.items():
        if entry.face not in fonts.faces:
            what = f"role “{role}” names the face “{entry.face}”"
            found.append(faults.fonts_invalid(Place(FONTS_FILE), what, expected=", ".join(fonts.faces)))
        elif entry.face in files:
            title, content = files[entry.face]
            if content[:4] not in SIGNATURES:
                found.append(
                    faults.font_missing(Place(FONTS_FILE), entry.face, f"{title} is no TrueType or OpenType font")
                )
                continue
            sources[role] = FontSource(role, entry, fonts.faces[entry.face], title, content)
    return (None if found else sources), found


def load(source: FontSource) -> Typeface:
    """Pin the role's font to one static face and open it. Raises ValueError where the file is no font."""
    import uharfbuzz as hb

    try:
        face = hb.Face(source.data)
        axes = {info.tag for info in face.axis_infos}
        data = source.data
        if axes:
            data = _pinned(hb, face, axes, source)
            face = hb.Face(data)
        font = hb.Font(face)
        extents = font.get_font_extents("ltr")
        characters = frozenset(face.unicodes)
    except (RuntimeError, ValueError, MemoryError) as error:
        raise ValueError(f"{source.name} cannot be read as a font") from error
    if not characters:
        raise ValueError(f"{source.name} cannot be read as a font")
    units = face.upem
    return Typeface(source, data, font, units, extents.ascender / units, -extents.descender / units, characters)


def _pinned(hb: Any, face: Any, axes: set[str], source: FontSource) -> bytes:
    subset = hb.SubsetInput()
    subset.keep_everything()
    for tag in sorted(axes):
        if tag in source.entry.axes:
            subset.pin_axis_location(face, tag, source.entry.axes[tag])
        elif tag == "wght":
            subset.pin_axis_location(face, tag, source.face.weight)
        else:
            subset.pin_axis_to_default(face, tag)
    return bytes(hb.subset(face, subset).blob.data)


def _font_file(root: Path, face: FaceEntry) -> Path:
    if face.file is not None:
        folder = (root / "fonts").resolve()
        path = (folder / face.file).resolve()
        if not path.is_relative_to(folder):
            raise ValueError(f"{face.file} lies outside fonts/")
        return path
    if face.package is None:
        raise ValueError("neither package nor file is named")
    return Path(fontpkg.path(face.package, weight=face.weight, style=face.style, nearest=face.variable))


def _invisible(char: str) -> bool:
    return char in "\n\r\t\u00a0\u200b\u2060" or unicodedata.category(char) == "Cf"


def _what(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return str(error) or type(error).__name__
