"""`cardforge explain` and docs/diagnostics.md say the same, and say it about every diagnostic."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from cardforge.cli.main import app
from cardforge.diagnostics import kinds_in
from cardforge.press import faults
from cardforge.press.illustration import faults as illustration_faults
from cardforge.press.preflight import faults as preflight_faults
from cardforge.rulebook import build_faults
from cardforge.rulebook import faults as rulebook_faults
from cardforge.workshop.diagnostics import all_kinds
from cardforge.workshop.docs import PAGE, diagnostics_page
from cardforge.workshop.explain import UnknownCodeError, explain

ROOT = Path(__file__).parents[2]
ELSEWHERE = kinds_in([faults, illustration_faults, preflight_faults, rulebook_faults, build_faults])
"""Kinds that the sample game cannot show, having no pages and no rules: their own tests plant each."""


@pytest.mark.parametrize("code", all_kinds())
def test_every_code_is_explained_with_meaning_cure_and_a_real_example(code):
    found = explain(code)
    assert found.meaning
    assert found.cure
    assert f"[{code}]" in found.example or code in ELSEWHERE


def test_the_example_was_really_given():
    found = explain("stat-out-of-range")
    assert "-   stats: {nerve: 2, heft: 3}\n+   stats: {nerve: 2, heft: 33}" in found.mistake
    assert "Left Boot (C-03): heft is 33" in found.example
    assert "expected: 1 to 9 for a Lodger" in found.example


@pytest.mark.parametrize("typed", ["unbalanced", "[unbalanced]", "Unbalanced", " unbalanced "])
def test_a_code_may_be_copied_as_it_stands_in_a_message(typed):
    assert explain(typed).code == "unbalanced"


def test_an_unknown_code_offers_the_nearest():
    with pytest.raises(UnknownCodeError, match="did you mean “stat-missing”"):
        explain("stat-mising")


def test_the_committed_page_is_current():
    assert (ROOT / PAGE).read_text("utf-8") == diagnostics_page(), "run `make docs`"


def test_the_command_works_outside_a_project(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(app, ["explain", "doubled-word"])
    assert result.exit_code == 0
    assert "Hop is is such" in result.stdout


def test_without_a_code_all_are_listed():
    result = CliRunner().invoke(app, ["explain"])
    assert all(code in result.stdout for code in all_kinds())


def test_an_unknown_code_is_a_fault_of_the_call():
    assert CliRunner().invoke(app, ["explain", "nonsense"]).exit_code == 2
