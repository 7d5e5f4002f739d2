"""Finds the folder of a project."""

from __future__ import annotations

from pathlib import Path

MARK = "cards/game.yaml"
"""The file that makes a folder a project."""


class NoProjectError(LookupError):
    """There is no project at or above a folder; the message says what to do."""


def find_root(start: Path) -> Path:
    """The project's folder: `start`, or the nearest above it that holds `cards/game.yaml`. Raises NoProjectError."""
    here = start.resolve()
    for folder in (here, *here.parents):
        if (folder / MARK).exists():
            return folder
    if not start.is_dir():
        raise NoProjectError(f"there is no folder {start}")
    raise NoProjectError(
        f"{start.resolve()} is not in a project: no {MARK} here or above\n"
        "    hint: `cardforge new DIR` makes a project; `cardforge -C DIR …` works on one elsewhere"
    )
