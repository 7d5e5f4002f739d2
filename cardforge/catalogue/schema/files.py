"""Which schema a data file has."""

from __future__ import annotations

from cardforge.catalogue.load import APART, COVERAGE, DECKS, EDITIONS, FACTIONS, FLAVOUR, GAME, LORE, PACKS, SETTING

SCHEMAS = ("game", "factions", "cards", "creatures", "flavour", "setting", "deck", "packs", "edition", "coverage")
"""The names of the schemas; each is a file NAME.json."""

_SINGLE = {
    GAME: "game",
    FACTIONS: "factions",
    PACKS: "packs",
    SETTING: "setting",
    FLAVOUR: "flavour",
    COVERAGE: "coverage",
}
_FOLDERS = {LORE: "creatures", DECKS: "deck", EDITIONS: "edition"}


def schema_of(file: str) -> str | None:
    """The name of the schema of a project's file, as the loader reads it; None for a file that has none.

    >>> schema_of("cards/game.yaml"), schema_of("cards/red/heroes.yaml"), schema_of("rules/turns.md")
    ('game', 'cards', None)
    """
    if file in _SINGLE:
        return _SINGLE[file]
    folder, _, name = file.rpartition("/")
    if not name.endswith(".yaml"):
        return None
    if folder in _FOLDERS:
        return _FOLDERS[folder]
    parts = folder.split("/")
    return "cards" if len(parts) == 2 and parts[0] == "cards" and parts[1] not in APART else None
