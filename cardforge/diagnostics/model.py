"""What a diagnostic is: a code, a severity, a place, a sentence, what was expected, and what to do."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum


class Severity(StrEnum):
    """How bad a finding is. Only errors make a command fail."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"

    @property
    def rank(self) -> int:
        """0 for the worst."""
        return (Severity.ERROR, Severity.WARNING, Severity.NOTE).index(self)


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A stretch of one line in a file: line and column from 1, in characters; the file relative to the project."""

    file: str
    line: int = 1
    column: int = 1
    length: int = 1

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"

    def shifted(self, columns: int, length: int = 1) -> Place:
        """The place that many columns further right on the same line."""
        return replace(self, column=self.column + columns, length=length)


@dataclass(frozen=True, slots=True)
class Message:
    """The words of one finding.

    `text` is a sentence without a full stop. `expected` names what would be right, `hint` what to do, `subject` the
    card or other thing that it is about, as a reader would name it.
    """

    text: str
    expected: str = ""
    hint: str = ""
    subject: str = ""


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One finding: made by a `Kind`, collected in a `Report`."""

    code: str
    severity: Severity
    message: str
    place: Place | None = None
    subject: str = ""
    expected: str = ""
    hint: str = ""

    def about(self, subject: str) -> Diagnostic:
        """The same finding with its subject named, unless it names one already."""
        return self if self.subject else replace(self, subject=subject)
