"""The files of a folder of proofs: written from the cache where they do not stand there, removed with their card."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO

from cardforge.press.atomic import writing
from cardforge.press.cache import PageCache
from cardforge.press.contact import THUMB_WIDTH, encode_row, join_rows, sheet_columns
from cardforge.press.face import PlannedFace
from cardforge.press.geometry import CardFormat
from cardforge.press.notice import noted
from cardforge.press.raster import picture, png

PROOFS = "build/proofs"
SPARE_ROWS = 60
ALL, CONTACT, ROW = "all.pdf", "contact-sheet.png", "row.bin"
SMALL, SMALL_FOLDER = "small.jpg", "small"
"""The trimmed card for a screen, in the cache and in the folder of proofs."""

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


class _DamagedPageError(Exception):
    """A file cannot be written since a page that belongs into it proved damaged."""


class Proofs:
    """The folder of proofs of a project, and what the last build noted of it."""

    def __init__(
        self,
        folder: Path,
        cache: PageCache,
        rows: PageCache,
        index: Mapping[str, object],
        format: CardFormat,
        notice: str | None = None,
    ) -> None:
        self._folder = folder
        self._cache = cache
        self._rows = rows
        self._format = format
        self._notice = notice
        self._row_names: set[str] = set()
        self._pages = _table(index.get("pages"))
        self._written = _table(index.get("files"))
        self._damaged: set[str] = set()

    def publish(self, faces: Sequence[PlannedFace], keys: Keys, title: str, whole: bool) -> Published:
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
            for name, write in (("pdf", self._pdf), ("png", self._png), (SMALL, self._small)):
                file = f"{SMALL_FOLDER}/{id}.jpg" if name == SMALL else f"{id}.{name}"
                self._bring(written, file, note["key"], partial(write, id, note["key"]))
        order = [planned for planned in faces if planned.face.id in pages]
        if whole:
            self._sheets(written, order, pages, title)
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
        title: str,
    ) -> None:
        parts = [f"{title}\0{self._format}\0{self._notice}"]
        parts += [f"{p.face.id}\0{p.face.faction_name}\0{p.face.name}\0{pages[p.face.id]['key']}" for p in order]
        key = hashlib.sha256("\n".join(parts).encode()).hexdigest()
        if order:
            self._bring(written, ALL, key, partial(self._all_pages, order, pages, title))
            self._bring(written, CONTACT, key, partial(self._contact, order, pages))
        if self._row_names:
            self._rows.prune(self._row_names, SPARE_ROWS)

    def _all_pages(self, order: Sequence[PlannedFace], pages: Mapping[str, Any], title: str, out: BinaryIO) -> None:
        from cardforge.press.pdf import Leaf, assemble

        def leaves() -> Iterator[Leaf]:
            for face in (planned.face for planned in order):
                if data := self._noted(face.id, pages[face.id]["key"]):
                    yield Leaf(data, face.id, f"{face.name} ({face.id})", face.faction_name)

        assemble(leaves(), title, out)

    def _contact(self, order: Sequence[PlannedFace], pages: Mapping[str, Any], out: BinaryIO) -> None:
        format = self._format
        height = (2 * THUMB_WIDTH * format.height + format.width) // (2 * format.width)
        columns = sheet_columns(len(order), height)
        keys = [(planned.face.id, str(pages[planned.face.id]["key"])) for planned in order]
        rows = [keys[at : at + columns] for at in range(0, len(keys), columns)]
        for piece in join_rows((self._row(row, columns, height) for row in rows), len(rows), columns, height):
            out.write(piece)

    def _row(self, keys: Sequence[tuple[str, str]], columns: int, height: int) -> bytes:
        """A row of the contact sheet, from the cache where its cards are unchanged."""
        from PIL import Image

        parts = (str(columns), str(height), *(key for _, key in keys))
        name = hashlib.sha256(" ".join(parts).encode()).hexdigest()
        self._row_names.add(name)
        row = self._rows.read(name, ROW) if self._rows.has(name) else None
        if row is None:
            thumbs = [self._read(id, key, "thumb.rgb") for id, key in keys]
            images = [Image.frombytes("RGB", (THUMB_WIDTH, height), data) for data in thumbs if data is not None]
            row = encode_row(images, columns, height)
            if len(images) == len(keys):
                self._rows.store(name, {ROW: row})
        return row

    def _pdf(self, id: str, key: str, out: BinaryIO) -> None:
        out.write(self._noted(id, key))

    def _png(self, id: str, key: str, out: BinaryIO) -> None:
        if self._notice is None:
            out.write(self._read(id, key, "page.png") or b"")
        elif page := self._noted(id, key):
            out.write(png(picture(page, self._format)))

    def _small(self, id: str, key: str, out: BinaryIO) -> None:
        out.write(self._read(id, key, SMALL) or b"")

    def _noted(self, id: str, key: str) -> bytes:
        """The page, with the notice outside the trimmed card where there is one; empty where it proves damaged."""
        page = self._read(id, key, "page.pdf") or b""
        return noted(page, self._notice, self._format) if page and self._notice else page

    def _read(self, id: str, key: str, name: str) -> bytes | None:
        data = self._cache.read(key, name)
        if data is None:
            self._damaged.add(id)
        return data

    def _bring(self, written: dict[str, Any], name: str, key: str, write: Callable[[BinaryIO], None]) -> None:
        """Write a file unless it stands there untouched from the same key, or a page of it proves damaged."""
        if self._notice:
            key = hashlib.sha256(f"{key}\0{self._notice}".encode()).hexdigest()
        path = self._folder / name
        before = self._written.get(name)
        if isinstance(before, dict) and before.get("key") == key and before.get("stamp") == _stamp(path):
            written[name] = before
            return
        damaged = len(self._damaged)
        try:
            with writing(path) as file:
                write(file)
                if len(self._damaged) > damaged:
                    raise _DamagedPageError
        except _DamagedPageError:
            return
        written[name] = {"key": key, "stamp": _stamp(path)}

    def _last_good(self, planned: PlannedFace) -> bool:
        note = self._pages.get(planned.face.id)
        if not isinstance(note, dict) or note.get("edition") != planned.face.collector.edition:
            return False
        return self._cache.has(str(note.get("key")))

    def _remove(self, names: set[str]) -> None:
        for name in names:
            if not Path(name).is_absolute() and ".." not in Path(name).parts and not name.startswith("."):
                (self._folder / name).unlink(missing_ok=True)


def _stamp(path: Path) -> list[int] | None:
    try:
        stat = path.stat()
    except OSError:
        return None
    return [stat.st_size, stat.st_mtime_ns]


def _table(value: object) -> dict[str, Any]:
    return dict(value) if isinstance(value, dict) else {}
