"""The import contracts in pyproject.toml say what the plan of the house says: every arrow is tried, allowed or not."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

import pytest
from grimp import ImportGraph
from importlinter.api import read_configuration
from importlinter.contracts.forbidden import ForbiddenContract
from importlinter.contracts.layers import LayersContract
from importlinter.domain.contract import Contract

PROJECT = Path(__file__).parents[2]
PYPROJECT = PROJECT / "pyproject.toml"

# The plan, line by line. A room may import from diagnostics and from what stands to the left of it on its lines.
LINES = (
    ("diagnostics", "catalogue", "game", "language", "games", "workshop", "cli"),
    ("game", "play", "coverage", "workshop"),
    ("catalogue", "press", "rulebook", "workshop"),
    ("play", "rulebook"),  # "rulebook (also play)"
)
ROOMS = tuple(dict.fromkeys(room for line in LINES for room in line))
ALLOWED = {("diagnostics", room) for room in ROOMS} | {
    (left, room) for line in LINES for place, room in enumerate(line) for left in line[:place]
}
ARROWS = [(imported, importer) for imported, importer in permutations(ROOMS, 2)]


@pytest.fixture(scope="module")
def contracts() -> list[Contract]:
    types = {"layers": LayersContract, "forbidden": ForbiddenContract}
    configuration = read_configuration(str(PYPROJECT))
    return [
        types[options["type"]](
            name=options["name"], session_options=configuration["session_options"], contract_options=options
        )
        for options in configuration["contracts_options"]
    ]


@pytest.fixture
def empty_house() -> ImportGraph:
    """Rooms with a module each and no import at all."""
    graph = ImportGraph()
    for module in ("cardforge", *(f"cardforge.{room}" for room in ROOMS)):
        graph.add_module(module)
    for room in ROOMS:
        graph.add_module(f"cardforge.{room}.furniture")
    return graph


def broken_by(arrow: tuple[str, str], contracts: list[Contract], graph: ImportGraph) -> Iterator[str]:
    """The names of the contracts that object when the arrow's second room imports from the first, deep inside both."""
    imported, importer = (f"cardforge.{room}.furniture" for room in arrow)
    graph.add_import(importer=importer, imported=imported, line_number=1, line_contents=f"import {imported}")
    for contract in contracts:
        if not contract.check(graph, verbose=False).kept:
            yield contract.name


def test_every_room_of_the_package_stands_on_the_plan():
    folders = {path.parent.name for path in PROJECT.glob("cardforge/*/__init__.py")}
    assert folders == set(ROOMS)


@pytest.mark.parametrize(
    ("imported", "importer"), [arrow for arrow in ARROWS if arrow in ALLOWED], ids=lambda room: str(room)
)
def test_an_arrow_on_the_plan_is_accepted(imported, importer, contracts, empty_house):
    assert list(broken_by((imported, importer), contracts, empty_house)) == []


@pytest.mark.parametrize(
    ("imported", "importer"), [arrow for arrow in ARROWS if arrow not in ALLOWED], ids=lambda room: str(room)
)
def test_an_arrow_that_is_not_on_the_plan_is_refused(imported, importer, contracts, empty_house):
    assert list(broken_by((imported, importer), contracts, empty_house)) != []


def test_all_allowed_arrows_together_are_accepted(contracts, empty_house):
    for imported, importer in sorted(ALLOWED - {(room, room) for room in ROOMS}):
        empty_house.add_import(importer=f"cardforge.{importer}", imported=f"cardforge.{imported}")
    assert [contract.name for contract in contracts if not contract.check(empty_house, verbose=False).kept] == []


def test_a_detour_outside_the_rooms_is_refused_as_well(contracts, empty_house):
    """A module at the top of the package belongs to no room: neither of its two imports is an arrow of the plan."""
    empty_house.add_module("cardforge.side_door")
    empty_house.add_import(importer="cardforge.press", imported="cardforge.side_door")
    empty_house.add_import(importer="cardforge.side_door", imported="cardforge.games")
    assert "press knows no game: what it needs from the engine it is given as data" in [
        contract.name for contract in contracts if not contract.check(empty_house, verbose=False).kept
    ]


def test_the_command_refuses_a_bad_import_planted_in_a_file(tmp_path):
    """The same configuration, read by the program that `make test` runs, on a package with one wrong line."""
    shutil.copy(PYPROJECT, tmp_path)
    for room in ("", *ROOMS):
        (tmp_path / "cardforge" / room).mkdir(parents=True, exist_ok=True)
        (tmp_path / "cardforge" / room / "__init__.py").touch()
    (tmp_path / "cardforge/press/sheets.py").write_text("def lay() -> None:\n    from cardforge.games import rules\n")
    (tmp_path / "cardforge/games/rules.py").touch()
    command = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as lint; lint()", "--no-cache"]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert run.returncode == 1
    assert "cardforge.press.sheets -> cardforge.games.rules (l.2)" in run.stdout
