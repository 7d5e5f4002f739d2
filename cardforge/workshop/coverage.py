"""Coverage of a project: its engine's trials, its scenarios, and where the results go."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path

from cardforge.catalogue import Catalogue
from cardforge.catalogue.edit import write_atomically
from cardforge.coverage.ledger import FILE as LEDGER
from cardforge.coverage.ledger import Line, changes, clause_hash, read_ledger
from cardforge.coverage.mutants import SETTINGS
from cardforge.coverage.report.as_json import as_json
from cardforge.coverage.report.table import as_lines as table_lines
from cardforge.coverage.result import Coverage
from cardforge.coverage.run import Project as Covered
from cardforge.coverage.run import cover
from cardforge.coverage.work import Progress
from cardforge.game.trials import Trials
from cardforge.worker_life import cores
from cardforge.workshop.coverage_exceptions import read_exceptions
from cardforge.workshop.coverage_page import PAGE, write_page
from cardforge.workshop.engines import engine_code, find_engine
from cardforge.workshop.project import Project, open_project
from cardforge.workshop.scenarios import NoEngineError

SCENARIOS = ("rules/scenarios/**/*.yaml", "rules/**/*.md")
"""The files of a project whose scenarios pin its texts."""

_ROOMS = ("catalogue", "coverage", "game", "games", "language", "play")
_OWN = Path(__file__).parents[1]

SETTINGS_IN_LEDGER = "edition"
"""What the settings are called in the ledger, where a line needs a name."""


@dataclass(frozen=True)
class TrialsOf:
    """Makes the trials of a project anew, in whatever process."""

    root: Path

    def __call__(self) -> Trials:
        catalogue = open_project(self.root).catalogue
        engine = find_engine(catalogue.game.engine) if catalogue is not None else None
        if catalogue is None or engine is None:
            raise NoEngineError(f"nothing plays the game in {self.root}")
        return engine.trials(catalogue)


def cover_project(
    project: Project,
    catalogue: Catalogue,
    only: Collection[str] | None = None,
    jobs: int = 0,
    progress: Progress | None = None,
) -> Coverage:
    """Coverage of everything, or of these ids. `jobs` 0 uses every core. Raises NoEngineError."""
    name = catalogue.game.engine
    if find_engine(name) is None:
        raise NoEngineError(f"no engine plays this game (engine: {name}); it is only printed")
    code = _code_hash(engine_code(name) or ())
    what = Covered(
        project.root, SCENARIOS, TrialsOf(project.root), code, catalogue.edition.name, read_exceptions(project.root)
    )
    return cover(what, only, jobs or cores(), progress)


def _code_hash(others: Collection[Path]) -> str:
    """A hash of all code that could change what is found: of the rooms that play and change, and of other engines."""
    digest = hashlib.sha256(sys.version.encode())
    for folder in (*(_OWN / room for room in _ROOMS), *others):
        for path in sorted(folder.rglob("*.py")):
            if "report" not in path.relative_to(folder).parts[:1]:
                digest.update(f"\0{path.relative_to(folder)}\0".encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()


def as_lines(coverage: Coverage, catalogue: Catalogue) -> Iterator[str]:
    """The table, what is missing, and how it stands."""
    return table_lines(coverage, {faction.id: faction.name for faction in catalogue.factions})


def ledger_changes(project: Project, coverage: Coverage) -> list[str]:
    """What the ledger should say otherwise, in words; nothing where it is as it should be."""
    before = read_ledger(project.root)
    after = before.with_cards(_lines(coverage), whole=_is_whole(coverage))
    names = {card.id: f"{card.name} ({card.id})" for card in coverage.cards if card.id}
    return changes(before, after, names)


def write_results(project: Project, catalogue: Catalogue, coverage: Coverage, whole: bool) -> None:
    """Write the ledger, and the page when everything was looked at."""
    ledger = read_ledger(project.root).with_cards(_lines(coverage), whole)
    path = project.root / LEDGER
    if not path.exists() or path.read_text("utf-8") != ledger.text():
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, ledger.text().encode())
    if whole:
        write_page(catalogue, coverage)


def _lines(coverage: Coverage) -> list[Line]:
    return [
        Line(card.id or SETTINGS_IN_LEDGER, number, clause_hash(clause.text), clause.rung)
        for card in coverage.cards
        for number, clause in enumerate(card.clauses, 1)
    ]


def _is_whole(coverage: Coverage) -> bool:
    return any(card.id == SETTINGS for card in coverage.cards)


__all__ = [
    "PAGE",
    "SETTINGS",
    "Coverage",
    "NoEngineError",
    "as_json",
    "as_lines",
    "cover_project",
    "ledger_changes",
    "write_results",
]
