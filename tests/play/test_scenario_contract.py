"""What the scenario format promises, line by line: what holds, what fails, and what is no scenario at all."""

from pathlib import Path

import pytest

from cardforge.catalogue import load
from cardforge.games.waybound.scenario.words import WayboundWords
from cardforge.play.scenarios import Outcome, play_scenario, read_scenarios
from cardforge.play.scenarios.run import Result

CATALOGUE, _ = load(Path(__file__).parents[2])
assert CATALOGUE is not None
WORDS = WayboundWords(CATALOGUE)


def play(tmp_path: Path, text: str) -> Outcome:
    path = tmp_path / "one.yaml"
    path.write_text(text, "utf-8")
    scenarios, faults = read_scenarios([path], WORDS)
    assert not faults, faults
    return play_scenario(scenarios[0], WORDS)


def scenario(steps: str, given: str = "A: {companion: Brindle}, B: {companion: Rauk}", more: str = "") -> str:
    return f"- scenario: One\n  given: {{{given}}}\n{more}  steps:\n" + "".join(
        f"    {line}\n" for line in steps.strip().splitlines()
    )


def holds(tmp_path: Path, text: str) -> None:
    outcome = play(tmp_path, text)
    assert outcome.result is Result.HOLDS, outcome.reasons


def fails(tmp_path: Path, text: str, word: str) -> None:
    outcome = play(tmp_path, text)
    assert outcome.result is Result.FAILS, outcome.reasons
    assert word in " ".join(outcome.reasons)


def cannot_be_played(tmp_path: Path, text: str, word: str) -> None:
    outcome = play(tmp_path, text)
    assert outcome.result is Result.UNREADABLE
    assert word in " ".join(outcome.reasons)
    assert outcome.line == 2


def test_defaults_of_a_position(tmp_path: Path):
    holds(
        tmp_path,
        scenario("""
- expect:
    A: {charge: 5, capacity: 5, renown: 0, hand: [], deck_size: 10, discard_size: 0}
    B: {charge: 4, capacity: 4, deck_size: 10}
    turn: A
    round: 5
    netherway: closed
    winner: none
    pending: none
    Brindle: {at: Lantern Crossing, ready: true, marks: 0, damage: 0, force: 1, guard: 5, insight: 1, owner: A}
"""),
    )


def test_a_deck_that_is_left_out_is_ten_lampkins(tmp_path: Path):
    lampkins = ", ".join(["Lampkin"] * 10)
    holds(tmp_path, scenario(f"- expect: {{B: {{deck: [{lampkins}]}}}}"))


@pytest.mark.parametrize(
    ("given", "capacities"),
    [
        ("round: 3, turn: A, first: A", (3, 2)),
        ("round: 3, turn: B, first: A", (3, 3)),
        ("round: 3, turn: B, first: B", (2, 3)),
        ("round: 3, turn: A, first: B", (3, 3)),
        ("round: 9, turn: A, first: A", (6, 6)),
        ("round: 1, turn: A, first: A", (1, 0)),
    ],
)
def test_capacity_is_the_number_of_turns_begun(tmp_path: Path, given: str, capacities: tuple[int, int]):
    first, second = capacities
    expect = f"- expect: {{A: {{capacity: {first}, charge: {first}}}, B: {{capacity: {second}, charge: {second}}}}}"
    holds(tmp_path, scenario(expect, f"{given}, A: {{companion: Brindle}}, B: {{companion: Rauk}}"))


@pytest.mark.parametrize(
    ("given", "word"),
    [
        ("A: {companion: {card: Brindle, damage: 5}}, B: {companion: Rauk}", "Guard"),
        ("A: {companion: Brindle, charge: 6}, B: {companion: Rauk}", "capacity"),
        ("A: {companion: Brindle, capacity: 7}, B: {companion: Rauk}", "capacity"),
        ("A: {companion: {card: Brindle, path: Windguide}}, B: {companion: Rauk}", "another Companion"),
        ("A: {companion: {card: Brindle, ascended: true}}, B: {companion: Rauk}", "without a path"),
        ("A: {companion: {card: Brindle, at: Netherway}}, B: {companion: Rauk}", "closed realm"),
        ("A: {companion: Brindle}, B: {companion: Rauk}, board: {Netherway: {B: [Vanta]}}", "closed realm"),
        ("A: {companion: {card: Brindle, recovering: 1, ready: true}}, B: {companion: Rauk}", "ready while"),
        ("A: {companion: {card: Brindle, recovering: 1, marks: 1}}, B: {companion: Rauk}", "marks while"),
        ("A: {companion: Brindle}, B: {companion: {card: Rauk, recovering: 3}}", "3 turns"),
        ("A: {companion: {card: Vey, path: Windguide, marks: 1, fresh_marks: 2}}, B: {companion: Rauk}", "fresh marks"),
        ("A: {companion: {card: Nyxara, used: {Unseal: 2}}}, B: {companion: Rauk}", "limit is 1"),
        ("A: {companion: {card: Brindle, used: {Unseal: 1}}}, B: {companion: Rauk}", "no ability"),
        ("A: {companion: Brindle, used: {Claim the Way: 1}}, B: {companion: Rauk}", "no ability"),
        ("A: {companion: Brindle}, B: {companion: Rauk, used: {Claim the Way: 2}}", "limit is 1"),
        ("A: {companion: {card: Brindle, hexed: {amount: 1, by: A}}}, B: {companion: Rauk}", "own side"),
        ("A: {companion: {card: Brindle, form: Guide}}, B: {companion: Rauk}", "no form"),
        ("A: {companion: {card: Brindle, as: Mend}}, B: {companion: Rauk}", "something else"),
        ("A: {companion: {card: Brindle, as: yes1}}, B: {companion: {card: Rauk, as: yes1}}", "twice"),
        ("A: {companion: {card: Brindle, as: Windbridge}}, B: {companion: Rauk}", "something else"),
        ("A: {companion: {card: Brindle, as: Windguide}}, B: {companion: Rauk}", "something else"),
        ("A: {companion: Lampkin}, B: {companion: Rauk}", "Lampkin"),
        ("A: {companion: Brindel}, B: {companion: Rauk}", "Brindle"),
        ("A: {companion: Brindle, hand: [Cloudfencer]}, B: {companion: Rauk}", "OFF-002"),
        ("A: {companion: Brindle, hand: [Brindle]}, B: {companion: Rauk}", "Brindle"),
        ("A: {companion: Brindle}, B: {companion: Rauk}, board: {Windbridge: {A: [Mend]}}", "no character"),
        ("A: {companion: Brindle}, B: {companion: Rauk}, board: {Windbridge: {A: [Korr]}}", "Companion"),
        ("A: {companion: Brindle}, B: {companion: Rauk}, board: {Windbrigde: {A: [Lampkin]}}", "Windbridge"),
        ("A: {companion: Brindle, faction: Nobody}, B: {companion: Rauk}", "faction"),
        ("round: 13, A: {companion: Brindle}, B: {companion: Rauk}", "round 13"),
    ],
)
def test_a_position_that_cannot_be_is_an_error(tmp_path: Path, given: str, word: str):
    cannot_be_played(tmp_path, scenario("- expect: {turn: A}", given), word)


def test_the_second_player_may_have_one_charge_more_in_round_one(tmp_path: Path):
    given = "round: 1, turn: B, A: {companion: Brindle}, B: {companion: Rauk, charge: 2}"
    holds(tmp_path, scenario("- expect: {B: {charge: 2, capacity: 1}}", given))
    cannot_be_played(tmp_path, scenario("- expect: {turn: B}", given.replace("charge: 2", "charge: 3")), "capacity")


TWO = "A: {companion: Brindle}, B: {companion: Rauk}, board: {Windbridge: {A: [Lampkin, {card: Lampkin, as: l2}]}}"
PAIR = "A: {companion: Brindle}, B: {companion: Rauk}, board: {Windbridge: {A: [Lampkin], B: [Lampkin]}}"


def test_names_of_characters(tmp_path: Path):
    fails(tmp_path, scenario("- expect: {Lampkin: {damage: 0}}", TWO), "2 characters")
    holds(tmp_path, scenario("- expect: {L2: {damage: 0}}", TWO))
    holds(tmp_path, scenario("""- expect: {"A's Lampkin": {owner: A}, "B’s lampkin": {owner: B}}""", PAIR))
    fails(tmp_path, scenario("- expect: {Lampkin: gone}", PAIR), "on the board")
    fails(tmp_path, scenario("- expect: {Emberback: gone}", PAIR), "never on the board")


@pytest.mark.parametrize(
    "step",
    [
        "- illegal: [{play: Mend}]",
        "- illegal: [{explore: Emberback}]",
        "- illegal: [{use: Unseal, by: Brindle}]",
        "- illegal: [{path: Windguide}]",
        "- illegal: [{ascend: Horizon Regent}]",
        "- illegal: [{move: Brindle, to: Nowhere}]",
        "- illegal: [{play: Lampkin}]",
    ],
)
def test_an_illegal_step_that_names_nobody_fails(tmp_path: Path, step: str):
    given = "A: {companion: Brindle, hand: [Lampkin]}, B: {companion: Rauk, hand: [Mend]}"
    outcome = play(tmp_path, scenario(step, given))
    assert outcome.result is Result.FAILS


def test_what_is_merely_refused_is_illegal(tmp_path: Path):
    given = "A: {companion: Brindle, hand: [Lampkin]}, B: {companion: Nyxara}"
    steps = """
- illegal:
    - {explore: Nyxara}
    - {use: Unseal, by: Nyxara}
    - {move: Brindle, to: Windbridge, stay_ready: true}
    - {move: Brindle, to: Netherway}
    - {play: Lampkin, at: Netherway}
    - {path: Hearthkeeper, because: path.marks}
    - {ascend: Brindle, because: ascend.path}
    - {ascend: Atlasheart}
    - {ascend: Nyxara}
    - {path: Curse Oracle}
- legal: [end turn, {challenge: Brindle}, {play: Lampkin, at: Glass Orchard}]
"""
    holds(tmp_path, scenario(steps, given))


def test_because_must_be_the_reason(tmp_path: Path):
    holds(tmp_path, scenario("- illegal: [{explore: Brindle, because: explore.block}]"))
    fails(tmp_path, scenario("- illegal: [{explore: Brindle, because: explore.ready}]"), "explore.block")
    fails(tmp_path, scenario("- illegal: [{challenge: Brindle}]"), "found legal")
    fails(tmp_path, scenario("- legal: [{explore: Brindle}]"), "refused")


HEAL = (
    "A: {companion: {card: Brindle, damage: 1}, hand: [Mend]}, B: {companion: Rauk}, "
    "board: {Windbridge: {A: [Emberback]}}"
)


def test_answers_left_over_and_decisions_left_open(tmp_path: Path):
    fails(tmp_path, scenario("- play: Mend\n  choose: [Brindle, Brindle]", HEAL), "left over")
    fails(tmp_path, scenario("- play: Mend\n- end turn", HEAL), "still open")
    fails(tmp_path, scenario("- play: Mend\n  choose: [Rauk]", HEAL), "Emberback, Brindle")
    fails(tmp_path, scenario("- play: Mend\n  choose: [no]", HEAL), "not among the options")
    holds(tmp_path, scenario("- play: Mend\n- illegal: [end turn]\n- choose: [brindle]", HEAL))
    holds(tmp_path, scenario("- play: Mend\n- expect: {pending: {player: A}}", HEAL))
    fails(tmp_path, scenario("- play: Mend\n- expect: {pending: none}", HEAL), "expected none")
    fails(tmp_path, scenario("- play: Mend\n- expect: {pending: {options: [Brindle]}}", HEAL), "Emberback")
    fails(tmp_path, scenario("- expect: {pending: {player: A}}", HEAL), "found none")


def test_keys_of_a_step_that_is_one_word(tmp_path: Path):
    given = "A: {companion: Brindle, hand: [Mend, Mend, Mend, Mend, Mend, Mend, Mend, Lampkin]}, B: {companion: Rauk}"
    holds(tmp_path, scenario("- end turn:\n  choose: [[Lampkin]]\n  expect: {turn: B, A: {discard: [Lampkin]}}", given))
    holds(tmp_path, scenario("- end turn\n- choose: [Lampkin]", given))
    fails(tmp_path, scenario("- end turn\n- choose: [[Lampkin, Mend]]", given), "not among")


DIE = (
    "turn: B, A: {companion: Nyxara}, B: {companion: Rauk}, "
    "board: {Glass Orchard: {A: [Grinshade], B: [Shardsprinter]}}"
)


def test_rolls(tmp_path: Path):
    holds(
        tmp_path, scenario("- challenge: Shardsprinter\n  dice: [4]\n  choose: [yes]\n- expect: {Grinshade: gone}", DIE)
    )
    fails(tmp_path, scenario("- challenge: Shardsprinter\n  dice: [5]\n  choose: [no]", DIE), "rolls left over")
    fails(tmp_path, scenario("- challenge: Shardsprinter\n  dice: [7]\n  choose: [yes]", DIE), "no 7")


def test_the_log(tmp_path: Path):
    text = scenario(
        "- explore: Brindle\n- expect: {log: [Brindle 1 Renown, A gains 1], not_log: [B gains, Rauk]}",
        "A: {companion: Brindle}, B: {companion: {card: Rauk, at: Windbridge}}",
    )
    holds(tmp_path, text)
    fails(tmp_path, text.replace("A gains 1", "A gains 2"), "A gains 2")
    fails(tmp_path, text.replace("B gains", "A gains"), "A gains")


def test_only_its_owner_sees_what_is_drawn(tmp_path: Path):
    given = "A: {companion: Brindle, hand: [Trail Snack], deck: [Emberback, Mend]}, B: {companion: Rauk}"
    steps = """
- play: Trail Snack
- expect:
    log: [A draws 2 cards]
    not_log: [Emberback]
    seen_by: {A: {log: [Emberback Mend]}, B: {log: [A 2 cards], not_log: [Emberback, Mend]}}
"""
    holds(tmp_path, scenario(steps, given))


def test_a_deviation_fails_as_stated_and_must_go_once_it_holds(tmp_path: Path):
    wrong = scenario("- expect: {turn: B}", more='  deviation: "not yet"\n')
    assert play(tmp_path, wrong).result is Result.DEVIATES
    fails(tmp_path, scenario("- expect: {turn: A}", more='  deviation: "not yet"\n'), "not yet")


def test_a_cited_rule_must_speak(tmp_path: Path):
    step = "- illegal: [{explore: Brindle}]"
    holds(tmp_path, scenario(step, more="  cites: {explore.block: 3f2a1c}\n"))
    fails(tmp_path, scenario(step, more="  cites: {realm.close: 3f2a1c}\n"), "never spoke")


def test_a_changed_rule_is_told(tmp_path: Path):
    path = tmp_path / "one.yaml"
    path.write_text(scenario("- illegal: [{explore: Brindle}]", more="  cites: {explore.block: 3f2a1c}\n"), "utf-8")
    [one], _ = read_scenarios([path], WORDS)
    assert play_scenario(one, WORDS, {"explore.block": "3f2a1c99"}).passed
    assert not play_scenario(one, WORDS, {"explore.block": "000000"}).passed
    assert not play_scenario(one, WORDS, {}).passed


def test_cards_of_one_scenario(tmp_path: Path):
    define = """  define:
    - id: X-1
      name: Test Wisp
      kind: ally
      faction: veilborn
      cost: 1
      stats: {force: 1, guard: 2, insight: 1}
      text: "When this enters, draw 1 card."
    - {id: WB-003, cost: 3}
"""
    given = "A: {companion: Brindle, hand: [Test Wisp, Lampkin]}, B: {companion: Rauk}"
    steps = """
- play: Test Wisp
  at: Windbridge
- expect: {A: {charge: 4, hand: [Lampkin, Lampkin]}, Test Wisp: {guard: 2}}
- play: Lampkin
  at: Windbridge
- expect: {A: {charge: 1}}
"""
    holds(tmp_path, scenario(steps, given, define))
    holds(tmp_path, scenario("- illegal: [{explore: Brindle}]"))


def test_of_a_changed_card_what_is_not_said_stays(tmp_path: Path):
    more = "  define:\n    - {id: WB-001, stats: {force: 3}}\n"
    holds(tmp_path, scenario("- expect: {Brindle: {force: 3, guard: 5, insight: 1}}", more=more))


@pytest.mark.parametrize(
    ("entry", "word"),
    [
        ('{id: X-1, name: Wisp, kind: allly, faction: veilborn, text: ""}', "allly"),
        ('{id: X-1, name: Wisp, kind: tactic, faction: veilborn, cost: 1, text: "Sing 2 songs."}', "X-1"),
        ("{id: WB-003, colour: red}", "colour"),
        ("{id: WB-003, text: Draw 2 cards.}", "Lampkin"),
        ("{id: WB-003, stats: {fource: 2}}", "fource"),
        ("{id: X-1, name: Wisp, kind: ally, faction: veilborn, cost: 1, stats: {force: 2}}", "guard and insight"),
        ("{id: X-1, name: Wisp, kind: tactic, faction: veilborn, text: Draw 2 cards.}", "cost"),
        ("{id: X-1, name: Wisp, kind: tactic, faction: veilbron, cost: 1, text: Draw 2 cards.}", "veilborn"),
    ],
)
def test_a_card_that_cannot_be_defined(tmp_path: Path, entry: str, word: str):
    outcome = play(tmp_path, scenario("- end turn", more=f"  define:\n    - {entry}\n"))
    assert outcome.result is Result.UNREADABLE
    assert word in " ".join(outcome.reasons)


def test_settings_and_editions(tmp_path: Path):
    given = "round: 1, A: {companion: Brindle}, B: {companion: {card: Rauk, at: Windbridge}}"
    holds(tmp_path, scenario("- illegal: [{explore: Brindle, because: explore.first-turn}]", given))
    more = "  settings: {starting_player_explores: true}\n"
    holds(tmp_path, scenario("- legal: [{explore: Brindle}]", given, more))
    holds(tmp_path, scenario("- legal: [{explore: Brindle}]", given, '  rules: "pre-0.36"\n'))
    outcome = play(tmp_path, scenario("- end turn", given, "  settings: {gravity: true}\n"))
    assert outcome.result is Result.UNREADABLE
    outcome = play(tmp_path, scenario("- end turn", given, '  rules: "9.9"\n'))
    assert outcome.result is Result.UNREADABLE


def test_a_match_from_its_opening(tmp_path: Path):
    text = """- scenario: Opening
  seed: 3
  setup: {first: B, A: {companion: Brindle, deck: hearthbound, featured: Lampkin}, B: {companion: Rauk, deck: ironmaw}}
  steps:
    - expect: {pending: {player: B, options: [yes, no], optional: false}, A: {hand_size: 5}, B: {hand_size: 5}}
    - choose: [no]
    - expect: {pending: {player: A}}
    - choose: [yes]
    - expect: {turn: B, round: 1, A: {hand_size: 5, deck_size: 25}, B: {hand_size: 5, charge: 1}, pending: none}
    - end turn
    - expect: {turn: A, round: 1, A: {hand_size: 6, charge: 2, capacity: 1}}
"""
    holds(tmp_path, text)


def test_the_plan_of_the_rules_is_no_file_of_scenarios(tmp_path: Path):
    (tmp_path / "book.yaml").write_text("title: Rules\nchapters: [turn.md]\n", "utf-8")
    (tmp_path / "one.yaml").write_text(scenario("- expect: {turn: A}"), "utf-8")
    scenarios, faults = read_scenarios([tmp_path], WORDS)
    assert ([one.title for one in scenarios], faults) == (["One"], [])
    assert read_scenarios([tmp_path / "book.yaml"], WORDS)[1]


def test_a_scenario_may_change_what_a_faction_can_do(tmp_path: Path):
    given = "A: {companion: {card: Rauk, at: Windbridge}}, B: {companion: Vey}, board: {Windbridge: {B: [Dawnquill]}}"
    text = "After a friendly character Challenges and defeats an Ally on your turn, gain 3 Renown."
    steps = "- challenge: Rauk\n- expect: {A: {renown: 3}}"
    define = '  define: [{id: F-CLAIM-THE-WAY, text: "%s"}]\n'
    holds(tmp_path, scenario(steps, given, define % text))
    cannot = play(tmp_path, scenario(steps, given, define % "Draw 1 card."))
    assert (cannot.result, cannot.line) == (Result.UNREADABLE, 3)
    cannot = play(tmp_path, scenario(steps, given, define.replace("text", "cost") % text))
    assert (cannot.result, cannot.line) == (Result.UNREADABLE, 3)


def test_mappings_may_be_merged(tmp_path: Path):
    path = tmp_path / "one.yaml"
    first = "- scenario: One\n  given: &given {round: 4, A: {companion: Brindle}, B: {companion: Rauk}}\n"
    second = "- scenario: Two\n  given: {<<: *given, round: 6}\n  steps: [{expect: {round: 6, Rauk: {owner: B}}}]\n"
    path.write_text(first + second, "utf-8")
    scenarios, faults = read_scenarios([path], WORDS)
    assert not faults
    assert [play_scenario(one, WORDS).result for one in scenarios] == [Result.HOLDS, Result.HOLDS]
    path.write_text(first + second.replace("round: 6}\n", "round: 6, round: 7}\n", 1), "utf-8")
    assert "stands twice" in read_scenarios([path], WORDS)[1][0].reason
