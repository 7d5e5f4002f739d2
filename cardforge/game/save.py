"""The save format: everything that a match needs to be played again, and the state it had reached.

A save holds the set-up, the definitions of the cards in play, the choices, what the state was at each milestone, and a
snapshot of the last state. A check over all of it tells a damaged file. It is JSON: readable, and no code.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from cardforge.game.decisions import Answer
from cardforge.game.digest import digest
from cardforge.game.protocol import Plain

FORMAT = "cardforge-save-1"
LARGEST = 8_000_000
"""Characters of a save that are read."""
DEEPEST = 8
"""Lists inside lists that an answer can have."""


class SaveError(ValueError):
    """A save that is damaged, of another kind, or from a later version: it is refused as a whole."""


@dataclass(frozen=True, slots=True)
class Milestone:
    """What the state was when it was due to be hashed."""

    choice: int
    """After how many choices."""
    hash: str
    changed: Plain
    """Facts that are other than at the milestone before, by their path; None for one that is no more."""


@dataclass(frozen=True, slots=True)
class Save:
    """A saved match."""

    game: str
    setup: Plain
    definitions: Plain
    choices: tuple[Answer, ...]
    digests: tuple[str, ...]
    """The beginning of the running digest after each choice: where a replay leaves the saved match, it shows here."""
    milestones: tuple[Milestone, ...]
    snapshot: Plain
    """The facts of the last state."""
    begins: Plain | None = None
    """The facts it began with, where that is not its set-up: it goes on from another save's snapshot."""
    notes: Mapping[str, Any] = field(default_factory=dict)
    """What people want to know of it and the match does not depend on, such as who sat where."""


def to_json(save: Save) -> str:
    """The save as text: one line for each of its parts."""
    body = _body(save)
    body["check"] = digest(body)
    lines = (f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in body.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def from_json(text: str) -> Save:
    """The save that a text holds. Raises SaveError."""
    if len(text) > LARGEST:
        raise SaveError("the file is too large to be a save")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise SaveError("the file is not JSON, so it is no save, or it is damaged") from error
    if not isinstance(data, dict) or not str(data.get("format", "")).startswith("cardforge-save-"):
        raise SaveError("the file is no saved match")
    if data["format"] != FORMAT:
        raise SaveError(f"the save has the format {data['format']}; this version reads {FORMAT}")
    check = data.pop("check", None)
    try:
        if check != digest(data):
            raise SaveError("the save is damaged: its contents and its check differ")
        return _save(data)
    except (KeyError, TypeError, ValueError, RecursionError) as error:
        if isinstance(error, SaveError):
            raise
        raise SaveError(f"the save lacks something: {error}") from error


def _body(save: Save) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "game": save.game,
        "notes": save.notes,
        "setup": save.setup,
        "definitions": save.definitions,
        "begins": save.begins,
        "choices": [_lists(choice) for choice in save.choices],
        "digests": " ".join(save.digests),
        "milestones": [[one.choice, one.hash, one.changed] for one in save.milestones],
        "snapshot": save.snapshot,
    }


def _save(data: dict[str, Any]) -> Save:
    choices = tuple(_answer(choice, 0) for choice in data["choices"])
    digests = tuple(data["digests"].split())
    if len(digests) != len(choices):
        raise SaveError("the save is damaged: it has not one digest a choice")
    milestones = tuple(Milestone(int(at), str(hash), _plain(changed)) for at, hash, changed in data["milestones"])
    begins = None if data["begins"] is None else _plain(data["begins"])
    return Save(
        str(data["game"]),
        _plain(data["setup"]),
        _plain(data["definitions"]),
        choices,
        digests,
        milestones,
        _plain(data["snapshot"]),
        begins,
        _plain(data["notes"]),
    )


def _plain(value: Any) -> Plain:
    if not isinstance(value, dict):
        raise SaveError("the save is damaged: a part of it is no mapping")
    return value


def _lists(value: Any) -> Any:
    return [_lists(item) for item in value] if isinstance(value, tuple | list) else value


def _answer(value: Any, depth: int) -> Answer:
    if isinstance(value, list):
        if depth > DEEPEST:
            raise SaveError("the save is damaged: a choice is no choice")
        return tuple(_answer(item, depth + 1) for item in value)
    if isinstance(value, dict | float):
        raise SaveError("the save is damaged: a choice is no choice")
    return value
