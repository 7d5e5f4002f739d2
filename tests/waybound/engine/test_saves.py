"""A saved match comes back as it was, or is refused as a whole."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from cardforge.catalogue import Catalogue
from cardforge.game.random import seeded
from cardforge.game.save import SaveError, from_json, to_json
from cardforge.games.waybound.game import WayboundGame
from cardforge.play.saves import DivergedError, Session, load, load_snapshot
from tests.waybound.engine.seats import random_setup

PROJECT = Path(__file__).parents[3]


def played(game: WayboundGame, catalogue: Catalogue, seed: int, choices: int) -> Session:
    session, state = Session.start(game, random_setup(catalogue, seed)), seeded(seed)
    for _ in range(choices):
        if session.match.decision is None:
            break
        state, answer = session.match.decision.random_answer(state)
        session.choose(answer)
    return session


@pytest.mark.parametrize("choices", [0, 1, 2, 7, 31, 63, 500])
def test_it_comes_back_and_goes_on_alike(game: WayboundGame, catalogue: Catalogue, choices: int):
    session = played(game, catalogue, choices, choices)
    again = load(from_json(to_json(session.save())), game)
    assert again.match.facts == session.match.facts
    assert again.match.journal.digest == session.match.journal.digest
    state = seeded(9)
    for _ in range(20):
        if session.match.decision is None:
            break
        assert again.match.decision == session.match.decision
        state, answer = session.match.decision.random_answer(state)
        session.choose(answer)
        again.choose(answer)
    assert again.match.hash == session.match.hash


def test_the_snapshot_goes_on_without_playing_again(game: WayboundGame, catalogue: Catalogue):
    session = played(game, catalogue, 3, 40)
    match = load_snapshot(from_json(to_json(session.save())), game)
    assert match.facts == session.match.facts
    assert match.decision == session.match.decision


def test_at_every_decision_of_a_game(game: WayboundGame, catalogue: Catalogue):
    session, state = Session.start(game, random_setup(catalogue, 12)), seeded(12)
    while session.match.decision is not None:
        match = load_snapshot(from_json(to_json(session.save())), game)
        state, answer = session.match.decision.random_answer(state)
        match.choose(answer)
        session.choose(answer)
        assert match.facts == session.match.facts


def test_one_changed_letter_is_refused(game: WayboundGame, catalogue: Catalogue):
    text = to_json(played(game, catalogue, 4, 20).save())
    with pytest.raises(SaveError, match="damaged"):
        from_json(text.replace('"seed": 4', '"seed": 5'))


@pytest.mark.parametrize(
    ("text", "word"),
    [("", "JSON"), ("[]", "no saved match"), ('{"format": "cardforge-save-99"}', "format"), ("{", "JSON")],
)
def test_what_is_no_save_is_refused(text: str, word: str):
    with pytest.raises(SaveError, match=word):
        from_json(text)


def test_a_save_of_another_game_is_refused(game: WayboundGame, catalogue: Catalogue):
    data = json.loads(to_json(played(game, catalogue, 4, 5).save()))
    assert data["game"] == "waybound"
    other = played(game, catalogue, 4, 5).save()
    with pytest.raises(SaveError, match="not of waybound"):
        load(type(other)(**{**{name: getattr(other, name) for name in other.__slots__}, "game": "chess"}), game)


def test_a_later_edit_of_a_card_does_not_rewrite_what_was_played(game: WayboundGame, catalogue: Catalogue):
    session = played(game, catalogue, 6, 60)
    designs = tuple(
        design.model_copy(update={"cost": 6, "stats": dict.fromkeys(design.stats, 9)}) if design.stats else design
        for design in catalogue.designs
    )
    from dataclasses import replace

    edited = WayboundGame(replace(catalogue, designs=designs))
    assert load(session.save(), edited).match.hash == session.match.hash


def test_a_choice_that_is_not_open_is_told_with_its_number(game: WayboundGame, catalogue: Catalogue):
    save = played(game, catalogue, 7, 30).save()
    values = {name: getattr(save, name) for name in save.__slots__}
    values["choices"] = (*save.choices[:12], ("fly", 1), *save.choices[13:])
    with pytest.raises(DivergedError) as told:
        load(type(save)(**values), game)
    assert told.value.choice == 13  # the thirteenth: the first is 1


def test_another_process_with_another_hash_seed_plays_the_same():
    script = (
        ""
        "from pathlib import Path\n"
        "from tests.waybound.engine.seats import random_setup\n"
        "from cardforge.catalogue import load\n"
        "from cardforge.game.random import seeded\n"
        "from cardforge.games.waybound.game import WayboundGame\n"
        "from cardforge.play.saves import Session\n"
        "catalogue, _ = load(Path('.'))\n"
        "session, state = Session.start(WayboundGame(catalogue), random_setup(catalogue, 21)), seeded(21)\n"
        "while session.match.decision is not None:\n"
        "    state, answer = session.match.decision.random_answer(state)\n"
        "    session.choose(answer)\n"
        "print(session.match.hash, session.match.journal.digest)\n"
    )
    printed = {
        subprocess.run(
            [sys.executable, "-c", script],
            cwd=PROJECT,
            env={"PYTHONHASHSEED": seed, "PATH": "/usr/bin", "PYTHONPATH": str(PROJECT)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "4711")
    }
    assert len(printed) == 1
