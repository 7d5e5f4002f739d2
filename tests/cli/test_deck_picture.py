"""`cardforge deck picture`: a custom deck as one PNG."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PIL import Image
from typer.testing import CliRunner

from cardforge.cli.main import app

ROOT = Path(__file__).parents[2]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for folder in ("cards", "templates", "fonts"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    return tmp_path


def run(root: Path, *words: str):
    return CliRunner().invoke(app, ["-C", str(root), "deck", "picture", "--jobs", "1", *words])


def test_a_deck_becomes_one_picture_as_wide_as_its_cards(root):
    (root / "mine.txt").write_text("3 Lampkin\n2 Cinderbolt\n")
    result = run(root, str(root / "mine.txt"))
    assert (result.exit_code, result.stdout) == (0, "5 cards: build/decks/mine.png\n")
    with Image.open(root / "build/decks/mine.png") as picture:
        assert picture.width == 2 * 48 + 2 * 300 + 24  # two margins, two cards and the gap between them


def test_the_picture_goes_where_it_is_told_to(root):
    (root / "mine.txt").write_text("1 Mend\n")
    result = run(root, str(root / "mine.txt"), "-o", str(root / "elsewhere/mend.png"))
    assert result.exit_code == 0
    assert (root / "elsewhere/mend.png").is_file()
    assert not (root / "build/decks").exists()


def test_a_misspelt_card_is_told_and_nothing_is_drawn(root):
    (root / "mine.txt").write_text("3 Lampkn\n")
    result = run(root, str(root / "mine.txt"))
    assert result.exit_code == 1
    assert "did you mean “Lampkin”?" in result.stdout
    assert not (root / "build").exists()


def test_a_deck_none_of_whose_cards_can_be_made_has_no_picture(root):
    (root / "mine.txt").write_text("1 Mend\n")
    (root / "templates/tactic.html").write_text("{% nonsense %}")
    result = run(root, str(root / "mine.txt"))
    assert (result.exit_code, "template-error" in result.stdout) == (1, True)
    assert not (root / "build/decks/mine.png").exists()
