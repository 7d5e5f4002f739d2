"""Faces are made of the catalogue alone: what is printed of a card, what belongs to it, and where it comes from."""

import collections
import shutil
from pathlib import Path

import pytest

from cardforge.catalogue import load
from cardforge.press.face import Ink, inked
from cardforge.press.faces import plan_faces

PROJECT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def faces(catalogue):
    planned, found = plan_faces(catalogue)
    assert found == []
    return {plan.face.id: plan.face for plan in planned}


def test_every_design_has_a_face_in_the_catalogues_order(catalogue, faces):
    designs = [design.id for design in catalogue.designs]
    assert list(faces)[: len(designs)] == designs
    kinds = collections.Counter(face.kind for face in faces.values())
    # 8 + 46 + 35 + 3 designs, 8 × 2 paths, 8 ascensions, the one temporary Route
    # … and behind them the one ability of a faction, the backs of decks, Companions, Routes and references
    designs = {"companion": 8, "ally": 46, "tactic": 35, "route": 3, "path": 16, "ascension": 8, "realm": 1}
    assert kinds == {**designs, "ability": 1, "back": 4}


def test_what_a_faction_can_do_is_a_face_of_its_own(faces):
    face = faces["F-CLAIM-THE-WAY"]
    assert (face.name, face.type_line.kind, face.faction) == ("Claim the Way", "Faction ability", "ironmaw")
    assert face.abilities[0].text.endswith("Once each turn.")


def test_a_back_carries_the_name_of_the_game_and_every_card_knows_its_own(catalogue):
    planned = {plan.face.id: plan for plan in plan_faces(catalogue)[0]}
    assert planned["back-deck"].face.name == planned["back-reference"].face.name == "Waybound"
    assert (planned["WB-003"].back, planned["WB-001"].back) == ("back-deck", "back-companion")
    assert (planned["WB-023"].back, planned["P-TRAILBLAZER"].back) == ("back-route", "back-reference")
    assert planned["F-CLAIM-THE-WAY"].back == "back-reference"
    assert planned["back-deck"].back is None


def test_what_is_lines_only_has_no_picture_and_the_hash_of_the_same_card(catalogue):
    for planned in plan_faces(catalogue)[0]:
        face = inked(planned, Ink.LINES).face
        assert (face.low_ink, face.lines_only, face.art, face.scene) == (True, True, None, None)
        assert face.collector == planned.face.collector
        assert inked(planned, Ink.FULL) == planned


def test_low_ink_reaches_every_face(catalogue):
    assert all(plan.face.low_ink for plan in plan_faces(catalogue, low_ink=True)[0])
    assert not any(plan.face.low_ink for plan in plan_faces(catalogue)[0])


def test_an_ability_has_its_name_apart(faces):
    (ability,) = faces["FA-002"].abilities
    assert (ability.name, ability.text) == ("Kindled Fury", "While this has damage, it has +2 Force.")


def test_a_text_without_a_name_is_whole(faces):
    assert [(a.name, a.text) for a in faces["WB-015"].abilities] == [(None, "Draw 2 cards.")]


def test_text_is_typographic(faces):
    assert "−1 Force" in faces["VB-009"].abilities[0].text
    assert "owner’s" in faces["TC-005"].abilities[0].text


def test_a_card_that_belongs_to_another_names_it_and_its_sibling(faces):
    path = faces["P-HEARTHKEEPER"]
    assert (path.subject.name, path.sibling.name) == ("Brindle", "Trailblazer")
    assert path.type_line.subject == "Brindle"


def test_a_card_tells_what_belongs_to_it_with_statistics(faces):
    paths = faces["WB-001"].forms["path"]
    assert [(path.name, [stat.value for stat in path.stats]) for path in paths] == [
        ("Hearthkeeper", [1, 7, 2]),
        ("Trailblazer", [3, 5, 1]),
    ]
    assert [form.name for form in faces["WB-001"].forms["ascension"]] == ["Atlasheart"]


def test_what_a_card_adds_to_another_has_a_sign(faces):
    assert [stat.value_text for stat in faces["S-ATLASHEART"].stats] == ["+2", "+2", "="]
    assert [stat.value_text for stat in faces["WB-003"].stats] == ["1", "2", "1"]


def test_the_general_rules_of_a_kind_stand_behind_the_last_ability_with_the_editions_numbers(faces):
    reminder = faces["P-HEARTHKEEPER"].abilities[-1].reminder
    assert reminder.startswith("(Taken at 3 Journey marks for 2 Charge.")


def test_a_place_that_says_nothing_of_its_own_prints_the_rules_of_its_kind(faces):
    assert len(faces["R-NETHERWAY"].abilities) == 1
    assert faces["WB-001"].abilities == ()  # somebody who says nothing says nothing


def test_only_a_rarity_that_is_not_the_usual_one_is_named(faces):
    assert (faces["VB-017"].rarity_name, faces["VB-017"].limit) == ("Mythbound", 1)
    assert faces["WB-003"].rarity_name is None


def test_a_picture_is_found_by_the_cards_id_and_a_scene_is_asked_for_where_there_is_none(faces):
    assert faces["WB-003"].art.file == "art/WB-003.svg"
    assert faces["VB-017"].art.over == "art/VB-017.over.svg"
    without = [face for face in faces.values() if face.art is None and face.kind != "back"]
    assert all(face.scene for face in without)
    assert len({face.scene for face in without}) == len(without)


def test_the_short_hash_changes_with_what_is_printed_and_with_nothing_else(catalogue, faces):
    def hash_after(**changes):
        design = catalogue.by_id["WB-003"].model_copy(update=changes)
        others = tuple(design if other.id == "WB-003" else other for other in catalogue.designs)
        changed = type(catalogue)(**{**_fields(catalogue), "designs": others})
        return next(p.face.collector.hash for p in plan_faces(changed)[0] if p.face.id == "WB-003")

    usual = faces["WB-003"].collector.hash
    assert hash_after() == hash_after(note="a note") == usual
    assert hash_after(cost=2) != usual
    assert hash_after(name="Lampling") != usual


def test_another_edition_prints_its_own_texts_and_says_which_it_is(catalogue):
    old = {plan.face.id: plan.face for plan in plan_faces(catalogue.under("pre-0.36"))[0]}
    assert {face.collector.edition for face in old.values()} == {"pre-0.36"}


def test_a_face_knows_the_line_that_it_comes_from(catalogue):
    planned = {plan.face.id: plan.place for plan in plan_faces(catalogue)[0]}
    assert planned["WB-003"].file == "cards/hearthbound/allies.yaml"


def test_a_scenery_that_cannot_be_used_is_told(catalogue, tmp_path):
    for folder in ("cards", "templates"):
        shutil.copytree(PROJECT / folder, tmp_path / folder)
    (tmp_path / "templates/scenery.yaml").write_text("factions: {x: {skies: 3}}")
    copy, _ = load(tmp_path)
    planned, found = plan_faces(copy)
    assert {diagnostic.code for diagnostic in found} == {"wrong-type", "missing-key"}
    assert all(plan.face.scene is None for plan in planned)


def _fields(catalogue):
    return {name: getattr(catalogue, name) for name in catalogue.__dataclass_fields__}
