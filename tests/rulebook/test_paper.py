"""The printed rulebook of the shipped game: a structural lint of what `cardforge build rules` writes."""

import io
from pathlib import Path

import pikepdf
import pytest

from cardforge.diagnostics import Report
from cardforge.rulebook.booklet import booklet
from cardforge.rulebook.compiling import compile_book
from cardforge.rulebook.dress import dress_of
from cardforge.rulebook.paper import book_pdf
from cardforge.rulebook.quick_reference import quick_reference_pdf
from cardforge.rulebook.typesetting import Typesetter
from cardforge.workshop.engines import find_engine
from cardforge.workshop.project import open_project

PROJECT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def printed() -> tuple[pikepdf.Pdf, pikepdf.Pdf, bytes, Report]:
    catalogue = open_project(PROJECT).catalogue
    engine = find_engine("waybound")
    report = Report()
    book = compile_book(catalogue, engine.scenario_words(catalogue), report)
    dress, found = dress_of(catalogue)
    report.extend(found)
    setter = Typesetter(dress)
    whole = book_pdf(book, catalogue, dress, setter, report).pdf
    short = quick_reference_pdf(book, catalogue, dress, setter, report)
    return pikepdf.open(io.BytesIO(whole)), pikepdf.open(io.BytesIO(short)), whole, report


def outline(items) -> list[str]:
    return [title for item in items for title in (str(item.title), *outline(item.children))]


def test_the_renderer_had_nothing_to_complain_of(printed):
    assert [one.message for one in printed[3]] == []


def test_it_is_sound_tagged_and_says_what_it_is(printed):
    pdf = printed[0]
    assert pdf.check_pdf_syntax() == []
    assert (str(pdf.Root.Lang), bool(pdf.Root.MarkInfo.Marked), "/StructTreeRoot" in pdf.Root) == ("en", True, True)
    assert str(pdf.docinfo["/Title"]) == "The Rules of Waybound, edition 0.36"


def test_every_page_is_a5(printed):
    """148 by 210 mm are 419.53 by 595.28 points."""
    for page in printed[0].pages:
        left, bottom, right, top = (float(one) for one in page.mediabox)
        assert (round(right - left), round(top - bottom)) == (420, 595)


def test_every_chapter_has_a_bookmark(printed):
    with printed[0].open_outline() as found:
        titles = outline(found.root)
    assert {"1 Golden rules", "8 Explore", "B Card reference", "Glossary", "Index"} <= set(titles)


def test_every_link_leads_into_the_document(printed):
    pdf = printed[0]
    pages = {page.objgen for page in pdf.pages}
    names = pdf.Root.Names.Dests.Names if "/Names" in pdf.Root else []
    known = {str(names[place]): names[place + 1] for place in range(0, len(names), 2)}
    links = [note for page in pdf.pages for note in page.get("/Annots", []) if note.Subtype == "/Link"]
    assert len(links) > 500
    for link in links:
        target = link.get("/Dest")
        target = known[str(target)] if isinstance(target, pikepdf.String) else target
        assert target[0].objgen in pages


def test_every_font_is_embedded(printed):
    fonts = {}
    for page in printed[0].pages:
        for font in page.Resources.get("/Font", {}).values():
            fonts[str(font.BaseFont)] = font.DescendantFonts[0].FontDescriptor
    assert len(fonts) >= 4
    assert all("/FontFile2" in one or "/FontFile3" in one for one in fonts.values())


def test_the_quick_reference_has_exactly_two_pages(printed):
    assert len(printed[1].pages) == 2


def test_the_booklet_has_two_pages_on_each_side_and_four_on_each_sheet(printed):
    sides = len(pikepdf.open(io.BytesIO(booklet(printed[2]))).pages)
    pages = len(printed[0].pages)
    assert sides * 2 == -(-pages // 4) * 4
