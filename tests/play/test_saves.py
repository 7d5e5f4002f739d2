"""A saved match comes back as it was, in any process and for ever, or is refused as a whole with the reason."""

import json
import os
import random
import re
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from cardforge.game.digest import digest
from cardforge.game.random import seeded
from cardforge.game.save import Save, SaveError, from_json, to_json
from cardforge.games.waybound.game import WayboundGame
from cardforge.play.facts import changed_by, changes, flat
from cardforge.play.saves import DivergedError, load, resume_snapshot
from tests.play.conftest import Played

FIRST_FORMAT = sorted((Path(__file__).parent / "saves" / "format-1").glob("*.json"))


def changed(save: Save, **values: object) -> Save:
    return Save(**{**{name: getattr(save, name) for name in Save.__slots__}, **values})  # type: ignore[arg-type]


def test_there_are_saves_of_the_first_format():
    assert [path.stem for path in FIRST_FORMAT] == ["finished", "from-a-snapshot", "in-the-middle", "opening-hands"]


@pytest.mark.parametrize("path", FIRST_FORMAT, ids=lambda path: path.stem)
def test_a_save_of_the_first_format_is_read_for_ever(path: Path, game: WayboundGame):
    """Its position can always be gone on from. A corrected rule may change what leads there; then it says so."""
    save = from_json(path.read_text("utf-8"))
    assert resume_snapshot(save, game).match.facts == save.snapshot
    with suppress(DivergedError):
        assert load(save, game).match.facts == save.snapshot


def test_every_decision_of_a_game_can_be_saved_at_and_gone_on_from(played: Played, game: WayboundGame):
    """Three ways on from each decision: replayed, from the snapshot, copied. All are the uninterrupted game."""
    whole = played(8, 500)
    choices = whole.match.journal.choices
    for number in range(0, len(choices), 7):
        save = from_json(to_json(played(8, number).save()))
        again, snapshot = load(save, game), resume_snapshot(save, game)
        copied = again.match.copy()
        for answer in choices[number:]:
            again.choose(answer)
            snapshot.choose(answer)
            copied.choose(answer)
        assert again.match.hash == snapshot.match.hash == copied.hash == whole.match.hash
        assert to_json(again.save()) == to_json(whole.save())


def test_what_goes_on_from_a_snapshot_can_be_saved_and_replayed_in_turn(played: Played, game: WayboundGame):
    first = resume_snapshot(played(9, 30).save(), game)
    state = seeded(2)
    for _ in range(15):
        assert first.match.decision is not None
        state, answer = first.match.decision.random_answer(state)
        first.choose(answer)
    save = from_json(to_json(first.save()))
    assert save.begins is not None
    assert load(save, game).match.hash == first.match.hash


def test_it_is_told_from_which_choice_and_by_which_fact_a_match_goes_another_way(played: Played, game: WayboundGame):
    """As if a rule had been corrected: the cards say that every Ally has 2 more Insight than when it was played."""
    save = played(8, 60).save()
    definitions = json.loads(json.dumps(save.definitions))
    for card in definitions["cards"]:
        if card["kind"] == "ally":
            card["statistics"][2] += 2
    with pytest.raises(DivergedError) as told:
        load(changed(save, definitions=definitions), game)
    assert re.search(r"after choice \d+, [AB]'s renown was \d+ and is \d+$", told.value.what)
    number = told.value.choice
    assert save.choices[number - 1][0] == "explore"
    assert resume_snapshot(changed(save, definitions=definitions), game).match.facts == save.snapshot


def test_any_changed_character_is_noticed(played: Played):
    text = to_json(played(4, 20).save())
    rng = random.Random(1)
    for _ in range(200):
        place = rng.randrange(len(text))
        other = rng.choice('0123456789abcdefxyz[]{},:" ')
        if text[place].isspace() or other.isspace() or other == text[place]:
            continue
        with pytest.raises(SaveError):
            from_json(text[:place] + other + text[place + 1 :])


def test_a_file_that_breaks_off_is_refused(played: Played):
    text = to_json(played(4, 20).save())
    for length in range(0, len(text) - 2, 997):
        with pytest.raises(SaveError):
            from_json(text[:length])


def test_a_save_that_somebody_made_up_is_refused_or_told_and_never_half_loaded(played: Played, game: WayboundGame):
    """Every value of a true save replaced by one of another type, with a check that fits."""
    whole = json.loads(to_json(played(4, 20).save()))
    whole.pop("check")
    rng = random.Random(5)
    for _ in range(150):
        data = json.loads(json.dumps(whole))
        holder, key = rng.choice(list(_places(data)))
        holder[key] = rng.choice([None, -1, 10**9, "x", [], {}, True, [[]], [{}]])
        data["check"] = digest(data)
        with suppress(SaveError, DivergedError):
            save = from_json(json.dumps(data))
            load(save, game)
            resume_snapshot(save, game)


def _places(value: object):
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        if key not in ("format",):
            yield value, key
        yield from _places(item)


def test_facts_by_path_are_put_together_again_from_their_changes():
    old = flat({"a": 1, "b": [{"c": [1, 2]}, {"c": []}], "d": {"e": None}})
    new = flat({"a": 1, "b": [{"c": [2, 1]}], "d": {"e": 3}})
    assert changes(old, new) == {"b.0.c": [2, 1], "b.1.c": None, "d.e": 3}
    assert changed_by(old, changes(old, new)) == new


def test_a_match_goes_on_in_another_process_as_if_nothing_had_been_between(tmp_path: Path):
    """Left after 20 choices under one hash seed and resumed under another, against played through under a third."""

    def cardforge(hash_seed: str, typed: int, *words: object) -> str:
        done = subprocess.run(
            [sys.executable, "-m", "cardforge", "play", *map(str, words)],
            input="1\n" * typed,
            cwd=Path(__file__).parents[2],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout

    parted, whole = tmp_path / "parted.json", tmp_path / "whole.json"
    cardforge("1", 20, "--seed", 6, "--save", parted)
    ended = cardforge("2", 400, "--resume", parted)
    through = cardforge("3", 400, "--seed", 6, "--save", whole)
    assert "wins" in ended
    assert parted.read_text("utf-8") == whole.read_text("utf-8")
    assert [line for line in ended.splitlines() if line.startswith("hash ")] == [
        line for line in through.splitlines() if line.startswith("hash ")
    ]
