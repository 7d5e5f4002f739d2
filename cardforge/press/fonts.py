"""Fonts by role. A role is pinned to one static face: the axes of a variable font are set once.

So what is measured is what is printed, and the renderer need not know of axes.

`fonts/fonts.yaml` names faces (an installed `fontpkg` family or a file of `fonts/`) and the roles that use them.
"""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, Literal

import fontpkg
from pydantic import BaseModel, ConfigDict, Field

from cardforge.diagnostics import Diagnostic, Place
from cardforge.press import faults
from cardforge.press.settings import read_settings

FONTS_FILE = "fonts/fonts.yaml"
SIGNATURES = (b"\0\1\0\0", b"OTTO", b"true", b"ttcf")


class _Model(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


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
    place: Place | None = None
    """Where the role is named."""

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
    read = read_settings(root, FONTS_FILE, FontList, "faces and roles")
    fonts, found = read.said, read.found
    if fonts is None:
        return None, found
    files: dict[str, tuple[str, bytes]] = {}
    for name, face in fonts.faces.items():
        place = read.place("faces", name, "package" if face.file is None else "file")
        if face.file is None and face.package is None:
            found.append(faults.font_missing(place, name, "neither `package` nor `file` says which"))
            continue
        try:
            path = _font_file(root, face)
            content = path.read_bytes()
        except (OSError, ValueError, fontpkg.FontpkgError) as error:
            found.append(_unfound(place, name, face, error))
            continue
        if content[:4] not in SIGNATURES:
            found.append(faults.font_missing(place, name, f"{path.name} is no TrueType or OpenType font"))
            continue
        files[name] = (face.package or path.name, content)
    sources: dict[str, FontSource] = {}
    for role, entry in fonts.roles.items():
        if entry.face not in fonts.faces:
            found.append(faults.face_unknown(read.place("roles", role, "face"), role, entry.face, tuple(fonts.faces)))
        elif entry.face in files:
            name, content = files[entry.face]
            sources[role] = FontSource(role, entry, fonts.faces[entry.face], name, content, read.key("roles", role))
    return (None if found else sources), found


def unusable_fonts(sources: Mapping[str, FontSource]) -> Iterator[Diagnostic]:
    """What only a look into the font files tells: those that cannot be opened, and axes that a role sets in vain."""
    for source in sources.values():
        try:
            axes = _axes(source.data)
        except (RuntimeError, ValueError, MemoryError):
            yield faults.font_missing(source.place, source.entry.face, f"{source.name} cannot be read as a font")
            continue
        for axis in source.entry.axes:
            if axis not in axes:
                yield faults.axis_unknown(source.place, source.role, axis, source.name, axes)


@lru_cache(maxsize=32)
def _axes(data: bytes) -> tuple[str, ...]:
    """Names of the axes of a font. Raises RuntimeError, ValueError or MemoryError for what is no font."""
    import uharfbuzz as hb

    face = hb.Face(data)
    if not face.unicodes:
        raise ValueError("it has no characters")
    return tuple(info.tag for info in face.axis_infos)


def _unfound(place: Place, name: str, face: FaceEntry, error: Exception) -> Diagnostic:
    if face.file is not None:
        what = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        return faults.font_missing(place, name, f"fonts/{face.file}: {what}")
    family = face.package or ""
    if isinstance(error, fontpkg.FamilyNotInstalled):
        known = tuple(sorted(one.name for one in fontpkg.families().values()))
        return faults.font_missing(place, name, f"no family “{family}” is installed", known, family, error.slug)
    return faults.font_missing(place, name, str(error).partition(" (pass")[0])


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
    return Path(fontpkg.path(face.package or "", weight=face.weight, style=face.style, nearest=face.variable))


def _invisible(char: str) -> bool:
    return char in "\n\r\t\u00a0\u200b\u2060" or unicodedata.category(char) == "Cf"
