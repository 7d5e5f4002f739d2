"""A full disk, or a folder in which nothing may be written, told in a sentence with what to do."""

from __future__ import annotations

import errno
import os

ROOM = "make room, then give the command again; what was finished before is left as it was"
PERMISSIONS = "correct its permissions"

UNWRITABLE = {
    errno.EACCES: PERMISSIONS,
    errno.EPERM: PERMISSIONS,
    errno.EROFS: "it lies where nothing can be written; work on a copy elsewhere",
    errno.ENOSPC: ROOM,
    errno.EDQUOT: ROOM,
    errno.EFBIG: "this disk or account takes no file so large; write to another one",
    errno.EISDIR: "there is a folder of that name in its place; move it away",
    errno.ENOTDIR: "there is a file in the place of a folder; move it away",
}
"""What to do, by what went wrong. Any other trouble with a file is a fault of the program and is shown as one."""


def unwritable(error: OSError) -> str:
    """The sentence, and what to do."""
    file = os.path.relpath(error.filename) if isinstance(error.filename, str) else "a file"
    hint = UNWRITABLE.get(error.errno or 0)
    said = f"{file} cannot be read or written ({error.strerror or error})"
    return f"{said}\n    hint: {hint}" if hint else said
