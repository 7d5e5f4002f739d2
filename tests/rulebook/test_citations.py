"""Scenarios cite rules with the hash of their text; a reworded rule makes its citations stale until confirmed."""

from dataclasses import replace
from pathlib import Path
from shutil import copytree

import pytest

from cardforge.catalogue import Catalogue
from cardforge.rulebook.citations import Standing
from cardforge.rulebook.coverage import RuleCoverage
from cardforge.workshop.project import open_project
from cardforge.workshop.rulebook import confirm_citations, rules_coverage
from cardforge.workshop.scenarios import play_scenarios

PROJECT = Path(__file__).parents[2]
EXPLORE = "rules/scenarios/rules/explore.yaml"


@pytest.fixture
def catalogue(tmp_path: Path) -> Catalogue:
    """The shipped game with a copy of its rulebook and of the scenarios about exploring."""
    found = open_project(PROJECT).catalogue
    assert found is not None
    copytree(PROJECT / "rules", tmp_path / "rules", ignore=lambda folder, names: {"scenarios"} & set(names))
    path = tmp_path / EXPLORE
    path.parent.mkdir(parents=True)
    path.write_text((PROJECT / EXPLORE).read_text("utf-8"), "utf-8")
    return replace(found, root=tmp_path)


def edit(catalogue: Catalogue, file: str, was: str, now: str) -> None:
    path = catalogue.root / file
    text = path.read_text("utf-8")
    assert text.count(was) == 1
    path.write_text(text.replace(was, now), "utf-8")


def reword(catalogue: Catalogue) -> RuleCoverage:
    edit(catalogue, "rules/explore.md", "is enough to [[def:block]] it.", "may well [[def:block]] it.")
    return rules_coverage(catalogue)[0]


def test_every_rule_of_the_shipped_game_is_backed_by_a_citation_or_excused():
    found = open_project(PROJECT).catalogue
    assert found is not None
    covered, _ = rules_coverage(found)
    assert list(covered.lines())[:-1] == []
    assert covered.full


def test_a_citation_counts_while_the_text_is_the_one_that_was_confirmed(catalogue):
    covered, _ = rules_coverage(catalogue)
    cited = covered.of("explore.block").cited
    assert [one.standing for one in cited] == [Standing.CONFIRMED, Standing.CONFIRMED]


def test_a_reworded_rule_makes_its_citations_stale_and_is_backed_by_nothing(catalogue):
    covered = reword(catalogue)
    found = covered.of("explore.block")
    assert {one.standing for one in found.cited} == {Standing.STALE}
    assert found.missing
    assert not covered.full
    assert covered.of("explore.mark").confirmed == 1


def test_a_scenario_with_a_stale_citation_fails_at_its_line(catalogue):
    reword(catalogue)
    path = catalogue.root / EXPLORE
    failed = [one for one in play_scenarios(catalogue, [path]).outcomes if not one.passed]
    assert len(failed) == 2
    lines = path.read_text("utf-8").splitlines()
    assert all("explore.block" in lines[one.line - 1] and "changed" in one.reasons[0] for one in failed)


def test_confirming_writes_the_new_hash_where_the_rule_is_cited_and_nothing_else(catalogue):
    before = (catalogue.root / EXPLORE).read_text("utf-8").splitlines()
    covered = reword(catalogue)
    assert len(confirm_citations(catalogue, covered, ["explore.block"])) == 2
    after = (catalogue.root / EXPLORE).read_text("utf-8").splitlines()
    changed = [now for was, now in zip(before, after, strict=True) if was != now]
    present = covered.of("explore.block").rule.hash
    assert len(changed) == 2
    assert all(f'explore.block: "{present}"' in line for line in changed)
    assert rules_coverage(catalogue)[0].of("explore.block").confirmed == 2


def test_a_rule_that_is_not_named_stays_unconfirmed(catalogue):
    assert confirm_citations(catalogue, reword(catalogue), ["explore.mark"]) == ()


def test_a_new_citation_is_written_with_any_word_and_confirmed(catalogue):
    title = "- scenario: A ready opponent without Insight blocks Explore\n"
    edit(catalogue, EXPLORE, title, f"{title}  cites: {{explore.block: new}}\n")
    covered, _ = rules_coverage(catalogue)
    assert [one.title for one in covered.stale] == ["A ready opponent without Insight blocks Explore"]
    confirm_citations(catalogue, covered, [])
    assert rules_coverage(catalogue)[0].of("explore.block").confirmed == 3


def test_a_rule_that_did_not_speak_is_not_backed_however_often_it_is_cited(catalogue):
    edit(catalogue, EXPLORE, "cites: {explore.insight:", "cites: {realm.exit: new, explore.insight:")
    covered, _ = rules_coverage(catalogue)
    [found] = [one for one in covered.amiss if one.rule == "realm.exit"]
    assert found.standing is Standing.SILENT
    assert confirm_citations(catalogue, covered, ["realm.exit"]) == ()


def test_a_citation_of_no_rule_is_told(catalogue):
    edit(catalogue, EXPLORE, "cites: {explore.insight:", "cites: {explore.insights: new, explore.insight:")
    assert [one.standing for one in rules_coverage(catalogue)[0].strays] == [Standing.UNKNOWN]


def test_what_a_reference_card_sums_up_is_to_be_confirmed_as_well(catalogue):
    aids = catalogue.root / "templates/aids.yaml"
    aids.parent.mkdir()
    aids.write_text((PROJECT / "templates/aids.yaml").read_text("utf-8"), "utf-8")
    stale = [one for one in reword(catalogue).stale if one.file == "templates/aids.yaml"]
    assert [(one.rule, one.title) for one in stale] == [("explore.block", "What to do: Explore")]
    confirm_citations(catalogue, rules_coverage(catalogue)[0], [])
    assert rules_coverage(catalogue)[0].stale == ()
