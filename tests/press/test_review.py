"""Proof pages, sheets as others see them, and pictures to post: what is on them, and that only what changed is made."""

import io

import pikepdf
import pypdfium2
import pytest
from PIL import Image
from small_project import beast, place

from cardforge.press.face import PlannedFace
from cardforge.press.posters import Colours, Shown, _rows
from cardforge.press.proofing.marked import changed, marked
from cardforge.press.proofing.notes import ChangedField, Phrase, ProofNote, ReadLine, Since
from cardforge.press.review import PlannedPoster, ReviewOptions, build_review

OPTIONS = ReviewOptions("build/proofs", "All")
NOTE = ProofNote("B-1", (("Strength", "3"),), (ReadLine("This moves last.", (Phrase(0, 4, 0, "Self()"),)),))


def review(project, *faces, notes=None, posters=()):
    result = project.build(*faces)
    return build_review(
        project.root, [PlannedFace(face) for face in faces], result.pages, notes or {}, posters, OPTIONS
    )


def pages(project):
    return pikepdf.open(io.BytesIO(project.proof("proof-pages.pdf").read_bytes()))


def words(project, number=0):
    return pypdfium2.PdfDocument(project.proof("proof-pages.pdf").read_bytes())[number].get_textpage().get_text_range()


def test_every_card_has_a_proof_page_on_a4_with_its_data_its_reading_and_its_fit(project):
    review(project, beast(), place(), notes={"B-1": NOTE})
    with pages(project) as book:
        assert [page.label for page in book.pages] == ["B-1", "P-1"]
        assert [round(float(edge)) for edge in book.pages[0].mediabox] == [0, 0, 842, 595]  # 297 × 210 mm
    text = words(project)
    for word in ("Mossback", "Strength", "Self()", "Room left", "trim 63 × 88 mm", "no release yet"):
        assert word in text


def test_the_card_is_on_it_at_true_size_and_at_twice_that_size_and_stored_once(project):
    review(project, beast())
    with pages(project) as book:
        page = book.pages[0]
        placed = [
            operands
            for operands, operator in pikepdf.parse_content_stream(page)
            if str(operator) == "cm" and float(operands[0]) in (1, 2) and float(operands[1]) == 0
        ]
        forms = [name for name in page.resources.XObject if name.startswith("/Card")]
    assert sorted(float(operands[0]) for operands in placed)[-2:] == [1, 2]
    assert len(forms) == 1


def test_a_changed_card_has_a_second_page_with_before_and_after(project):
    before = project.build(beast(name="Fernback")).pages["B-1"]
    change = ChangedField("Name", (("removed", "Fernback"), ("same", " "), ("added", "Mossback")))
    note = ProofNote("B-1", release="spring", since=Since("spring", changes=(change,), before=before))
    review(project, beast(), notes={"B-1": note})
    with pages(project) as book:
        assert [page.label for page in book.pages] == ["B-1", "B-1 changes"]
        assert len([name for name in book.pages[1].resources.XObject if name.startswith("/Card")]) == 2
    assert "spring" in words(project, 1)


def test_nothing_is_written_again_while_nothing_has_changed(project):
    posters = [PlannedPoster("forms/x.png", "Two", "", (("B-1", 1, ""), ("P-1", 2, "")), 2)]
    files = review(project, beast(), place(), posters=posters)
    stamps = {file: file.stat().st_mtime_ns for file in files}
    assert {file.name for file in files} == {
        "proof-pages.pdf",
        "contact-sheet-grey.png",
        "contact-sheet-deuteranopia.png",
        "contact-sheet-protanopia.png",
        "x.png",
    }
    assert review(project, beast(), place(), posters=posters) == files
    assert {file: file.stat().st_mtime_ns for file in files} == stamps
    review(project, beast(), place())
    assert not project.proof("forms/x.png").exists()


def test_the_grey_sheet_has_no_colour(project):
    review(project, beast(), place())
    sheet = Image.open(project.proof("contact-sheet-grey.png")).convert("RGB")
    colours = sheet.crop((12, 12, 180, 200)).getcolors(100_000)
    assert all(max(colour) - min(colour) <= 1 for _, colour in colours)


def test_cards_of_a_group_are_spread_evenly_over_its_rows():
    cards = [Shown(b"", row="a")] * 9 + [Shown(b"", row="b")] * 2
    assert [len(row) for row in _rows(cards, 8)] == [5, 4, 2]  # nine in two rows, then the others on their own
    assert Colours().ground.startswith("#")


def test_phrases_are_underlined_inside_one_another_and_text_is_escaped():
    line = ReadLine("heal 2 & <draw>", (Phrase(0, 6, 0, "Heal"), Phrase(5, 6, 1, "2")))
    assert marked(line) == '<u class="d0">heal <u class="d1">2</u></u> &amp; &lt;draw&gt;'


@pytest.mark.parametrize(("kind", "mark"), [("added", "ins"), ("removed", "del")])
def test_changed_words_are_marked_and_escaped(kind, mark):
    assert changed(ChangedField("Text", ((kind, "a<b"),))) == f'<span class="{mark}">a&lt;b</span>'
