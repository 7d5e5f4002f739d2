"""Every mistake in a rulebook that `cardforge explain` shows is really answered as it says, and by nothing else."""

from pathlib import Path

import pytest

from cardforge.diagnostics import kinds_in
from cardforge.rulebook import build_faults, faults
from cardforge.workshop.mutations import Mutation, sample_rulebook
from cardforge.workshop.sample import examine

PLANTED = sample_rulebook().mutations


def test_the_rulebook_of_the_sample_has_nothing_wrong_with_it(tmp_path):
    assert {one.code for one in examine(None, tmp_path, rulebook=True).report} <= {"drafts", "proposed-appearances"}


@pytest.mark.parametrize("mutation", PLANTED, ids=[one.code for one in PLANTED])
def test_a_mistake_is_answered_by_its_code(mutation: Mutation, tmp_path: Path):
    before = {one.code for one in examine(None, tmp_path / "before", rulebook=True).report}
    found = {one.code for one in examine(mutation, tmp_path / "after", rulebook=True).report} - before
    follows = {"rule-twice": {"unknown-rule"}}.get(mutation.code, set())
    assert found - follows == {mutation.code}


def test_every_code_that_needs_no_engine_and_no_renderer_is_shown():
    assert {one.code for one in PLANTED} == set(kinds_in([faults]))
    assert set(kinds_in([build_faults])) == {"example-fails", "page-complaint"}


def test_a_card_that_cannot_be_read_does_not_make_its_words_unused_or_its_name_unknown(tmp_path):
    broken = Mutation(code="file-empty", file="cards/cellar/lodgers.yaml", write="")
    codes = {one.code for one in examine(broken, tmp_path, rulebook=True).report}
    assert "file-empty" in codes
    assert not codes & {"term-unused", "unknown-rule-card"}
