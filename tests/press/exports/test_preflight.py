"""Preflight finds each fault that is planted in a good file, and none in the good file itself."""

import io
import json
import re
from collections.abc import Callable
from pathlib import Path

import pikepdf
import pytest
from PIL import Image

from cardforge.diagnostics import Severity
from cardforge.press.exports.ink import InkConversion
from cardforge.press.exports.pictures import export_pictures
from cardforge.press.exports.tables import export_tables
from cardforge.press.preflight import preflight
from cardforge.press.profile import Profile, read_profile
from tests.press.exports.small_job import PAGES, job, print_pdf, with_symbol, worded
from tests.press.ink_profile import ink_profile


def profile(name: str) -> Profile:
    found, _ = read_profile(name)
    assert found is not None
    return found.model_copy(update={"dpi": 150}) if found.files == "pdf" else found


@pytest.fixture(scope="module")
def good() -> bytes:
    return print_pdf(job(), profile("drivethru"), InkConversion(ink_profile(), 240))


def codes(path: Path, target: str, **changes: object) -> set[str]:
    return {
        found.code.removeprefix("preflight-") for found in preflight(path, profile(target).model_copy(update=changes))
    }


def test_nothing_is_wrong_with_a_good_file(good: bytes, tmp_path: Path) -> None:
    (tmp_path / "good.pdf").write_bytes(good)
    assert codes(tmp_path / "good.pdf", "drivethru") == set()


def form(pdf: pikepdf.Pdf) -> pikepdf.Object:
    return pdf.pages[1].Resources.XObject.F


def draws(what: bytes) -> Callable[[pikepdf.Pdf], None]:
    def plant(pdf: pikepdf.Pdf) -> None:
        form(pdf).write(form(pdf).read_bytes() + what)

    return plant


def _wrong_size(pdf: pikepdf.Pdf) -> None:
    pdf.pages[2].MediaBox = [0, 0, 200, 270]


def _no_trim(pdf: pikepdf.Pdf) -> None:
    del pdf.pages[2]["/TrimBox"]


def _wrong_bleed(pdf: pikepdf.Pdf) -> None:
    pdf.pages[2].BleedBox = pdf.pages[2].TrimBox


def _odd(pdf: pikepdf.Pdf) -> None:
    del pdf.pages[-1]


def _turned_order(pdf: pikepdf.Pdf) -> None:
    pages = list(pdf.pages)
    for at in range(0, len(pages), 2):
        pages[at], pages[at + 1] = pages[at + 1], pages[at]
    for at, page in enumerate(pages):
        pdf.pages[at] = page


def _white_bleed(pdf: pikepdf.Pdf) -> None:
    pdf.pages[1].Contents = pikepdf.Stream(pdf, b"/F Do 0 0 0 0 k 0 0 198 9 re f")


def _lost_font(pdf: pikepdf.Pdf) -> None:
    descriptor = form(pdf).Resources.Font.L.DescendantFonts[0].FontDescriptor
    for key in ("/FontFile2", "/FontFile3"):
        if key in descriptor:
            del descriptor[key]


def _rgb_picture(pdf: pikepdf.Pdf) -> None:
    picture = form(pdf).Resources.XObject.Picture
    picture.write(bytes(int(picture.Width) * int(picture.Height) * 3))
    picture.ColorSpace = pikepdf.Name.DeviceRGB


def _inky_picture(pdf: pikepdf.Pdf) -> None:
    picture = form(pdf).Resources.XObject.Picture
    picture.write(picture.read_bytes()[:-4] + b"\xff\xff\xff\xff")


def _coarse_picture(pdf: pikepdf.Pdf) -> None:
    picture = form(pdf).Resources.XObject.Picture
    picture.write(bytes([0, 90, 90, 90]) * 100)
    picture.Width = picture.Height = 10


def _see_through(pdf: pikepdf.Pdf) -> None:
    form(pdf).Resources.ExtGState = pikepdf.Dictionary(G=pikepdf.Dictionary(ca=0.5))
    form(pdf).write(b"/G gs " + form(pdf).read_bytes())


def _mask(pdf: pikepdf.Pdf) -> None:
    picture = form(pdf).Resources.XObject.Picture
    mask = pikepdf.Stream(pdf, b"\x80")
    mask.update({"/Subtype": pikepdf.Name.Image, "/Width": 1, "/Height": 1, "/ColorSpace": pikepdf.Name.DeviceGray})
    picture.SMask = pdf.make_indirect(mask)


def _no_intent(pdf: pikepdf.Pdf) -> None:
    del pdf.Root["/OutputIntents"]


def _no_standard(pdf: pikepdf.Pdf) -> None:
    del pdf.docinfo["/GTS_PDFXVersion"]


PLANTED = {
    "page-size": _wrong_size,
    "trim-box": _no_trim,
    "bleed-box": _wrong_bleed,
    "page-count": _odd,
    "page-order": _turned_order,
    "bleed-empty": _white_bleed,
    "font": _lost_font,
    "colour": draws(b" 1 0 0 rg 10 10 5 5 re f"),
    "ink": draws(b" 1 1 1 0.5 k 50 50 5 5 re f"),
    "resolution": _coarse_picture,
    "hairline": draws(b" 0 0 0 1 K 0.1 w 50 50 m 90 50 l S"),
    "transparency": _see_through,
    "output-intent": _no_intent,
    "standard": _no_standard,
}


@pytest.mark.parametrize("code", PLANTED)
def test_a_fault_planted_in_a_good_pdf_is_found_and_no_other(code: str, good: bytes, tmp_path: Path) -> None:
    path = tmp_path / "planted.pdf"
    with pikepdf.open(io.BytesIO(good)) as pdf:
        PLANTED[code](pdf)
        pdf.save(path)
    assert codes(path, "drivethru") == {code}


@pytest.mark.parametrize(("plant", "code"), [(_rgb_picture, "colour"), (_inky_picture, "ink"), (_mask, "transparency")])
def test_pictures_are_looked_into(plant: Callable[[pikepdf.Pdf], None], code: str, good: bytes, tmp_path: Path) -> None:
    path = tmp_path / "planted.pdf"
    with pikepdf.open(io.BytesIO(good)) as pdf:
        plant(pdf)
        pdf.save(path)
    assert code in codes(path, "drivethru")


def test_too_much_ink_is_told_with_its_place(good: bytes, tmp_path: Path) -> None:
    path = tmp_path / "planted.pdf"
    with pikepdf.open(io.BytesIO(good)) as pdf:
        _inky_picture(pdf)
        pdf.save(path)
    (found,) = (one for one in preflight(path, profile("drivethru")) if one.code == "preflight-ink")
    assert re.search(r"400 % of ink 100 % from the left and 100 % from above", found.message)


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (worded((0.9, 0.5, 0.2), "too near", x=1), "safe-zone"),
        (worded((0.9, 0.5, 0.2), "tiny", size=4), "small-type"),
    ],
)
def test_words_near_the_cut_and_tiny_ones_are_found(words: bytes, code: str, tmp_path: Path) -> None:
    path = tmp_path / "planted.pdf"
    made = print_pdf(job(pages={**PAGES, "A-2": words}), profile("drivethru"), InkConversion(ink_profile(), 240))
    path.write_bytes(made)
    assert codes(path, "drivethru") == {code}


BOTH, ONE = ("A-1", "A-2"), ("A-1",)


@pytest.mark.parametrize(
    ("x", "y", "cards", "told"),
    [
        (3, 44, BOTH, {"near-cut"}),  # 4 mm wide, so that it is 1 mm from the left cut
        (60, 85, BOTH, {"near-cut"}),  # 1 mm from the right one and from the upper one
        (6, 44, BOTH, set()),  # 4 mm from the cut, where 3.175 are asked for
        (3, 44, ONE, set()),  # on one card alone it may be a part of its picture
    ],
)
def test_symbols_near_the_cut_are_found_in_inks_and_in_pictures(
    x: float, y: float, cards: tuple[str, ...], told: set[str], tmp_path: Path
) -> None:
    made = job(pages={**PAGES, **{id: with_symbol(PAGES[id], x, y) for id in cards}})
    (tmp_path / "planted.pdf").write_bytes(print_pdf(made, profile("drivethru"), InkConversion(ink_profile(), 240)))
    assert codes(tmp_path / "planted.pdf", "drivethru") == told
    (tmp_path / "tgc").mkdir()
    for name, data in export_pictures(made, profile("tgc")):
        (tmp_path / "tgc" / name).write_bytes(data)
    assert codes(tmp_path / "tgc", "tgc") == told


def test_a_symbol_is_told_once_with_its_place_and_on_how_many_pages_it_stands(tmp_path: Path) -> None:
    made = job(pages={**PAGES, **{id: with_symbol(PAGES[id], 3, 20) for id in ("A-1", "A-2", "A-3")}})
    (tmp_path / "planted.pdf").write_bytes(print_pdf(made, profile("drivethru"), InkConversion(ink_profile(), 240)))
    (found,) = preflight(tmp_path / "planted.pdf", profile("drivethru"))
    assert re.search(r"stands 1\.\d mm from the cut, below on the left \(and on 2 more\)", found.message)
    assert found.severity is Severity.WARNING


def test_in_a_single_picture_every_symbol_counts(tmp_path: Path) -> None:
    made = job(pages={**PAGES, "A-1": with_symbol(PAGES["A-1"], 3, 44)})
    for name, data in export_pictures(made, profile("tgc")):
        (tmp_path / name).write_bytes(data)
    assert codes(tmp_path / "A-1.png", "tgc") == {"near-cut"}


def test_a_file_larger_than_the_print_shop_takes_is_found(good: bytes, tmp_path: Path) -> None:
    (tmp_path / "good.pdf").write_bytes(good)
    assert codes(tmp_path / "good.pdf", "drivethru", max_bytes=1_000) == {"file-size"}


def test_what_is_no_pdf_is_told_and_breaks_nothing(tmp_path: Path) -> None:
    (tmp_path / "bad.pdf").write_bytes(b"%PDF-1.4 nothing else")
    assert codes(tmp_path / "bad.pdf", "drivethru") == {"unreadable"}
    assert codes(tmp_path / "missing.pdf", "drivethru") == {"unreadable"}


def pictures(folder: Path, target: str) -> Path:
    for name, data in export_pictures(job(), profile(target)):
        (folder / name).write_bytes(data)
    return folder


@pytest.mark.parametrize("target", ["tgc", "mpc", "tabletopia"])
def test_nothing_is_wrong_with_good_pictures(target: str, tmp_path: Path) -> None:
    assert codes(pictures(tmp_path, target), target) == set()


def test_the_wrong_kind_of_file_is_told_before_anything_else(good: bytes, tmp_path: Path) -> None:
    (tmp_path / "good.pdf").write_bytes(good)
    assert codes(tmp_path / "good.pdf", "tgc") == {"kind"}
    assert codes(pictures(tmp_path, "tgc") / "A-1.png", "drivethru") == {"kind"}


def test_one_fault_of_many_pages_is_told_once(good: bytes, tmp_path: Path) -> None:
    (tmp_path / "good.pdf").write_bytes(good)
    with pikepdf.open(io.BytesIO(good)) as pdf:
        for page in pdf.pages:
            del page["/TrimBox"]
        pdf.save(tmp_path / "planted.pdf")
    (found,) = preflight(tmp_path / "planted.pdf", profile("drivethru"))
    assert found.subject == "page 1 and 11 more"


def test_a_picture_that_is_one_pixel_too_large_is_found(tmp_path: Path) -> None:
    pictures(tmp_path, "tgc")
    Image.open(tmp_path / "A-1.png").resize((826, 1126)).save(tmp_path / "A-1.png")
    assert codes(tmp_path, "tgc") == {"picture-size"}


def test_a_picture_with_transparency_or_in_grey_is_found(tmp_path: Path) -> None:
    pictures(tmp_path, "tgc")
    Image.open(tmp_path / "A-1.png").convert("RGBA").save(tmp_path / "A-1.png")
    assert codes(tmp_path, "tgc") == {"picture-mode"}


def test_a_picture_with_a_white_edge_is_found(tmp_path: Path) -> None:
    pictures(tmp_path, "tgc")
    image = Image.open(tmp_path / "A-1.png")
    image.paste((255, 255, 255), (0, 0, image.width, 38))
    image.save(tmp_path / "A-1.png")
    assert codes(tmp_path, "tgc") == {"bleed-empty"}


@pytest.mark.parametrize(
    ("wrong", "right"),
    [("<slots>0,1</slots>", "<slots>0</slots>"), ("<bracket>18</bracket>", "<bracket>17</bracket>")],
)
def test_an_order_that_contradicts_itself_is_found(wrong: str, right: str, tmp_path: Path) -> None:
    order = pictures(tmp_path, "mpc") / "order.xml"
    text = order.read_text()
    assert wrong in text
    order.write_text(text.replace(wrong, right))
    assert codes(tmp_path, "mpc") == {"order-file"}


def test_an_order_of_a_picture_that_is_not_there_is_found(tmp_path: Path) -> None:
    (pictures(tmp_path, "mpc") / "A-2.png").unlink()
    assert codes(tmp_path, "mpc") == {"order-file"}


def test_more_cards_than_a_project_takes_are_found(tmp_path: Path) -> None:
    pictures(tmp_path, "mpc")
    assert codes(tmp_path, "mpc", max_cards=5) == {"too-many-cards"}


def table(folder: Path) -> Path:
    for name, data in export_tables(job(), profile("tts"), "file:///x/"):
        (folder / name).write_bytes(data)
    return folder


def test_nothing_is_wrong_with_a_good_table(tmp_path: Path) -> None:
    assert codes(table(tmp_path), "tts") == set()


def test_a_card_in_the_hidden_place_is_found(tmp_path: Path) -> None:
    path = table(tmp_path) / "saved-object.json"
    saved = json.loads(path.read_text())
    deck = saved["ObjectStates"][0]
    deck["DeckIDs"][0] = deck["ContainedObjects"][0]["CardID"] = 107  # 4 × 2 places, the last one hides
    path.write_text(json.dumps(saved))
    assert codes(tmp_path, "tts") == {"order-file"}


def test_a_sheet_larger_than_advised_is_found(tmp_path: Path) -> None:
    table(tmp_path)
    assert codes(tmp_path, "tts", max_side=1_000) == {"picture-size"}
