"""Coverage of a project: its engine's trials, its scenarios, and where the results go."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

from cardforge.catalogue import Catalogue
from cardforge.coverage.mutants import SETTINGS
from cardforge.coverage.result import Coverage
from cardforge.coverage.run import Project as Covered
from cardforge.coverage.run import cover
from cardforge.coverage.work import Progress
from cardforge.game.trials import Trials
from cardforge.workshop.build import cores
from cardforge.workshop.engines import engine_code, find_engine
from cardforge.workshop.project import Project, open_project
from cardforge.workshop.scenarios import NoEngineError

SCENARIOS = "rules"
"""The folder of a project whose scenarios pin its texts, below and in its Markdown files."""

_ROOMS = ("catalogue", "coverage", "game", "games", "language", "play")
_OWN = Path(__file__).parents[1]


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
    what = Covered(project.root, SCENARIOS, TrialsOf(project.root), code, catalogue.edition.name)
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


__all__ = ["SETTINGS", "Coverage", "cover_project"]
