"""What differs between two states of a rulebook, what that calls for, and releases that say too little."""

import io
import re
from pathlib import Path
from shutil import copytree

import pikepdf
import pytest
from typer.testing import CliRunner

from cardforge.catalogue import load
from cardforge.catalogue.compare import compare
from cardforge.catalogue.compare.releases import RuleText, read_release
from cardforge.cli.main import app
from cardforge.rulebook.changes import Became, rule_changes
from cardforge.rulebook.demand import Level, demanded
from cardforge.workshop.rulebook import build_rules

ONE, TWO, THREE = RuleText("1.1", "One lodger a room.", "aaaaaa"), RuleText("1.2", "Two doors.", "bbbbbb"), RuleText("1.3", "Three.", "cccccc")  # fmt: skip  # noqa: E501


def states(found) -> dict[str, Became]:
    return {one.id: one.became for one in found}


def test_a_rule_that_was_put_in_moves_no_other():
    before = {"a": ONE, "b": TWO}
    after = {"a": ONE, "new": THREE, "b": RuleText("1.3", TWO.text, TWO.hash)}
    assert states(rule_changes(before, after)) == {"new": Became.ADDED}


def test_a_rule_that_stands_elsewhere_has_moved():
    before = {"a": ONE, "b": TWO, "c": THREE}
    after = {"b": TWO, "c": THREE, "a": RuleText("1.3", ONE.text, ONE.hash)}
    assert states(rule_changes(before, after)) == {"a": Became.MOVED}


def test_a_removed_rule_says_what_took_its_place():
    [gone] = rule_changes({"a": ONE, "b": TWO}, {"b": TWO}, {"a": "b"})
    assert (gone.became, gone.successor) == (Became.REMOVED, "b")


def test_a_reworded_rule_is_told_word_by_word():
    [found] = rule_changes({"a": ONE}, {"a": RuleText("1.1", "Two lodgers a room.", "dddddd")})
    assert str(found) == "changed 1.1 a: [-One lodger-]{+Two lodgers+} a room."


def edit(root: Path, file: str, was: str, now: str) -> None:
    path = root / file
    text = path.read_text("utf-8")
    assert text.count(was) == 1, (file, was)
    path.write_text(text.replace(was, now), "utf-8")


def run(root: Path, *words: str):
    return CliRunner().invoke(app, ["-C", str(root), *words])


def level(root: Path, file: str, was: str, now: str) -> Level:
    before, _ = load(root)
    edit(root, file, was, now)
    after, _ = load(root)
    return demanded(compare(before, after), (), lambda id: False, after.edition.id).level


PLAYED = [
    ("cards/attic/tricks.yaml", "cost: 1", "cost: 2"),
    ("cards/editions/2.yaml", "hat_evenings: 3", "hat_evenings: 4"),
    ("cards/decks/attic.yaml", "A-03: 2", "A-03: 1"),
]


@pytest.mark.parametrize(("file", "was", "now"), PLAYED, ids=[one[1] for one in PLAYED])
def test_an_edition_changes_when_play_changes(house, file, was, now):
    assert level(house, file, was, now) is Level.EDITION


def test_a_story_calls_for_nothing(house):
    assert level(house, "cards/lore/attic.yaml", "for once.", "for twice.") is Level.NOTHING


def test_a_name_calls_for_a_revision(house):
    assert level(house, "cards/attic/tricks.yaml", "name: Creak", "name: Groan") is Level.REVISION


@pytest.fixture
def released(house: Path) -> Path:
    result = run(house, "release", "spring")
    assert result.exit_code == 0, result.output
    return house


def test_a_release_remembers_every_rule_as_it_reads(released):
    found = read_release(released, "spring")
    assert set(found.texts) == set(found.rules)
    assert found.texts["evening.initiative"].number == "1.1.2"
    assert found.texts["evening.initiative"].hash == found.rules["evening.initiative"]


def test_the_same_rules_can_be_released_again(released):
    assert run(released, "release", "summer").exit_code == 0


def test_wording_alone_makes_a_revision_and_a_release_that_says_less_is_refused(released):
    edit(released, "rules/evenings.md", "Whoever came last begins", "Whoever was last to come begins")
    refused = run(released, "release", "summer")
    assert refused.exit_code == 2
    assert "revision 2 of 2" in refused.stderr
    assert "`revision: 2` in cards/editions/2.yaml" in refused.stderr
    edit(released, "cards/editions/2.yaml", 'edition: "2"', 'edition: "2"\nrevision: 2')
    assert run(released, "release", "summer").exit_code == 0
    assert read_release(released, "summer").revision == 2


def test_a_change_of_play_makes_an_edition_and_a_revision_is_not_enough(released):
    edit(released, "cards/attic/tricks.yaml", "cost: 1", "cost: 2")
    edit(released, "cards/editions/2.yaml", 'edition: "2"', 'edition: "2"\nrevision: 2')
    refused = run(released, "release", "summer")
    assert refused.exit_code == 2
    assert "play has changed" in refused.stderr
    assert not (released / "cards/locks/releases/summer.json").exists()


def test_the_command_tells_rules_word_by_word_and_what_they_call_for(released):
    edit(released, "rules/evenings.md", "Whoever came last begins", "Whoever came first begins")
    told = run(released, "rules", "changes", "spring").stdout
    assert "[-last-]{+first+}" in told
    assert "revision 2" in told


def test_two_releases_are_compared_whatever_came_after(released):
    edit(released, "rules/evenings.md", "Whoever came last begins", "Whoever came first begins")
    edit(released, "cards/editions/2.yaml", 'edition: "2"', 'edition: "2"\nrevision: 2')
    assert run(released, "release", "summer").exit_code == 0
    edit(released, "rules/evenings.md", "At night everybody rests", "At night nobody rests")
    told = run(released, "rules", "changes", "spring", "summer").stdout
    assert "[-last-]{+first+}" in told
    assert "nobody" not in told
    assert "this is revision 2" in told


def test_two_editions_are_compared_as_well(house):
    told = run(house, "rules", "changes", "1").stdout
    assert "After [-4-]{+3+} evenings" in told


def test_a_name_that_is_neither_is_told(house):
    found = run(house, "rules", "changes", "sprong")
    assert found.exit_code == 2
    assert "no release and no edition" in found.stderr


def test_the_book_has_bars_beside_changed_rules_and_a_log_of_them(released):
    edit(released, "rules/evenings.md", "Whoever came last begins", "Whoever came first begins")
    with (released / "rules/book.yaml").open("a") as book:
        book.write("reasons: {spring: {evening.initiative: Fairer.}}\n")
    copytree(Path(__file__).parents[2] / "fonts", released / "fonts")
    catalogue, _ = load(released)
    built = build_rules(catalogue)
    assert [one.message for one in built.report.errors] == []
    assert "1 changed" in built.since
    html = (released / "build/rules/rules.html").read_text("utf-8")
    assert re.findall(r'class="rule barred" id="rule-([^"]+)"', html) == ["evening.initiative"]
    assert "<del>last</del><ins>first</ins>" in html
    assert "Fairer." in html
    pdf = pikepdf.open(io.BytesIO((released / "build/rules/rules.pdf").read_bytes()))
    with pdf.open_outline() as outline:
        assert "B Changes since release spring" in [str(one.title) for one in outline.root]
