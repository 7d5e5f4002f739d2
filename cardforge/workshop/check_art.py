"""`check --art`: all cards made, and their pictures measured as illustrations."""

from __future__ import annotations

from cardforge.diagnostics import Diagnostic
from cardforge.press.faces import plan_faces
from cardforge.press.illustration.checks import check_pictures
from cardforge.workshop.build import build_proofs
from cardforge.workshop.project import Project


def check_art(project: Project, jobs: int = 0) -> list[Diagnostic]:
    """What is wrong with making the proofs, and with the pictures on them. Raises NoRendererError."""
    catalogue = project.catalogue
    if catalogue is None:
        return []
    built = build_proofs(project, catalogue, jobs=jobs)
    faces, _ = plan_faces(catalogue)
    neutral = frozenset(faction.id for faction in catalogue.factions if faction.neutral)
    return [*built.report, *check_pictures(project.root, faces, built.pages, neutral)]
