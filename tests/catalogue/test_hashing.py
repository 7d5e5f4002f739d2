"""The hash of a face: what it covers and what it does not."""

from dataclasses import replace
from pathlib import Path

import pytest

from cardforge.catalogue import Catalogue, load
from cardforge.catalogue.hashing import SHORT, face_content, face_hash, short_face_hash

PROJECT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def game() -> Catalogue:
    catalogue, _ = load(PROJECT)
    assert catalogue is not None
    return catalogue


def with_design(catalogue: Catalogue, id: str, **values) -> Catalogue:
    designs = (one.model_copy(update=values) if one.id == id else one for one in catalogue.designs)
    return replace(catalogue, designs=tuple(designs))


def with_constant(catalogue: Catalogue, name: str, value: int) -> Catalogue:
    edition = catalogue.edition
    changed = edition.model_copy(update={"constants": edition.constants | {name: value}})
    return replace(catalogue, edition=changed)


def changed(before: Catalogue, after: Catalogue) -> set[str]:
    return {one.id for one in before.designs if face_hash(before, one) != face_hash(after, after.by_id[one.id])}


def test_no_two_faces_share_a_hash(game):
    faces = [*game.designs, *(ability for _, ability in game.abilities)]
    assert len({short_face_hash(game, face) for face in faces}) == 118  # 92 designs, 16 + 8 + 1 references, 1 ability


def test_a_short_hash_is_the_beginning_of_the_whole(game):
    design = game.by_id["WB-009"]
    assert face_hash(game, design).startswith(short_face_hash(game, design))
    assert len(short_face_hash(game, design)) == SHORT


@pytest.mark.parametrize(
    "values",
    [{"name": "X"}, {"cost": 5}, {"stats": {"force": 1, "guard": 4, "insight": 3}}, {"text": "Draw 1."}, {"limit": 1}],
)
def test_every_printed_field_counts(game, values):
    assert changed(game, with_design(game, "WB-009", **values)) == {"WB-009"}


def test_a_note_and_the_name_of_a_picture_do_not_count(game):
    assert changed(game, with_design(game, "WB-009", note="try 5 next week", art="other.svg")) == set()


def test_a_path_is_printed_on_its_companion_and_named_on_its_sibling(game):
    hotter = with_design(game, "P-HEARTHKEEPER", stats={"force": 9, "guard": 7, "insight": 2})
    assert changed(game, hotter) == {"P-HEARTHKEEPER", "WB-001"}
    renamed = with_design(game, "P-HEARTHKEEPER", name="Hearthward")
    assert changed(game, renamed) == {"P-HEARTHKEEPER", "WB-001", "P-TRAILBLAZER"}


def test_a_constant_changes_the_faces_whose_reminder_names_it(game):
    by_kind = {
        kind: {one.id for one in game.designs if one.kind == kind} for kind in ("companion", "path", "ascension")
    }
    assert changed(game, with_constant(game, "ascension_cost", 4)) == by_kind["ascension"]
    assert changed(game, with_constant(game, "path_cost", 3)) == by_kind["path"] | by_kind["companion"]
    assert changed(game, with_constant(game, "round_limit", 13)) == set()


def test_an_edition_of_another_name_with_the_same_numbers_changes_nothing(game):
    other = replace(game, edition=game.edition.model_copy(update={"id": "0.37"}))
    assert changed(game, other) == set()


def test_what_is_not_there_is_left_out(game):
    assert "text" not in face_content(game, game.by_id["WB-001"])
