"""The drawing kit: each of its programs draws the picture that stands in `art/`, to the byte."""

import importlib
import sys
from pathlib import Path

import pytest

ART = Path(__file__).parents[2] / "art"


@pytest.fixture
def kit(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.syspath_prepend(str(ART / "kit"))
    before = set(sys.modules)
    yield importlib.import_module("draw")
    for name in set(sys.modules) - before:
        del sys.modules[name]


def test_every_program_draws_the_picture_that_stands_there(kit):
    other = []
    for card, name in kit.programs().items():
        program = importlib.import_module(name)
        pieces = {f"{card}.svg": program.picture}
        if hasattr(program, "over"):
            pieces[f"{card}.over.svg"] = program.over
        other += [file for file, draw in pieces.items() if draw() != (ART / file).read_text("utf-8")]
    assert other == [], "draw them anew, or, where a picture was gone on with by hand, remove its program"
