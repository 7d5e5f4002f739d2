"""The save format: everything that a match needs to be played again, and the state it had reached.

A save holds the set-up, the definitions of the cards in play, the choices, a hash at each milestone, and a snapshot of
the last state. A check over all of it tells a damaged file. It is JSON: readable, and no code.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from cardforge.game.decisions import Answer
from cardforge.game.digest import digest
from cardforge.game.protocol import Plain

FORMAT = "cardforge-save-1"
LARGEST = 8_000_000
"""Bytes of a save that are read."""


class SaveError(ValueError):
    """A save that is damaged, of another kind, or from a later version: it is refused as a whole."""


@dataclass(frozen=True, slots=True)
class Save:
    """A saved match."""

    game: str
    setup: Plain
    definitions: Plain
    choices: tuple[Answer, ...]
    hashes: tuple[tuple[int, str], ...]
    """At which choice which hash the state had."""
    digest: str
    """The running digest of choices and events at the end."""
    snapshot: Plain
    """The facts of the last state."""


def to_json(save: Save) -> str:
    """The save as text."""
    body = _body(save)
    return json.dumps({**body, "check": digest(body)}, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


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
        return Save(
            data["game"],
            data["setup"],
            data["definitions"],
            tuple(_tuples(choice) for choice in data["choices"]),
            tuple((int(at), str(hash)) for at, hash in data["hashes"]),
            data["digest"],
            data["snapshot"],
        )
    except (KeyError, TypeError, ValueError) as error:
        if isinstance(error, SaveError):
            raise
        raise SaveError(f"the save lacks something: {error}") from error


def _body(save: Save) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "game": save.game,
        "setup": save.setup,
        "definitions": save.definitions,
        "choices": [_lists(choice) for choice in save.choices],
        "hashes": [list(entry) for entry in save.hashes],
        "digest": save.digest,
        "snapshot": save.snapshot,
    }


def _lists(value: Any) -> Any:
    return [_lists(item) for item in value] if isinstance(value, tuple | list) else value


def _tuples(value: Any) -> Any:
    return tuple(_tuples(item) for item in value) if isinstance(value, list) else value
