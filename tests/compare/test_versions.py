"""`cardforge diff`: which two states are meant, and what is said where one of them cannot be had."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cardforge.cli.main import app

NOBODY = {
    **{name: value for name, value in os.environ.items() if not name.startswith("GIT_")},
    "GIT_CONFIG_GLOBAL": os.devnull,
    "GIT_CONFIG_NOSYSTEM": "1",
}


def git(root: Path, *words: str) -> str:
    names = ("-c", "user.name=Somebody", "-c", "user.email=somebody@example.invalid", "-c", "init.defaultBranch=main")
    done = subprocess.run(["git", *names, *words], cwd=root, env=NOBODY, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def commit(root: Path, message: str) -> str:
    git(root, "add", "--all")
    git(root, "commit", "--quiet", "--message", message)
    return git(root, "rev-parse", "HEAD")


@pytest.fixture
def repository(sample):
    """The sample game in a repository with one commit."""
    git(sample.root, "init", "--quiet")
    commit(sample.root, "first")
    return sample


def run(folder, *words: str):
    return CliRunner().invoke(app, ["-C", str(folder.root), "diff", *words])


def ids(folder, *words: str) -> list[str]:
    result = run(folder, *words, "--json")
    assert result.exit_code == 0, result.output
    return [change["id"] for change in json.loads(result.stdout)["changes"]]


def dearer(folder) -> None:
    folder.edit("attic/tricks.yaml", "cost: 1", "cost: 2")


def test_without_names_it_is_the_last_commit_and_the_files_as_they_are(repository):
    dearer(repository)
    result = run(repository)
    assert result.exit_code == 0
    assert result.stdout.startswith("git HEAD (")
    assert "→ working tree: 1 card changed" in result.stdout
    assert "Crumb     1 → 2" in result.stdout


def test_an_older_revision_is_found_by_any_name_that_git_knows(repository):
    git(repository.root, "tag", "spring")
    dearer(repository)
    second = commit(repository.root, "second")
    repository.edit("attic/tricks.yaml", "cost: 3", "cost: 4")
    commit(repository.root, "third")
    assert ids(repository, "spring") == ["A-06", "A-07"]
    assert ids(repository, second[:8]) == ["A-07"]
    assert ids(repository, "HEAD~2", "HEAD~1") == ["A-06"]
    assert ids(repository, "git:main") == []


def test_a_project_in_a_folder_of_a_repository_reads_its_own_cards(sample):
    outside = sample.root.parent
    git(outside, "init", "--quiet")
    commit(outside, "first")
    dearer(sample)
    assert ids(sample) == ["A-06"]


def test_reading_a_revision_leaves_the_working_tree_and_the_index_alone(repository):
    dearer(repository)
    before = git(repository.root, "status", "--porcelain")
    run(repository, "HEAD")
    assert git(repository.root, "status", "--porcelain") == before == "M cards/attic/tricks.yaml".rjust(len(before))


def test_line_end_settings_and_archive_attributes_change_nothing(repository):
    (repository.root / ".gitattributes").write_text("*.yaml text eol=crlf\ncards/attic/* export-ignore\n")
    commit(repository.root, "attributes")
    for path in (repository.root / "cards").rglob("*.yaml"):
        path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert ids(repository, "HEAD") == []


def test_a_revision_with_a_broken_card_is_compared_as_far_as_it_can_be_read(repository):
    repository.edit("attic/lodgers.yaml", "cost: 2", "cost: two")
    commit(repository.root, "broken")
    repository.edit("attic/lodgers.yaml", "cost: two", "cost: 2")
    dearer(repository)
    data = json.loads(run(repository, "--json").stdout)
    assert [change["id"] for change in data["changes"]] == ["A-06"]
    assert [card["id"] for card in data["not_compared"]] == ["A-03"]
    assert "has one error" in data["before"]["notes"][0]
    assert "cards/attic/lodgers.yaml" in data["before"]["notes"][0]
    assert "Not compared, since one side cannot be read: Windup Mouse (A-03)" in run(repository).stdout


def test_a_revision_with_a_broken_game_borrows_the_game_of_the_other_side(repository):
    repository.edit("game.yaml", "title: Attic", "title: [Attic")
    commit(repository.root, "broken")
    repository.edit("game.yaml", "title: [Attic", "title: Attic")
    dearer(repository)
    result = run(repository)
    assert result.exit_code == 0
    assert "cards/game.yaml taken from the other side" in result.stdout
    assert "Creak (A-06)" in result.stdout


def test_a_revision_from_before_there_were_factions_is_compared_as_well(repository):
    (repository.root / "cards/factions.yaml").rename(repository.root / "factions.later")
    commit(repository.root, "no factions yet")
    (repository.root / "factions.later").rename(repository.root / "cards/factions.yaml")
    dearer(repository)
    assert ids(repository) == ["A-06"]
    assert "cards/factions.yaml taken from the other side" in run(repository).stdout


def test_two_states_without_a_game_cannot_be_compared(repository):
    repository.edit("game.yaml", "title: Attic", "title: [Attic")
    commit(repository.root, "broken")
    result = run(repository)
    assert result.exit_code == 2
    assert "cannot be compared; cards/game.yaml:2:8" in result.stderr


def test_a_revision_from_before_there_were_cards_is_told_in_a_line(sample):
    git(sample.root, "init", "--quiet")
    (sample.root / "notes.txt").write_text("an idea\n")
    git(sample.root, "add", "notes.txt")
    git(sample.root, "commit", "--quiet", "--message", "an idea")
    result = run(sample)
    assert (result.exit_code, result.stderr) == (2, "cardforge: there were no cards yet at git revision HEAD\n")


def test_without_release_and_repository_there_is_nothing_to_compare_with(sample):
    result = run(sample)
    assert result.exit_code == 2
    assert "no release yet" in result.stderr
    assert "in no git repository" in result.stderr
    assert "hint: `cardforge release NAME`" in result.stderr


def test_without_git_the_command_says_so_and_editions_still_work(sample, monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    assert "git is not installed" in run(sample).stderr
    assert "git is not installed" in run(sample, "main").stderr
    assert ids(sample, "1") == ["A-06", "C-04", "2"]


def test_an_edition_is_compared_with_the_one_in_force(sample):
    result = run(sample, "edition:1")
    assert "Send a lodger back to the [-first landing-]{+landing it came from+}." in result.stdout
    assert "hat_evenings  4 → 3" in result.stdout


def test_a_folder_of_another_project_can_be_either_side(sample, tmp_path):
    shutil.copytree(sample.root, tmp_path / "copy")
    dearer(sample)
    assert ids(sample, str(tmp_path / "copy")) == ["A-06"]
    assert ids(sample, "./" + os.path.relpath(tmp_path / "copy")) == ["A-06"]


def test_an_unknown_name_is_met_with_the_nearest(repository):
    git(repository.root, "branch", "autumn")
    result = run(repository, "autum")
    assert result.exit_code == 2
    assert "no release, edition, git revision or folder is called “autum”" in result.stderr
    assert "did you mean “autumn”?" in result.stderr


def test_a_range_as_git_writes_it_is_met_with_how_to_write_it(repository):
    assert "cardforge diff A B" in run(repository, "HEAD~1..HEAD").stderr


def test_a_name_of_two_things_needs_a_prefix(repository):
    git(repository.root, "tag", "1")
    result = run(repository, "1")
    assert result.exit_code == 2
    assert "“1” can be an edition or a git revision; write edition:1 or git:1" in result.stderr
    assert ids(repository, "git:1") == []
    assert ids(repository, "edition:1") == ["A-06", "C-04", "2"]


@pytest.mark.parametrize("name", ["git:--output=x", "git:", "release:../x", "edition:9", "folder:nowhere"])
def test_a_prefixed_name_that_is_not_there_is_told_in_a_line(repository, name):
    result = run(repository, name)
    assert (result.exit_code, len(result.stderr.splitlines())) == (2, 1)


def test_differences_end_with_1_only_when_that_is_asked_for(repository):
    assert run(repository, "--exit-code").exit_code == 0
    dearer(repository)
    assert (run(repository).exit_code, run(repository, "--exit-code").exit_code) == (0, 1)


def test_markdown_strikes_out_what_went_and_escapes_what_markdown_would_read(repository):
    repository.edit("attic/tricks.yaml", "Send a lodger back", "Send *two* lodgers back")
    text = run(repository, "--md").stdout
    assert text.startswith("## Changes since git HEAD")
    assert "* **Creak** (A-06)\n  * text: Send ~~a lodger~~ **\\*two\\* lodgers** back to the landing" in text


def test_json_has_the_fields_and_their_words(repository):
    repository.edit("attic/tricks.yaml", "Send a lodger", "Send one lodger")
    change = json.loads(run(repository, "--json").stdout)["changes"][0]
    assert change["touches"] == {"decks": ["attic"], "packs": ["whole-house"], "editions": ["1"]}
    words = change["fields"][0]["words"]
    assert [(one["op"], one["text"]) for one in words[1:3]] == [("removed", "a"), ("added", "one")]
