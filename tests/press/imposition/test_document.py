"""The PDF of sheets, looked at as pixels: one pixel is 0.1 mm at 254 dpi."""

import io

import numpy as np
import pikepdf
import pytest
from PIL import Image

from cardforge.press.geometry import CardFormat
from cardforge.press.imposition.calibration import Calibration
from cardforge.press.imposition.document import SheetStyle
from cardforge.press.imposition.duplex import Duplex
from cardforge.press.imposition.grid import Bleed, grid_for
from cardforge.press.imposition.paper import A4, MARGIN, PAPERS, Paper
from cardforge.press.imposition.plan import Card, Plan, plan
from tests.press.imposition.drawn_pages import BLUE, RED, STANDARD, diamond, page, pictures, sheets_pdf
from tests.press.imposition.overlaid import distances

POKER = CardFormat(63_500, 88_900, 3_175)
PAGES = {"front": page(RED, mark=False), "back": page(BLUE, mark=False), "other": page((0, 1, 0))}


def style(**changes: object) -> SheetStyle:
    def words(sheet: int, sheets: int, back: bool) -> list[str]:
        return ["A pack", f"sheet {sheet} of {sheets}{' backs' if back else ''}"]

    return SheetStyle("Sheets", words, **changes)  # type: ignore[arg-type]


def planned(
    paper: Paper = A4,
    card: CardFormat = STANDARD,
    bleed: Bleed = Bleed.NONE,
    duplex: Duplex = Duplex.LONG,
    count: int = 11,
) -> Plan:
    grid = grid_for(paper, card, bleed, MARGIN, folded=duplex is Duplex.GUTTERFOLD)
    return plan(grid, [Card("front", "back")] * count, duplex)


def where(image: Image.Image, colour: str) -> np.ndarray:
    pixels = np.asarray(image).astype(int)
    channel = {"red": 0, "blue": 2}[colour]
    others = [other for other in range(3) if other != channel]
    return (pixels[..., channel] > 128) & (pixels[..., others].max(axis=2) < 128)


@pytest.mark.parametrize("paper", PAPERS.values(), ids=lambda paper: paper.id)
@pytest.mark.parametrize("bleed", [*Bleed])
@pytest.mark.parametrize("duplex", [Duplex.LONG, Duplex.SHORT, Duplex.GUTTERFOLD])
@pytest.mark.parametrize("card", [STANDARD, POKER], ids=["standard", "poker"])
def test_backs_turned_over_in_pixels_lie_on_their_fronts_within_a_twentieth_of_a_millimetre(
    paper: Paper, bleed: Bleed, duplex: Duplex, card: CardFormat
) -> None:
    one_sheet = grid_for(paper, card, bleed, MARGIN, folded=duplex is Duplex.GUTTERFOLD).count
    result = planned(paper, card, bleed, duplex, count=one_sheet + 2)  # a full sheet, and one far from it
    pdf = sheets_pdf(result, {"front": diamond(RED), "back": diamond(BLUE)}, STANDARD, style())
    apart = distances(pdf, result)
    assert len(apart) == one_sheet + 2
    assert max(apart) < 0.05


def test_a_back_that_lies_a_tenth_of_a_millimetre_off_is_seen() -> None:
    result = planned(count=9)
    moved = style(calibration=Calibration(right=100, down=0))
    pdf = sheets_pdf(result, {"front": diamond(RED), "back": diamond(BLUE)}, STANDARD, moved)
    assert distances(pdf, result) == pytest.approx([0.1] * 9, abs=0.02)


def test_a_back_is_upright_when_the_card_is_turned_like_the_page_of_a_book() -> None:
    marked = {"front": page(RED), "back": page(BLUE)}
    for duplex in (Duplex.LONG, Duplex.SHORT):
        result = planned(duplex=duplex, count=1)
        back = pictures(sheets_pdf(result, marked, STANDARD, style()))[1]
        upright = back if duplex is Duplex.LONG else back.rotate(180)  # how the sheet is held to read the card
        blue = where(upright, "blue")
        top = int(np.nonzero(blue.any(axis=1))[0].min())
        left = int(np.nonzero(blue.any(axis=0))[0].min())
        assert upright.getpixel((left + 30, top + 30)) == (0, 0, 0)  # the mark of 100 pixels in its upper left


def test_each_face_is_in_the_file_once_whatever_the_number_of_copies() -> None:
    few, many = (sheets_pdf(planned(count=count), PAGES, STANDARD, style()) for count in (9, 90))
    with pikepdf.open(io.BytesIO(many)) as pdf:
        forms = [one for one in pdf.objects if isinstance(one, pikepdf.Stream) and one.get("/Subtype") == "/Form"]
        assert len(forms) == 2
    assert len(many) < len(few) + 18 * 1_500  # 18 more pages of text and marks, no more faces


def test_a_face_keeps_its_bleed_when_it_becomes_a_form() -> None:
    with pikepdf.open(io.BytesIO(sheets_pdf(planned(), PAGES, STANDARD, style()))) as pdf:
        form = pdf.pages[0].Resources.XObject.F0
        assert [float(value) for value in form.BBox] == pytest.approx([0, 0, 69 * 72 / 25.4, 94 * 72 / 25.4], abs=0.001)


def test_sheets_are_a_sound_pdf() -> None:
    for grey in (False, True):
        with pikepdf.open(io.BytesIO(sheets_pdf(planned(), PAGES, STANDARD, style(grey=grey)))) as pdf:
            assert pdf.check_pdf_syntax() == []
            assert str(pdf.docinfo["/Title"]) == "Sheets"
            assert str(pdf.Root.ViewerPreferences.PrintScaling) == "/None"


def test_the_same_sheets_are_the_same_bytes() -> None:
    assert sheets_pdf(planned(), PAGES, STANDARD, style()) == sheets_pdf(planned(), PAGES, STANDARD, style())


@pytest.mark.parametrize("paper", PAPERS.values(), ids=lambda paper: paper.id)
def test_every_page_has_the_size_of_the_paper_that_was_asked_for(paper: Paper) -> None:
    with pikepdf.open(io.BytesIO(sheets_pdf(planned(paper, count=30), PAGES, STANDARD, style()))) as pdf:
        sizes = {tuple(round(float(value), 2) for value in one.mediabox[2:]) for one in pdf.pages}
    assert sizes == {(round(paper.width * 72 / 25_400, 2), round(paper.height * 72 / 25_400, 2))}


def test_there_is_no_blank_page_after_sheets_that_are_exactly_full() -> None:
    with pikepdf.open(io.BytesIO(sheets_pdf(planned(count=18), PAGES, STANDARD, style()))) as pdf:
        assert len(pdf.pages) == 2 * 2


def test_a_card_of_another_format_is_covered_to_the_edge_of_its_bleed() -> None:
    result = planned(card=POKER, bleed=Bleed.SEPARATE, count=1)
    image = pictures(sheets_pdf(result, PAGES, STANDARD, style()))[0]
    rows, columns = np.nonzero(where(image, "red"))
    assert columns.max() - columns.min() + 1 == pytest.approx(698.5, abs=1.5)  # 63.5 + 2 × 3.175 mm in tenths
    assert rows.max() - rows.min() + 1 == pytest.approx(952.5, abs=1.5)


def test_nothing_is_printed_on_a_card_but_the_card() -> None:
    result = planned(bleed=Bleed.NONE, count=9)
    image = pictures(sheets_pdf(result, {**PAGES, "front": page((1, 1, 1), mark=False)}, STANDARD, style()))[0]
    block = result.grid.block
    inside = image.crop((block.x // 100 + 1, block.y // 100 + 1, block.right // 100 - 1, block.bottom // 100 - 1))
    assert inside.getextrema() == ((255, 255), (255, 255), (255, 255))


def test_the_ruler_is_two_inches_long_on_paper() -> None:
    image = pictures(sheets_pdf(planned(count=1), PAGES, STANDARD, style()))[0].convert("L")
    below = image.crop((0, image.height - 160, image.width, image.height - 43))  # outside cards, inside the margin
    dark = np.asarray(below) < 160
    longest = max(int(row.sum()) for row in dark)
    assert longest == pytest.approx(508, abs=8)  # 2 in are 50.8 mm; crop marks add some pixels


def test_labels_can_be_read_by_a_machine() -> None:
    import pypdfium2

    text = pypdfium2.PdfDocument(sheets_pdf(planned(), PAGES, STANDARD, style()))[1].get_textpage().get_text_range()
    assert "A pack" in text
    assert "sheet 1 of 2 backs" in text


def test_a_calibrated_printer_gets_its_backs_moved_and_its_fronts_not() -> None:
    plain = pictures(sheets_pdf(planned(count=1), PAGES, STANDARD, style()))
    moved = pictures(
        sheets_pdf(planned(count=1), PAGES, STANDARD, style(calibration=Calibration(right=1_000, down=-500)))
    )
    assert plain[0].tobytes() == moved[0].tobytes()
    before, after = (np.argwhere(where(image, "blue")).min(axis=0) for image in (plain[1], moved[1]))
    assert tuple(after - before) == (-5, 10)  # rows, columns in tenths of a millimetre


def test_grey_sheets_hold_no_colour() -> None:
    images = pictures(sheets_pdf(planned(count=9), PAGES, STANDARD, style(grey=True)))
    for image in images:
        pixels = np.asarray(image).astype(int)
        assert (pixels.max(axis=2) - pixels.min(axis=2)).max() <= 1
        assert pixels.min() < 100
