"""Builds anew what a saved file touches: first the cards that changed, so that they can be seen, then all that follows.

A card that cannot be read or made keeps its place in the gallery, with what is wrong in the place of its picture.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from cardforge.catalogue import Catalogue
from cardforge.diagnostics import Diagnostic, Severity
from cardforge.press.build import PressOptions, Result, build_pages
from cardforge.press.face import PlannedFace
from cardforge.press.faces import plan_faces
from cardforge.worker_life import cores
from cardforge.workshop.build import book_title, historical_notice, proofs_folder
from cardforge.workshop.check import check_project
from cardforge.workshop.gallery import bring_gallery
from cardforge.workshop.project import open_project

WATCHED = ("cards", "templates", "art", "fonts")
"""Folders of a project whose files end on cards."""
FEW = 12
"""Up to so many changed cards are shown before all the rest is done."""


@dataclass(frozen=True, slots=True)
class Told:
    """What a step of a build did: cards made anew, errors, and seconds since the change was seen."""

    made: tuple[str, ...]
    errors: int
    seconds: float

    def __str__(self) -> str:
        cards = ", ".join(self.made) if 0 < len(self.made) <= 4 else f"{len(self.made)} cards"
        wrong = f"; {self.errors} error{'' if self.errors == 1 else 's'}" if self.errors else ""
        return f"{cards}{wrong}"


@dataclass
class Desk:
    """What a watcher knows of a project between two builds."""

    root: Path
    _faces: dict[str, PlannedFace] = field(default_factory=dict)
    _pages: dict[str, str] = field(default_factory=dict)
    _catalogue: Catalogue | None = None

    def build(self) -> Iterator[Told]:
        """Bring proofs and gallery up to date; told after each step that a browser can show."""
        start = time.perf_counter()
        project = open_project(self.root)
        findings: list[Diagnostic] = list(project.report)
        if project.catalogue is None:
            if self._catalogue is not None:
                self._show(self._catalogue, [], findings)
            yield Told((), _errors(findings), time.perf_counter() - start)
            return
        catalogue = project.catalogue
        faces, found = plan_faces(catalogue)
        findings += found
        changed = frozenset(
            planned.face.id for planned in faces if self._canonical(planned.face.id) != planned.face.canonical()
        )
        if self._faces and 0 < len(changed) <= FEW:
            first = self._press(catalogue, faces, changed)
            self._show(catalogue, faces, [*findings, *first.diagnostics])
            yield Told(first.rendered, _errors([*findings, *first.diagnostics]), time.perf_counter() - start)
        whole = self._press(catalogue, faces, None)
        findings = [*check_project(project), *found, *whole.diagnostics]
        self._show(catalogue, faces, findings)
        self._remember(catalogue, faces)
        yield Told(whole.rendered, _errors(findings), time.perf_counter() - start)

    def _press(self, catalogue: Catalogue, faces: list[PlannedFace], only: frozenset[str] | None) -> Result:
        options = PressOptions(
            jobs=1 if only else cores(),
            title=book_title(catalogue),
            folder=proofs_folder(catalogue).as_posix(),
            notice=historical_notice(catalogue),
            only=only,
        )
        result = build_pages(self.root, faces, options)
        self._pages = {**self._pages, **result.pages} if only else dict(result.pages)
        failed = {found.subject for found in result.diagnostics if found.severity is Severity.ERROR}
        for planned in faces:  # an older proof stands there still; what is wrong is shown in its place
            if str(planned.face) in failed:
                self._pages.pop(planned.face.id, None)
        return result

    def _show(self, catalogue: Catalogue, faces: list[PlannedFace], findings: list[Diagnostic]) -> None:
        shown = {planned.face.id: planned for planned in faces}
        lost = [id for id in self._faces if id not in shown and (id in catalogue.broken or not faces)]
        order = list(self._faces) if lost else list(shown)
        order += [id for id in shown if id not in self._faces] if lost else []
        planned = [shown.get(id) or self._faces[id] for id in order if id in shown or id in lost]
        pages = {id: key for id, key in self._pages.items() if id not in lost or not faces}
        bring_gallery(catalogue, planned, pages, findings, proofs_folder(catalogue), historical_notice(catalogue))

    def _remember(self, catalogue: Catalogue, faces: list[PlannedFace]) -> None:
        known = {planned.face.id: planned for planned in faces}
        for id, planned in self._faces.items():
            if id in catalogue.broken:
                known.setdefault(id, planned)
        self._faces, self._catalogue = known, catalogue

    def _canonical(self, id: str) -> str | None:
        planned = self._faces.get(id)
        return planned.face.canonical() if planned else None


def _errors(findings: list[Diagnostic]) -> int:
    return sum(found.severity is Severity.ERROR for found in findings)
