"""Other programs, each in an environment of its own below `build/bench/`, made when it is first needed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.bench.process import WORK

LIMIT = 150
"""Seconds for one installation: a package that must be compiled or does not come is done without."""


class UnavailableError(RuntimeError):
    """A program cannot be had here; the message says why in a few words."""


def environment(name: str, *packages: str) -> Path:
    """The folder of programs of an environment with these packages. Raises UnavailableError."""
    home = WORK / name
    programs = home / ("Scripts" if sys.platform == "win32" else "bin")
    for package in packages:
        ready = home / f"{package}.ready"
        if ready.exists():
            continue
        try:
            if not programs.exists():
                _call([sys.executable, "-m", "venv", home])
            _call([programs / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", package])
        except subprocess.TimeoutExpired as error:
            raise UnavailableError(f"{package} took more than {LIMIT} s to install") from error
        except (OSError, subprocess.CalledProcessError) as error:
            raise UnavailableError(f"{package} cannot be installed here") from error
        ready.touch()
    return programs


def _call(command: list[str | Path]) -> None:
    subprocess.run(
        [str(part) for part in command], check=True, timeout=LIMIT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
