"""Finished pages of faces as bytes, from the cache where they are in it: what sheets and exports are made of."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from cardforge.diagnostics import Diagnostic
from cardforge.press.cache import PageCache, read_index, write_index
from cardforge.press.face import PlannedFace
from cardforge.press.geometry import CardFormat
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
from cardforge.press.page import PDF

Progress = Callable[[int, int], None]


class KeptPages(Mapping[str, bytes]):
    """Pages that stay in the cache and are read from it each time they are asked for, so that none is held."""

    def __init__(self, cache: PageCache, keys: Mapping[str, str]) -> None:
        self._cache = cache
        self._keys = keys

    def __getitem__(self, id: str) -> bytes:
        """The page of a face. Raises KeyError also for one that has been damaged or removed since it was found."""
        data = self._cache.read(self._keys[id], PDF)
        if data is None:
            raise KeyError(id)
        return data

    def __contains__(self, id: object) -> bool:
        return id in self._keys

    def __iter__(self) -> Iterator[str]:
        return iter(self._keys)

    def __len__(self) -> int:
        return len(self._keys)


@dataclass(frozen=True, slots=True)
class Stock:
    """The page of each face that could be made, as PDF with its bleed."""

    pages: Mapping[str, bytes] = field(default_factory=dict)
    keys: Mapping[str, str] = field(default_factory=dict)
    """The key of each page: another key, another page."""
    format: CardFormat | None = None
    """The measures of all pages; None where the layout cannot be read."""
    rendered: int = 0
    """How many had to be made."""
    diagnostics: tuple[Diagnostic, ...] = ()


def stock_pages(
    root: Path, faces: Sequence[PlannedFace], shelf: str, jobs: int = 1, progress: Progress | None = None
) -> Stock:
    """The pages of these faces. `shelf` is the name under which is noted what they were made of.

    Notes of other builds are looked at as well, so that a page that was made for a proof is not made again. Raises
    NoRendererError where a page has to be made and the renderer is not there.
    """
    folder = root / CACHE
    with alone(folder):
        furnishing, found = read_furnishing(root)
        if furnishing is None:
            return Stock(diagnostics=tuple(found))
        own = folder / f"{shelf}.json"
        others = sorted(path for path in folder.glob("*.json") if path != own)
        notes = read_index(own)
        cache = PageCache(folder / "pages")
        plan = plan_pages(root, faces, furnishing, [notes, *map(read_index, others)], cache)
        keys = dict(plan.known)
        pages = {id for id, (key, _) in keys.items() if cache.read(key, PDF) is not None}
        waiting = [planned for planned in faces if planned.face.id not in pages]
        for done, made in enumerate(make_missing(root, folder, furnishing, plan, waiting, jobs), start=1):
            found += made.diagnostics
            if made.key and cache.has(made.key):
                keys[made.id] = (made.key, made.sources)
                pages.add(made.id)
            if progress:
                progress(done, len(waiting))
        if waiting or notes.get("pages", {}) != _noted(notes, keys):
            write_index(own, {"pages": _noted(notes, keys)})
        end_journal(folder)
        if waiting:
            cache.prune(keys_in_use(folder), SPARE_PAGES)
    found_keys = {planned.face.id: keys[planned.face.id][0] for planned in faces if planned.face.id in pages}
    return Stock(
        KeptPages(cache, found_keys),
        found_keys,
        furnishing.layout.card.format,
        len(waiting),
        tuple(found),
    )


def _noted(notes: Mapping[str, object], keys: Mapping[str, tuple[str, frozenset[str]]]) -> dict[str, object]:
    before = notes.get("pages")
    new = {id: {"key": key, "sources": sorted(sources)} for id, (key, sources) in keys.items()}
    return {**before, **new} if isinstance(before, dict) else dict(new)
