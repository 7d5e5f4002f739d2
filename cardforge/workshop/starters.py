"""Starters: small projects to begin a game from. They are found, not listed: a folder with cards and templates is one.

In an installed package they lie in `cardforge/starters/`. In a checkout the game of the repository is one as well.
"""

from __future__ import annotations

import os
import re
import shutil
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from cardforge.catalogue import load
from cardforge.catalogue.edit import EditRefusedError
from cardforge.catalogue.models.design import slug
from cardforge.workshop.schemas import make_schemas

PACKAGE = Path(__file__).parents[1]
DEFAULT = "blank"

FOLDERS = {
    "cards": "the game: factions, cards, decks, and the numbers of its rules",
    "templates": "how a card looks",
    "fonts": "which font sets what",
    "art": "pictures, named after the id of their card",
    "rules": "the rulebook",
}
"""The folders of a project that are taken along, with what is in them."""

_FILES = ("README.md",)
_IGNORED = "# made by cardforge; delete it whenever you like\n/build/\n/.cardforge-cache/\n"
_NOT_TAKEN = shutil.ignore_patterns("__pycache__", ".*", "build")
_TITLE = re.compile(r"^title:\s*[\"']?(.*?)[\"']?\s*(?:#.*)?$", re.MULTILINE)


class StarterError(ValueError):
    """A project cannot be made; the message says why and what to do."""


@dataclass(frozen=True)
class Starter:
    """A project to begin from."""

    name: str
    title: str
    root: Path

    @property
    def folders(self) -> tuple[str, ...]:
        """Those of a project's folders that it has."""
        return tuple(name for name in FOLDERS if (self.root / name).is_dir())


def starters() -> tuple[Starter, ...]:
    """All starters that there are, the default first, the others by name."""
    found = {starter.name: starter for starter in _found()}
    return tuple(sorted(found.values(), key=lambda one: (one.name != DEFAULT, one.name)))


def _found() -> Iterator[Starter]:
    checkout = PACKAGE.parent
    if (checkout / "pyproject.toml").is_file() and _is_project(checkout):
        title = _title(checkout)
        yield Starter(slug(title), title, checkout)
    folder = PACKAGE / "starters"
    for root in sorted(folder.iterdir()) if folder.is_dir() else ():
        if _is_project(root):
            yield Starter(root.name, _title(root), root)


def make_project(starter: Starter, target: Path) -> tuple[str, ...]:
    """Copy a starter to a folder that is new or empty (but for `.git`); returns the names of what is in it now.

    The folder appears with everything in it, or stays as it was. Raises StarterError.
    """
    _usable(target)
    made: list[str] = []
    try:
        target.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=".cardforge-new-", dir=target) as scratch:
            for name in _copied(starter, Path(scratch)):
                os.rename(Path(scratch) / name, target / name)
                made.append(name)
    except (OSError, EditRefusedError) as error:
        for name in made:
            _removed(target / name)
        raise StarterError(f"{target} cannot be made: {getattr(error, 'strerror', None) or error}") from error
    return tuple(made)


def _copied(starter: Starter, scratch: Path) -> list[str]:
    for name in starter.folders:
        shutil.copytree(starter.root / name, scratch / name, ignore=_NOT_TAKEN)
    names = list(starter.folders)
    own_words = starter.root.is_relative_to(PACKAGE)  # the README of a checkout is about this program, not about a game
    for name in _FILES:
        if own_words and (starter.root / name).is_file():
            shutil.copyfile(starter.root / name, scratch / name)
            names.append(name)
    (scratch / ".gitignore").write_text(_IGNORED, "utf-8")
    catalogue, _ = load(scratch)
    if catalogue is not None:
        make_schemas(catalogue).write()  # editors complete and check from the first line that is typed
    return [*names, ".gitignore"]


def _usable(target: Path) -> None:
    if target.is_symlink() and not target.exists():
        raise StarterError(f"{target} is a link to nowhere")
    if target.exists() and not target.is_dir():
        raise StarterError(f"{target} is a file; name a folder that is new or empty")
    there = sorted(path.name for path in target.iterdir() if path.name != ".git") if target.is_dir() else []
    if there:
        shown = ", ".join(there[:3]) + (" …" if len(there) > 3 else "")
        raise StarterError(f"{target} is not empty ({shown}); name a folder that is new or empty")


def _removed(path: Path) -> None:
    if path.is_dir():
        shutil.rmtree(path, ignore_errors=True)
    else:
        path.unlink(missing_ok=True)


def _is_project(root: Path) -> bool:
    return (root / "cards/game.yaml").is_file() and (root / "templates").is_dir()


def _title(root: Path) -> str:
    match = _TITLE.search((root / "cards/game.yaml").read_text("utf-8-sig"))
    return match.group(1) if match else root.name
