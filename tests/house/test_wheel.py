"""The wheel works alone: installed away from this folder, it brings the command and the game as a starter."""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from zipfile import ZipFile

import pytest

PROJECT = Path(__file__).parents[2]
STARTER = "cardforge/starters/waybound"


def run(*command: str | Path, cwd: Path = PROJECT) -> str:
    """What the command prints. No Python variable of this process reaches it."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory) -> Path:
    """The wheel of this folder, built without the network: hatchling is in the environment that runs the tests."""
    folder = tmp_path_factory.mktemp("wheel")
    run(
        sys.executable, "-m", "pip", "wheel", ".", "--no-deps", "--no-build-isolation", "--quiet", "--wheel-dir", folder
    )
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def elsewhere(wheel, tmp_path_factory) -> Path:
    """An empty environment with the wheel in it. What it depends on is borrowed from the environment of the tests, by a
    path that does not bring along the editable installation of this folder."""
    environment = tmp_path_factory.mktemp("elsewhere") / "an environment"
    run(sys.executable, "-m", "venv", "--without-pip", environment)
    python = environment / "bin" / "python"
    run(sys.executable, "-m", "pip", "--python", python, "install", "--no-deps", "--no-index", "--quiet", wheel)
    site = run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip()
    (Path(site) / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return environment


@pytest.fixture(scope="module")
def empty_folder(tmp_path_factory) -> Path:
    return tmp_path_factory.mktemp("empty")


def test_the_wheel_holds_the_package_with_its_data_and_the_game(wheel):
    held = set(ZipFile(wheel).namelist())
    tracked = run("git", "ls-files", "-z", "cardforge").split("\0") if (PROJECT / ".git").exists() else []
    assert held >= {name for name in tracked if name and (PROJECT / name).exists()}
    assert {f"{STARTER}/cards/game.yaml", f"{STARTER}/cards/editions/0.36.yaml"} <= held


def test_the_wheel_holds_nothing_else(wheel):
    rooms = {name.split("/")[0] for name in ZipFile(wheel).namelist()}
    assert rooms == {"cardforge", next(room for room in rooms if room.endswith(".dist-info"))}


def test_the_installed_command_runs_from_its_own_copy(elsewhere, empty_folder):
    where = run(elsewhere / "bin" / "python", "-c", "import cardforge; print(cardforge.__file__)", cwd=empty_folder)
    assert Path(where.strip()).is_relative_to(elsewhere)
    assert "Usage: cardforge" in run(elsewhere / "bin" / "cardforge", "--help", cwd=empty_folder)


def test_the_installed_command_checks_the_starter_it_brought(elsewhere, empty_folder):
    code = "import cardforge, pathlib; print(pathlib.Path(cardforge.__file__).with_name('starters') / 'waybound')"
    starter = run(elsewhere / "bin" / "python", "-c", code, cwd=empty_folder).strip()
    run(elsewhere / "bin" / "cardforge", "-C", starter, "check", cwd=empty_folder)


EXTRA = {
    "F-CLAIM-THE-WAY",
    "back-deck",
    "back-companion",
    "back-route",
    "back-reference",
}  # what a faction can do, and the backs


@pytest.mark.parametrize(
    ("option", "cards"), [("--blank", 6), ("--waybound", 117)]
)  # 92 designs, 16 + 8 + 1 references
def test_the_installed_command_makes_a_project_that_checks_and_builds(elsewhere, tmp_path, option, cards):
    command = elsewhere / "bin" / "cardforge"
    run(command, "new", "my game", option, cwd=tmp_path)
    project = tmp_path / "my game"
    assert "no errors" in run(command, "check", cwd=project)
    run(command, "build", "proofs", cwd=project)
    made = {path.stem for path in (project / "build/proofs/").glob("*.pdf")} - {"all", *EXTRA}
    assert len(made) == cards
