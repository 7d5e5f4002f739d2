"""Every diagnostic is tried: a mistake in good data raises exactly it, at the place where the mistake is."""

from collections import Counter

import pytest

from cardforge.diagnostics import Severity, kinds_in
from cardforge.diagnostics.render import as_json, as_text
from cardforge.press import faults
from cardforge.press.illustration import faults as illustration_faults
from cardforge.press.preflight import faults as preflight_faults
from cardforge.rulebook import build_faults
from cardforge.rulebook import faults as rulebook_faults
from cardforge.workshop.diagnostics import all_kinds
from cardforge.workshop.mutations import Change, Mutation, mutations
from cardforge.workshop.sample import examine

KINDS = all_kinds()


def described(mutation: Mutation) -> str:
    number = [one for one in mutations() if one.code == mutation.code].index(mutation) + 1
    return f"{mutation.code}-{number}"


def said(examined) -> str:
    return "\n".join(as_text(found, examined.line) for found in examined.report)


def test_the_sample_has_nothing_wrong(tmp_path):
    examined = examine(None, tmp_path)
    assert [found for found in examined.report if found.severity is not Severity.NOTE] == [], said(examined)


PAGES = kinds_in([faults, illustration_faults, preflight_faults, rulebook_faults, build_faults])
"""Tried in tests/press and tests/rulebook: the sample has no pages and no rulebook."""


@pytest.mark.parametrize("code", [code for code in KINDS if code not in PAGES])
def test_each_diagnostic_has_a_mistake_that_raises_it(code):
    assert code in {mutation.code for mutation in mutations()}


def test_no_mistake_is_listed_for_a_diagnostic_that_does_not_exist():
    assert {mutation.code for mutation in mutations()} <= KINDS.keys()


@pytest.mark.parametrize("mutation", mutations(), ids=described)
def test_a_mistake_raises_its_diagnostic_and_no_other(mutation, tmp_path):
    examined = examine(mutation, tmp_path)
    kind = KINDS[mutation.code]
    codes = {found.code for found in examined.report if found.severity is not Severity.NOTE}
    if kind.severity is Severity.NOTE:
        assert (codes, mutation.code in {found.code for found in examined.report}) == (set(), True), said(examined)
    else:
        assert codes == {mutation.code}, said(examined)


@pytest.mark.parametrize(
    "mutation", [one for one in mutations() if KINDS[one.code].severity is not Severity.NOTE], ids=described
)
def test_a_finding_points_at_the_mistake(mutation, tmp_path):
    examined = examine(mutation, tmp_path)
    found = next(iter(examined.report))
    assert found.place is not None
    line = examined.line(found.place.file, found.place.line) or ""
    if mutation.caret is not None:
        start = found.place.column - 1
        assert line[start : start + found.place.length] == mutation.caret, said(examined)
    if mutation.line is not None:
        assert found.place.line == mutation.line
    elif mutation.file and mutation.sheet is None and len(examined.report) == 1 and mutation.also == ():
        assert found.place.file == mutation.file


@pytest.mark.parametrize("mutation", mutations(), ids=described)
def test_a_finding_can_be_printed_and_sent(mutation, tmp_path):
    examined = examine(mutation, tmp_path)
    for found in examined.report:
        assert found.message
        assert not found.message.endswith(".")
        assert as_json(found)["code"] == found.code


@pytest.mark.parametrize(
    "mutation", [one for one in mutations() if KINDS[one.code].severity is not Severity.NOTE], ids=described
)
def test_a_finding_says_what_would_be_right_or_what_to_do(mutation, tmp_path):
    for found in examine(mutation, tmp_path).report:
        assert found.expected or found.hint or found.severity is Severity.NOTE


# How many findings one mistake makes where it makes more than one, with the reason.
SEVERAL = {
    "deck-size": "a wrong number in the deck rules makes every deck wrong",
}


@pytest.mark.parametrize("mutation", mutations(), ids=described)
def test_one_mistake_makes_one_finding(mutation, tmp_path):
    counts = Counter(found.code for found in examine(mutation, tmp_path).report)
    assert counts[mutation.code] == 1 or mutation.code in SEVERAL


def test_a_mutation_that_no_longer_fits_the_sample_is_refused(tmp_path):
    (tmp_path / "file").write_text("one one")
    with pytest.raises(ValueError, match="stands 2 times"):
        Change(file="file", was="one", now="two").apply(tmp_path)
