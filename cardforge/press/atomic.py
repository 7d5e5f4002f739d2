"""Writing so that a reader, and a build that dies, find the old file or the new one and never half of one.

What is being written lies beside its place under a name of its own, and is locked: when its process dies, the lock goes
with it, and the next build knows that nobody will finish it.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

UNFINISHED = ".part"
"""How the name of something unfinished ends; it begins with a dot."""


@contextmanager
def writing(path: Path) -> Iterator[BinaryIO]:
    """A file to write into, next to its place; it is moved there at the end, and is gone where something goes wrong.

    Raises OSError that names the file, not the one beside it.
    """
    with naming(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = _locked_file(path)
        try:
            with os.fdopen(handle, "wb") as file:
                yield file
                file.flush()
                os.chmod(name, 0o644)
                os.replace(name, path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise


def write_bytes(path: Path, data: bytes) -> None:
    """Write a file as a whole."""
    with writing(path) as file:
        file.write(data)


@contextmanager
def making_folder(path: Path) -> Iterator[Path]:
    """A folder to fill, next to the place of a file or folder; gone at the end unless it has been moved there."""
    with naming(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        made, handle = _locked_folder(path)
    try:
        yield made
    finally:
        shutil.rmtree(made, ignore_errors=True)
        os.close(handle)


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """A full disk does not say which file it had no room for: what goes wrong inside gets the name of this one."""
    try:
        yield
    except OSError as error:
        if error.errno is not None and (error.filename is None or _within_unfinished(str(error.filename))):
            error.filename, error.filename2 = str(path), None
        raise


def remove_stale(folder: Path) -> None:
    """Remove what lies unfinished in a folder because its process died; what somebody is writing now stays."""
    try:
        names = os.listdir(folder)
    except OSError:
        return
    for path in (folder / name for name in names if _unfinished(Path(name))):
        try:
            handle = os.open(path, os.O_RDONLY)
        except OSError:
            continue
        try:
            if _lock(handle):
                shutil.rmtree(path) if path.is_dir() else path.unlink()
        except OSError:
            continue
        finally:
            os.close(handle)


def _unfinished(path: Path) -> bool:
    return path.name.startswith(".") and path.suffix == UNFINISHED


def _within_unfinished(name: str) -> bool:
    return any(_unfinished(Path(part)) for part in Path(name).parts)


def _locked_file(path: Path) -> tuple[int, str]:
    while True:
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=UNFINISHED, dir=path.parent)
        if _lock(handle) and os.path.exists(name):
            return handle, name
        os.close(handle)  # somebody who cleans up was faster


def _locked_folder(path: Path) -> tuple[Path, int]:
    while True:
        made = Path(tempfile.mkdtemp(prefix=f".{path.name}.", suffix=UNFINISHED, dir=path.parent))
        handle = os.open(made, os.O_RDONLY)
        if _lock(handle) and made.exists():
            return made, handle
        os.close(handle)


def _lock(handle: int) -> bool:
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return not isinstance(error, BlockingIOError)  # where nothing can be locked, nothing is cleaned up either
    return True
