"""Opens a project: its catalogue, and all that is wrong with reading it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from cardforge.catalogue import Catalogue, load
from cardforge.diagnostics import Report
from cardforge.workshop.root import find_root


@dataclass(frozen=True)
class Project:
    """An opened project. `catalogue` is None where the game itself cannot be read; `report` says why."""

    root: Path
    catalogue: Catalogue | None
    report: Report

    def line(self, file: str, line: int) -> str | None:
        """A line (from 1) of one of the project's text files, or None."""
        if self.catalogue is not None and (read := self.catalogue.places.line(file, line)) is not None:
            return read
        try:
            return (self.root / file).read_text("utf-8-sig").splitlines()[line - 1]
        except (OSError, UnicodeDecodeError, IndexError):
            return None

    def edited(self, files: Mapping[str, bytes]) -> Project:
        """The project as it would be with these files, by name, in the place of those on disk."""
        catalogue, report = load(self.root, files)
        return Project(self.root, catalogue, report)

    def counts(self) -> str:
        """What there is, in words: `92 cards, 25 references, 52 stories, 4 decks`."""
        if self.catalogue is None:
            return "nothing could be read"
        listed, all = len(self.catalogue.listed), len(self.catalogue.designs)
        parts = [(listed, "card"), (all - listed, "reference"), (len(self.catalogue.lore.creatures), "stor")]
        parts.append((len(self.catalogue.decks), "deck"))
        return ", ".join(f"{count} {_plural(word, count)}" for count, word in parts)


def _plural(word: str, count: int) -> str:
    if word == "stor":
        return "story" if count == 1 else "stories"
    return word if count == 1 else f"{word}s"


def open_project(start: Path) -> Project:
    """The project at or above a folder. Raises NoProjectError."""
    root = find_root(start)
    catalogue, report = load(root)
    return Project(root, catalogue, report)
