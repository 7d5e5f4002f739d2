"""requirements.lock holds what pyproject.toml asks for, and nothing that belongs to one machine or one index."""

import re
import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

PROJECT = Path(__file__).parents[2]
LOCK = (PROJECT / "requirements.lock").read_text()
PYPROJECT = tomllib.loads((PROJECT / "pyproject.toml").read_text())


def locked() -> list[Requirement]:
    """What the lock pins: its lines that are neither comments nor hashes."""
    return [Requirement(line.rstrip(" \\")) for line in LOCK.splitlines() if re.match(r"\w", line)]


def wanted() -> list[Requirement]:
    """What pyproject.toml asks for, with every extra and the build system."""
    project = PYPROJECT["project"]
    extras = [line for lines in project["optional-dependencies"].values() for line in lines]
    lines = [*project["dependencies"], *extras, *PYPROJECT["build-system"]["requires"]]
    return [requirement for requirement in map(Requirement, lines) if requirement.name != project["name"]]


def test_every_dependency_is_locked_at_a_version_that_pyproject_accepts():
    versions = {canonicalize_name(pin.name): str(pin.specifier).removeprefix("==") for pin in locked()}
    astray = [
        str(requirement)
        for requirement in wanted()
        if not requirement.specifier.contains(versions.get(canonicalize_name(requirement.name), "0"))
    ]
    assert astray == [], "run `make lock`"


def test_every_locked_package_has_one_exact_version_and_hashes():
    pins = locked()
    assert all(re.fullmatch(r"==[^,*]+", str(pin.specifier)) for pin in pins)
    blocks = [block for block in re.split(r"\n(?=\w)", LOCK) if not block.startswith("#")]
    assert len(blocks) == len(pins)
    assert all("--hash=sha256:" in block for block in blocks)


def test_the_lock_names_no_index_no_host_and_no_folder():
    pinned, hashed, comment = (
        r"[\w.-]+==[\w.+]+( ; [^/:]+)?( \\)?",
        r"    --hash=sha256:[0-9a-f]{64}( \\)?",
        r"#[^/:]*:?",
    )
    strays = [line for line in LOCK.splitlines() if not re.fullmatch(f"{pinned}|{hashed}|{comment}", line)]
    assert strays == []
