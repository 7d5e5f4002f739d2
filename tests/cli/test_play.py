"""`cardforge play` with what somebody types, `replay`, `match` and `why`."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from cardforge.cli.main import app

PROJECT = Path(__file__).parents[2]
ANYTHING = "1\n" * 400


def cardforge(*words: object, typed: str = "", columns: int = 80) -> Result:
    arguments = ["-C", str(PROJECT), *(str(word) for word in words)]
    return CliRunner().invoke(app, arguments, input=typed, env={"COLUMNS": str(columns)})


def play(tmp_path: Path, *words: object, typed: str, columns: int = 80) -> Result:
    return cardforge("play", "--save", tmp_path / "match.json", "--seed", 3, *words, typed=typed, columns=columns)


def test_a_match_against_the_bot_comes_to_its_end_and_is_replayed_to_the_same_hash(tmp_path: Path):
    played = play(tmp_path, typed=ANYTHING)
    assert played.exit_code == 0
    assert " wins, " in played.output
    hash = next(line for line in played.output.splitlines() if line.startswith("hash "))
    replayed = cardforge("replay", tmp_path / "match.json")
    assert replayed.exit_code == 0
    assert replayed.output.splitlines()[-1] == hash


def test_leaving_saves_and_resuming_goes_on_to_the_same_end(tmp_path: Path):
    """Once played through; once left after three choices and gone on with."""
    whole = play(tmp_path, typed=ANYTHING)
    play(tmp_path, typed="1\n1\n1\nquit\n")
    assert json.loads((tmp_path / "match.json").read_text("utf-8"))["notes"]["seats"] == ["human", "tactician"]
    resumed = cardforge("play", "--resume", tmp_path / "match.json", typed=ANYTHING)
    assert resumed.output.splitlines()[-2] == whole.output.splitlines()[-2]
    assert resumed.output.splitlines()[-2].startswith("hash ")


def test_when_nothing_more_is_typed_the_match_is_saved(tmp_path: Path):
    left = play(tmp_path, typed="2\n")
    assert "Saved. Go on with: cardforge play --resume" in left.output
    assert (tmp_path / "match.json").exists()


@pytest.mark.parametrize("columns", [60, 80, 120])
def test_the_table_fits_the_terminal(tmp_path: Path, columns: int):
    shown = play(tmp_path, typed="2\n1\n1\n1\n", columns=columns).output
    table = [line for line in shown.splitlines() if line[:1] in "╭│├╰"]
    assert table
    assert max(map(len, table)) <= columns


def test_what_is_not_open_is_refused_with_the_rule_that_says_so(tmp_path: Path):
    shown = play(tmp_path, "--deck", "hearthbound", "--deck", "ironmaw", typed="2\nascend\n").output
    assert "It has no path yet (ascend.path)" in shown


def test_words_that_mean_several_choices_list_them(tmp_path: Path):
    shown = play(tmp_path, typed="2\nplay lampkin\n").output
    assert "that can be" in shown
    assert "Play Lampkin (1) at Windbridge" in shown


def test_a_value_is_explained_and_a_card_is_read_at_the_table(tmp_path: Path):
    shown = play(tmp_path, typed="2\nwhy brindle.force\n? brindle\nwhy nobody.force\n").output
    assert "1 = 1 printed" in shown
    assert "Brindle (WB-001): Companion, Force 1 Guard 5 Insight 1" in shown
    assert "“nobody” is not on the board" in shown


def test_an_own_choice_is_taken_back(tmp_path: Path):
    shown = play(tmp_path, typed="2\nmove brindle glass\nundo\nundo\n").output
    assert "Taken back." in shown


def test_a_choice_that_showed_something_is_not_taken_back(tmp_path: Path):
    shown = play(tmp_path, typed="yes\nundo\n").output
    assert "It cannot be taken back" in shown


def test_between_two_people_no_hand_is_shown_before_the_other_sits_down(tmp_path: Path):
    typed = "2\n\n2\n"
    shown = play(tmp_path, "--seat", "human", "--seat", "human", typed=typed).output
    screens = shown.split("Pass the seat to ")
    assert len(screens) > 2
    for screen in screens[1:]:
        assert "Hand:" not in screen.split(">")[0]


def test_two_bots_are_watched(tmp_path: Path):
    shown = play(tmp_path, "--seat", "random", "--seat", "tactician", typed="")
    assert shown.exit_code == 0
    assert "A match under edition 0.36" in shown.output


def test_seats_take_what_their_game_lets_them_say(tmp_path: Path):
    words = ("--companion", "Korr", "--companion", "Rauk", "--featured", "Lampkin", "--setting")
    shown = play(tmp_path, *words, "starting_player_explores=yes", typed="quit\n")
    assert shown.exit_code == 0, shown.output
    setup = json.loads((tmp_path / "match.json").read_text("utf-8"))["setup"]
    assert [seat["companion"] for seat in setup["seats"]] == ["RR-001", "IM-001"]
    assert setup["seats"][0]["featured"] in setup["seats"][0]["deck"]
    assert setup["settings"] == {"starting_player_explores": True}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--leader", "Korr"), "--companion"),
        (("--seat", "chess"), "“chess” is no player; there are human, random, tactician"),
        (("--deck", "hearthbond"), "hearthbound"),
        (("--companion", "Brindel"), "Brindle"),
        (("--featured", "Rauk"), "no ally"),
        (("--setting", "fast=yes"), "starting_player_explores"),
        (("--setting", "fast"), "NAME=yes"),
        (("--edition", "9"), "9"),
        (("--resume", "nowhere.json"), "nowhere.json"),
    ],
)
def test_a_wrong_call_says_what_is_known(tmp_path: Path, words: tuple[str, ...], said: str):
    shown = cardforge("play", "--save", tmp_path / "x.json", *words)
    assert shown.exit_code == 2, shown.output
    assert said in shown.output


def test_a_damaged_save_is_refused(tmp_path: Path):
    play(tmp_path, typed="2\nquit\n")
    file = tmp_path / "match.json"
    file.write_text(file.read_text("utf-8").replace('"seed": 3', '"seed": 4'), encoding="utf-8")
    for call in (
        ("replay", file),
        ("play", "--resume", file),
        ("match", "export", file),
        ("why", file, "Brindle.force"),
    ):
        shown = cardforge(*call)
        assert shown.exit_code == 2
        assert "damaged" in shown.output
