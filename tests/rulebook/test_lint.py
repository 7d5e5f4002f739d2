"""A lint of the printed rulebook, as a reader with a screen reader, a printer and a bookbinder would do it."""

import io
import itertools
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pikepdf
import pypdfium2
import pytest

from cardforge.diagnostics import Report
from cardforge.rulebook.compiling import compile_book
from cardforge.rulebook.dress import dress_of
from cardforge.rulebook.model import Book
from cardforge.rulebook.paper import book_pdf
from cardforge.rulebook.typesetting import Typesetter
from cardforge.workshop.engines import find_engine
from cardforge.workshop.project import open_project

PROJECT = Path(__file__).parents[2]
MM = 72 / 25.4
FOOT = 16 * MM
"""Height of the margin in which the page number stands."""


@pytest.fixture(scope="module")
def book() -> Book:
    catalogue = open_project(PROJECT).catalogue
    return compile_book(catalogue, find_engine("waybound").scenario_words(catalogue), Report())


@pytest.fixture(scope="module")
def pdf(book: Book) -> bytes:
    catalogue = open_project(PROJECT).catalogue
    dress, _ = dress_of(catalogue)
    return book_pdf(book, catalogue, dress, Typesetter(dress), Report()).pdf


@pytest.fixture(scope="module")
def document(pdf: bytes) -> pikepdf.Pdf:
    return pikepdf.open(io.BytesIO(pdf))


@pytest.fixture(scope="module")
def lines(pdf: bytes) -> list[list[tuple[float, float, float, float, str]]]:
    """For each page its pieces of text: left, bottom, right, top in points, and the words."""
    return [list(_lines(page)) for page in pypdfium2.PdfDocument(pdf)]


def _lines(page: pypdfium2.PdfPage) -> Iterator[tuple[float, float, float, float, str]]:
    text = page.get_textpage()
    for number in range(text.count_rects()):
        left, bottom, right, top = text.get_rect(number)
        yield left, bottom, right, top, text.get_text_bounded(left, bottom, right, top).strip()


def elements(node: pikepdf.Object) -> Iterator[pikepdf.Dictionary]:
    """The structure elements in reading order."""
    kids = node.get("/K", [])
    for kid in kids if isinstance(kids, pikepdf.Array) else [kids]:
        if isinstance(kid, pikepdf.Dictionary) and "/S" in kid:
            yield kid
            yield from elements(kid)


def test_it_says_that_it_is_accessible(document):
    with document.open_metadata() as meta:
        assert meta.get("pdfuaid:part") == "1"
    assert bool(document.Root.ViewerPreferences.DisplayDocTitle)


def test_headings_are_tagged_in_order_and_no_level_is_left_out(document):
    levels = [int(str(one.S)[2:]) for one in elements(document.Root.StructTreeRoot) if str(one.S)[1:2] == "H"]
    assert levels[0] == 1
    assert all(now <= before + 1 for before, now in itertools.pairwise(levels))


def test_the_reading_order_goes_through_the_pages_as_they_are_bound(document):
    numbers = {page.objgen: number for number, page in enumerate(document.pages)}
    order = [numbers[one.Pg.objgen] for one in elements(document.Root.StructTreeRoot) if "/Pg" in one]
    leaves = [page for page in order if page > 1]  # the cover is one page, the contents are read before the chapters
    assert leaves
    backwards = [(a, b) for a, b in itertools.pairwise(leaves) if b < a - 1]
    assert backwards == []


def test_every_picture_and_every_link_has_words(document):
    for one in elements(document.Root.StructTreeRoot):
        if str(one.S) == "/Figure":
            assert str(one.get("/Alt", "")).strip()
    for page in document.pages:
        for note in page.get("/Annots", []):
            if note.Subtype == "/Link":
                assert "/StructParent" in note


def test_bookmarks_follow_the_pages_and_lead_somewhere(document):
    numbers = {page.objgen: number for number, page in enumerate(document.pages)}

    def walk(items) -> Iterator[int]:
        for item in items:
            yield numbers[item.destination[0].objgen]
            yield from walk(item.children)

    with document.open_outline() as outline:
        found = list(walk(outline.root))
    assert len(found) > 60
    assert found == sorted(found)


def test_nothing_is_set_outside_the_type_area(lines):
    """148 by 210 mm; nothing but the cover comes nearer to the edge than 9 mm at the sides and 8 at head and foot."""
    for number, page in enumerate(lines[1:], 2):
        for left, bottom, right, top, words in page:
            assert left >= 9 * MM, (number, words)
            assert right <= 139.5 * MM, (number, words)
            assert bottom >= 6 * MM, (number, words)
            assert top <= 204 * MM, (number, words)


def test_every_page_bears_its_own_number(lines):
    for number, page in enumerate(lines[1:], 2):
        assert str(number) in [words for _, bottom, _, _, words in page if bottom < FOOT], number


def test_no_heading_stands_alone_at_the_foot_of_a_page(lines, book):
    chapters = (*book.chapters, *book.appendices)
    titles = {one.title for one in chapters} | {section.title for one in chapters for section in one.sections} - {""}
    for number, page in enumerate(lines[1:], 2):
        body = [one for one in page if one[1] >= FOOT]
        last = min(body, key=lambda one: one[1])[4] if body else ""
        assert last.lstrip("0123456789. ") not in titles, number


def test_an_example_stands_on_one_page(lines, book):
    """Each has its title and its last move on the page on which it begins."""
    texts = [" ".join(words for *_, words in page) for page in lines]
    for chapter in book.chapters:
        for block in chapter.blocks:
            if getattr(block, "moves", None):
                pages = [text for text in texts if block.title in text and "After" in text]
                assert pages, block.title


@pytest.mark.skipif(not shutil.which("qpdf"), reason="qpdf is not installed")
def test_qpdf_finds_nothing(pdf, tmp_path):
    path = tmp_path / "rules.pdf"
    path.write_bytes(pdf)
    done = subprocess.run(["qpdf", "--check", path], capture_output=True, text=True, check=False)
    assert (done.returncode, "No syntax or stream encoding errors" in done.stdout) == (0, True), done.stdout


@pytest.mark.skipif(not shutil.which("pdfinfo"), reason="pdfinfo is not installed")
def test_pdfinfo_says_the_same(pdf, tmp_path):
    path = tmp_path / "rules.pdf"
    path.write_bytes(pdf)
    done = subprocess.run(["pdfinfo", path], capture_output=True, text=True, check=True)
    told = {name: value.strip() for name, _, value in (line.partition(":") for line in done.stdout.splitlines())}
    assert (told["Tagged"], told["Encrypted"], told["Form"]) == ("yes", "no", "none")
    assert told["Title"] == "The Rules of Waybound, edition 0.36"
    assert done.stderr == ""


@pytest.mark.skipif(not shutil.which("pdffonts"), reason="pdffonts is not installed")
def test_pdffonts_finds_every_font_embedded_and_readable(pdf, tmp_path):
    path = tmp_path / "rules.pdf"
    path.write_bytes(pdf)
    rows = subprocess.run(["pdffonts", path], capture_output=True, text=True, check=True).stdout.splitlines()[2:]
    assert rows
    assert all(row.split()[-5:-2] == ["yes", "yes", "yes"] for row in rows)  # embedded, subset, to Unicode
