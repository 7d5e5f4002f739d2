"""The sample game with a rulebook. It has two shapes: four-level numbers with remarks, and a manual with questions."""

import shutil
from collections.abc import Callable
from importlib.resources import as_file, files
from pathlib import Path

import pytest

from cardforge.catalogue import load
from cardforge.diagnostics import Report
from cardforge.rulebook.compiling import compile_book
from cardforge.rulebook.model import Book

HOUSE = Path(__file__).parent / "house"

Compile = Callable[..., tuple[Book | None, Report]]


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of the sample game with its rulebook."""
    root = tmp_path / "house"
    with as_file(files("cardforge").joinpath("starters/sample")) as sample:
        shutil.copytree(sample, root)
    shutil.copytree(HOUSE / "rules", root / "rules")
    return root


@pytest.fixture
def compiled(house: Path) -> Compile:
    """Compiles the book of the house after some words of a chapter were put in the place of others."""

    def compile_it(file: str = "", was: str = "", now: str = "") -> tuple[Book | None, Report]:
        if file:
            path = house / "rules" / file
            text = path.read_text("utf-8")
            assert text.count(was) == 1
            path.write_text(text.replace(was, now), "utf-8")
        catalogue, _ = load(house)
        assert catalogue is not None
        report = Report()
        return compile_book(catalogue, None, report), report

    return compile_it
