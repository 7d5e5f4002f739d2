"""`cardforge release`: what it remembers, when it refuses, and what can be done with it later."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cardforge.catalogue import load
from cardforge.catalogue.compare import compare
from cardforge.catalogue.compare.releases import (
    changed_since,
    is_release_name,
    read_release,
    release_names,
    release_text,
)
from cardforge.catalogue.edit import write
from cardforge.cli.main import app

PROJECT = Path(__file__).parents[2]


def run(folder, *words: str):
    return CliRunner().invoke(app, ["-C", str(folder.root), *words])


def release(folder, *words: str):
    result = run(folder, "release", *words)
    assert result.exit_code == 0, result.output
    return result


def files(folder) -> dict[str, bytes]:
    return {str(path.relative_to(folder.root)): path.read_bytes() for path in folder.root.rglob("*") if path.is_file()}


def test_a_release_holds_the_whole_catalogue(sample, before):
    release(sample, "spring")
    again = read_release(sample.root, "spring").catalogue(sample.root)
    assert not again.broken
    assert (again.game, again.edition, again.editions) == (before.game, before.edition, before.editions)
    assert (again.designs, again.factions, again.lore) == (before.designs, before.factions, before.lore)
    assert (again.decks, again.packs) == (before.decks, before.packs)


def test_the_shipped_game_comes_back_from_a_release_as_it_was(tmp_path):
    catalogue, _ = load(PROJECT)
    folder = tmp_path / "cards/locks/releases"
    folder.mkdir(parents=True)
    (folder / "one.json").write_text(release_text(catalogue, "one"))
    again = read_release(tmp_path, "one")
    assert len(again.faces) == 118  # 92 designs, 16 + 8 + 1 references, 1 ability
    assert not compare(again.catalogue(tmp_path), catalogue)


def test_the_same_game_makes_the_same_bytes_and_every_face_has_a_line(sample, before):
    text = release_text(before, "spring")
    assert text == release_text(sample.read(), "spring")
    assert sum(line.startswith('"A-06": ') for line in text.splitlines()) == 3  # its hash, its fields, its story line
    assert "date" not in json.loads(text)


def test_faces_that_changed_since_a_release_are_known_without_git(sample):
    release(sample, "spring")
    assert changed_since(sample.read(), "spring") == ()
    sample.edit("attic/hats.yaml", "nerve: 4", "nerve: 3")
    # the hat itself, and the keeper that prints what its hats are
    assert {face.id for face in changed_since(sample.read(), "spring")} == {"H-PAPER-CROWN", "A-01"}
    assert "Nerve       4 → 3" in run(sample, "diff", "spring").stdout


def test_diff_starts_from_the_last_release(sample):
    release(sample, "spring")
    sample.edit("attic/tricks.yaml", "cost: 1", "cost: 2")
    release(sample, "autumn")  # before spring in the alphabet, after it in time
    sample.edit("attic/tricks.yaml", "cost: 3", "cost: 4")
    result = run(sample, "diff")
    assert result.stdout.startswith("release autumn → working tree: 1 card changed")
    assert run(sample, "diff", "spring", "autumn").stdout.startswith("release spring → release autumn: 1 card changed")
    assert release_names(sample.root) == ("spring", "autumn")


def test_a_release_is_refused_while_check_finds_errors_and_nothing_is_written(sample):
    sample.edit("decks/attic.yaml", "A-03: 2", "A-03: 9")
    before = files(sample)
    result = run(sample, "release", "spring")
    assert result.exit_code == 1
    assert "deck" in result.stdout
    assert "no release while there are errors" in result.stderr
    assert files(sample) == before


def test_warnings_do_not_stop_a_release(sample):
    sample.edit("attic/tricks.yaml", "Send a lodger", "Send  a lodger")
    assert "warning" in run(sample, "check").stdout
    release(sample, "spring")


@pytest.mark.parametrize("name", ["spring", "SPRING"])
def test_a_release_never_changes(sample, name):
    release(sample, "spring")
    before = files(sample)
    result = run(sample, "release", name)
    assert result.exit_code == 2
    assert "there is a release spring already" in result.stderr
    assert files(sample) == before


@pytest.mark.parametrize(
    "name", ["../escape", "a/b", "-x ", ".hidden", "a..b", "dot.", "two words", "", "x" * 61, "naïve"]
)
def test_a_name_that_is_no_safe_file_name_is_refused(name):
    assert not is_release_name(name)


@pytest.mark.parametrize("name", ["0.36", "playtest-3", "v1.0-rc_2", "x" * 60])
def test_a_plain_name_is_accepted(name):
    assert is_release_name(name)


def test_an_unsafe_name_is_told_with_what_is_expected(sample):
    result = run(sample, "release", "../escape")
    assert (result.exit_code, "expected letters, digits, dashes" in result.stderr) == (2, True)


def test_a_dry_run_tells_the_files_and_writes_none(sample):
    before = files(sample)
    result = release(sample, "spring", "--dry-run")
    assert "would be written: cards/locks/releases/spring.json" in result.stdout
    assert files(sample) == before


def test_every_id_is_published_and_stays_so(sample):
    (sample.root / "cards/attic/tricks.yaml").write_bytes(
        (sample.root / "cards/attic/tricks.yaml").read_bytes()
        + b'\n- {id: A-99, name: Hum, kind: trick, faction: attic, cost: 0, text: "Draw a card."}\n'
    )
    sample.edit("lore/flavour.yaml", "A-07:", 'A-99: "Mm."\nA-07:')
    result = release(sample, "spring", "--json")
    assert json.loads(result.stdout)["new_ids"] == 1
    lines = (sample.root / "cards/locks/ids.lock").read_text().splitlines()
    assert "A-99\tHum" in lines
    ids = [line.split("\t")[0] for line in lines if not line.startswith("#")]
    assert ids == sorted(ids)


def test_a_write_that_fails_leaves_no_half_release(sample, monkeypatch):
    def full(*_):
        raise OSError(28, "No space left on device", "spring.json")

    monkeypatch.setattr(write.os, "replace", full)
    before = files(sample)
    result = run(sample, "release", "spring")
    assert (result.exit_code, "No space left on device" in result.stderr) == (2, True)
    assert files(sample) == before
    assert release_names(sample.root) == ()


def test_a_damaged_release_is_told_with_its_line(sample):
    release(sample, "spring")
    path = sample.root / "cards/locks/releases/spring.json"
    path.write_text(path.read_text().replace('"format": ', "<<<<<<< HEAD\n", 1))
    result = run(sample, "diff", "spring")
    assert result.exit_code == 2
    assert "cards/locks/releases/spring.json:2:1: the release is damaged" in result.stderr
    assert "spring  damaged" in run(sample, "release", "--list").stdout


def test_a_release_of_a_later_version_is_read_as_far_as_it_can_be(sample):
    release(sample, "spring")
    path = sample.root / "cards/locks/releases/spring.json"
    data = json.loads(path.read_text())
    data["designs"]["A-06"]["mood"] = "grim"
    path.write_text(json.dumps(data))
    found = json.loads(run(sample, "diff", "spring", "--json").stdout)
    assert (found["changes"], [one["id"] for one in found["not_compared"]]) == ([], ["A-06"])
    assert "1 entries" not in found["before"]["notes"][0]


def test_the_list_has_dates_and_notes_that_were_given(sample):
    assert "no release yet" in run(sample, "release", "--list").stdout
    release(sample, "spring", "--date", "2026-03-31", "--note", "first table")
    assert run(sample, "release", "--list").stdout == "spring  edition 2, 23 faces, 2026-03-31, first table\n"
    assert run(sample, "release", "autumn", "--date", "31.3.2026").exit_code == 2


def test_an_unknown_release_is_met_with_the_nearest(sample):
    release(sample, "spring")
    assert "there is no release “sprung”; did you mean “spring”?" in run(sample, "diff", "release:sprung").stderr
