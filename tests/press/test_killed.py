"""A build that is killed leaves the last good files and nothing else, and what it had made is not made again."""

import fcntl
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from small_project import beast, place, write_project

from cardforge.press.atomic import making_folder, remove_stale, writing

ROOT = Path(__file__).parents[2]
FACES = 40
SCRIPT = """
import sys; sys.path[:0] = ["tests/press", "."]
from pathlib import Path
from small_project import SmallProject
from test_killed import faces
if __name__ == "__main__":
    SmallProject(Path(sys.argv[1])).build(*faces(), jobs=int(sys.argv[2]))
"""


def faces():
    return [beast(f"B-{n}", name=f"Mossback {n}") for n in range(FACES - 10)] + [place(f"P-{n}") for n in range(10)]


def start(project, jobs: int, tmp_path: Path) -> subprocess.Popen[bytes]:
    script = tmp_path / "build.py"
    script.write_text(SCRIPT)
    command = [sys.executable, str(script), str(project.root), str(jobs)]
    return subprocess.Popen(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": f"{ROOT}:{ROOT}/tests/press"})


def made_so_far(project) -> int:
    return len(list((project.root / "build/.cache/press/pages").glob("*/*/entry.json")))


def unfinished(project) -> list[str]:
    return [path.name for path in (project.root / "build").rglob(".*") if path.name != ".cache"]


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_a_killed_build_had_made_is_not_made_again(project, tmp_path, jobs):
    process = start(project, jobs, tmp_path)
    while made_so_far(project) < 20 and process.poll() is None:
        time.sleep(0.005)
    process.send_signal(signal.SIGKILL)
    process.wait()
    result = project.build(*faces())
    assert len(result.rendered) <= FACES - 20 + 4 * jobs  # a worker tells of four pages at a time
    assert len(result.rendered) + len(result.reused) == FACES
    whole = write_project(tmp_path / "undisturbed")
    whole.build(*faces())
    assert project.outputs() == whole.outputs()
    assert unfinished(project) == []


def test_builds_killed_at_random_moments_are_completed_by_the_next_one(project, tmp_path):
    chance = random.Random(9)
    for _ in range(6):
        process = start(project, 2, tmp_path)
        time.sleep(chance.uniform(0.2, 1.6))
        process.send_signal(signal.SIGKILL)
        process.wait()
    assert project.build(*faces()).diagnostics == ()
    whole = write_project(tmp_path / "undisturbed")
    whole.build(*faces())
    assert project.outputs() == whole.outputs()
    assert unfinished(project) == []
    assert project.build(*faces()).rendered == ()


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_disk_that_is_full_before_a_page_is_made_is_told_from_every_process(project, jobs):
    """A file in the place of the folder for fonts stands for it: nothing can be written there."""
    project.write("build/.cache/press/scratch", "full")
    with pytest.raises(OSError, match="scratch") as told:
        project.build(*faces(), jobs=jobs)
    assert told.value.errno is not None


def test_what_is_being_written_now_is_not_cleaned_up(tmp_path):
    with writing(tmp_path / "one.pdf") as file, making_folder(tmp_path / "two"):
        remove_stale(tmp_path)
        assert len(list(tmp_path.iterdir())) == 2
        file.write(b"whole")
    assert [path.name for path in tmp_path.iterdir()] == ["one.pdf"]


def test_what_nobody_writes_any_more_is_cleaned_up_and_nothing_else(tmp_path):
    (tmp_path / ".one.pdf.x1.part").write_bytes(b"half")
    (tmp_path / ".two.x2.part").mkdir()
    (tmp_path / ".two.x2.part" / "face.pdf").write_bytes(b"half")
    for name in (".mine", "notes.part", ".hidden.txt"):
        (tmp_path / name).write_text("somebody else's")
    remove_stale(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == [".hidden.txt", ".mine", "notes.part"]


def test_a_lock_of_another_process_is_respected(tmp_path):
    path = tmp_path / ".one.pdf.x.part"
    path.touch()
    with path.open("rb") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        remove_stale(tmp_path)
        assert path.exists()
    remove_stale(tmp_path)
    assert not path.exists()
