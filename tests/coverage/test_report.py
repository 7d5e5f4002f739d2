"""Coverage in words, as data and as a page."""

from __future__ import annotations

import re

import pytest

from cardforge.coverage.clauses import Stretch
from cardforge.coverage.exceptions import Exceptions
from cardforge.coverage.mutants import Mutant
from cardforge.coverage.operators import Operator
from cardforge.coverage.report.as_json import as_json
from cardforge.coverage.report.page import Looks, page
from cardforge.coverage.report.phrases import phrases_of
from cardforge.coverage.report.picture import picture
from cardforge.coverage.report.table import as_lines, marked
from cardforge.coverage.run import Project, cover
from cardforge.coverage.rungs import Rung
from tests.coverage.counter_game import CounterTrials

CARDS = (("two", "Add 2."), ("odd", "If odd, add 3. Take 1."))
SCENARIOS = """
- scenario: Two more
  given: {counter: 1}
  steps:
    - play: two
    - expect: {counter: 3}
- scenario: An <odd> one
  given: {counter: 1}
  steps:
    - play: odd
    - expect: {counter: 3}
"""


@pytest.fixture
def found(tmp_path):
    (tmp_path / "all.yaml").write_text(SCENARIOS, "utf-8")
    project = Project(tmp_path, ("*.yaml",), CounterTrials(CARDS), "1", "Numbers", Exceptions())
    return cover(project)


def mutant(says):
    return Mutant(Operator.NUMBER, says, 0, Stretch(0, 1))


def test_a_mutant_is_told_with_its_other_words_marked():
    assert marked("Heal 2 from an Ally.", mutant("Heal 3 from an Ally.")) == "Heal *3* from an Ally."


def test_of_a_mutant_that_leaves_words_out_these_are_told():
    assert marked("Heal 2 from an Ally. Once each turn.", mutant("Heal 2 from an Ally.")) == (
        "Heal 2 from an Ally. [without “Once each turn.”]"
    )
    assert marked("On your turn, heal 2.", mutant("Heal 2.")).startswith("*Heal* 2.")


def test_a_mutant_that_says_nothing_is_told_as_such():
    assert marked("Heal 2.", mutant("")) == "[nothing at all]"


def test_the_table_counts_by_group_and_tells_what_is_missing(found):
    lines = list(as_lines(found, {"all": "Everybody"}))
    everybody = next(line for line in lines if line.startswith("Everybody"))
    # two texts with three clauses, all parsed; “If odd” was never even
    assert everybody.split()[1:5] == ["2", "3", "3", "2"]
    assert "    never played: condition not so" in lines
    assert lines[-1].startswith("not covered: 4 clauses: 4 parsed, 3 played")


def test_the_data_has_the_counts_and_each_clause(found):
    data = as_json(found)
    assert set(data["summary"]) >= {"clauses", "parsed", "played", "pinned", "mutants", "killed"}
    [two, odd, *_] = data["cards"]
    assert (two["id"], two["name"]) == ("two", "Two")
    [clause] = two["clauses"]
    assert (clause["text"], clause["parsed"], clause["played"], clause["pinned"]) == ("Add 2.", True, True, True)
    assert (clause["mutants"], clause["killed"], clause["survivors"]) == (4, 4, [])
    assert clause["scenarios"] == ["Two more (all.yaml:2)"]
    assert odd["clauses"][0]["missing"] == ["condition not so"]


def test_phrases_hold_every_word_and_each_knows_who_noticed(found):
    odd = next(card for card in found.cards if card.id == "odd")
    phrases = list(phrases_of(odd))
    assert " ".join(phrase.stretch.of(odd.text) for phrase in phrases) == odd.text
    number = next(phrase for phrase in phrases if phrase.stretch.of(odd.text) == "3.")
    assert [scenario.title for scenario in number.scenarios] == ["An <odd> one"]
    assert number.rung is Rung.PARSED  # the condition was never not so


LOOKS = Looks("Counters & more", {"all": "Everybody"}, {}, {"two": "data:image/jpeg;base64,AAAA"}, {})


def test_the_page_is_whole_in_itself_and_the_same_for_the_same(found):
    html = page(found, LOOKS)
    assert html == page(found, LOOKS)
    assert re.findall(r'(?:src|href)="(?!data:)', html) == []
    assert "url(" not in html


def test_the_page_shows_each_card_with_its_picture_and_escapes_once(found):
    html = page(found, LOOKS)
    assert html.count("<article ") == 3
    assert html.count("<img ") == 1
    assert "Counters &amp; more" in html
    assert "<odd>" not in re.sub(r'<script type="application/json".*?</script>', "", html, flags=re.DOTALL)


def test_the_page_marks_rungs_with_signs_and_lines_as_well_as_colours(found):
    html = page(found, LOOKS)
    assert 'class="p pinned"' in html
    assert 'class="p parsed"' in html
    for line in ("solid", "dashed", "dotted", "wavy"):
        assert f"text-decoration-style: {line}" in html


def test_the_picture_has_a_bar_for_each_group(found):
    svg = picture(found, {"all": "Every<body>"})
    assert "Every&lt;body&gt;" in svg
    assert svg.count('fill="url(#h)"') == 2  # the cards, and the settings
