"""The rulebook of the shipped game."""

import json
from pathlib import Path

import pytest

from cardforge.catalogue import Catalogue
from cardforge.diagnostics import Report
from cardforge.games.waybound import rule_ids
from cardforge.rulebook.as_json import as_json
from cardforge.rulebook.compiling import compile_book
from cardforge.rulebook.dress import dress_of
from cardforge.rulebook.model import Book, Example, Note, Table, plain_text
from cardforge.rulebook.screen import book_html
from cardforge.workshop.engines import find_engine
from cardforge.workshop.project import open_project

PROJECT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    found = open_project(PROJECT).catalogue
    assert found is not None
    return found


@pytest.fixture(scope="module")
def made(catalogue: Catalogue) -> tuple[Book, Report]:
    report = Report()
    engine = find_engine("waybound")
    assert engine is not None
    book = compile_book(catalogue, engine.scenario_words(catalogue), report)
    assert book is not None
    return book, report


def test_nothing_is_wrong_with_it(made):
    assert [f"{one.place}: {one.message}" for one in made[1]] == []


def test_every_rule_that_the_engine_speaks_stands_in_the_book(made):
    assert rule_ids.ALL - set(made[0].rules) == set()


def test_every_rule_of_the_book_is_in_the_lock(made):
    locked = {line.split("\t")[0] for line in (PROJECT / "rules" / "ids.lock").read_text("utf-8").splitlines()}
    assert set(made[0].rules) <= locked, "run `cardforge rules lock`"


def test_examples_are_played_and_drawn(made):
    examples = [block for chapter in made[0].chapters for block in chapter.blocks if isinstance(block, Example)]
    assert len(examples) >= 11
    won = next(one for one in examples if one.title == "Won before discarding")
    assert "A wins with 20 Renown." in won.moves[-1].lines[-1]


def test_the_card_reference_tells_of_a_card_without_a_text_what_holds_for_its_kind(made):
    """The Netherway prints only what the rules say of it."""
    [reference] = [chapter for chapter in made[0].appendices if chapter.title == "Card reference"]
    [netherway] = [
        plain_text(row[3])
        for block in reference.blocks
        if isinstance(block, Table)
        for row in block.rows
        if plain_text(row[0]).startswith("Netherway")
    ]
    assert netherway.startswith("For both players. Next to Lantern Crossing only.")


def test_what_stands_before_the_first_ruling_is_printed_before_it(made):
    [rulings] = [chapter for chapter in made[0].appendices if chapter.title == "Rulings"]
    first = next(block for block in rulings.blocks if isinstance(block, Note))
    assert plain_text(first.prose).startswith("Where the rules leave a question open")


def test_a_wrong_number_in_an_example_is_told_at_its_line(catalogue, tmp_path):
    """20 Renown are needed to win: 19 and an Insight of 1 are enough, and an example that says 21 is wrong."""
    from dataclasses import replace
    from shutil import copytree

    copytree(
        PROJECT / "rules",
        tmp_path / "rules",
        ignore=lambda folder, names: ["scenarios"] if "scenarios" in names else [],
    )
    ending = tmp_path / "rules" / "ending.md"
    ending.write_text(ending.read_text("utf-8").replace("A: {renown: 20}", "A: {renown: 21}"), "utf-8")
    report = Report()
    engine = find_engine("waybound")
    compile_book(replace(catalogue, root=tmp_path), engine.scenario_words(catalogue), report)
    [found] = [one for one in report if one.code == "example-fails"]
    assert "renown: 21" in ending.read_text("utf-8").splitlines()[found.place.line - 1]
    assert "expected 21, found 20" in found.message


def test_the_data_has_every_rule_with_number_and_hash(made):
    data = json.loads(as_json(made[0]))
    rules = [rule for chapter in data["chapters"] for section in chapter["sections"] for rule in section["rules"]]
    assert len(rules) == len(made[0].rules)
    assert all(rule["number"] and rule["hash"] for rule in rules)


def test_every_link_of_the_page_leads_somewhere(made, catalogue):
    import re

    dress, _ = dress_of(catalogue)
    html = book_html(made[0], catalogue, dress)
    ids = set(re.findall(r'\sid="([^"]+)"', html))
    assert {target for target in re.findall(r'href="#([^"]+)"', html) if target not in ids} == set()
    assert "http://" not in html.replace("http://www.w3.org/2000/svg", "")


def test_the_bestiary_shows_every_form_of_every_creature(catalogue):
    """8 Companions and 46 Allies, 16 paths and 8 ascensions."""
    from cardforge.rulebook.lore import pictured

    assert len(pictured(catalogue)) == 8 + 46 + 16 + 8
