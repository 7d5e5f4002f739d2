"""Scenes for cards without a picture: drawn from data and a seed, complete, and never twice the same."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args
from xml.etree import ElementTree

import pytest
import yaml

from cardforge.press.scenery import Composition, Scenery, Wish, draw
from cardforge.press.scenery.gestures import GESTURES
from cardforge.press.scenery.recipe import GestureName

PROJECT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def scenery() -> Scenery:
    text = (PROJECT / "templates" / "scenery.yaml").read_text(encoding="utf-8")
    return Scenery.model_validate(yaml.safe_load(text))


def test_the_same_seed_draws_the_same_scene(scenery: Scenery):
    recipe = scenery.factions["ironmaw"]
    assert draw(recipe, Composition.VISTA, "IM-001") == draw(recipe, Composition.VISTA, "IM-001")


@pytest.mark.parametrize("composition", list(Composition))
def test_two_seeds_draw_two_scenes(scenery: Scenery, composition: Composition):
    recipe = scenery.factions["veilborn"]
    scenes = {draw(recipe, composition, f"card {number}") for number in range(8)}
    assert len(scenes) == 8


@pytest.mark.parametrize("composition", list(Composition))
def test_every_faction_has_well_formed_scenes_without_links_or_scripts(scenery: Scenery, composition: Composition):
    for recipe in scenery.factions.values():
        scene = draw(recipe, composition, "seed")
        root = ElementTree.fromstring(scene)
        assert root.get("viewBox") == "-3 -3 69 94"
        assert not re.search(r"href|script|url\(|nan|inf", scene)


def test_the_sky_covers_the_bleed(scenery: Scenery):
    ground = ElementTree.fromstring(draw(scenery.factions["skyrunners"], Composition.VISTA, "seed"))[0]
    assert ground.get("d") == "M-3 -3H66V91H-3Z"


def test_a_kind_without_a_composition_of_its_own_is_a_vista(scenery: Scenery):
    assert scenery.composition("no such kind") is Composition.VISTA


def test_roads_of_neighbours_meet_at_the_edge(scenery: Scenery):
    recipe = scenery.factions["shared"]
    for seed in ("one", "another"):
        assert 'd="M-3 45H66V49H-3Z"' in draw(recipe, Composition.ROAD, seed)


def test_every_gesture_that_data_may_name_is_drawn_and_no_other():
    assert set(get_args(GestureName)) == set(GESTURES)


def test_a_card_gets_the_gesture_that_it_wishes_for_and_one_of_them_in_any_case(scenery: Scenery):
    recipe = scenery.factions["hearthbound"]
    seam = draw(recipe, Composition.GESTURE, "seed", Wish(gesture="seam"))
    fan = draw(recipe, Composition.GESTURE, "seed", Wish(gesture="fan"))
    assert seam != fan
    assert draw(recipe, Composition.GESTURE, "seed") in {
        draw(recipe, Composition.GESTURE, "seed", Wish(gesture=name)) for name in get_args(GestureName)
    }


def test_wishes_are_for_cards_that_exist(scenery: Scenery):
    cards = "".join(file.read_text(encoding="utf-8") for file in (PROJECT / "cards").glob("*/*.yaml"))
    assert [card for card in scenery.wishes if f"id: {card}\n" not in cards] == []


def test_a_faction_without_a_recipe_has_no_scene(scenery: Scenery):
    assert scenery.draw("X-001", "ally", "nobody") is None
