"""A PDF in inks. The conversion is by a profile made of arithmetic, see ink_profile.py."""

import io
from pathlib import Path

import numpy as np
import pikepdf
import pypdfium2
import pytest

from cardforge.press.exports.ink import InkConversion, NoInkProfileError, limited, read_icc
from cardforge.press.exports.job import Item, Job, Pile
from cardforge.press.profile import Profile, read_profile
from tests.press.exports.small_job import PAGES, STANDARD, job, print_pdf, worded
from tests.press.ink_profile import ink_profile

GHOSTSCRIPT = Path("/usr/share/color/icc/ghostscript/default_cmyk.icc")
PROFILES = {"arithmetic": ink_profile(), **({"ghostscript": GHOSTSCRIPT.read_bytes()} if GHOSTSCRIPT.exists() else {})}
"""Inks made of arithmetic, and those of a real press where a package has brought them."""


def profile(name: str = "drivethru") -> Profile:
    found, _ = read_profile(name)
    assert found is not None
    return found.model_copy(update={"dpi": 150})


@pytest.fixture(scope="module")
def inks() -> InkConversion:
    return InkConversion(ink_profile(), 240)


@pytest.fixture(scope="module")
def made(inks: InkConversion) -> bytes:
    return print_pdf(job(), profile(), inks)


def words(pdf: bytes, page: int) -> str:
    return pypdfium2.PdfDocument(pdf)[page].get_textpage().get_text_range()


def test_backs_come_first_or_second_as_the_print_shop_asks(made: bytes, inks: InkConversion) -> None:
    assert [words(made, number) for number in range(4)] == ["", "First card", "", "First card"]
    other = print_pdf(job(), profile("mbprint"), inks)
    assert [words(other, number) for number in range(4)] == ["First card", "", "First card", ""]


def test_words_are_black_ink_alone_and_stay_words(made: bytes) -> None:
    with pikepdf.open(io.BytesIO(made)) as pdf:
        form = pdf.pages[1].Resources.XObject.F
        content = form.read_bytes()
        assert b"0 0 0 1 k" in content
        assert b" rg" not in content
        assert b"BT" in content


def test_nothing_is_left_of_the_words_in_the_picture(made: bytes) -> None:
    with pikepdf.open(io.BytesIO(made)) as pdf:
        image = pdf.pages[1].Resources.XObject.F.Resources.XObject.Picture
        pixels = np.frombuffer(image.read_bytes(), np.uint8).reshape(int(image.Height), int(image.Width), 4)
        assert (pixels == pixels[0, 0]).all()


@pytest.mark.parametrize("icc", PROFILES.values(), ids=PROFILES)
def test_no_place_has_more_ink_than_the_limit(icc: bytes) -> None:
    with pikepdf.open(io.BytesIO(print_pdf(job(), profile(), InkConversion(icc, 240)))) as pdf:
        for page in pdf.pages:
            image = page.Resources.XObject.F.Resources.XObject.Picture
            pixels = np.frombuffer(image.read_bytes(), np.uint8).reshape(-1, 4)
            assert pixels.sum(axis=1).max() * 100 / 255 <= 240.5


def test_grey_becomes_black_before_colour_is_taken_away() -> None:
    inks = np.array([[[200, 200, 200, 100]]], np.uint8)  # 274.5 %
    result = limited(inks, 240)[0, 0].astype(int)
    assert result.sum() <= 612  # 240 % of 255
    assert result[3] > 100
    assert result[0] == result[1] == result[2]


def test_what_is_under_the_limit_stays_as_it_is() -> None:
    inks = np.array([[[100, 50, 200, 30]]], np.uint8)
    assert (limited(inks, 240) == inks).all()


def test_every_face_is_in_the_file_once(made: bytes) -> None:
    with pikepdf.open(io.BytesIO(made)) as pdf:
        images = [one for one in pdf.objects if isinstance(one, pikepdf.Stream) and one.get("/Subtype") == "/Image"]
        assert len(images) == 4  # three fronts and a back, on 12 pages
        assert len(pdf.pages) == 12


def test_the_press_is_told_in_the_output_intent(made: bytes) -> None:
    with pikepdf.open(io.BytesIO(made)) as pdf:
        assert pdf.Root.OutputIntents[0].DestOutputProfile.read_bytes() == ink_profile()
        assert str(pdf.docinfo["/GTS_PDFXVersion"]) == "PDF/X-1a:2003"


def test_the_same_job_is_the_same_bytes(made: bytes, inks: InkConversion) -> None:
    assert print_pdf(job(), profile(), inks) == made


def test_many_faces_made_side_by_side_are_the_same_bytes(inks: InkConversion) -> None:
    pages = {f"C-{number}": worded((0.1 * (number % 10), 0.5, 0.5), f"Card {number}") for number in range(11)}
    items = tuple(Item(face, "back", 1, face) for face in pages)
    many = Job("Many", (Pile("A deck", items),), {**pages, "back": PAGES["back"]}, STANDARD)
    alone = print_pdf(many, profile(), inks)
    assert print_pdf(many, profile(), inks, jobs=2) == alone
    assert [words(alone, number) for number in (1, 21)] == ["Card 0", "Card 10"]


def test_without_a_profile_it_says_which_to_get() -> None:
    with pytest.raises(NoInkProfileError, match="get US Web Coated"):
        read_icc(None, profile().icc_advice)


def test_a_profile_of_a_screen_is_refused() -> None:
    from PIL import ImageCms

    screen = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    with pytest.raises(NoInkProfileError, match="not for CMYK"):
        InkConversion(screen, 240)
