"""A copy of the sample game that a test may change."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

import pytest

from cardforge.catalogue import Catalogue, load

SAMPLE = Path(__file__).parents[2] / "cardforge" / "starters" / "sample"


@dataclass(frozen=True)
class Folder:
    """A project on disk."""

    root: Path

    def edit(self, file: str, old: str, new: str) -> None:
        """Put one text in the place of another, which must be there."""
        path = self.root / "cards" / file
        text = path.read_text("utf-8")
        assert old in text, f"{old!r} is not in {file}"
        path.write_bytes(text.replace(old, new, 1).encode())

    def write(self, file: str, text: str) -> None:
        """Write a file of `cards/`."""
        (self.root / "cards" / file).write_bytes(text.encode())

    def read(self) -> Catalogue:
        """The catalogue as it stands there, whatever is wrong with it."""
        catalogue, _ = load(self.root)
        assert catalogue is not None
        return catalogue


@pytest.fixture
def sample(tmp_path) -> Folder:
    """A copy of the sample game."""
    root = tmp_path / "game"
    shutil.copytree(SAMPLE / "cards", root / "cards")
    return Folder(root)


@pytest.fixture
def before(sample) -> Catalogue:
    """The sample game before a test changes it."""
    return sample.read()
