"""`cardforge set`: which words name a field, what is refused and where to go instead."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardforge.catalogue.edit import EditRefusedError
from cardforge.catalogue.edit.choose import choose_field
from cardforge.catalogue.edit.fields import Wish, own_fields
from cardforge.catalogue.edit.values import straight
from cardforge.workshop.editing import Plan, plan
from cardforge.workshop.project import Project, open_project
from cardforge.workshop.set_field import advice, old_names, set_field

ROOT = Path(__file__).parents[2]


@cache
def opened() -> Project:
    """The game; no fixture, because hypothesis writes out the arguments of a test."""
    return open_project(ROOT)


@pytest.fixture(scope="module")
def game() -> Project:
    return opened()


@pytest.fixture
def copy(tmp_path) -> Project:
    shutil.copytree(ROOT / "cards", tmp_path / "cards")
    return open_project(tmp_path)


def planned(game: Project, card: str, field: str, value: str | None) -> Plan:
    assert game.catalogue is not None
    return set_field(game, game.catalogue.find(card), field, value)


def told(game: Project, card: str, field: str, value: str | None = "1") -> str:
    with pytest.raises(EditRefusedError) as refusal:
        planned(game, card, field, value)
    return str(refusal.value)


def line_of(game: Project, file: str, start: str, after: str = "") -> int:
    """The line of a file that begins so, the first one below a line that holds `after`."""
    lines = (game.root / file).read_text(encoding="utf-8").split("\n")
    first = next(number for number, line in enumerate(lines) if after in line)
    return next(number for number in range(first, len(lines)) if lines[number].startswith(start)) + 1


def test_a_statistic_is_set_and_the_change_is_told_with_its_place(copy):
    made = planned(copy, "wb-008", "guard", "3")
    line = line_of(copy, "cards/skyrunners/allies.yaml", "  stats:", "WB-008")
    assert str(made.changes[0]) == f"WB-008 Ribbon Scout: guard 2 → 3 in cards/skyrunners/allies.yaml:{line}"
    before = (copy.root / "cards/skyrunners/allies.yaml").read_bytes()
    made.write()
    after = (copy.root / "cards/skyrunners/allies.yaml").read_bytes()
    assert [pair for pair in zip(before, after, strict=True) if pair[0] != pair[1]] == [(ord("2"), ord("3"))]


@pytest.mark.parametrize("word", ["guard", "Guard", "stats.guard", "STATS.GUARD", " guard "])
def test_a_statistic_has_several_names(game, word):
    assert choose_field(game.catalogue, game.catalogue.by_id["WB-008"], word).path == ("stats", "guard")


@pytest.mark.parametrize(
    ("card", "word", "file", "path"),
    [
        ("WB-008", "lore.wants", "cards/lore/skyrunners.yaml", ("wants",)),
        ("WB-008", "wants", "cards/lore/skyrunners.yaml", ("wants",)),
        ("WB-008", "flavour", "cards/lore/skyrunners.yaml", ("flavour",)),
        ("WB-014", "flavour", "cards/lore/flavour.yaml", ("WB-014",)),
        ("WB-008", "lore.signature.cue", "cards/lore/skyrunners.yaml", ("signature", "cue")),
        ("P-WINDGUIDE", "companion", "cards/skyrunners/paths.yaml", ("companion",)),
    ],
)
def test_fields_of_the_story_and_of_the_kind_are_found(game, card, word, file, path):
    field = choose_field(game.catalogue, game.catalogue.by_id[card], word)
    assert (field.file, field.path) == (file, path)


def test_a_card_may_be_named_where_its_id_is_stored(game):
    assert planned(game, "P-WINDGUIDE", "companion", "nima").changes[0].new == "RR-004"


def test_a_field_that_is_not_there_is_added_where_the_house_puts_it(copy):
    for field, value in (
        ("note", "Try 3."),
        ("limit", "3"),
        ("text", "When this enters, draw 1 card."),
        ("rarity", "Mythbound"),
    ):
        planned(open_project(copy.root), "WB-004", field, value).write()
    text = (copy.root / "cards/skyrunners/allies.yaml").read_text()
    assert (
        "  stats: {force: 1, guard: 2, insight: 1}\n"
        '  text: "When this enters, draw 1 card."\n'
        "  limit: 3\n"
        "  rarity: mythbound\n"
        '  note: "Try 3."\n\n- id: WB-006\n'
    ) in text


def test_a_field_is_removed_and_with_that_the_file_is_as_before(copy):
    before = (copy.root / "cards/skyrunners/allies.yaml").read_bytes()
    planned(copy, "WB-004", "limit", "3").write()
    planned(open_project(copy.root), "WB-004", "limit", None).write()
    assert (copy.root / "cards/skyrunners/allies.yaml").read_bytes() == before


def test_the_value_that_is_there_already_is_no_change(game):
    assert planned(game, "WB-008", "guard", "2").changes == ()


def test_a_number_that_every_card_of_a_kind_shares_is_refused_with_the_place_of_the_number(game):
    line = line_of(game, "cards/editions/0.36.yaml", "  ascension_force:")
    message = told(game, "S-HORIZON-REGENT", "force", "3")
    assert "ascension_force" in message
    assert f"cards/editions/0.36.yaml:{line}:" in message


@pytest.mark.parametrize(
    ("card", "word", "says"),
    [
        ("WB-008", "guad", "did you mean “guard”?"),
        ("WB-008", "keywords", "made of the words of its text"),
        ("WB-008", "creature", "made of its name"),
        ("WB-006", "creature", "made of its identity"),
        ("WB-008", "id", "an id never changes"),
        ("WB-008", "kind", "cards/skyrunners/allies.yaml"),
        ("WB-008", "faction", "cards/skyrunners/allies.yaml"),
        ("WB-008", "template", "cards/game.yaml"),
        ("WB-014", "force", "of the kind Tactic, which has none"),
        ("P-WINDGUIDE", "cost", "of the kind Path, which has none"),
        ("WB-008", "guard", "whole number"),
        ("WB-008", "decks", "cards/decks/"),
    ],
)
def test_what_cannot_be_set_is_refused_with_the_reason(game, card, word, says):
    assert says in told(game, card, word, "2.5")


def test_a_field_that_every_such_card_has_cannot_be_removed(game):
    assert "cannot be removed" in told(game, "WB-008", "guard", None)
    assert "cannot be removed" in told(game, "WB-014", "text", None)


def test_an_edit_that_brings_an_error_is_refused_and_nothing_is_written(copy):
    made = planned(copy, "WB-008", "identity", "not an id!")
    assert made.refused
    assert [found.code for found in made.findings][:1] == ["bad-value"]
    with pytest.raises(EditRefusedError):
        made.write()


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [("guard", "99", "stat-out-of-range"), ("limit", "1", "deck-copies"), ("name", "Else", "creature-without-lore")],
)
def test_the_checks_of_the_whole_project_hold_for_an_edit(game, field, value, code):
    made = planned(game, "WB-008", field, value)
    assert code in [found.code for found in made.findings]
    assert made.refused


def test_a_fault_that_was_there_before_does_not_stand_in_the_way(copy):
    path = copy.root / "cards/ironmaw/allies.yaml"
    path.write_text(path.read_text().replace("cost: 1", "cots: 1", 1))
    made = planned(open_project(copy.root), "WB-008", "guard", "3")
    assert made.findings == ()
    made.write()


def test_a_file_saved_between_reading_and_writing_is_not_overwritten(copy):
    made = planned(copy, "WB-008", "guard", "3")
    path = copy.root / "cards/skyrunners/allies.yaml"
    path.write_text(path.read_text() + "\n# saved meanwhile\n")
    with pytest.raises(EditRefusedError, match="changed by somebody else"):
        made.write()
    with pytest.raises(EditRefusedError, match="changed by somebody else"):
        planned(copy, "WB-008", "guard", "3")
    assert path.read_text().endswith("# saved meanwhile\n")


def test_a_new_name_tells_where_the_old_one_is_left_and_how_to_keep_its_story(game):
    made = planned(game, "WB-008", "name", "Ribbon Runner")
    assert "cards/decks/skyrunners.yaml" in {place.file for place in old_names(made)}
    assert "set WB-008 identity ribbon-scout" in advice(made)


def test_fine_characters_of_an_editor_are_kept_plain():
    assert straight("It’s −1.\r\nNow\u00a0then  ") == "It's -1.\nNow then"


@settings(deadline=None, max_examples=40)
@given(data=st.data())
def test_any_edit_of_one_field_of_any_card_leaves_every_other_line(data):
    game = opened()
    catalogue = game.catalogue
    assert catalogue is not None
    design = data.draw(st.sampled_from(catalogue.designs))
    field = data.draw(
        st.sampled_from([one for one in own_fields(catalogue, design) if one.holds in ("number", "text")])
    )
    value = (
        data.draw(st.integers(0, 99))
        if field.holds == "number"
        else straight(data.draw(st.text(st.characters(codec="ascii", categories=["L", "N", "P", "Z"]), min_size=1)))
    )
    made = plan(game, [Wish(design, field, value or "x")])
    for old, new in made.files:
        before, after = old.text.split("\n"), new.text.split("\n")
        head = next((n for n, pair in enumerate(zip(before, after, strict=False)) if pair[0] != pair[1]), len(before))
        tail = next((n for n, pair in enumerate(zip(before[::-1], after[::-1], strict=False)) if pair[0] != pair[1]), 0)
        assert before[:head] + after[head : len(after) - tail] + before[len(before) - tail :] == after
        assert len(before) - tail - head <= 1 + str(field.value or "").count("\n") + 1
