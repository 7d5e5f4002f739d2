"""JSON Schemas: current, true for every data file, and strict enough that an editor sees a mistake."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import jsonschema
import pytest
import yaml

from cardforge.catalogue.schema import SCHEMAS, pointed, schema_of
from cardforge.workshop.project import Project, open_project
from cardforge.workshop.schemas import make_schemas

ROOT = Path(__file__).parents[2]
DATA = [path for path in sorted((ROOT / "cards").rglob("*.yaml")) if schema_of(path.relative_to(ROOT).as_posix())]


@pytest.fixture(scope="module")
def game() -> Project:
    return open_project(ROOT)


def validator(name: str) -> jsonschema.Draft7Validator:
    schema = json.loads((ROOT / f"cards/schema/{name}.json").read_text(encoding="utf-8"))
    jsonschema.Draft7Validator.check_schema(schema)
    return jsonschema.Draft7Validator(schema)


def mistakes(name: str, value: object) -> list[str]:
    return [error.message for error in validator(name).iter_errors(value)]


def test_the_schemas_in_the_project_are_current_and_every_file_points_to_its_own(game):
    assert [str(path) for path in make_schemas(game.catalogue).stale] == [], "run `cardforge schema`"


def test_every_data_file_has_a_schema():
    assert set(DATA) == set((ROOT / "cards").rglob("*.yaml"))
    assert sorted(SCHEMAS) == sorted(path.stem for path in (ROOT / "cards/schema").iterdir())


@pytest.mark.parametrize("path", DATA, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_data_file_is_valid_under_the_schema_that_it_points_to(path):
    text = path.read_text(encoding="utf-8")
    reference = text.splitlines()[0].removeprefix("# yaml-language-server: $schema=")
    target = (path.parent / reference).resolve()
    assert target.parent == ROOT / "cards/schema"
    assert mistakes(target.stem, yaml.safe_load(text)) == []


ALLY = {
    "id": "X-1",
    "name": "Somebody",
    "kind": "ally",
    "faction": "ironmaw",
    "cost": 1,
    "stats": {"force": 1, "guard": 1, "insight": 1},
}


@pytest.mark.parametrize(
    "change",
    [
        {"kind": "alli"},
        {"faction": "ironmow"},
        {"cost": 7},
        {"cost": "1"},
        {"cost": None},
        {"stats": {"force": 1, "guard": 13, "insight": 1}},
        {"stats": {"force": 1, "guard": 1}},
        {"stats": {"force": 1, "guard": 1, "insight": 1, "luck": 1}},
        {"rarity": "epic"},
        {"companion": "WB-001"},
        {"txet": "Draw 1 card."},
        {"kind": "tactic", "text": "Draw 1 card."},
        {"id": "no id"},
    ],
)
def test_an_editor_sees_a_mistake_in_a_card(change):
    assert mistakes("cards", [ALLY]) == []
    assert mistakes("cards", [ALLY | change]) != []


@pytest.mark.parametrize("field", ["id", "name", "kind", "faction", "cost", "stats"])
def test_an_editor_sees_what_a_card_lacks(field):
    assert mistakes("cards", [{key: value for key, value in ALLY.items() if key != field}]) != []


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("deck", {"id": "x", "name": "X", "faction": "nobody", "cards": {"WB-001": 1}}),
        ("deck", {"id": "x", "name": "X", "faction": "ironmaw", "cards": {"WB 001": 1}}),
        ("flavour", {"WB-001": 3}),
        ("edition", {"edition": "1", "constants": {"deck_size": "30"}}),
        ("edition", {"edition": "1", "cards": {"WB-001": {"stats": {"luck": 1}}}}),
        ("packs", {"packs": [{"id": "x", "name": "X", "tier": "y", "factions": ["nobody"]}]}),
        ("creatures", [{"id": "x"}]),
    ],
)
def test_an_editor_sees_a_mistake_in_other_files(name, value):
    assert mistakes(name, value) != []


def test_a_new_card_leaves_the_schemas_as_they_are(game, tmp_path):
    shutil.copytree(ROOT / "cards", tmp_path / "cards")
    with (tmp_path / "cards/ironmaw/allies.yaml").open("a") as file:
        file.write(
            "\n- {id: X-1, name: X, kind: ally, faction: ironmaw, cost: 1, stats: {force: 1, guard: 1, insight: 1}}\n"
        )
    assert make_schemas(open_project(tmp_path).catalogue).stale == ()


def test_a_new_rarity_makes_them_stale_and_writing_makes_them_current(tmp_path):
    shutil.copytree(ROOT / "cards", tmp_path / "cards")
    path = tmp_path / "cards/game.yaml"
    path.write_text(path.read_text().replace("rarities:\n", "rarities:\n  - {id: rare, name: Rare}\n"))
    made = make_schemas(open_project(tmp_path).catalogue)
    assert [one.name for one in made.stale] == ["cards.json"]
    made.write()
    assert make_schemas(open_project(tmp_path).catalogue).stale == ()


def test_another_folder_gets_the_schemas_and_no_data_file_is_touched(game, tmp_path):
    made = make_schemas(game.catalogue, tmp_path / "out")
    assert made.pointing == {}
    made.write()
    assert sorted(path.stem for path in (tmp_path / "out").iterdir()) == sorted(SCHEMAS)


LINE = "# yaml-language-server: $schema=../schema/cards.json"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("- id: A\n", f"{LINE}\n- id: A\n"),
        ("", f"{LINE}\n"),
        ("# mine\r\n- id: A\r\n", f"{LINE}\r\n# mine\r\n- id: A\r\n"),
        ("\ufeff- id: A\n", f"\ufeff{LINE}\n- id: A\n"),
        (f"{LINE}\n- id: A\n", f"{LINE}\n- id: A\n"),
        ("# mine\n#yaml-language-server: $schema=old.json\n- id: A\n", f"# mine\n{LINE}\n- id: A\n"),
        (f"- id: A\n  text: |\n    {LINE}\n", f"{LINE}\n- id: A\n  text: |\n    {LINE}\n"),
    ],
)
def test_the_line_stands_first_once_and_every_other_byte_stays(before, after):
    assert pointed(before.encode(), "../schema/cards.json") == after.encode()
    assert pointed(after.encode(), "../schema/cards.json") == after.encode()
