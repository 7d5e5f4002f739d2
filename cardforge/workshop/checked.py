"""`check` for people who save often: what was found is kept, and told again as long as nothing has changed.

Importing the catalogue and reading every card takes ten times as long as seeing that each file is what it was.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from cardforge.diagnostics import Diagnostic, Severity
from cardforge.workshop.remembered import Memory
from cardforge.workshop.root import find_root

if TYPE_CHECKING:
    from cardforge.catalogue import Catalogue


@dataclass(frozen=True)
class Checked:
    """What `check` has to say of a project: the findings in order, what there is, and the lines to show."""

    findings: tuple[Diagnostic, ...]
    counts: str
    lines: Mapping[tuple[str, int], str]
    """The line of each finding, by file and number."""

    @property
    def failed(self) -> bool:
        """Whether there is an error."""
        return any(found.severity is Severity.ERROR for found in self.findings)

    def line(self, file: str, line: int) -> str | None:
        """A line (from 1) that a finding stands on, or None."""
        return self.lines.get((file, line))


def check_folder(start: Path) -> Checked:
    """All findings on the project at or above a folder, whether found now or remembered. Raises NoProjectError.

    They are kept below `build/` where there is such a folder: `check` leaves nothing in a project that was never built.
    """
    root = find_root(start)
    memory = Memory(root)
    if (known := memory.recall()) is not None:
        return Checked(*known)
    before = memory.state()
    checked, code = _check(root)
    if code is not None and memory.state() == before:  # a file that was saved meanwhile may or may not have been read
        memory.keep(before, code, (checked.findings, checked.counts, checked.lines))
    return checked


def _check(root: Path) -> tuple[Checked, tuple[Path, ...] | None]:
    """The findings, and the folders of code beside our own that they depend on; None where those cannot be told."""
    from cardforge.workshop.check import check_project
    from cardforge.workshop.project import open_project

    opened = open_project(root)
    findings = tuple(check_project(opened))
    places = {(found.place.file, found.place.line) for found in findings if found.place}
    lines = {place: text for place in places if (text := opened.line(*place)) is not None}
    return Checked(findings, opened.counts(), lines), _code(opened.catalogue)


def _code(catalogue: Catalogue | None) -> tuple[Path, ...] | None:
    from cardforge.workshop.engines import engine_code

    return engine_code(catalogue.game.engine) if catalogue is not None else ()
