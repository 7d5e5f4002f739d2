"""Builds what people print. `build` never runs the engine; what a proof says of it is read from the ledger."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from cardforge.catalogue import Catalogue
from cardforge.catalogue.models.design import slug
from cardforge.diagnostics import Diagnostic, Report
from cardforge.press.build import PressOptions, build_pages
from cardforge.press.faces import plan_faces
from cardforge.press.render import NoRendererError
from cardforge.worker_life import cores
from cardforge.workshop.project import Project

PROOFS = Path("build/proofs")

Progress = Callable[[int, int], None]
"""Told how many pages are done, of how many that have to be made."""


@dataclass(frozen=True)
class Built:
    """What a build did: ids made anew, ids taken as they were, what went wrong, and the files that stand there now."""

    rendered: tuple[str, ...]
    reused: tuple[str, ...]
    report: Report
    files: tuple[Path, ...]
    folder: Path = PROOFS
    """Where they stand, in the project."""
    pages: Mapping[str, str] = field(default_factory=dict)
    """The key in the cache of each face that stands there."""


def build_proofs(
    project: Project,
    catalogue: Catalogue,
    only: Sequence[str] = (),
    jobs: int = 0,
    progress: Progress | None = None,
    low_ink: bool = False,
) -> Built:
    """Bring the proofs up to date: for every card a PDF and a picture, all of them in one PDF and on one sheet.

    `only` are ids; `jobs` 0 uses every core. A card that cannot be made keeps its last good proof. Proofs of an edition
    that is not the current one, and those for little ink, have a folder of their own.
    """
    faces, found = plan_faces(catalogue, low_ink)
    report = Report(found)
    folder = proofs_folder(catalogue, low_ink)
    options = PressOptions(
        jobs=jobs or cores(),
        title=book_title(catalogue),
        folder=folder.as_posix(),
        notice=historical_notice(catalogue),
        only=frozenset(only) if only else None,
    )
    result = build_pages(project.root, faces, options, progress)
    report.extend(result.diagnostics)
    return Built(result.rendered, result.reused, report, result.files, folder, result.pages)


def build_look(
    project: Project, catalogue: Catalogue, built: Built, jobs: int = 0, low_ink: bool = False
) -> tuple[Path, ...]:
    """Proof pages, sheets and pictures of cards side by side, made from proofs that stand there; all their files."""
    from cardforge.press.review import ReviewOptions, build_review
    from cardforge.workshop.posters import plan_posters
    from cardforge.workshop.review import proof_notes

    faces, _ = plan_faces(catalogue, low_ink)
    options = ReviewOptions(built.folder.as_posix(), book_title(catalogue), historical_notice(catalogue))
    notes = proof_notes(catalogue, jobs or cores())
    return build_review(project.root, faces, built.pages, notes, plan_posters(catalogue), options)


def build_gallery(
    project: Project, catalogue: Catalogue, built: Built, low_ink: bool = False, findings: Iterable[Diagnostic] = ()
) -> Path:
    """The page that shows the proofs that stand there, with what is wrong where a card could not be made."""
    from cardforge.workshop.gallery import bring_gallery

    faces, _ = plan_faces(catalogue, low_ink)
    return bring_gallery(catalogue, faces, built.pages, findings, built.folder, historical_notice(catalogue))


def book_title(catalogue: Catalogue) -> str:
    """What a file of all cards is called."""
    return f"{catalogue.game.title} {catalogue.edition.id}"


def proofs_folder(catalogue: Catalogue, low_ink: bool = False) -> Path:
    """Where the proofs of a catalogue under its edition go, in the project."""
    edition = f"-{slug(catalogue.edition.id)}" if historical_notice(catalogue) else ""
    return PROOFS.with_name(f"{PROOFS.name}{edition}{'-low-ink' if low_ink else ''}")


def historical_notice(catalogue: Catalogue) -> str | None:
    """What is printed on everything of an edition that is not the current one; None for the current one."""
    if catalogue.edition.id == catalogue.game.edition:
        return None
    return f"Historical – edition {catalogue.edition.id}, not for current play"


__all__ = [
    "PROOFS",
    "Built",
    "NoRendererError",
    "build_proofs",
    "historical_notice",
    "proofs_folder",
]
