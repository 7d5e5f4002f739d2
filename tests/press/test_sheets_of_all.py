"""The two files of all cards: one PDF of their pages, one picture of their thumbnails."""

import io
import random

import pikepdf
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image
from small_project import beast, place

from cardforge.press.contact import GAP, GROUND, THUMB_WIDTH, columns_for, encode_row, join_rows
from cardforge.press.pdf import ForeignPdfError, Leaf, assemble


def whole_of(leaves, title="All"):
    out = io.BytesIO()
    assemble(leaves, title, out)
    return out.getvalue()


@pytest.fixture
def leaves(project):
    project.build(beast("B-1"), beast("B-2", name="Fernback"), place("P-1"))
    names = {"B-1": "Forest", "B-2": "Forest", "P-1": "Stone & Rünes"}
    return [Leaf(project.proof(f"{id}.pdf").read_bytes(), id, f"{id} — Łódź", chapter) for id, chapter in names.items()]


def test_the_whole_is_a_sound_pdf_with_every_page_once(leaves):
    with pikepdf.open(io.BytesIO(whole_of(leaves, "All — cards"))) as whole:
        assert whole.check_pdf_syntax() == []
        assert len(whole.pages) == 3
        assert [page.label for page in whole.pages] == ["B-1", "B-2", "P-1"]
        assert str(whole.docinfo["/Title"]) == "All — cards"
        assert all(page.obj.Parent.objgen == whole.Root.Pages.objgen for page in whole.pages)


def test_the_outline_has_a_chapter_for_each_faction_and_an_entry_for_each_card(leaves):
    with pikepdf.open(io.BytesIO(whole_of(leaves))) as whole, whole.open_outline() as outline:
        read = {head.title: [child.title for child in head.children] for head in outline.root}
    assert read == {"Forest": ["B-1 — Łódź", "B-2 — Łódź"], "Stone & Rünes": ["P-1 — Łódź"]}


def test_a_page_looks_in_the_whole_as_it_looks_alone(leaves):
    import pypdfium2

    whole = pypdfium2.PdfDocument(whole_of(leaves))
    for number, leaf in enumerate(leaves):
        alone = pypdfium2.PdfDocument(leaf.pdf)[0].render(scale=2).to_pil()
        assert whole[number].render(scale=2).to_pil().tobytes() == alone.tobytes()
        assert whole[number].get_trimbox() == pypdfium2.PdfDocument(leaf.pdf)[0].get_trimbox()


def test_no_pages_make_a_sound_pdf_too():
    with pikepdf.open(io.BytesIO(whole_of([]))) as whole:
        assert len(whole.pages) == 0


@pytest.mark.parametrize("data", [b"", b"%PDF-1.4", b"startxref\n99\n%%EOF"])
def test_a_pdf_that_is_none_of_ours_is_refused(data):
    with pytest.raises(ForeignPdfError):
        whole_of([Leaf(data, "x", "x", "x")])


@settings(max_examples=20, deadline=None)
@given(st.integers(1, 4), st.integers(1, 3), st.integers(1, 40), st.integers(0, 10_000))
def test_joined_rows_are_the_picture_that_they_show(columns, rows, height, seed):
    chance = random.Random(seed)
    thumbs = [
        [
            Image.frombytes("RGB", (THUMB_WIDTH, height), chance.randbytes(3 * THUMB_WIDTH * height))
            for _ in range(columns)
        ]
        for _ in range(rows)
    ]
    pieces = join_rows((encode_row(row, columns, height) for row in thumbs), rows, columns, height)
    sheet = Image.open(io.BytesIO(b"".join(pieces)))
    assert sheet.size == (GAP + columns * (THUMB_WIDTH + GAP), GAP + rows * (height + GAP))
    assert sheet.getpixel((0, 0)) == sheet.getpixel((sheet.width - 1, sheet.height - 1)) == GROUND
    for at, row in enumerate(thumbs):
        for place_, thumb in enumerate(row):
            left, top = GAP + place_ * (THUMB_WIDTH + GAP), GAP + at * (height + GAP)
            assert sheet.crop((left, top, left + THUMB_WIDTH, top + height)).tobytes() == thumb.tobytes()


def test_a_sheet_of_many_is_a_little_wider_than_high():
    # 117 cards of 180 × 247 in 15 columns make 8 rows: 2700 × 1976, which is 1.37
    assert columns_for(117, 180, 247) == 15
    assert columns_for(1, 180, 247) == 1
    assert columns_for(0, 180, 247) == 1
