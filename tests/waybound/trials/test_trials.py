"""Texts tried out: what they mean, what else they could say, and what is noticed while scenarios are played."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from cardforge.catalogue import load
from cardforge.game.trials import Change, Trace
from cardforge.games.waybound.trials.trials import WayboundTrials
from cardforge.play.scenarios import play_scenario, read_scenarios

PROJECT = Path(__file__).parents[3]


@pytest.fixture(scope="module")
def trials() -> WayboundTrials:
    catalogue, _ = load(PROJECT)
    return WayboundTrials(catalogue)


@pytest.fixture
def scenario(tmp_path, trials):
    def read(text):
        path = tmp_path / "one.yaml"
        path.write_text(text, "utf-8")
        [found], faults = read_scenarios([path], trials.words(Change()))
        assert faults == []
        return found

    return read


def followed(trials, scenario) -> Trace:
    trace = Trace()
    assert play_scenario(scenario, trials.traced(trace)).passed
    return trace


def points(trials, id):
    return {point.key: point.words for point in trials.read(id).points}


HEAL = """
- scenario: A Hearth Singer enters
  given:
    A: {companion: {card: Brindle, damage: 3}, hand: [Hearth Singer]}
    B: {companion: Rauk}
  steps:
    - play: Hearth Singer
      at: Windbridge
      choose: [Brindle]
    - expect: {Brindle: {damage: 1}}
"""


def test_every_text_of_the_game_is_read_whole(trials):
    assert [one.id for one in trials.texts() if not trials.read(one.id).whole] == []


def test_a_changed_text_is_played_in_the_place_of_the_printed_one(trials, scenario):
    example = scenario(HEAL)
    assert play_scenario(example, trials.words(Change())).passed
    changed = trials.words(Change("WB-009", "When this enters, heal 1 from a friendly character."))
    assert not play_scenario(example, changed).passed
    assert not play_scenario(example, trials.words(Change("WB-009", ""))).passed


def test_a_changed_setting_is_played_in_the_place_of_the_printed_one(trials, scenario):
    example = scenario(
        """
- scenario: A hand of seven is kept
  given: {A: {companion: Brindle, hand: [Mend, Mend, Mend, Lampkin, Lampkin, Lampkin, Emberback]}, B: {companion: Rauk}}
  steps:
    - end turn
    - expect: {turn: B, A: {hand_size: 7}}
"""
    )
    assert play_scenario(example, trials.words(Change())).passed
    assert not play_scenario(example, trials.words(Change(settings={"hand_limit": 6}))).passed


def test_following_tells_which_texts_were_asked_and_which_cards_were_used(trials, scenario):
    trace = followed(trials, scenario(HEAL))
    assert {"WB-009", "WB-024", "WB-025"} <= trace.read  # Routes always lie on the table
    assert "VB-009" not in trace.read
    assert "WB-009" in trace.used


def test_a_step_that_has_changed_something_is_done(trials, scenario):
    assert ("WB-009", "0: 0 done") in followed(trials, scenario(HEAL)).seen


def test_a_step_that_changes_nothing_is_not_done(trials, scenario):
    unhurt = HEAL.replace(", damage: 3", "").replace("damage: 1", "damage: 0")
    trace = followed(trials, scenario(unhurt))
    assert "WB-009" in trace.read
    assert ("WB-009", "0: 0 done") not in trace.seen


def test_both_sides_of_a_condition_are_told_apart(trials, scenario):
    damaged = """
- scenario: Cindertusk
  given:
    A: {companion: Brindle}
    B: {companion: Rauk}
    board: {Windbridge: {A: [{card: Cindertusk, damage: 1}]}}
  steps:
    - expect: {Cindertusk: {force: 5}}
"""
    assert ("FA-002", "0: applied") in followed(trials, scenario(damaged)).seen
    unhurt = damaged.replace("{card: Cindertusk, damage: 1}", "Cindertusk").replace("force: 5", "force: 3")
    seen = followed(trials, scenario(unhurt)).seen
    assert ("FA-002", "0: condition not so") in seen
    assert ("FA-002", "0: applied") not in seen


def test_an_option_that_is_declined_and_a_die_that_shows_too_little_are_told(trials, scenario):
    grinshade = """
- scenario: Grinshade
  given:
    A: {companion: {card: Brindle, at: Windbridge}}
    B: {companion: {card: Nyxara, at: Windbridge}}
    board: {Glass Orchard: {A: [Lampkin], B: [Grinshade]}}
  steps:
    - challenge: Lampkin
      choose: [no]
"""
    assert ("VB-006", "0: 0 declined") in followed(trials, scenario(grinshade)).seen
    rolled = grinshade.replace("choose: [no]", "dice: [2]\n      choose: [yes]")
    assert ("VB-006", "0: 0 rolled too little") in followed(trials, scenario(rolled)).seen


def test_what_is_asked_of_a_text_follows_from_its_tree(trials):
    assert points(trials, "VB-006") == {
        "0: at another event": "something else happened that it does not answer",
        "0: limit reached": "limit reached",
        "0: 0 done": "done, with an effect",
        "0: 0 rolled too little": "rolled too little",
        "0: 0 declined": "declined",
    }


def test_nobody_asks_for_a_friendly_character_to_be_missing(trials):
    assert "0: 0 no legal target" not in points(trials, "WB-009")  # the Companion is always there
    assert "0: 0 no legal target" in points(trials, "FA-001")  # but perhaps not here


def test_a_text_says_another_tree_only_if_it_can_be_read_and_fits(trials):
    tree = trials.read("WB-009").tree
    [ability] = tree
    assert trials.say("WB-009", tree) == "When this enters, heal 2 from a friendly character."
    assert trials.say("WB-009", ()) == ""
    stacking = replace(ability, body=replace(ability.body, stacks=False))
    assert trials.say("WB-009", (stacking,)) is None  # nothing here could stack
    assert trials.say("WB-013", tree) is None  # a Tactic does not enter


def test_a_changed_card_changes_its_own_hash_and_no_other(trials):
    catalogue, _ = load(PROJECT)
    designs = tuple(
        design.model_copy(update={"cost": design.cost + 1}) if design.id == "WB-009" else design
        for design in catalogue.designs
    )
    before, after = trials.hashes(), WayboundTrials(replace(catalogue, designs=designs)).hashes()
    assert [id for id in before if before[id] != after[id]] == ["WB-009"]
