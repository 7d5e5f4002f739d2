"""`cardforge match`, `match export`, `replay --at`, `scenario --from` and `why` on files."""

import json
from pathlib import Path

import pytest

from cardforge.game.digest import digest
from tests.cli.test_play import cardforge, play


@pytest.fixture(scope="module")
def save(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("matches")
    shown = cardforge("match", "hearthbound", "ironmaw", "--seed", 1, "--out", folder)
    assert shown.exit_code == 0, shown.output
    return folder / "hearthbound-ironmaw-1.json"


def test_a_match_is_played_and_saved(save: Path):
    assert cardforge("replay", save).exit_code == 0


def test_mirrored_matches_count_for_whoever_was_named_first(tmp_path: Path):
    call = ("match", "hearthbound", "ironmaw", "--games", 2, "--mirror", "--bots", "tactician,random", "--json")
    shown = json.loads(cardforge(*call, "--out", tmp_path).output)
    assert [(one["seed"], one["mirrored"]) for one in shown["matches"]] == [
        (1, False),
        (1, True),
        (2, False),
        (2, True),
    ]
    assert sum(shown["won"].values()) == 4
    assert len(list(tmp_path.glob("*.json"))) == 4


def test_one_deck_against_itself_mirrored_leaves_two_saves(tmp_path: Path):
    cardforge("match", "run", "ironmaw", "ironmaw", "--mirror", "--bots", "random", "--out", tmp_path)
    assert len(list(tmp_path.glob("*.json"))) == 2


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("hearthbound",), "between 2 decks; 1 are named"),
        (("hearthbound", "ironmaw", "--bots", "human,random"), "--bots takes 2 of random, tactician"),
        (("hearthbound", "nothing.yaml"), "no file “nothing.yaml”"),
    ],
)
def test_a_wrong_call_of_match_says_what_is_known(words: tuple[str, ...], said: str):
    shown = cardforge("match", *words)
    assert shown.exit_code == 2
    assert said in shown.output


def test_a_custom_deck_from_a_file_is_told_in_the_first_lines(tmp_path: Path):
    deck = tmp_path / "mine.txt"
    deck.write_text("3 Lampkin\n2 Mend\n", encoding="utf-8")
    call = ("match", deck, "ironmaw", "--bots", "random", "--featured", "Lampkin", "--out", tmp_path)
    assert cardforge(*call).exit_code == 0
    lines = cardforge("match", "export", tmp_path / "mine-ironmaw-1.json").output.splitlines()[:8]
    assert any("A features Lampkin" in line for line in lines)
    assert any("A plays a custom deck" in line for line in lines)
    assert any("A's deck is not legal" in line for line in lines)


def test_an_export_names_everything_of_a_match(save: Path):
    found = json.loads(cardforge("match", "export", save, "--json").output)
    assert found["settings"]["edition"] == "0.36"
    assert found["settings"]["seed"] == "1"
    assert [sum(player["deck"].values()) for player in found["players"]] == [30, 30]
    assert [player["played_by"] for player in found["players"]] == ["tactician", "tactician"]
    assert found["departures"] == []
    assert " wins, " in found["result"]
    assert found["choices"][-1]["number"] == len(found["choices"]) - 1


def test_an_open_match_is_exported_only_when_that_is_said(tmp_path: Path):
    play(tmp_path, typed="2\nquit\n")
    refused = cardforge("match", "export", tmp_path / "match.json")
    assert refused.exit_code == 2
    assert "--open" in refused.output
    shown = cardforge("match", "export", tmp_path / "match.json", "--open")
    assert "shows both hands and decks" in "\n".join(shown.output.splitlines()[:4])


def test_a_scenario_is_cut_out_and_holds(save: Path, tmp_path: Path):
    cut = cardforge("scenario", "--from", save, "--at", 20).output
    assert cut == cardforge("replay", save, "--at", 20).output
    (tmp_path / "cut.yaml").write_text(cut, encoding="utf-8")
    assert "1 passed, 0 failed" in cardforge("scenario", tmp_path / "cut.yaml").output


def test_what_no_scenario_can_say_is_refused_with_the_fact(save: Path):
    shown = cardforge("scenario", "--from", save, "--at", 0)
    assert shown.exit_code == 2
    assert "opening hands" in shown.output


def test_a_choice_that_was_not_made_is_refused_with_how_many_there_are(save: Path):
    shown = cardforge("replay", save, "--at", 9999)
    assert shown.exit_code == 2
    assert "there is no choice 9999; the match has" in shown.output


EXAMPLE = """
- scenario: A damaged Cindertusk hits harder in the Orchard
  given:
    round: 6
    A: {companion: Brindle}
    B: {companion: Rauk}
    board:
      Glass Orchard:
        A: [{card: Cindertusk, damage: 1}]
        B: [{card: Snapmaw, as: left}, {card: Snapmaw, as: right}]
  steps:
    - challenge: Cindertusk
      choose: [left]
"""


@pytest.mark.parametrize(
    ("what", "step", "said"),
    [
        ("Cindertusk.force", 0, "6 = 3 printed + 2 Kindled Fury (has damage) + 1 Glass Orchard"),
        ("right.guard", 0, "1 = 1 printed"),
        ("explore Cindertusk", 0, "(explore.block)"),
        ("challenge Cindertusk", 0, "open"),
        ("challenge Cindertusk", 1, "(challenge.ready)"),
    ],
)
def test_why_answers_in_a_scenario(tmp_path: Path, what: str, step: int, said: str):
    """Cindertusk has 3 Force, 2 more while damaged; the Orchard gives 1 more to who stands there."""
    file = tmp_path / "example.yaml"
    file.write_text(EXAMPLE, encoding="utf-8")
    shown = cardforge("why", file, what, "--step", step)
    assert shown.exit_code == 0, shown.output
    assert said in shown.output


def test_why_answers_in_a_save(save: Path):
    assert " = 1 printed" in cardforge("why", save, "Brindle.force", "--step", 4).output
    nothing = cardforge("why", save, "Brindle.speed", "--step", 4)
    assert nothing.exit_code == 2
    assert "neither a value" in nothing.output


def test_moves_and_protections_are_explained(tmp_path: Path):
    """A normal move costs 1; to the one Route that says so, nothing."""
    file = tmp_path / "example.yaml"
    file.write_text(EXAMPLE, encoding="utf-8")
    assert cardforge("why", file, "Brindle.move").output.splitlines() == [
        "to Windbridge: 0, Windbridge",
        "to Glass Orchard: 1, the normal cost",
    ]
    assert "nothing protects it" in cardforge("why", file, "Brindle.protection").output


def test_a_series_on_two_processes_is_the_series_on_one(tmp_path: Path):
    call = ("match", "hearthbound", "ironmaw", "--games", 3, "--mirror", "--bots", "random", "--json")
    one = json.loads(cardforge(*call, "--out", tmp_path / "one").output)
    two = json.loads(cardforge(*call, "--jobs", 2, "--out", tmp_path / "two").output)
    assert [match["hash"] for match in one["matches"]] == [match["hash"] for match in two["matches"]]


def corrected(save: Path, to: Path) -> Path:
    """The save as if a rule had been corrected since: every Ally of it has 2 more Insight than when it was played."""
    data = json.loads(save.read_text("utf-8"))
    data.pop("check")
    for card in data["definitions"]["cards"]:
        if card["kind"] == "ally":
            card["statistics"][2] += 2
    data["check"] = digest(data)
    to.write_text(json.dumps(data), encoding="utf-8")
    return to


def test_a_match_that_goes_another_way_now_is_a_finding_and_can_be_gone_on_from(save: Path, tmp_path: Path):
    file = corrected(save, tmp_path / "corrected.json")
    replayed = cardforge("replay", file)
    assert replayed.exit_code == 1
    assert "the match goes another way than when it was saved: after choice" in replayed.output
    refused = cardforge("play", "--resume", file)
    assert refused.exit_code == 1
    assert "--from-snapshot" in refused.output
    shown = cardforge("replay", file, "--from-snapshot")
    assert shown.exit_code == 0
    assert " wins, " in shown.output


def test_an_older_edition_is_played_by_and_its_log_says_what_is_not_known(tmp_path: Path):
    shown = cardforge("match", "veilborn", "ironmaw", "--edition", "pre-0.36", "--bots", "random", "--out", tmp_path)
    assert shown.exit_code == 0, shown.output
    log = cardforge("replay", tmp_path / "veilborn-ironmaw-1.json").output
    assert "A match under edition pre-0.36" in log
    assert "Assumed, since it is not known" in log
    assert "assumed of this edition" in cardforge("match", "export", tmp_path / "veilborn-ironmaw-1.json").output
