"""From a file to text: what is not a readable, modest, UTF-8 text file becomes a diagnostic."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from cardforge.catalogue.reading import faults
from cardforge.diagnostics import Place, Report

MOST_BYTES = 8 * 1024 * 1024
"""No card file is larger: 10,000 cards of 500 bytes are 5 MB."""


@dataclass(frozen=True)
class Source:
    """A project's text file: name relative to the project, text with line ends as \\n, SHA-256 of its bytes."""

    name: str
    text: str
    digest: str

    @cached_property
    def lines(self) -> list[str]:
        """The text, line by line."""
        return self.text.split("\n")


def read_source(
    root: Path, name: str, report: Report, most: int = MOST_BYTES, instead: bytes | None = None
) -> Source | None:
    """The text of a project's file; None, with the reason in the report, where it has none.

    A byte-order mark and carriage returns are taken away: they come from spreadsheets and mean nothing. `instead` are
    bytes to take in place of those on disk: an edit that is not written yet.
    """
    path = root / name
    place = Place(name)
    if instead is not None:
        return _decoded(name, instead, report)
    try:
        if not path.is_file():
            report.add(faults.file_unreadable(place, "it is a directory" if path.is_dir() else "there is no such file"))
            return None
        size = path.stat().st_size
        if size > most:
            report.add(faults.file_too_big(place, size, most))
            return None
        data = path.read_bytes()
    except OSError as error:
        report.add(faults.file_unreadable(place, error.strerror or str(error)))
        return None
    return _decoded(name, data, report)


def _decoded(name: str, data: bytes, report: Report) -> Source | None:
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start]
        line = before.count(b"\n") + 1
        column = len(before[before.rfind(b"\n") + 1 :].decode("utf-8", "replace")) + 1
        report.add(faults.file_not_utf8(Place(name, line, column), data[error.start]))
        return None
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    return Source(name, text, hashlib.sha256(data).hexdigest())
