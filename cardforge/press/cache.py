"""Pages kept by the hash of all that they were made from. A damaged entry is as good as none."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
from collections.abc import Iterable, Mapping
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from cardforge.press.atomic import making_folder, naming, remove_stale, write_bytes

ENTRY = "entry.json"
LIBRARIES = ("weasyprint", "pydyf", "uharfbuzz", "jinja2", "pypdfium2", "pillow", "tinycss2", "tinyhtml5", "cssselect2")
ABSENT = "absent"
AFTERWARDS = ("imposition", "profiles", "preflight", "exports", "illustration")
"""Parts of the press that work with finished pages and change none."""


class PageCache:
    """Entries in a folder: a few named files, and their hashes."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def has(self, key: str) -> bool:
        """Whether there is an entry; it may still prove damaged when it is read."""
        return (self._at(key) / ENTRY).is_file()

    def store(self, key: str, files: Mapping[str, bytes]) -> None:
        """Keep the files of a page. The entry appears all at once; where another process was first, its own stays."""
        place = self._at(key)
        hashes = {name: hashlib.sha256(data).hexdigest() for name, data in files.items()}
        entry = {**files, ENTRY: json.dumps(hashes, sort_keys=True).encode()}
        try:
            with making_folder(place) as made:
                for name, data in entry.items():
                    with naming(place / name):
                        (made / name).write_bytes(data)
                if place.exists() and not self.has(key):
                    shutil.rmtree(place, ignore_errors=True)
                if not place.exists():
                    os.replace(made, place)
        except OSError:
            if not self.has(key):
                raise

    def read(self, key: str, name: str) -> bytes | None:
        """A file of an entry; None where it is not there or not what was stored, and then the entry is gone."""
        place = self._at(key)
        try:
            hashes = json.loads((place / ENTRY).read_text(encoding="utf-8"))
            data = (place / name).read_bytes()
            if hashes[name] == hashlib.sha256(data).hexdigest():
                return data
        except (OSError, ValueError, KeyError, TypeError):
            pass
        self.drop(key)
        return None

    def drop(self, key: str) -> None:
        """Forget an entry."""
        shutil.rmtree(self._at(key), ignore_errors=True)

    def prune(self, used: Iterable[str], spare: int) -> None:
        """Forget the oldest entries beyond `spare` of those that no page uses now, and what a build that died left."""
        keep = set(used)
        unused = []
        self.remove_stale()
        for place in self._folder.glob("*/*"):
            if place.name not in keep and not place.name.startswith("."):
                try:
                    unused.append((place.stat().st_mtime_ns, place.name))
                except OSError:
                    continue
        for _, key in sorted(unused, reverse=True)[spare:]:
            self.drop(key)

    def remove_stale(self) -> None:
        """Remove what a build that died was about to store."""
        for shelf in self._folder.glob("*"):
            remove_stale(shelf)

    def _at(self, key: str) -> Path:
        return self._folder / key[:2] / key


def read_index(path: Path) -> dict[str, object]:
    """What the last build noted; empty where there is nothing that can be used."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return data if isinstance(data, dict) else {}


def write_index(path: Path, index: Mapping[str, object]) -> None:
    """Note it for the next build."""
    write_bytes(path, json.dumps(index, indent=1, sort_keys=True).encode())


def press_fingerprint() -> str:
    """Hash of the libraries' versions and of the press's own code: another press makes other pages."""
    return _fingerprint(LIBRARIES, AFTERWARDS)


def sheets_fingerprint() -> str:
    """The same for what is made of finished pages: all code of the press, and the library that puts pages together."""
    return _fingerprint((*LIBRARIES, "pikepdf"), ())


def _fingerprint(libraries: Iterable[str], without: Iterable[str]) -> str:
    digest = hashlib.sha256()
    for library in libraries:
        digest.update(f"{library} {_version(library)}\0".encode())
    digest.update(_pango_version().encode())
    here = Path(__file__).parent
    for source in sorted(here.rglob("*.py")):
        if source.relative_to(here).parts[0] not in without:
            digest.update(source.read_bytes())
    return digest.hexdigest()


def _version(library: str) -> str:
    try:
        return version(library)
    except PackageNotFoundError:
        return ABSENT


def _pango_version() -> str:
    import ctypes

    try:
        pango = ctypes.CDLL("libpango-1.0.so.0")
        pango.pango_version_string.restype = ctypes.c_char_p
        return (pango.pango_version_string() or b"").decode()
    except (OSError, AttributeError):
        return ABSENT
