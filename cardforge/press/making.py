"""What a page is made of, and making those that the cache lacks: what proofs and sheets have in common."""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from cardforge.diagnostics import Diagnostic
from cardforge.press.atomic import naming, remove_stale
from cardforge.press.cache import PageCache, press_fingerprint, read_index
from cardforge.press.face import PlannedFace
from cardforge.press.files import ProjectFiles
from cardforge.press.fonts import FontSource, read_fonts, unusable_fonts
from cardforge.press.layout import Layout, read_layout

if TYPE_CHECKING:
    from cardforge.press.workers import Made

CACHE = "build/.cache/press"
JOURNAL = "journal.jsonl"
"""In the cache's folder: which faces a build has made so far, and of which files. Gone when the build ends well."""
SPARE_PAGES = 400
"""How many pages that no card uses now are kept, for a change that is taken back."""


@dataclass(frozen=True, slots=True)
class Furnishing:
    """The layout and the fonts of a project."""

    layout: Layout
    fonts: Mapping[str, FontSource]


@dataclass(frozen=True, slots=True)
class PagePlan:
    """What the keys of the faces are made of besides files, and the keys of those that are in the cache."""

    own: Mapping[str, tuple[str, ...]]
    known: Mapping[str, tuple[str, frozenset[str]]] = field(default_factory=dict)


def read_furnishing(root: Path) -> tuple[Furnishing | None, list[Diagnostic]]:
    """The layout and the fonts of a project, or None with what is wrong with them."""
    fonts, found = read_fonts(root)
    layout, more = read_layout(root, fonts)
    found += more
    return (None if layout is None or fonts is None or found else Furnishing(layout, fonts)), found


def plan_pages(
    root: Path,
    faces: Sequence[PlannedFace],
    furnishing: Furnishing,
    indexes: Sequence[Mapping[str, object]],
    cache: PageCache,
) -> PagePlan:
    """Which pages there are in the cache, going by the files that earlier builds noted for each face."""
    layout, fonts = furnishing.layout, furnishing.fonts
    common = _common(layout, fonts)
    own = {planned.face.id: _own(_as_laid_out(planned, layout), layout, common) for planned in faces}
    files = ProjectFiles(root)
    indexes = [*indexes, _read_journal(root / CACHE)]
    known: dict[str, tuple[str, frozenset[str]]] = {}
    for planned in faces:
        for sources in _noted(indexes, planned.face.id):
            key = files.key(own[planned.face.id], sources)
            if cache.has(key):
                known[planned.face.id] = (key, sources)
                break
    return PagePlan(own, known)


def _noted(indexes: Sequence[Mapping[str, object]], id: str) -> Iterator[frozenset[str]]:
    for index in indexes:
        notes = index.get("pages")
        note = notes.get(id) if isinstance(notes, dict) else None
        if isinstance(note, dict) and isinstance(note.get("sources"), list):
            yield frozenset(map(str, note["sources"]))


def _common(layout: Layout, fonts: Mapping[str, FontSource]) -> str:
    """Hash of what every page depends on: the press and its libraries, the fonts, the names of the style sheets."""
    digest = hashlib.sha256(press_fingerprint().encode())
    for role, source in sorted(fonts.items()):
        digest.update(f"{role}={source.fingerprint}\0".encode())
    digest.update(json.dumps(layout.style_sheets).encode())
    return digest.hexdigest()


def _as_laid_out(planned: PlannedFace, layout: Layout) -> PlannedFace:
    """The face without its place among its kind where none is printed: so that one more card changes no other page."""
    entry = layout.kinds.get(planned.face.layout)
    if entry is not None and entry.row:
        return planned
    return replace(planned, face=replace(planned.face, order=None, orders=None))


def _own(planned: PlannedFace, layout: Layout, common: str) -> tuple[str, ...]:
    kind = planned.face.layout
    return common, planned.face.canonical(), layout.fingerprint(kind) if kind in layout.kinds else ""


def make_missing(
    root: Path,
    folder: Path,
    furnishing: Furnishing,
    plan: PagePlan,
    waiting: Sequence[PlannedFace],
    jobs: int,
) -> Iterator[Made]:
    """Make the pages of these faces and keep them in the cache. Raises NoRendererError."""
    if not waiting:
        return
    from cardforge.press.render import remove_scratch
    from cardforge.press.workers import Made, Workshop, make_pages

    if unusable := tuple(unusable_fonts(furnishing.fonts)):
        yield from (Made(planned.face.id, None, frozenset(), unusable) for planned in waiting)
        return
    waiting = [_as_laid_out(planned, furnishing.layout) for planned in waiting]
    scratch = folder / "scratch"
    remove_scratch(scratch)
    try:
        shop = Workshop(root, furnishing.layout, furnishing.fonts, folder / "pages", scratch, plan.own)
        _note(folder, "")  # ends the line at which a build died
        for made in make_pages(shop, waiting, jobs):
            if made.key:
                _note(folder, json.dumps({"id": made.id, "sources": sorted(made.sources)}))
            yield made
    finally:
        remove_scratch(scratch)


def _note(folder: Path, line: str) -> None:
    """Add a line to the journal. Raises OSError that names it."""
    with naming(folder / JOURNAL), open(folder / JOURNAL, "a", encoding="utf-8") as journal:
        journal.write(f"{line}\n")


def _read_journal(folder: Path) -> Mapping[str, object]:
    """What a build that died had made until then, in the form of an index; empty where the last one came to its end."""
    pages: dict[str, object] = {}
    try:
        lines = (folder / JOURNAL).read_text("utf-8").splitlines()
    except (OSError, ValueError):
        return {}
    for line in lines:
        try:
            note = json.loads(line)
            pages[note["id"]] = note
        except (ValueError, KeyError, TypeError):
            continue  # the line that it was about to write
    return {"pages": pages}


def end_journal(folder: Path) -> None:
    """All that was made stands in an index now: the journal is done with, and so is what earlier builds left."""
    journal = folder / JOURNAL
    if journal.exists():
        PageCache(folder / "pages").remove_stale()
        journal.unlink(missing_ok=True)
    remove_stale(folder)


def keys_in_use(cache_folder: Path) -> frozenset[str]:
    """Keys of the pages of all proofs of the project: those of other editions and for low ink too."""
    pages = [read_index(path).get("pages") for path in cache_folder.glob("*.json")]
    notes = [note for table in pages if isinstance(table, dict) for note in table.values()]
    return frozenset(str(note.get("key")) for note in notes if isinstance(note, dict))


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """One build of a project at a time: a second one waits and then finds its work done."""
    folder.mkdir(parents=True, exist_ok=True)
    handle = os.open(folder / "lock", os.O_CREAT | os.O_RDWR, 0o644)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)
