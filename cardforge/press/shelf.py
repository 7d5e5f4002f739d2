"""A folder of files that are made from something with a key: a file is written where it does not stand there untouched,
and removed when nobody brings it any more."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, BinaryIO

from cardforge.press.atomic import remove_stale, writing


class NotMadeError(Exception):
    """A file cannot be written now; the one that stands there stays."""


class Shelf:
    """The folder, what the last build noted of it, and what this build has brought."""

    def __init__(self, folder: Path, before: Mapping[str, Any]) -> None:
        self.folder = folder
        self._before = before
        self.written: dict[str, Any] = {}
        """To be given to the next build: key and stamp of each file."""

    @property
    def files(self) -> tuple[Path, ...]:
        """All files that were brought."""
        return tuple(self.folder / name for name in self.written)

    def bring(self, name: str, key: str, write: Callable[[BinaryIO], None]) -> None:
        """Write a file unless it stands there untouched from the same key. `write` may raise NotMadeError."""
        path = self.folder / name
        before = self._before.get(name)
        if isinstance(before, dict) and before.get("key") == key and before.get("stamp") == _stamp(path):
            self.written[name] = before
            return
        try:
            with writing(path) as file:
                write(file)
        except NotMadeError:
            return
        self.written[name] = {"key": key, "stamp": _stamp(path)}

    def keep_others(self) -> None:
        """Leave what was written before and not brought now as it is."""
        self.written = {**self._before, **self.written}
        self._remove_stale()

    def remove_others(self) -> None:
        """Remove what was written before and not brought now, and what a build that died left unfinished."""
        for name in set(self._before) - set(self.written):
            path = Path(name)
            if not path.is_absolute() and ".." not in path.parts and not name.startswith("."):
                (self.folder / path).unlink(missing_ok=True)
        self._remove_stale()

    def _remove_stale(self) -> None:
        for folder in {(self.folder / name).parent for name in self.written} | {self.folder}:
            remove_stale(folder)


def _stamp(path: Path) -> list[int] | None:
    try:
        stat = path.stat()
    except OSError:
        return None
    return [stat.st_size, stat.st_mtime_ns]
