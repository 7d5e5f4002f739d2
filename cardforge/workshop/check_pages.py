"""`check --proofs` and `check --art`: all cards made once, and the pages, or the pictures on them, looked at."""

from __future__ import annotations

from cardforge.diagnostics import Diagnostic
from cardforge.press.faces import plan_faces
from cardforge.press.illustration.checks import check_pictures
from cardforge.press.looking import look
from cardforge.workshop.build import build_proofs
from cardforge.workshop.project import Project


def check_pages(project: Project, proofs: bool = False, art: bool = False, jobs: int = 0) -> list[Diagnostic]:
    """What is wrong with making the proofs, with the pages and with the pictures on them. Raises NoRendererError.

    With `proofs` the pages are looked at as people will see them, with `art` the pictures as illustrations.
    """
    catalogue = project.catalogue
    if catalogue is None:
        return []
    built = build_proofs(project, catalogue, jobs=jobs)
    found = list(built.report)
    faces, _ = plan_faces(catalogue)
    neutral = frozenset(faction.id for faction in catalogue.factions if faction.neutral)
    for wanted, check in ((proofs, look), (art, check_pictures)):
        if wanted:
            found += check(project.root, faces, built.pages, neutral)
    return found
