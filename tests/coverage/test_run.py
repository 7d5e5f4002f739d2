"""Coverage of a small game: what is played, what is noticed, and what need not be looked at again."""

from __future__ import annotations

import textwrap

import pytest

from cardforge.coverage.exceptions import Exceptions
from cardforge.coverage.mutants import SETTINGS
from cardforge.coverage.result import summary_of
from cardforge.coverage.run import MEMORY, Project, cover
from cardforge.coverage.rungs import Rung
from tests.coverage.counter_game import PLAYED, CounterTrials

ADD_TWO = (("two", "Add 2."),)
SCENARIO = """
- scenario: Two more
  given: {counter: 1}
  steps:
    - play: two
    - expect: {counter: 3}
"""


@pytest.fixture
def run(tmp_path):
    """Covers a counter game with scenarios by file name, and says how often a scenario was played."""

    def covering(cards=ADD_TWO, scenarios=None, only=None, code="1", exceptions=None, factor=1, jobs=1):
        for name, text in ({"two": SCENARIO} if scenarios is None else scenarios).items():
            path = tmp_path / "examples" / f"{name}.yaml"
            path.parent.mkdir(exist_ok=True)
            path.write_text(textwrap.dedent(text), "utf-8")
        project = Project(
            tmp_path, ("examples/*.yaml",), CounterTrials(cards, factor), code, "Numbers", exceptions or Exceptions()
        )
        PLAYED.clear()
        covering.found = cover(project, only, jobs)
        return len(PLAYED)

    covering.root = tmp_path
    return covering


def clause(run, card="two", number=0):
    return next(one for one in run.found.cards if one.id == card).clauses[number]


def test_a_scenario_that_says_the_number_pins_it(run):
    run()
    assert clause(run).rung is Rung.PINNED
    # add 1, add 3, take 2, nothing at all
    assert (len(clause(run).trials), clause(run).killed) == (4, 4)
    assert run.found.full


def test_who_noticed_is_told_with_file_and_line(run):
    run()
    assert [str(scenario) for scenario in clause(run).scenarios] == ["Two more (examples/two.yaml:2)"]


def test_a_text_that_nobody_plays_is_parsed_and_no_more(run):
    run(scenarios={})
    assert clause(run).rung is Rung.PARSED
    assert [missing.words for missing in clause(run).missing] == ["done"]
    assert not run.found.full


def test_a_scenario_that_expects_nothing_plays_and_pins_nothing(run):
    run(scenarios={"two": SCENARIO.replace("    - expect: {counter: 3}\n", "")})
    assert clause(run).rung is Rung.PLAYED
    assert {mutant.says for mutant in clause(run).survivors} == {"Add 1.", "Add 3.", "Take 2.", ""}


def test_a_text_that_cannot_be_read_is_not_parsed(run):
    run(cards=(("two", "Add two."),), scenarios={})
    assert clause(run).rung is Rung.NONE


def test_both_sides_of_a_condition_must_have_been_played(run):
    cards = (("two", "If odd, add 2."),)
    run(cards)
    assert [missing.words for missing in clause(run).missing] == ["condition not so"]
    even = SCENARIO.replace("counter: 1", "counter: 2").replace("counter: 3", "counter: 2")
    run(cards, {"two": SCENARIO, "even": even})
    assert clause(run).rung is Rung.PINNED


def test_a_scenario_that_fails_proves_nothing_and_is_told(run):
    run(scenarios={"two": SCENARIO.replace("counter: 3", "counter: 9")})
    assert clause(run).rung is Rung.PARSED
    assert [failure.reasons for failure in run.found.failures] == [("expect: counter: expected 9, found 3",)]
    assert not run.found.full


def test_a_file_that_is_no_scenario_is_told_and_the_others_count(run):
    run(scenarios={"two": SCENARIO, "broken": "- scenario: Nothing\n"})
    assert "either “given” or “setup”" in run.found.faults[0]
    assert clause(run).pinned


def test_settings_are_changed_within_their_bounds_and_those_of_no_play_are_set_apart(run):
    run()
    settings = next(card for card in run.found.cards if card.id == SETTINGS)
    assert settings.text == "factor: 1"
    assert [trial.mutant.says for trial in settings.clauses[0].trials] == ["factor: 2"]  # 0 is below the least
    assert settings.clauses[0].pinned
    assert ("players", "there is one counter") in run.found.off


def test_what_nobody_can_notice_counts_with_its_reason(run):
    exceptions = Exceptions()
    for says in ("Add 1.", "Add 3.", "Take 2."):
        exceptions.add_equivalent("two", says, "nobody looks at the counter", 1)
    exceptions.add_equivalent("two", "", "nobody looks", 1)
    run(scenarios={"two": SCENARIO.replace("    - expect: {counter: 3}\n", "")}, exceptions=exceptions, only=["two"])
    assert run.found.full
    assert summary_of(run.found.cards).equivalent == 4


def test_an_exception_that_is_not_needed_is_a_fault(run):
    exceptions = Exceptions()
    exceptions.add_equivalent("two", "Add 1.", "so it seemed", 7)
    run(exceptions=exceptions)
    assert run.found.faults == (
        "cards/coverage.yaml:7: two: “Add 1.” is noticed by a scenario, or is no mutant: take the entry out",
    )


def test_an_exception_for_nobody_is_a_fault(run):
    exceptions = Exceptions()
    exceptions.add_equivalent("three", "Add 1.", "so it seemed", 2)
    run(exceptions=exceptions)
    assert run.found.faults == ("cards/coverage.yaml:2: no text is printed by “three”",)


def test_nothing_is_played_again_while_nothing_changes(run):
    assert run() > 0
    before = run.found
    assert run() == 0
    assert run.found == before


TWO_CARDS = (("two", "Add 2."), ("three", "Add 3."))
BOTH = {"two": SCENARIO, "three": SCENARIO.replace("two", "three").replace("counter: 3", "counter: 4")}


def test_a_changed_text_is_examined_anew_and_no_other(run):
    run(TWO_CARDS, BOTH)
    changed = (("two", "Add 2."), ("three", "Add 4."))
    # its scenario fails now, so it plays no mutant; and it was the one that had noticed the changed setting
    assert run(changed, BOTH) == 2
    assert clause(run, "two").pinned
    assert not clause(run, "three").pinned


def test_a_changed_scenario_is_played_anew_with_the_mutants_that_it_noticed(run):
    run(TWO_CARDS, BOTH)
    changed = {**BOTH, "three": BOTH["three"].replace("counter: 1", "counter: 2").replace("counter: 4", "counter: 5")}
    played = run(TWO_CARDS, changed)
    # once as printed, then four mutants of “three” and one of the setting; “two” has a scenario of its own
    assert played == 1 + 4 + 1
    assert run.found.full


def test_changed_code_examines_everything_anew(run):
    first = run(TWO_CARDS, BOTH)
    assert run(TWO_CARDS, BOTH, code="2") == first


def test_a_changed_setting_examines_everything_anew(run):
    run(TWO_CARDS, BOTH)
    assert run(TWO_CARDS, BOTH, factor=2) > 0
    assert not run.found.full


def test_one_text_alone_may_be_asked_for(run):
    run(TWO_CARDS, BOTH, only=["three"])
    assert [card.id for card in run.found.cards] == ["three"]
    assert clause(run, "three").pinned


def test_a_new_scenario_may_notice_what_nobody_did(run):
    run(scenarios={"two": SCENARIO.replace("    - expect: {counter: 3}\n", "")})
    assert clause(run).survivors
    run(scenarios={"more": SCENARIO})
    assert clause(run).pinned


def test_a_damaged_memory_is_as_if_there_were_none(run):
    first = run()
    (run.root / MEMORY).write_text('{"version": 1, "surveys": {"two": 3}}')
    assert run() == first
    assert run.found.full
