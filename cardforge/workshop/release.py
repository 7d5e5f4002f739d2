"""Makes a release: remembers every card, and every id that is published, once `check` finds nothing wrong."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from cardforge.catalogue import Catalogue
from cardforge.catalogue.compare.releases import (
    DamagedReleaseError,
    RuleText,
    changed_since,
    is_release_name,
    read_release,
    release_file,
    release_names,
    release_text,
)
from cardforge.catalogue.edit import write_atomically
from cardforge.catalogue.locks import IDS, ids_text, read_ids
from cardforge.diagnostics import Report
from cardforge.rulebook.faults import BOOK
from cardforge.workshop.check import check_project
from cardforge.workshop.project import Project
from cardforge.workshop.standing import not_covered

_DATE = re.compile(r"\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])")


class ReleaseRefusedError(ValueError):
    """A release is not made; the message says why. `report` has the findings where they are the reason."""

    def __init__(self, message: str, report: Report | None = None) -> None:
        super().__init__(message)
        self.report = report


@dataclass(frozen=True)
class PlannedRelease:
    """A release that nothing speaks against. `files` is what will be written, by project file."""

    name: str
    edition: str
    faces: int
    new_ids: int
    after: str | None
    changed: int
    """Faces that are not as in the release before; all of them in a first release."""
    files: Mapping[str, str]
    rules: int = 0
    """Rules that are remembered."""


@dataclass(frozen=True)
class ReleaseLine:
    """One release in a list. `faces` is None where its file is damaged."""

    name: str
    edition: str = ""
    date: str | None = None
    note: str | None = None
    faces: int | None = None


def plan_release(project: Project, name: str, date: str | None = None, note: str | None = None) -> PlannedRelease:
    """What a release would write. Raises ReleaseRefusedError; nothing is written either way."""
    if not is_release_name(name):
        raise ReleaseRefusedError(
            f"“{name}” cannot be the name of a release; expected letters, digits, dashes and single dots, at most 60"
        )
    if date is not None and not _DATE.fullmatch(date):
        raise ReleaseRefusedError(f"“{date}” is no date; expected year-month-day, such as 2026-03-31")
    names = release_names(project.root)
    taken = next((other for other in names if other.casefold() == name.casefold()), None)
    if taken is not None:
        raise ReleaseRefusedError(f"there is a release {taken} already, and a release never changes; take another name")
    report = check_project(project)
    if report.failed or project.catalogue is None:
        raise ReleaseRefusedError("no release while there are errors; the findings above say where", report)
    lacking = not_covered(project.catalogue, project.root)
    if lacking:
        first = "; ".join(f"{name} ({id}): {lacks}" for id, name, lacks in lacking[:5])
        more = f"; and {len(lacking) - 5} more" if len(lacking) > 5 else ""
        raise ReleaseRefusedError(
            f"no release of what is not known to play as it says: {first}{more}\n"
            "    hint: `cardforge coverage` tells which scenarios are missing, and brings the ledger up to date"
        )
    after = names[-1] if names else None
    return _planned(project.root, project.catalogue, name, after, date, note, _rules(project.catalogue, after))


def make_release(project: Project, planned: PlannedRelease) -> None:
    """Write what was planned: first the ids, then the release, each file as a whole. Raises OSError."""
    for file, text in planned.files.items():
        path = project.root / file
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, text.encode())


def list_releases(root: Path) -> tuple[ReleaseLine, ...]:
    """The releases of a project, the oldest first."""
    return tuple(_listed(root, name) for name in release_names(root))


def _listed(root: Path, name: str) -> ReleaseLine:
    try:
        release = read_release(root, name)
    except DamagedReleaseError as error:
        return ReleaseLine(name, note=str(error))
    return ReleaseLine(name, release.edition, release.date, release.note, len(release.faces))


def _rules(catalogue: Catalogue, after: str | None) -> Mapping[str, RuleText]:
    """The rules as they read, where there is a rulebook. Raises ReleaseRefusedError where the edition says too little.

    What only prints cards may be released as often as it likes: it has no document that could mislead.
    """
    if not (catalogue.root / BOOK).is_file():
        return {}
    from cardforge.workshop.rule_changes import changes_since
    from cardforge.workshop.rulebook import compiled, rule_texts

    book, _ = compiled(catalogue, play=False)
    if after is not None:
        try:
            since = changes_since(catalogue, book, after)
        except DamagedReleaseError as error:
            raise ReleaseRefusedError(f"the release before this one cannot be read: {error}") from None
        if since is not None and since.refusal is not None:
            raise ReleaseRefusedError(since.refusal)
    return rule_texts(book)


def _planned(
    root: Path,
    catalogue: Catalogue,
    name: str,
    after: str | None,
    date: str | None,
    note: str | None,
    rules: Mapping[str, RuleText],
) -> PlannedRelease:
    published = read_ids(root, Report())
    faces = {design.id for design in catalogue.designs} | {ability.id for _, ability in catalogue.abilities}
    try:
        changed = len(changed_since(catalogue, after)) if after else len(faces)
    except DamagedReleaseError as error:
        raise ReleaseRefusedError(f"the release before this one cannot be read: {error}") from None
    files = {
        IDS: ids_text(catalogue, published),
        release_file(name): release_text(catalogue, name, after, date, note, texts=rules),
    }
    new_ids = len(faces - set(published))
    return PlannedRelease(name, catalogue.edition.id, len(faces), new_ids, after, changed, files, len(rules))
