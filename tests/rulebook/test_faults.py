"""Break the book, and hear what is wrong at which place."""

import pytest

from cardforge.catalogue import load
from cardforge.diagnostics import Report
from cardforge.rulebook.compiling import compile_book
from cardforge.rulebook.lock import write_lock

E = "evenings.md"

BREAKS = [
    ("unknown-rule", E, "[[evening.phases]]", "[[evening.fases]]", "fases"),
    ("unknown-rule-card", "lodgers.md", "[[card:C-04]]", "[[card:C-44]]", "C-44"),
    ("unknown-term", E, "[[def:landing]]", "[[def:lending]]", "lending"),
    ("unknown-value", E, "edition.hat_evenings", "edition.hat_evening", "edition.hat_evening "),
    ("literal-rule-number", E, "came last begins", "came last begins, as 1.1.2 says", "1.1.2"),
    ("bare-constant", E, "{{ edition.hat_evenings }}", "3", "3 evenings"),
    ("unclosed-mark", E, "[[evening.phases]]", "[[evening.phases", "[[evening"),
    ("unclosed-mark", E, "**First.**", "**First.", "**First"),
    ("rule-twice", E, "[evening.night]", "[evening.dusk]", "evening.dusk] At night"),
    ("unknown-backing", E, "; physical]", "; fysical]", "cleanup.keep"),
    ("unknown-block", "questions.md", "```unknown", "```unknowns", "```unknowns"),
    ("term-twice", "lodgers.md", "on the landing", "on the [[def:landing]]", "landing]]"),
]


@pytest.mark.parametrize(("code", "file", "was", "now", "at"), BREAKS, ids=[f"{one[0]}-{one[4]}" for one in BREAKS])
def test_a_mistake_is_told_where_it_stands(compiled, house, code, file, was, now, at):
    _, report = compiled(file, was, now)
    found = [one for one in report if one.code == code]
    assert len(found) == 1, [f"{one.code}: {one.message}" for one in report]
    place = found[0].place
    line = (house / place.file).read_text("utf-8").splitlines()[place.line - 1]
    assert line[place.column - 1 :].startswith(at) or (at in line and code == "unknown-rule")


def test_the_nearest_right_name_is_offered(compiled):
    _, report = compiled(E, "[[evening.phases]]", "[[evening.fases]]")
    assert "evening.phases" in next(one for one in report if one.code == "unknown-rule").hint


def test_a_bare_number_is_told_which_constant_it_is(compiled):
    _, report = compiled(E, "{{ edition.hat_evenings }}", "3")
    assert "edition.hat_evenings" in next(one for one in report if one.code == "bare-constant").hint


def test_a_number_that_is_no_constant_is_said_to_be_one(compiled):
    _, report = compiled(E, "move up", "move {{ 2 }} up")
    assert not report.failed


def test_a_term_that_nobody_defines_is_told(compiled):
    _, report = compiled(E, "[[def:landing]]", "landing")
    assert "term-undefined" in {one.code for one in report}


def test_a_published_rule_may_not_vanish_without_a_successor(compiled, house):
    book, _ = compiled()
    assert write_lock(house, book) == 7
    _, report = compiled("lodgers.md", "[lodger.one]", "[lodger.each]")
    assert [one.code for one in report.errors] == ["rule-removed"]
    listed = house / "rules" / "book.yaml"
    listed.write_text(listed.read_text("utf-8") + "replaced: {lodger.one: lodger.each}\n", "utf-8")
    catalogue, _ = load(house)
    again = Report()
    compile_book(catalogue, None, again)
    assert not again.failed


def test_a_difference_between_editions_needs_a_reason(compiled, house):
    listed = house / "rules" / "book.yaml"
    listed.write_text(listed.read_text("utf-8").replace('    A-06: "Landings are where one waits."\n', ""), "utf-8")
    _, report = compiled()
    assert "change-unexplained" in {one.code for one in report}


def test_a_chapter_that_is_not_there_is_told(compiled, house):
    (house / "rules" / "lodgers.md").unlink()
    _, report = compiled()
    assert "chapter-unreadable" in {one.code for one in report}
