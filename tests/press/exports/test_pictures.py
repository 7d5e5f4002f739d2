"""Pictures of cards: exact pixels, the order file, corners."""

import io
from xml.etree import ElementTree

import pytest
from PIL import Image

from cardforge.press.exports.pictures import export_pictures
from cardforge.press.profile import Profile, read_profile
from tests.press.exports.small_job import job


def profile(name: str) -> Profile:
    found, faults = read_profile(name)
    assert found is not None, faults
    return found


@pytest.mark.parametrize(
    ("target", "size"),
    [
        ("tgc", (825, 1125)),  # 2.75 × 300 and 3.75 × 300; 750 + 2 × 38 would be 826
        ("mpc", (816, 1111)),  # (63 + 2 × 3.048) mm at 300 dpi is 816.09; (88 + 2 × 3.048) is 1111.37
        ("tabletopia", (744, 1039)),  # 63 × 88 mm at 300 dpi, 744.09 × 1039.37
    ],
)
def test_a_picture_has_exactly_the_pixels_of_its_target(target: str, size: tuple[int, int]) -> None:
    files = dict(export_pictures(job(), profile(target)))
    for name in ("A-1.png", "back.png"):
        assert Image.open(io.BytesIO(files[name])).size == size


def test_colour_reaches_every_corner_of_a_picture_with_bleed() -> None:
    picture = Image.open(io.BytesIO(dict(export_pictures(job(), profile("tgc")))["back.png"]))
    corners = {picture.getpixel(at) for at in ((0, 0), (824, 0), (0, 1124), (824, 1124))}
    assert corners == {picture.getpixel((412, 560))}


def test_corners_are_transparent_where_the_table_cuts_no_card() -> None:
    picture = Image.open(io.BytesIO(dict(export_pictures(job(), profile("tabletopia")))["A-1.png"]))
    assert picture.mode == "RGBA"
    assert picture.getpixel((0, 0))[3] == 0
    assert picture.getpixel((372, 520))[3] == 255


def test_the_order_counts_slots_from_nought_and_takes_the_next_bracket() -> None:
    order = ElementTree.fromstring(dict(export_pictures(job(copies=7), profile("mpc")))["order.xml"])
    assert order.findtext("details/quantity") == "21"
    assert order.findtext("details/bracket") == "36"  # 18 is too few
    assert [card.findtext("slots") for card in order.findall("fronts/card")] == [
        "0,1,2,3,4,5,6",
        "7,8,9,10,11,12,13",
        "14,15,16,17,18,19,20",
    ]
    assert order.findtext("cardback") == "back.png"


def test_more_cards_than_a_project_takes_are_split() -> None:
    files = dict(export_pictures(job(copies=300), profile("mpc")))  # 900 cards, 612 in a project
    quantities = [
        ElementTree.fromstring(files[name]).findtext("details/quantity") for name in ("order-1.xml", "order-2.xml")
    ]
    assert quantities == ["612", "288"]


def test_the_same_job_is_the_same_bytes() -> None:
    assert dict(export_pictures(job(), profile("mpc"))) == dict(export_pictures(job(), profile("mpc")))
