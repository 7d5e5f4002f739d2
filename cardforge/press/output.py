"""The files of a folder of proofs: written from the cache where they do not stand there, removed with their card."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO

from cardforge.press.cache import PageCache
from cardforge.press.contact import ContactSheet
from cardforge.press.face import PlannedFace
from cardforge.press.geometry import CardFormat
from cardforge.press.notice import noted
from cardforge.press.raster import picture, png
from cardforge.press.shelf import NotMadeError, Shelf

PROOFS = "build/proofs"
ALL, CONTACT = "all.pdf", "contact-sheet.png"
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
    pages: Mapping[str, str]
    """The key of each face's page, in order."""
    damaged: frozenset[str]
    """Faces whose page proved damaged in the cache; it is gone from there now."""


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
        self._cache = cache
        self._rows = rows
        self._format = format
        self._notice = notice
        self._pages = _table(index.get("pages"))
        self._shelf = Shelf(folder, _table(index.get("files")))
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
        for id, note in pages.items():
            for name, write in (("pdf", self._pdf), ("png", self._png), (SMALL, self._small)):
                file = f"{SMALL_FOLDER}/{id}.jpg" if name == SMALL else f"{id}.{name}"
                self._bring(file, note["key"], partial(write, id, note["key"]))
        order = [planned for planned in faces if planned.face.id in pages]
        if whole:
            self._sheets(order, pages, title)
            self._shelf.remove_others()
        else:
            self._shelf.keep_others()
        used = frozenset(note["key"] for note in pages.values())
        standing = {planned.face.id: str(pages[planned.face.id]["key"]) for planned in order}
        index = {"pages": pages, "files": self._shelf.written}
        return Published(self._shelf.files, index, used, standing, frozenset(self._damaged))

    def _sheets(self, order: Sequence[PlannedFace], pages: Mapping[str, Any], title: str) -> None:
        parts = [f"{title}\0{self._format}\0{self._notice}"]
        parts += [f"{p.face.id}\0{p.face.faction_name}\0{p.face.name}\0{pages[p.face.id]['key']}" for p in order]
        key = hashlib.sha256("\n".join(parts).encode()).hexdigest()
        if order:
            self._bring(ALL, key, partial(self._all_pages, order, pages, title))
            self._bring(CONTACT, key, partial(self._contact, order, pages))

    def _all_pages(self, order: Sequence[PlannedFace], pages: Mapping[str, Any], title: str, out: BinaryIO) -> None:
        from cardforge.press.pdf import Leaf, assemble

        def leaves() -> Iterator[Leaf]:
            for face in (planned.face for planned in order):
                if data := self._noted(face.id, pages[face.id]["key"]):
                    yield Leaf(data, face.id, f"{face.name} ({face.id})", face.faction_name)

        assemble(leaves(), title, out)

    def _contact(self, order: Sequence[PlannedFace], pages: Mapping[str, Any], out: BinaryIO) -> None:
        keys = {str(pages[planned.face.id]["key"]): planned.face.id for planned in order}
        sheet = ContactSheet(self._cache, self._rows)
        sheet.write(list(keys), self._format, lambda key: self._damaged.add(keys[key]), out)

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

    def _bring(self, name: str, key: str, write: Callable[[BinaryIO], None]) -> None:
        """Write a file unless it stands there untouched from the same key, or a page of it proves damaged."""

        def checked(file: BinaryIO) -> None:
            damaged = len(self._damaged)
            write(file)
            if len(self._damaged) > damaged:
                raise NotMadeError

        if self._notice:
            key = hashlib.sha256(f"{key}\0{self._notice}".encode()).hexdigest()
        self._shelf.bring(name, key, checked)

    def _last_good(self, planned: PlannedFace) -> bool:
        note = self._pages.get(planned.face.id)
        if not isinstance(note, dict) or note.get("edition") != planned.face.collector.edition:
            return False
        return self._cache.has(str(note.get("key")))


def _table(value: object) -> dict[str, Any]:
    return dict(value) if isinstance(value, dict) else {}
