"""Proofs of all faces: what changed is made, the rest is taken from the cache, and nothing good is lost on the way."""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from cardforge.diagnostics import Diagnostic, Place
from cardforge.press import faults
from cardforge.press.cache import PageCache, press_fingerprint, read_index, write_index
from cardforge.press.face import PlannedFace
from cardforge.press.files import ProjectFiles
from cardforge.press.fonts import FontSource, read_fonts
from cardforge.press.layout import LAYOUT_FILE, Layout, read_layout
from cardforge.press.output import PROOFS, Proofs

if TYPE_CHECKING:
    from cardforge.press.workers import Made

CACHE = "build/.cache/press"
SPARE_PAGES = 400
"""How many pages that no card uses now are kept, for a change that is taken back."""

Progress = Callable[[int, int], None]
"""Told how many pages are done, of how many that have to be made."""

_FILE_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,99}")


@dataclass(frozen=True, slots=True)
class PressOptions:
    """How proofs are built."""

    jobs: int = 1
    title: str = "Proofs"
    folder: str = PROOFS
    """Where the proofs go, in the project."""
    notice: str | None = None
    """Printed on every page outside the trimmed card: why these are no cards to play with."""
    only: frozenset[str] | None = None
    """Ids of the faces to look at; all where None. The sheets of all cards are left as they are then."""


@dataclass(frozen=True, slots=True)
class Result:
    """What a build did."""

    rendered: tuple[str, ...] = ()
    """Ids of the faces that were made anew, in the order given."""
    reused: tuple[str, ...] = ()
    diagnostics: tuple[Diagnostic, ...] = ()
    files: tuple[Path, ...] = ()
    """All files of the proofs, whether written now or before."""


@dataclass(frozen=True, slots=True)
class _Plan:
    """What the keys of the faces are made of besides files, and the keys of those that are in the cache."""

    own: Mapping[str, tuple[str, ...]]
    known: Mapping[str, tuple[str, frozenset[str]]] = field(default_factory=dict)


def build_pages(
    root: Path, faces: Sequence[PlannedFace], options: PressOptions, progress: Progress | None = None
) -> Result:
    """Bring `build/proofs/` up to date with the faces, in their order.

    A face that cannot be made keeps its last good proof and has a diagnostic. Raises NoRendererError where pages have
    to be made and the renderer is not there, and ValueError for an id that cannot be the name of a file.
    """
    good = tuple(planned for planned in faces if options.only is None or planned.face.id in options.only)
    for planned in good:
        if not _FILE_NAME.fullmatch(planned.face.id):
            raise ValueError(f"“{planned.face.id}” cannot be the name of a file")
    cache_folder = root / CACHE
    with _alone(cache_folder):
        layout, found = read_layout(root)
        fonts, more = read_fonts(root)
        found += more
        if layout is not None and fonts is not None:
            found += _unknown_roles(layout, fonts)
        if layout is None or fonts is None or found:
            return Result(diagnostics=tuple(found))
        notes = cache_folder / f"{Path(options.folder).name}.json"
        index: Mapping[str, object] = read_index(notes)
        cache, rows = PageCache(cache_folder / "pages"), PageCache(cache_folder / "rows")
        plan = _plan(root, good, layout, fonts, index, cache)
        keys = dict(plan.known)
        rendered: set[str] = set()
        waiting = [planned for planned in good if planned.face.id not in keys]
        for again in (True, False):
            for done, page in enumerate(_make(root, cache_folder, layout, fonts, plan, waiting, options.jobs), start=1):
                found += page.diagnostics
                if page.key:
                    keys[page.id] = (page.key, page.sources)
                    rendered.add(page.id)
                if progress:
                    progress(done, len(waiting))
            shelf = Proofs(root / options.folder, cache, rows, index, layout.card.format, options.notice)
            published = shelf.publish(good, keys, options.title, whole=options.only is None)
            index = published.index
            write_index(notes, index)
            if not published.damaged or not again:
                break
            waiting = [planned for planned in good if planned.face.id in published.damaged]
        if rendered:
            cache.prune(published.keys | _in_use(cache_folder), SPARE_PAGES)
    order = [planned.face.id for planned in good]
    return Result(
        rendered=tuple(id for id in order if id in rendered),
        reused=tuple(id for id in order if id in plan.known and id not in rendered),
        diagnostics=tuple(found),
        files=published.files,
    )


def _unknown_roles(layout: Layout, fonts: Mapping[str, FontSource]) -> list[Diagnostic]:
    named = {role: where for kind in layout.kinds for role, where in layout.roles(kind).items()}
    return [
        faults.layout_invalid(Place(LAYOUT_FILE), f"{where} names the role “{role}”", expected=", ".join(fonts))
        for role, where in named.items()
        if role not in fonts
    ]


def _plan(
    root: Path,
    faces: tuple[PlannedFace, ...],
    layout: Layout,
    fonts: Mapping[str, FontSource],
    index: Mapping[str, object],
    cache: PageCache,
) -> _Plan:
    common = _common(layout, fonts)
    own = {planned.face.id: _own(planned, layout, common) for planned in faces}
    files = ProjectFiles(root)
    notes = index.get("pages")
    known: dict[str, tuple[str, frozenset[str]]] = {}
    for planned in faces:
        note = notes.get(planned.face.id) if isinstance(notes, dict) else None
        if isinstance(note, dict) and isinstance(note.get("sources"), list):
            sources = frozenset(map(str, note["sources"]))
            key = files.key(own[planned.face.id], sources)
            if cache.has(key):
                known[planned.face.id] = (key, sources)
    return _Plan(own, known)


def _common(layout: Layout, fonts: Mapping[str, FontSource]) -> str:
    """Hash of what every page depends on: the press and its libraries, the fonts, the names of the style sheets."""
    digest = hashlib.sha256(press_fingerprint().encode())
    for role, source in sorted(fonts.items()):
        digest.update(f"{role}={source.fingerprint}\0".encode())
    digest.update(json.dumps(layout.style_sheets).encode())
    return digest.hexdigest()


def _own(planned: PlannedFace, layout: Layout, common: str) -> tuple[str, ...]:
    kind = planned.face.layout
    return common, planned.face.canonical(), layout.fingerprint(kind) if kind in layout.kinds else ""


def _make(
    root: Path,
    folder: Path,
    layout: Layout,
    fonts: Mapping[str, FontSource],
    plan: _Plan,
    waiting: Sequence[PlannedFace],
    jobs: int,
) -> Iterator[Made]:
    if not waiting:
        return
    from cardforge.press.render import remove_scratch
    from cardforge.press.workers import Workshop, make_pages

    scratch = folder / "scratch"
    remove_scratch(scratch)
    try:
        yield from make_pages(Workshop(root, layout, fonts, folder / "pages", scratch, plan.own), waiting, jobs)
    finally:
        remove_scratch(scratch)


def _in_use(cache_folder: Path) -> frozenset[str]:
    """Keys of the pages of all proofs of the project: those of other editions and for low ink too."""
    pages = [read_index(path).get("pages") for path in cache_folder.glob("*.json")]
    notes = [note for table in pages if isinstance(table, dict) for note in table.values()]
    return frozenset(str(note.get("key")) for note in notes if isinstance(note, dict))


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """One build of a project at a time: a second one waits and then finds its work done."""
    folder.mkdir(parents=True, exist_ok=True)
    handle = os.open(folder / "lock", os.O_CREAT | os.O_RDWR, 0o644)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)


__all__ = ["CACHE", "PROOFS", "PressOptions", "Progress", "Result", "build_pages"]
