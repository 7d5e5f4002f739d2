"""A user's own picture: cut to the card and never stretched, with the point that matters in sight."""

import io
import shutil
from pathlib import Path

import pytest
from PIL import Image

from cardforge.catalogue import load
from cardforge.press.build import PressOptions, build_pages
from cardforge.press.checks import pictures
from cardforge.press.faces import plan_faces

PROJECT = Path(__file__).parents[2]
CARD = "WB-005"


@pytest.fixture
def root(tmp_path):
    for folder in ("cards", "templates", "fonts"):
        shutil.copytree(PROJECT / folder, tmp_path / folder)
    (tmp_path / "art").mkdir()
    return tmp_path


def striped(width, height):
    """Left third red, middle third green, right third blue."""
    image = Image.new("RGB", (width, height), (0, 160, 0))
    image.paste((200, 0, 0), (0, 0, width // 3, height))
    image.paste((0, 0, 200), (2 * width // 3, 0, width, height))
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


def colour_in_the_window(root):
    catalogue, _ = load(root)
    faces, found = plan_faces(catalogue)
    assert found == []
    result = build_pages(root, faces, PressOptions(only=frozenset({CARD})))
    assert result.diagnostics == ()
    page = Image.open(root / f"build/proofs/{CARD}.png").convert("RGB")
    return page.getpixel((int(43 * 300 / 25.4), int(32 * 300 / 25.4)))  # 40, 29 mm on the card: in every window


@pytest.mark.parametrize(("focus", "channel"), [(None, 1), (0, 0), (100, 2)])
def test_a_wide_picture_is_cut_round_its_point(root, focus, channel):
    # 3000 × 1000 over 69 × 94 mm shows 734 of 3000 pixels: less than a third, so one stripe alone
    (root / f"art/{CARD}.png").write_bytes(striped(3000, 1000))
    if focus is not None:
        (root / "art/focus.yaml").write_text(f"focus: {{{CARD}: {{x: {focus}}}}}")
    pixel = colour_in_the_window(root)
    assert pixel.index(max(pixel)) == channel


@pytest.mark.parametrize(("size", "found"), [((700, 950), []), ((400, 545), ["picture-coarse"])])
def test_a_picture_of_too_few_pixels_is_told(root, size, found):
    # 69 mm are 2.717 in: 700 pixels are 258 an inch, 400 are 147
    (root / f"art/{CARD}.png").write_bytes(striped(*size))
    assert [one.code for one in pictures(load(root)[0])] == found


def test_a_point_of_a_picture_that_is_not_there_is_told(root):
    (root / "art/focus.yaml").write_text("focus: {WB-0005: {x: 10}}")
    assert [one.code for one in pictures(load(root)[0])] == ["focus-for-nothing"]
    (root / "art/focus.yaml").write_text("focus: {WB-005: {x: 110}}")
    assert [one.severity for one in plan_faces(load(root)[0])[1]]
