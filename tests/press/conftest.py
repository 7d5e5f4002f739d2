"""A small project of two kinds of card, with fonts that come with the product, to try the press without a game."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from small_project import SmallProject, write_project


@pytest.fixture
def project(tmp_path: Path) -> SmallProject:
    return write_project(tmp_path / "project")
