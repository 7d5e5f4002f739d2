"""What `check` says of layout, scenery and pictures: whatever is there for nobody, and whoever has nothing."""

import shutil
from pathlib import Path

import pytest

from cardforge.catalogue import load
from cardforge.press.checks import aids, laid_out, pictures, scenes
from cardforge.press.fonts import read_fonts

PROJECT = Path(__file__).parents[2]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    for folder in ("cards", "templates", "fonts"):
        shutil.copytree(PROJECT / folder, tmp_path / folder)
    (tmp_path / "art").mkdir()
    return tmp_path


def change(root: Path, file: str, was: str, now: str) -> None:
    text = (root / file).read_text("utf-8")
    assert was in text
    (root / file).write_text(text.replace(was, now, 1), "utf-8")


def found(root: Path) -> list[tuple[str, str, str]]:
    catalogue, _ = load(root)
    fonts, _ = read_fonts(root)
    told = [*laid_out(catalogue, fonts), *scenes(catalogue), *aids(catalogue), *pictures(catalogue)]
    return [(one.code, one.place.file, one.hint) for one in told]


def test_the_project_itself_has_all_that_it_needs():
    assert found(PROJECT) == []


@pytest.mark.parametrize(
    ("file", "was", "now", "code", "told_in"),
    [
        ("templates/layout.yaml", "  ally:", "  allly:", "not-laid-out", "cards/game.yaml"),
        ("templates/layout.yaml", "template: ally.html", "template: aly.html", "layout-invalid", ""),
        ("cards/game.yaml", "back: deck", "back: dekc", "unknown-back", ""),
        ("templates/scenery.yaml", "  hearthbound:", "  heartbound:", "scenery-for-nobody", ""),
        ("templates/scenery.yaml", "tactic: gesture", "tatcic: gesture", "scenery-for-nobody", ""),
        ("templates/scenery.yaml", "motifs: [homes", "motifs: [homs", "bad-value", ""),
        ("templates/aids.yaml", "from: {edition: renown_start}", "form: {edition: renown_start}", "unknown-key", ""),
        ("templates/aids.yaml", "{edition: path_marks}", "{editoin: path_marks}", "unknown-key", ""),
        ("templates/aids.yaml", "{normal_draw}", "{normal_drow}", "aids-invalid", ""),
    ],
)
def test_a_typing_mistake_is_told_with_what_was_meant(copy, file, was, now, code, told_in):
    change(copy, file, was, now)
    ((told, at, hint),) = found(copy)
    assert (told, at) == (code, told_in or file)
    assert hint.startswith("did you mean")


def test_a_picture_that_is_called_like_no_card_is_told(copy):
    (copy / "art/WB-0001.svg").write_text("<svg/>")
    assert found(copy) == [("picture-for-nobody", "art/WB-0001.svg", "did you mean “WB-001”?")]


def test_a_picture_of_a_kind_that_is_not_printed_is_told(copy):
    (copy / "art/WB-003.tiff").write_text("")
    assert [(code, file) for code, file, _ in found(copy)] == [("picture-of-another-kind", "art/WB-003.tiff")]


def test_a_part_before_the_frame_belongs_to_its_card(copy):
    (copy / "art/WB-001.over.svg").write_text("<svg/>")
    assert found(copy) == []


def test_what_a_faction_can_do_has_a_picture_of_its_own(copy):
    (copy / "art/F-CLAIM-THE-WAY.svg").write_text("<svg/>")
    assert found(copy) == []


def test_of_two_pictures_of_a_card_the_one_that_is_not_shown_is_told(copy):
    for ending in ("png", "svg"):
        (copy / f"art/WB-001.{ending}").write_text("")
    assert [(code, file) for code, file, _ in found(copy)] == [("picture-twice", "art/WB-001.png")]


def test_a_picture_that_a_card_names_must_be_there(copy):
    change(copy, "cards/skyrunners/allies.yaml", "  name: Kitelet\n", "  name: Kitelet\n  art: kite.png\n")
    (copy / "art/kites.png").write_text("")
    codes = [(code, file) for code, file, _ in found(copy)]
    assert codes == [("picture-not-there", "cards/skyrunners/allies.yaml"), ("picture-for-nobody", "art/kites.png")]


def test_a_picture_may_have_any_name_that_a_card_names(copy):
    change(copy, "cards/skyrunners/allies.yaml", "  name: Kitelet\n", "  name: Kitelet\n  art: kite.png\n")
    (copy / "art/kite.png").write_text("")
    assert found(copy) == []


def test_a_project_without_templates_is_checked_all_the_same(copy):
    shutil.rmtree(copy / "templates")
    assert found(copy) == []


def test_a_card_that_cannot_be_read_does_not_make_its_picture_nobodys(copy):
    cards = next(path for path in (copy / "cards").rglob("*.yaml") if "id: WB-001" in path.read_text("utf-8"))
    cards.write_text(cards.read_text("utf-8").replace("id: WB-001\n", "id: WB-001\n  colour: red\n", 1), "utf-8")
    (copy / "art/WB-001.svg").write_text("<svg/>")
    assert "picture-for-nobody" not in [code for code, *_ in found(copy)]
