"""What `check` found last, kept with a hash of all that it depends on, so that it can never be out of date.

It depends on the project's files, on the code that checks them, and on what else is installed. Where anything differs,
or the file that keeps it is damaged or cannot be written, it is as if there were none.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from cardforge.diagnostics import Diagnostic, Place, Severity
from cardforge.diagnostics.render import DiagnosticJson, as_json
from cardforge.press.atomic import write_bytes

FOLDERS = ("cards", "fonts", "templates", "rules")
"""Folders of a project whose files are compared byte by byte."""
PICTURES = "art"
"""Large files: their size and the time of their last change are compared."""
FILE = "build/.cache/check.json"
OWN_CODE = Path(__file__).parents[1]

Found = tuple[tuple[Diagnostic, ...], str, Mapping[tuple[str, int], str]]
"""The findings, what there is in words, and the lines to show by file and number."""


class Memory:
    """The findings that are kept of one project."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._file = root / FILE

    def recall(self) -> Found | None:
        """What was found, if all that it depends on is still the same."""
        try:
            digest, _, body = self._file.read_bytes().partition(b"\n")
            if hashlib.sha256(body).hexdigest().encode() != digest:
                return None
            kept = json.loads(body)
            code = tuple(Path(folder) for folder in kept["code"])
            if kept["state"] != self.state() or kept["hash"] != _code_hash(code):
                return None
            lines = {(file, line): text for file, line, text in kept["lines"]}
            return tuple(_diagnostic(one) for one in kept["findings"]), kept["counts"], lines
        except (OSError, ValueError, KeyError, TypeError):
            return None

    def keep(self, state: str, code: Sequence[Path], found: Found) -> None:
        """Keep what was found in that state of the project, by our own code and that in further folders."""
        if not (self._root / "build").is_dir():
            return
        findings, counts, lines = found
        kept = {
            "state": state,
            "code": [str(folder) for folder in code],
            "hash": _code_hash(code),
            "counts": counts,
            "findings": [as_json(one) for one in findings],
            "lines": [[file, line, text] for (file, line), text in lines.items()],
        }
        body = json.dumps(kept, ensure_ascii=False).encode()
        try:
            write_bytes(self._file, hashlib.sha256(body).hexdigest().encode() + b"\n" + body)
        except OSError:
            return  # a project that cannot be written to is checked anew each time

    def state(self) -> str:
        """Hash of the project as it stands."""
        digest = hashlib.sha256(str(self._root).encode())
        for folder in FOLDERS:
            for path in _files(self._root / folder):
                digest.update(f"\0{path}\0".encode(errors="surrogateescape"))
                digest.update(_content(path))
        for path in _files(self._root / PICTURES):
            about = os.stat(path)
            digest.update(f"\0{path}\0{about.st_size} {about.st_mtime_ns} {about.st_ctime_ns}".encode())
        return digest.hexdigest()


def _files(folder: Path) -> Iterator[str]:
    """All that lies in a folder and below, sorted; folders themselves too, since an empty one can matter."""
    seen: set[str] = set()
    for place, folders, names in os.walk(folder, followlinks=True):
        if (real := os.path.realpath(place)) in seen:
            folders.clear()
            continue
        seen.add(real)
        folders.sort()
        yield place
        yield from (f"{place}/{name}" for name in sorted(names))


def _content(path: str) -> bytes:
    """Hash of a file's bytes; of what the system says where it has none that can be read."""
    try:
        with open(path, "rb") as file:
            return hashlib.file_digest(file, "sha256").digest()
    except OSError as error:
        return f"{error.errno}".encode()


def _code_hash(folders: Sequence[Path]) -> str:
    """Hash of our own code and of that in further folders, of the Python that runs it, and of what is installed."""
    digest = hashlib.sha256(sys.version.encode())
    for folder in (OWN_CODE, *folders):
        for path in _files(folder):
            if path.endswith((".py", ".yaml")):
                digest.update(f"\0{path}\0".encode(errors="surrogateescape"))
                digest.update(_content(path))
    for place in sys.path:
        try:
            names = sorted(name for name in os.listdir(place or ".") if name.endswith((".dist-info", ".egg-info")))
        except OSError:
            continue
        digest.update(f"\0{place}\0{' '.join(names)}".encode(errors="surrogateescape"))
    return digest.hexdigest()


def _diagnostic(kept: DiagnosticJson) -> Diagnostic:
    file, line, column, length = kept["file"], kept["line"], kept["column"], kept["length"]
    return Diagnostic(
        code=kept["code"],
        severity=Severity(kept["severity"]),
        message=kept["message"],
        place=Place(file, line or 1, column or 1, length or 1) if file is not None else None,
        subject=kept["subject"],
        expected=kept["expected"],
        hint=kept["hint"],
    )
