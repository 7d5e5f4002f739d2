"""The gallery: one file that needs no network, tells every card, and shows what is wrong where the card would be."""

import json
import re
from pathlib import Path

import pytest

from cardforge.diagnostics import Diagnostic, Place, Severity
from cardforge.press.faces import plan_faces
from cardforge.press.gallery.entries import Problem
from cardforge.press.gallery.page import gallery_page
from cardforge.workshop.gallery import _harmless, gallery_data
from cardforge.workshop.posters import plan_posters
from cardforge.workshop.review import proof_notes

PROJECT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def faces(catalogue):
    return plan_faces(catalogue)[0]


def told(page):
    return json.loads(re.search(r'<script id="data" type="application/json">(.*?)</script>', page, re.DOTALL)[1])


def data_of(catalogue, faces, findings=(), pages=None):
    keys = {plan.face.id: "a" * 64 for plan in faces} if pages is None else pages
    return gallery_data(catalogue, faces, keys, findings, Path("build/proofs"))


def test_the_page_holds_every_card_and_asks_for_nothing_from_elsewhere(catalogue, faces):
    page = gallery_page(data_of(catalogue, faces)).decode()
    assert len(told(page)["cards"]) == len(faces)
    assert not re.search(r"""(?:src|href|url)\s*[=(]\s*["']?(?:https?:)?//""", page)
    assert "@import" not in page


def test_pictures_are_named_relative_to_the_page_with_the_key_that_makes_a_browser_look_again(catalogue, faces):
    card = next(one for one in data_of(catalogue, faces).cards if one.id == "WB-003")
    assert (card.small, card.large, card.back) == ("small/WB-003.jpg", "WB-003.png", "back-deck")
    assert card.key == "a" * 10


def test_a_text_cannot_end_the_element_that_holds_the_data(catalogue, faces):
    found = Diagnostic("x", Severity.ERROR, "</script><script>alert(1)</script>", subject="")
    page = gallery_page(data_of(catalogue, faces, [found])).decode()
    assert "<script>alert" not in page
    assert told(page)["problems"][0]["message"].startswith("</script>")


def test_what_is_wrong_stands_at_its_card_by_name_or_by_line(catalogue, faces):
    line = catalogue.places.of("design", "WB-003")
    by_name = Diagnostic("x", Severity.ERROR, "too long", subject=str(catalogue.by_id["WB-005"]), hint="shorten")
    by_line = Diagnostic("y", Severity.ERROR, "odd", place=Place(line.file, line.line))
    data = data_of(catalogue, faces, [by_name, by_line], pages={})
    cards = {card.id: card for card in data.cards}
    assert cards["WB-005"].problems == (Problem("too long", "shorten", ""),)
    assert cards["WB-003"].problems[0].message == "odd"
    assert cards["WB-003"].small == ""


def test_an_emblem_is_shapes_only():
    inner = '<script>x()</script><path d="M0 0" onclick="x()"/><image href="y"/>'
    evil = f'<svg viewBox="0 0 24 24" onload="x()">{inner}</svg>'
    assert _harmless(evil) == '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M0 0"/></svg>'
    assert _harmless("<!DOCTYPE x [<!ENTITY a 'b'>]><svg/>") == ""


def test_there_is_a_picture_for_every_faction_every_card_with_forms_and_every_deck(catalogue):
    posters = {poster.file: poster for poster in plan_posters(catalogue)}
    assert len([file for file in posters if file.startswith("forms/")]) == 8  # Companions
    assert [id for id, _, _ in posters["forms/WB-001.png"].cards] == [
        "WB-001",
        "P-HEARTHKEEPER",
        "P-TRAILBLAZER",
        "S-ATLASHEART",
    ]
    assert sum(copies for _, copies, _ in posters["decks/ironmaw.png"].cards) == 30
    assert len([file for file in posters if file.startswith("factions/")]) == 5


def test_a_proof_page_tells_data_reading_and_coverage(catalogue):
    notes = proof_notes(catalogue, 1)
    note = notes["WB-009"]
    assert ("Force", "1") in note.facts
    assert note.reading[0].text == "When this enters, heal 2 from a friendly character."
    assert any(note.reading[0].text[p.start : p.end] == "a friendly character" for p in note.reading[0].phrases)
    assert note.coverage
    assert notes["WB-003"].unread == "It has no rules text."


def test_notes_are_no_problems_and_a_problem_says_what_was_expected(catalogue, faces):
    place = Place("cards/game.yaml", 3)
    found = [
        Diagnostic("drafts", Severity.NOTE, "some are drafts", place),
        Diagnostic("bad-value", Severity.ERROR, "“cost” is “lots”", place, expected="a number"),
    ]
    assert data_of(catalogue, faces, found).problems == (
        Problem("“cost” is “lots”", "", "cards/game.yaml:3", "a number"),
    )
