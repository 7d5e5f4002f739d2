"""What tests of every room may ask for."""

from pathlib import Path

import pytest

from cardforge.catalogue import Catalogue, load


@pytest.fixture(scope="session")
def catalogue() -> Catalogue:
    """The catalogue of the shipped game. It is frozen, so that all tests of a process share it."""
    found, _ = load(Path(__file__).parents[1])
    assert found is not None
    return found
