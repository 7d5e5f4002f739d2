"""Every room's checks in one run."""

from __future__ import annotations

from cardforge.catalogue.checks import run_checks
from cardforge.diagnostics import Report
from cardforge.workshop.project import Project


def check_project(project: Project) -> Report:
    """All findings on a project: reading it, then the checks of each room on what could be read."""
    report = Report(project.report)
    if project.catalogue is not None:
        report.extend(run_checks(project.catalogue))
    return report
