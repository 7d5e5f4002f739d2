"""Every number and switch of the edition is read by the rules, by the deck rules, or held against the cards."""

import ast
import re
from dataclasses import fields, replace
from pathlib import Path

import pytest

import cardforge.games.waybound as package
from cardforge.catalogue import Catalogue
from cardforge.games.waybound.constants import SWITCHES, UNPLAYED, Constants
from cardforge.games.waybound.edition_numbers import objections
from cardforge.games.waybound.engine import engine
from cardforge.games.waybound.game import read_with
from cardforge.games.waybound.scenario.words import WayboundWords
from cardforge.play.scenarios import play_scenario, read_scenarios
from cardforge.play.scenarios.run import Result

READ = {field.name for field in fields(Constants)}


def read_by_the_deck_rules(catalogue: Catalogue) -> set[str]:
    """The numbers that `deck_rules` in cards/game.yaml takes from the edition."""
    text = (catalogue.root / "cards/game.yaml").read_text("utf-8").partition("\ndeck_rules:")[2]
    return set(re.findall(r"\{edition: (\w+)\}", text))


def test_every_number_and_switch_is_read_or_has_a_reason(catalogue: Catalogue):
    assert read_by_the_deck_rules(catalogue) == {"deck_size", "copy_limit", "starter_allies", "starter_tactics"}
    assert UNPLAYED.keys() >= read_by_the_deck_rules(catalogue)
    assert not READ & UNPLAYED.keys()
    assert {*catalogue.edition.constants, *catalogue.edition.switches} == READ | UNPLAYED.keys()
    assert set(catalogue.edition.switches) == set(SWITCHES)


def test_what_the_rules_are_given_they_look_at():
    looked_at = set()
    for path in Path(str(package.__file__)).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Attribute) and path.name != "edition_numbers.py":
                looked_at.add(node.attr)
    assert looked_at >= READ


def with_numbers(catalogue: Catalogue, **numbers: int) -> Catalogue:
    edition = catalogue.edition.model_copy(update={"constants": {**catalogue.edition.constants, **numbers}})
    others = [one for one in catalogue.editions if one.id != edition.id]
    return replace(catalogue, edition=edition, editions=(edition, *others))


@pytest.mark.parametrize(
    ("name", "number", "word"),
    [
        ("players", 3, "no other"),
        ("companions_per_side", 2, "no other"),
        ("routes", 4, "Windbridge"),
        ("companion_guard", 6, "Korr"),
        ("paths_per_companion", 3, "Skara"),
        ("featured_allies", 2, "1 or less"),
        ("die_sides", 0, "1 or more"),
        ("hand_limit", -1, "0 or more"),
        ("minimum_challenge_damage", 2, "Hearthshell"),
    ],
)
def test_a_number_that_cannot_be_played_by_is_told(catalogue: Catalogue, name: str, number: int, word: str):
    changed = with_numbers(catalogue, **{name: number})
    told = list(objections(changed, read_with(engine.reader(catalogue))))
    assert {one.name for one in told} == {name}
    assert any(word in f"{one.message} {one.expected}" for one in told)


def test_a_number_that_is_missing_is_told_once(catalogue: Catalogue):
    editions = []
    for edition in catalogue.editions:
        left = {name: number for name, number in edition.constants.items() if name != "hand_limit"}
        editions.append(edition.model_copy(update={"constants": left}))
    changed = replace(catalogue, edition=editions[0], editions=tuple(editions))
    assert [one.name for one in objections(changed, read_with(engine.reader(catalogue)))] == ["hand_limit"]


def test_the_shipped_editions_can_be_played_by(catalogue: Catalogue):
    assert list(engine.objections(catalogue, engine.reader(catalogue))) == []


SCENARIOS = {
    "two normal moves in a turn, of which the first is free": (
        {"moves_per_turn": 2},
        """
given:
  A: {companion: {card: Vey, path: Windguide, marks: 3}, hand: [Stand Together, Tailwind]}
  B: {companion: {card: Brindle, at: Windbridge}}
  board: {Windbridge: {A: [{card: Reedrunner, moved: true}]}}
steps:
  - illegal: [{move: Reedrunner, to: Lantern Crossing, because: move.once}]
  - move: Vey
    to: Glass Orchard
  - expect: {A: {charge: 5}, Vey: {moved: false, ready: false}}
  - illegal: [{move: Vey, to: Lantern Crossing, because: move.ready}]
""",
    ),
    "a second normal move of one turn, which costs one": (
        {"moves_per_turn": 2},
        """
given:
  A: {companion: {card: Nima, path: Stormdancer, ascended: true, marks: 6}}
  B: {companion: {card: Brindle, at: Windbridge}}
steps:
  - move: Nima
    to: Glass Orchard
    stay_ready: true
  - expect: {A: {charge: 3}, Nima: {moved: false, ready: true}}
  - move: Nima
    to: Lantern Crossing
    stay_ready: true
  - expect: {A: {charge: 1}, Nima: {moved: true, ready: true}}
  - illegal: [{move: Nima, to: Windbridge, because: move.once}]
""",
    ),
    "no normal move at all": (
        {"moves_per_turn": 0},
        """
given: {A: {companion: Vey}, B: {companion: Brindle}}
steps:
  - illegal: [{move: Vey, to: Windbridge, because: move.once}]
""",
    ),
    "two Explores of the Netherway in a turn, and two marks": (
        {"realm_explores_per_turn": 2, "journey_marks_per_turn": 2},
        """
given:
  netherway: {opened_by: A}
  A: {companion: {card: Morrow, at: Netherway}, hand: [Passage Unseen]}
  B: {companion: {card: Brindle, at: Windbridge}}
define:
  - {id: VB-012, text: "Move your Companion to the Netherway. Ready it."}
steps:
  - explore: Morrow
    choose: [Windbridge]
  - play: Passage Unseen
  - expect: {Morrow: {ready: true, at: Netherway, marks: 1}}
  - explore: Morrow
    choose: [Windbridge]
  - expect: {A: {renown: 2, marks: 2}}
""",
    ),
    "three marks an Explore, but two a turn": (
        {"journey_marks_per_explore": 3, "journey_marks_per_turn": 2},
        """
given: {A: {companion: {card: Vey, at: Windbridge}}, B: {companion: Brindle}}
steps:
  - explore: Vey
  - expect: {Vey: {marks: 2}}
""",
    ),
    "protections may take all where there is no least": (
        {"minimum_challenge_damage": 0},
        """
given:
  turn: B
  A: {companion: Brindle}
  B: {companion: Vey}
  board: {Windbridge: {A: [Basalt Newt], B: [Kitelet]}}
define:
  - id: X-1
    name: Basalt Newt
    kind: ally
    faction: hearthbound
    cost: 1
    stats: {force: 0, guard: 2, insight: 0}
    text: "This takes 1 less Challenge damage."
steps:
  - challenge: Kitelet
  - expect: {Basalt Newt: {damage: 0}}
""",
    ),
    "at least two damage of a Challenge, but no more than was dealt": (
        {"minimum_challenge_damage": 2},
        """
given:
  turn: B
  A: {companion: Korr}
  B: {companion: Vey}
  board: {Windbridge: {A: [{card: Hearthshell, ready: false}, Mossmason], B: [Kitelet, Cloudfencer (WB-006), Veilwing]}}
steps:
  - challenge: Kitelet
  - expect: {Mossmason: {damage: 1}}
  - challenge: Cloudfencer
  - expect: {Mossmason: {damage: 3}}
""",
    ),
    "a Renown for every defeat": (
        {"defeat_renown": 1},
        """
given:
  A: {companion: {card: Brindle, at: Windbridge}, hand: [Cinderbolt]}
  B: {companion: {card: Vey, damage: 3}}
  board: {Windbridge: {A: [Bramblehorn], B: [Kitelet]}}
steps:
  - challenge: Bramblehorn
  - play: Cinderbolt
  - expect: {Kitelet: gone, Vey: {recovering: 2}, A: {renown: 2}, B: {renown: 0}, log: [A gains 1 Renown Kitelet]}
""",
    ),
}


@pytest.mark.parametrize("title", SCENARIOS)
def test_with_other_numbers_there_are(title: str, catalogue: Catalogue, tmp_path: Path):
    numbers, text = SCENARIOS[title]
    path = tmp_path / "one.yaml"
    path.write_text(f"scenario: {title}\n{text}", "utf-8")
    words = WayboundWords(with_numbers(catalogue, **numbers))
    [scenario], faults = read_scenarios([path], words)
    outcome = play_scenario(scenario, words)
    assert not faults
    assert outcome.result is Result.HOLDS, outcome.reasons


def test_no_ally_is_featured_where_the_edition_has_none(catalogue: Catalogue, tmp_path: Path):
    path = tmp_path / "one.yaml"
    seats = "A: {companion: Brindle, deck: hearthbound, featured: Lampkin}, B: {companion: Rauk, deck: ironmaw}"
    path.write_text(f"scenario: One\nsetup: {{{seats}}}\nsteps: []\n", "utf-8")
    words = WayboundWords(with_numbers(catalogue, featured_allies=0))
    [scenario], _ = read_scenarios([path], words)
    outcome = play_scenario(scenario, words)
    assert (outcome.result, outcome.reasons) == (Result.UNREADABLE, ("no Ally may be featured in this edition",))
