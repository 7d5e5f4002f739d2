"""`check --proofs`: all cards made, and the finished pages looked at as people will see them."""

from __future__ import annotations

from cardforge.diagnostics import Diagnostic
from cardforge.press.faces import plan_faces
from cardforge.press.looking import look
from cardforge.workshop.build import build_proofs
from cardforge.workshop.project import Project


def check_proofs(project: Project, jobs: int = 0) -> list[Diagnostic]:
    """What is wrong with making the proofs, and with the proofs that were made. Raises NoRendererError."""
    catalogue = project.catalogue
    if catalogue is None:
        return []
    built = build_proofs(project, catalogue, jobs=jobs)
    faces, _ = plan_faces(catalogue)
    neutral = frozenset(faction.id for faction in catalogue.factions if faction.neutral)
    return [*built.report, *look(project.root, faces, built.pages, neutral)]
