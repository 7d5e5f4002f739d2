"""Every room's checks in one run."""

from __future__ import annotations

from cardforge.diagnostics import Report
from cardforge.workshop.project import Project


def check_project(project: Project) -> Report:
    """All findings on a project: reading it, then the checks of each room on what could be read."""
    return Report(project.report)
