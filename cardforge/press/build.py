"""Proofs of all faces: what changed is made, the rest is taken from the cache, and nothing good is lost on the way."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from cardforge.diagnostics import Diagnostic
from cardforge.press.cache import PageCache, read_index, write_index
from cardforge.press.face import PlannedFace
from cardforge.press.findings import told_once
from cardforge.press.making import (
    CACHE,
    SPARE_PAGES,
    alone,
    end_journal,
    keys_in_use,
    make_missing,
    plan_pages,
    read_furnishing,
)
from cardforge.press.output import PROOFS, Proofs

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
    pages: Mapping[str, str] = field(default_factory=dict)
    """The key in the cache of each face whose page stands there, in the order given."""


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
    with alone(cache_folder):
        furnishing, found = read_furnishing(root)
        if furnishing is None:
            return Result(diagnostics=tuple(found))
        notes = cache_folder / f"{Path(options.folder).name}.json"
        index: Mapping[str, object] = read_index(notes)
        cache, rows = PageCache(cache_folder / "pages"), PageCache(cache_folder / "rows")
        plan = plan_pages(root, good, furnishing, [index], cache)
        keys = dict(plan.known)
        rendered: set[str] = set()
        waiting = [planned for planned in good if planned.face.id not in keys]
        for again in (True, False):
            for done, page in enumerate(
                make_missing(root, cache_folder, furnishing, plan, waiting, options.jobs), start=1
            ):
                found += page.diagnostics
                if page.key:
                    keys[page.id] = (page.key, page.sources)
                    rendered.add(page.id)
                if progress:
                    progress(done, len(waiting))
            shelf = Proofs(root / options.folder, cache, rows, index, furnishing.layout.card.format, options.notice)
            published = shelf.publish(good, keys, options.title, whole=options.only is None)
            index = published.index
            write_index(notes, index)
            if not published.damaged or not again:
                break
            waiting = [planned for planned in good if planned.face.id in published.damaged]
        end_journal(cache_folder)
        if rendered:
            cache.prune(published.keys | keys_in_use(cache_folder), SPARE_PAGES)
    order = [planned.face.id for planned in good]
    return Result(
        rendered=tuple(id for id in order if id in rendered),
        reused=tuple(id for id in order if id in plan.known and id not in rendered),
        diagnostics=tuple(told_once(found)),
        files=published.files,
        pages=published.pages,
    )


__all__ = ["CACHE", "PROOFS", "PressOptions", "Progress", "Result", "build_pages"]
