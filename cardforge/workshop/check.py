"""Every room's checks in one run."""

from __future__ import annotations

from cardforge.catalogue import Catalogue
from cardforge.catalogue.checks import constants, run_checks
from cardforge.catalogue.checks.characters import unprintable
from cardforge.catalogue.checks.texts import read_texts
from cardforge.diagnostics import Report
from cardforge.rulebook.faults import BOOK
from cardforge.workshop.engines import NONE, find_engine, known_engines, unknown_engine
from cardforge.workshop.printable import printable
from cardforge.workshop.project import Project


def check_project(project: Project) -> Report:
    """All findings on a project: reading it, then the checks of each room on what could be read."""
    report = Report(project.report)
    if project.catalogue is not None:
        report.extend(run_checks(project.catalogue))
        _engine(project.catalogue, report)
        supported = printable(project.catalogue, report)
        if supported is not None:
            report.extend(unprintable(project.catalogue, supported))
        report.extend(_rulebook(project.catalogue))
    return report


def _rulebook(catalogue: Catalogue) -> Report:
    """What is wrong with the words of the rulebook; what plays and prints it is imported only where there is one."""
    if not (catalogue.root / BOOK).is_file():
        return Report()
    from cardforge.rulebook.compiling import compile_book

    report = Report()
    compile_book(catalogue, None, report, play=False)
    return report


def _engine(catalogue: Catalogue, report: Report) -> None:
    """The rules texts, as the game's engine reads them, and the numbers that it plays by."""
    name = catalogue.game.engine
    if name == NONE:
        return
    engine = find_engine(name)
    if engine is None:
        report.add(unknown_engine(catalogue.places.of("game", "game", "engine"), name, known_engines()))
        return
    reader = engine.reader(catalogue)
    report.extend(read_texts(catalogue, reader))
    report.extend(constants.told(catalogue, engine.objections(catalogue, reader)))
