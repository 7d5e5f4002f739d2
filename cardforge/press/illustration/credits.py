"""`art/credits.yaml`: who drew a picture, and what it shows in words; a drawing may say that itself, in `<title>`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from html import unescape
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field

from cardforge.diagnostics import Diagnostic
from cardforge.press.face import PlannedFace
from cardforge.press.settings import Settings, read_settings

CREDITS_FILE = "art/credits.yaml"
_TITLE = re.compile(r"<title\b[^>]*>(.*?)</title>", re.DOTALL)
_HEAD = 4000
"""Bytes in which the title of a drawing is looked for: it stands before the first shape."""


class _Model(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Entry(_Model):
    """What is said of one picture."""

    by: str | None = None
    alt: str | None = None


class CreditsFile(_Model):
    """The whole file: `by` is who drew the pictures that name nobody, `without` are cards that shall have none."""

    by: str | None = None
    pictures: Mapping[str, Entry] = Field(default_factory=dict)
    without: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Illustration:
    """What a picture says of itself; empty where it says nothing."""

    alt: str = ""
    by: str = ""


def credit_settings(root: Path) -> Settings[CreditsFile]:
    """The file with its places; a project may have none."""
    if not (root / CREDITS_FILE).exists():
        return Settings(CREDITS_FILE, None)
    return read_settings(root, CREDITS_FILE, CreditsFile, "who drew the pictures (`by`), and `pictures`")


def read_credits(root: Path) -> tuple[CreditsFile, list[Diagnostic]]:
    """What the file says, nothing where there is none, and what is wrong with it."""
    read = credit_settings(root)
    return read.said or CreditsFile(), read.found


def illustration(root: Path, file: str, credits: CreditsFile) -> Illustration:
    """What the picture `file` of the project says of itself, in the file of credits or in its own title."""
    entry = credits.pictures.get(Path(file).stem, Entry())
    return Illustration(entry.alt or _own_title(root / file), entry.by or credits.by or "")


def illustrations(root: Path, faces: Iterable[PlannedFace]) -> dict[str, Illustration]:
    """What the pictures of these faces say of themselves, by the face's id; without those that have none."""
    credits, _ = read_credits(root)
    return {one.face.id: illustration(root, one.face.art.file, credits) for one in faces if one.face.art}


def _own_title(path: Path) -> str:
    if path.suffix.lower() != ".svg":
        return ""
    try:
        with path.open("rb") as file:
            head = file.read(_HEAD).decode("utf-8", errors="replace")
    except OSError:
        return ""
    found = _TITLE.search(head)
    return " ".join(unescape(found[1]).split()) if found else ""
