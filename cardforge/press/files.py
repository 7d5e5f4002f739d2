"""The project's files as pages use them: found safely, read once, and known by their hash.

What a page was made of and what its key says of it come from one reading, even where somebody saves a file meanwhile.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path
from urllib.parse import unquote, urlsplit

SCHEME = "card"
FOLDERS = ("art", "fonts", "templates")
SHARED = "templates/"
"""What lies here is used by many pages and is kept; the rest is forgotten after each page."""
ABSENT = "absent"


class AssetError(Exception):
    """A page asks for something that it cannot have."""

    def __init__(self, url: str, why: str) -> None:
        super().__init__(f"{url}: {why}")
        self.url = url if len(url) <= 120 else f"{url[:117]}…"
        self.why = why


class MissingAssetError(AssetError):
    """There is no such file."""


class ForbiddenAssetError(AssetError):
    """It lies elsewhere than a page may look."""


class UnusableAssetError(AssetError):
    """It is there, and is no picture that can be printed."""


def asset_url(file: str) -> str:
    """The URL of a project file (`art/AB-012.svg`)."""
    return f"{SCHEME}:///{file}"


def project_file(url: str) -> str:
    """The project file of a `card:///` URL: `art/AB-012.svg`. Raises ForbiddenAssetError for any other folder."""
    file = unquote(urlsplit(url).path).lstrip("/")
    parts = file.split("/")
    if parts[0] not in FOLDERS or len(parts) < 2:
        raise ForbiddenAssetError(url, f"it is not in {', '.join(f'{folder}/' for folder in FOLDERS)}")
    if any(part in ("", ".", "..") or "\\" in part or "\0" in part for part in parts):
        raise ForbiddenAssetError(url, "it leads out of its folder")
    return file


class ProjectFiles:
    """The files of one project's `art/`, `fonts/` and `templates/`."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._kept: dict[str, bytes] = {}
        self._hashes: dict[str, str] = {}

    def read(self, file: str, limit: int = 40_000_000) -> bytes:
        """The bytes of `art/AB-012.svg`. Raises AssetError: missing, forbidden, or larger than `limit` bytes."""
        if file not in self._kept:
            self._hashes[file] = ABSENT
            data = self._read(file, limit)
            self._hashes[file] = hashlib.sha256(data).hexdigest()
            self._kept[file] = data
        return self._kept[file]

    def hash(self, file: str) -> str:
        """Hash of a file; `absent` where there is none that a page could use."""
        if file not in self._hashes:
            try:
                self._hashes[file] = hashlib.sha256(self._read(file)).hexdigest()
            except AssetError:
                self._hashes[file] = ABSENT
        return self._hashes[file]

    def key(self, own: Iterable[str], files: Iterable[str]) -> str:
        """The key of a page: hash of its own content and of the files that it is made of."""
        digest = hashlib.sha256()
        for part in own:
            digest.update(f"{part}\0".encode())
        for file in sorted(files):
            digest.update(f"{file}={self.hash(file)}\0".encode())
        return digest.hexdigest()

    def forget_single_use(self) -> None:
        """Let go of what only one page uses, so that memory does not grow with the number of cards."""
        for kept in (self._kept, self._hashes):
            for file in [file for file in kept if not file.startswith(SHARED)]:
                del kept[file]

    def _read(self, file: str, limit: int = 40_000_000) -> bytes:
        project_file(asset_url(file))
        folder = (self._root / file.split("/", 1)[0]).resolve()
        path = (self._root / file).resolve()
        if not path.is_relative_to(folder):
            raise ForbiddenAssetError(asset_url(file), "a link leads out of its folder")
        try:
            if path.stat().st_size > limit:
                raise UnusableAssetError(asset_url(file), f"it is larger than {limit // 1_000_000} MB")
            return path.read_bytes()
        except OSError as error:
            raise MissingAssetError(asset_url(file), error.strerror or "it cannot be read") from error
