"""Proofs of an edition that is over say so, outside the card; those for little ink have a folder of their own."""

import io

import pypdfium2
from PIL import Image, ImageChops
from small_project import beast, place

from cardforge.press.geometry import CardFormat
from cardforge.press.notice import noted

NOTICE = "Historical – edition 0.9, not for current play"


def test_the_notice_changes_the_bleed_and_nothing_of_the_card(project):
    project.build(beast())
    plain = Image.open(project.proof("B-1.png")).convert("RGB")
    project.build(beast(), folder="build/old", notice=NOTICE)
    old = Image.open(project.root / "build/old/B-1.png").convert("RGB")
    _, top, _, bottom = ImageChops.difference(plain, old).getbbox()
    bleed = 3 * 300 / 25.4
    difference = ImageChops.difference(plain, old)
    inner = (0, int(bleed) + 1, plain.width, plain.height - int(bleed) - 1)
    assert difference.crop(inner).getbbox() is None
    assert top < bleed
    assert bottom > plain.height - bleed


def test_the_cached_page_has_no_notice_and_both_folders_stay_as_they_are(project):
    project.build(beast())
    before = project.proof("B-1.pdf").read_bytes()
    project.build(beast(), folder="build/old", notice=NOTICE)
    assert (project.root / "build/old/B-1.pdf").read_bytes() != before
    assert project.build(beast()).reused == ("B-1",)
    assert project.proof("B-1.pdf").read_bytes() == before


def test_the_whole_of_a_historical_edition_has_the_notice_on_every_page(project):
    project.build(beast(), place(), folder="build/old", notice=NOTICE)
    whole = pypdfium2.PdfDocument((project.root / "build/old/all.pdf").read_bytes())
    for page in whole:
        image = page.render(scale=4).to_pil().convert("RGB")
        assert image.getpixel((2, 2)) == (255, 255, 255)  # a white band where the picture bled


def test_the_same_page_and_notice_give_the_same_bytes_and_a_card_without_bleed_has_no_room(project):
    project.build(beast())
    page = project.proof("B-1.pdf").read_bytes()
    format = CardFormat(63_000, 88_000, 3_000)
    assert noted(page, NOTICE, format) == noted(page, NOTICE, format) != page
    assert noted(page, NOTICE, CardFormat(69_000, 94_000, 0)) == page


def test_low_ink_is_another_page_of_the_same_card(project):
    project.write("templates/beast.html", "{{ 'white' if face.low_ink else 'full' }}" + "")
    result = project.build(beast(low_ink=True), folder="build/low")
    assert result.diagnostics  # this template prints none of the card's text: all that counts here is the folder
    assert not project.proof("B-1.pdf").exists()


def test_every_card_has_a_small_picture_for_screens(project):
    project.build(beast())
    small = Image.open(io.BytesIO(project.proof("small/B-1.jpg").read_bytes()))
    assert small.size == (420, 587)  # 63 × 88 mm: 420 × 88 / 63 = 586.7
    project.build(place())
    assert not project.proof("small/B-1.jpg").exists()
