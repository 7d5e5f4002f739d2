"""The files of `build/proofs/`: written from the cache where they do not stand there, and removed with their card."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from cardforge.press.atomic import write_bytes
from cardforge.press.cache import PageCache
from cardforge.press.contact import THUMB_WIDTH, encode_row, join_rows, sheet_columns
from cardforge.press.face import PlannedFace
from cardforge.press.geometry import CardFormat

PROOFS = "build/proofs"
SPARE_ROWS = 60
ALL, CONTACT, ROW = "all.pdf", "contact-sheet.png", "row.bin"

Keys = Mapping[str, tuple[str, frozenset[str]]]
"""For each face with a page its key, and the project files that the page was made of."""


@dataclass(frozen=True, slots=True)
class Published:
    """What stands in the folder now."""

    files: tuple[Path, ...]
    index: Mapping[str, object]
    """To be given to the next build."""
    keys: frozenset[str]
    """Keys of all pages in use."""
    damaged: frozenset[str]
    """Faces whose page proved damaged in the cache; it is gone from there now."""


class Proofs:
    """The folder of proofs of a project, and what the last build noted of it."""

    def __init__(self, root: Path, cache: PageCache, rows: PageCache, index: Mapping[str, object]) -> None:
        self._folder = root / PROOFS
        self._cache = cache
        self._rows = rows
        self._row_names: set[str] = set()
        self._pages = _table(index.get("pages"))
        self._written = _table(index.get("files"))
        self._damaged: set[str] = set()

    def publish(
        self, faces: Sequence[PlannedFace], keys: Keys, format: CardFormat, title: str, whole: bool
    ) -> Published:
        """Write what is new; where `whole`, remove what is of no face any more and write the sheets of all cards."""
        pages = {} if whole else dict(self._pages)
        for planned in faces:
            id = planned.face.id
            if id in keys:
                key, sources = keys[id]
                edition = planned.face.collector.edition
                pages[id] = {"key": key, "sources": sorted(sources), "edition": edition}
            elif self._last_good(planned):
                pages[id] = self._pages[id]
        written: dict[str, Any] = {}
        for id, note in pages.items():
            for suffix in ("pdf", "png"):
                self._bring(
                    written, f"{id}.{suffix}", note["key"], partial(self._read, id, note["key"], f"page.{suffix}")
                )
        order = [planned for planned in faces if planned.face.id in pages]
        if whole:
            self._sheets(written, order, pages, format, title)
            self._remove(set(self._written) - set(written))
        else:
            written = {**self._written, **written}
        files = tuple(self._folder / name for name in written)
        used = frozenset(note["key"] for note in pages.values())
        return Published(files, {"pages": pages, "files": written}, used, frozenset(self._damaged))

    def _sheets(
        self,
        written: dict[str, Any],
        order: Sequence[PlannedFace],
        pages: Mapping[str, Any],
        format: CardFormat,
        title: str,
    ) -> None:
        parts = [f"{title}\0{format}"]
        parts += [f"{p.face.id}\0{p.face.faction_name}\0{p.face.name}\0{pages[p.face.id]['key']}" for p in order]
        key = hashlib.sha256("\n".join(parts).encode()).hexdigest()
        if order:
            self._bring(written, ALL, key, lambda: self._all_pages(order, pages, title))
            self._bring(written, CONTACT, key, lambda: self._contact(order, pages, format))
        if self._row_names:
            self._rows.prune(self._row_names, SPARE_ROWS)

    def _all_pages(self, order: Sequence[PlannedFace], pages: Mapping[str, Any], title: str) -> bytes | None:
        from cardforge.press.pdf import Leaf, assemble

        leaves = []
        for planned in order:
            face = planned.face
            data = self._read(face.id, pages[face.id]["key"], "page.pdf")
            if data is not None:
                leaves.append(Leaf(data, face.id, f"{face.name} ({face.id})", face.faction_name))
        return assemble(leaves, title)

    def _contact(self, order: Sequence[PlannedFace], pages: Mapping[str, Any], format: CardFormat) -> bytes | None:
        from PIL import Image

        height = (2 * THUMB_WIDTH * format.height + format.width) // (2 * format.width)
        columns = sheet_columns(len(order), height)
        rows = []
        for at in range(0, len(order), columns):
            ids = [planned.face.id for planned in order[at : at + columns]]
            keys = [str(pages[id]["key"]) for id in ids]
            name = hashlib.sha256(" ".join((str(columns), str(height), *keys)).encode()).hexdigest()
            row = self._rows.read(name, ROW) if self._rows.has(name) else None
            if row is None:
                thumbs = [self._read(id, key, "thumb.rgb") for id, key in zip(ids, keys, strict=True)]
                images = [Image.frombytes("RGB", (THUMB_WIDTH, height), data) for data in thumbs if data is not None]
                row = encode_row(images, columns, height)
                if len(images) == len(ids):
                    self._rows.store(name, {ROW: row})
            rows.append(row)
            self._row_names.add(name)
        return join_rows(rows, columns, height)

    def _read(self, id: str, key: str, name: str) -> bytes | None:
        data = self._cache.read(key, name)
        if data is None:
            self._damaged.add(id)
        return data

    def _bring(self, written: dict[str, Any], name: str, key: str, make: Callable[[], bytes | None]) -> None:
        """Write a file unless it stands there untouched from the same key."""
        path = self._folder / name
        before = self._written.get(name)
        if isinstance(before, dict) and before.get("key") == key and before.get("stamp") == _stamp(path):
            written[name] = before
            return
        data = make()
        if data is None:
            return
        write_bytes(path, data)
        written[name] = {"key": key, "stamp": _stamp(path)}

    def _last_good(self, planned: PlannedFace) -> bool:
        note = self._pages.get(planned.face.id)
        if not isinstance(note, dict) or note.get("edition") != planned.face.collector.edition:
            return False
        return self._cache.has(str(note.get("key")))

    def _remove(self, names: set[str]) -> None:
        for name in names:
            if "/" not in name and not name.startswith("."):
                (self._folder / name).unlink(missing_ok=True)


def _stamp(path: Path) -> list[int] | None:
    try:
        stat = path.stat()
    except OSError:
        return None
    return [stat.st_size, stat.st_mtime_ns]


def _table(value: object) -> dict[str, Any]:
    return dict(value) if isinstance(value, dict) else {}
