"""Why a value is what it is, or why an action is refused, in a saved match or a scenario."""

from __future__ import annotations

from pathlib import Path

from cardforge.catalogue import Catalogue
from cardforge.game.scenario_words import ScenarioError
from cardforge.game.telling import Telling
from cardforge.play.scenarios import Scenario, position_after, read_scenarios
from cardforge.workshop.engines import find_engine
from cardforge.workshop.replays import walk
from cardforge.workshop.tables import NoTableError

SAVES = ".json"


def why(catalogue: Catalogue, file: Path, what: str, step: int | None = None, title: str | None = None) -> str:
    """The answer, in the position after `step` choices or steps (all when None). Raises NoTableError."""
    telling = (
        walk(catalogue, file).at(step).telling
        if file.suffix.lower() == SAVES
        else _scenario_telling(catalogue, file, step, title)
    )
    try:
        return telling.why(what)
    except LookupError as error:
        raise NoTableError(str(error.args[0])) from error


def _scenario_telling(catalogue: Catalogue, file: Path, step: int | None, title: str | None) -> Telling:
    engine = find_engine(catalogue.game.engine)
    if engine is None:
        raise NoTableError(f"no engine plays this game (engine: {catalogue.game.engine}); it is only printed")
    words = engine.scenario_words(catalogue)
    scenarios, faults = read_scenarios([file], words)
    if faults:
        raise NoTableError(str(faults[0]))
    scenario = _one(scenarios, file, title)
    if step is not None and not 0 <= step <= len(scenario.steps):
        raise NoTableError(f"there is no step {step}; the scenario has {len(scenario.steps)}")
    try:
        return position_after(scenario, words, step).telling()
    except ScenarioError as error:
        raise NoTableError(f"{file}: {error.message}") from error


def _one(scenarios: list[Scenario], file: Path, title: str | None) -> Scenario:
    found = [one for one in scenarios if title is None or title.casefold() in one.title.casefold()]
    if len(found) == 1:
        return found[0]
    if not found:
        raise NoTableError(f"no scenario in {file} is called “{title}”" if title else f"there is no scenario in {file}")
    titles = "\n".join(f"    {one.title}" for one in found)
    raise NoTableError(f"{file} holds {len(found)} scenarios; say which with --title:\n{titles}")
