"""Writing so that a reader, and a build that dies, find the old file or the new one and never half of one."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO


@contextmanager
def writing(path: Path) -> Iterator[BinaryIO]:
    """A file to write into, next to its place; it is moved there at the end, and is gone where something goes wrong.

    Raises OSError that names the file, not the one beside it.
    """
    with naming(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
        try:
            with os.fdopen(handle, "wb") as file:
                yield file
            os.chmod(name, 0o644)
            os.replace(name, path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """A full disk does not say which file it had no room for: what goes wrong inside gets the name of this one."""
    try:
        yield
    except OSError as error:
        if error.errno is not None and (error.filename is None or Path(str(error.filename)).suffix == ".part"):
            error.filename, error.filename2 = str(path), None
        raise


def write_bytes(path: Path, data: bytes) -> None:
    """Write a file as a whole."""
    with writing(path) as file:
        file.write(data)
