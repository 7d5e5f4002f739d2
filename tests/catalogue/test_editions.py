"""An edition prints its cards its own way, whether it is the current one or looked at from another."""

import shutil
from pathlib import Path

import pytest

from cardforge.catalogue import Catalogue, load

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def current() -> Catalogue:
    found, _ = load(ROOT)
    assert found is not None
    return found


def test_an_older_edition_prints_the_older_costs(current: Catalogue) -> None:
    # 0.36: Passage Unseen 0, Unravel 1; before it 1 and 2
    older = current.under("pre-0.36")
    assert [current.by_id[id].cost for id in ("VB-012", "VB-014")] == [0, 1]
    assert [older.by_id[id].cost for id in ("VB-012", "VB-014")] == [1, 2]


def test_an_older_edition_changes_what_a_faction_can_do(current: Catalogue) -> None:
    (_, now), (_, then) = current.abilities[0], current.under("pre-0.36").abilities[0]
    assert now.text.endswith("Once each turn.")
    assert then.text.endswith("Twice each turn.")


def test_going_back_and_forth_between_editions_leaves_nothing_behind(current: Catalogue) -> None:
    there_and_back = current.under("pre-0.36").under("0.36")
    assert there_and_back.designs == current.designs
    assert there_and_back.factions == current.factions


def test_what_an_edition_does_not_say_it_has_from_its_base(current: Catalogue) -> None:
    older = current.under("pre-0.36").edition
    assert older.constants["renown_to_win"] == 20
    assert older.constants["second_player_bonus_charge"] == 0
    assert older.switches["starting_player_explores"] is True
    assert older.unknown


def test_the_current_edition_prints_its_own_changes(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "cards", tmp_path / "cards")
    game = tmp_path / "cards" / "game.yaml"
    game.write_text(game.read_text("utf-8").replace('edition: "0.36"', 'edition: "pre-0.36"'), "utf-8")
    found, _ = load(tmp_path)
    assert found is not None
    assert found.by_id["VB-014"].cost == 2
    assert found.under("0.36").by_id["VB-014"].cost == 1
