"""What a proof page says of a card besides its picture. It is handed in as plain data: the press knows no engine."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Phrase:
    """A stretch of a line that was read as one thing; `node` says what it became."""

    start: int
    end: int
    depth: int
    node: str


@dataclass(frozen=True, slots=True)
class ReadLine:
    """A line of rules text and its phrases, outer ones first."""

    text: str
    phrases: tuple[Phrase, ...] = ()


@dataclass(frozen=True, slots=True)
class ChangedField:
    """A field that is not as it was: stretches of text, each `same`, `removed` or `added`."""

    label: str
    segments: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Since:
    """What has happened to a card since a release."""

    release: str
    new: bool = False
    changes: tuple[ChangedField, ...] = ()
    before: str | None = None
    """Key of the page that it had then."""


@dataclass(frozen=True, slots=True)
class ProofNote:
    """All that is said of one card."""

    id: str
    facts: tuple[tuple[str, str], ...] = ()
    picture: str = ""
    """What its picture shows, and who drew it."""
    reading: tuple[ReadLine, ...] = ()
    unread: str = ""
    """Why there is no reading; empty where there is one."""
    coverage: str = ""
    """How far its text has come; empty where nobody measures it."""
    coverage_open: bool = False
    """Whether something is missing there."""
    release: str = ""
    """The last release; empty where there is none."""
    since: Since | None = None
    """What has changed since that release; None where nothing has."""
