"""Files are replaced as a whole or not at all, and never when somebody else has changed them meanwhile."""

from __future__ import annotations

import contextlib
import os
import stat
import tempfile
from collections.abc import Sequence
from pathlib import Path

from cardforge.catalogue.edit.document import Document
from cardforge.catalogue.edit.refusal import EditRefusedError


def write_documents(root: Path, pairs: Sequence[tuple[Document, Document]]) -> None:
    """Replace files of the project by their edited form; each pair is the file as it was read and as it shall be.

    All are made ready beside their targets before the first is replaced. Raises EditRefusedError, with nothing
    written, where one was changed since it was read or may not be written.
    """
    ready: list[tuple[Path, Path]] = []
    try:
        for old, new in pairs:
            target = (root / old.name).resolve()
            _unchanged(target, old)
            ready.append((_beside(target, new.data), target))
        for (_, target), (old, _) in zip(ready, pairs, strict=True):
            _unchanged(target, old)
        for made, target in ready:
            os.replace(made, target)
    except OSError as error:
        name = error.filename or root
        raise EditRefusedError(f"{name} cannot be written ({error.strerror or error})") from error
    finally:
        for made, _ in ready:
            made.unlink(missing_ok=True)
    for folder in {target.parent for _, target in ready}:
        _settle(folder)


def write_atomically(path: Path, data: bytes) -> None:
    """Write a file as a whole: a reader sees the old bytes or the new ones. Its permissions stay. Raises OSError."""
    target = path.resolve()
    made = _beside(target, data)
    try:
        os.replace(made, target)
    finally:
        made.unlink(missing_ok=True)
    _settle(target.parent)


def _unchanged(target: Path, old: Document) -> None:
    if target.read_bytes() != old.data:
        raise EditRefusedError(
            f"{old.name} was changed by somebody else meanwhile; nothing is written", "give the command again"
        )
    if not os.access(target, os.W_OK):
        raise EditRefusedError(f"{old.name} is write-protected; nothing is written")


def _beside(target: Path, data: bytes) -> Path:
    """A new file in the folder of the target that holds the data on disk and has the target's permissions."""
    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".tmp", dir=target.parent)
    made = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        made.chmod(_mode(target))
    except BaseException:
        made.unlink(missing_ok=True)
        raise
    return made


def _mode(target: Path) -> int:
    try:
        return stat.S_IMODE(target.stat().st_mode)
    except FileNotFoundError:
        mask = os.umask(0)
        os.umask(mask)
        return 0o666 & ~mask


def _settle(folder: Path) -> None:
    """Make the renaming durable, where the system lets a folder be synchronised."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
