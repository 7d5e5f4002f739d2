"""Break one number in the engine, in a constant, in a card or in an example: the book is not made, and says where."""

from dataclasses import replace
from pathlib import Path

import pytest

from cardforge.catalogue import Catalogue
from cardforge.diagnostics import Diagnostic, Report
from cardforge.games.waybound.values import insight as true_insight
from cardforge.rulebook.compiling import compile_book
from cardforge.workshop.engines import find_engine
from cardforge.workshop.project import open_project

PROJECT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    found = open_project(PROJECT).catalogue
    assert found is not None
    return found


def failures(catalogue: Catalogue) -> list[Diagnostic]:
    report = Report()
    compile_book(catalogue, find_engine("waybound").scenario_words(catalogue), report)
    return [one for one in report.errors if one.code == "example-fails"]


def line(found: Diagnostic) -> str:
    return (PROJECT / found.place.file).read_text("utf-8").splitlines()[found.place.line - 1]


def with_constant(catalogue: Catalogue, name: str, value: int) -> Catalogue:
    edition = catalogue.edition.model_copy(update={"constants": {**catalogue.edition.constants, name: value}})
    editions = tuple(edition if one.id == edition.id else one for one in catalogue.editions)
    return replace(catalogue, edition=edition, editions=editions)


def test_as_it_is_every_example_holds(catalogue):
    assert failures(catalogue) == []


def test_a_constant_that_is_changed_stops_the_build_at_the_example_that_shows_it(catalogue):
    """With 21 Renown to win, 20 at the end of the turn are no victory."""
    [found] = failures(with_constant(catalogue, "renown_to_win", 21))
    assert found.place.file == "rules/ending.md"
    assert "winner: A" in line(found)
    assert "expected A, found none" in found.message


def test_the_cost_of_a_move_is_shown_by_an_example_too(catalogue):
    """Brindle pays one of the one Charge there is; two it cannot pay."""
    [found] = failures(with_constant(catalogue, "move_cost", 2))
    assert found.place.file == "rules/movement.md"
    assert "Brindle" in line(found)


def test_a_statistic_of_a_card_that_is_changed_stops_the_build(catalogue):
    """Lampkin with Force 1 and two surges of 3 in the Orchard strikes for 8; with Force 0 it strikes for 7."""
    designs = tuple(
        one.model_copy(update={"stats": {**one.stats, "force": 0}}) if one.name == "Lampkin" else one
        for one in catalogue.designs
    )
    found = failures(replace(catalogue, designs=designs))
    assert {one.place.file for one in found} == {"rules/tactics.md"}
    assert "force: 8" in line(found[0])


def test_a_number_in_the_engine_that_is_changed_stops_the_build(catalogue, monkeypatch):
    """An Explore that earns one Renown too many: three and one would be five."""
    monkeypatch.setattr("cardforge.games.waybound.explore.insight", lambda *a, **k: true_insight(*a, **k) + 1)
    found = failures(catalogue)
    assert {one.place.file for one in found} >= {"rules/explore.md", "rules/ending.md"}
    first = next(one for one in found if one.place.file == "rules/explore.md")
    assert "renown: 4" in line(first)
    assert "expected 4, found 5" in first.message
