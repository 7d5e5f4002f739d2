"""Every kind of diagnostic that the product can give: the one list of the modules that declare them."""

from __future__ import annotations

from types import ModuleType

from cardforge.catalogue import faults, locks
from cardforge.catalogue.checks import (
    characters,
    constants,
    decks,
    editions,
    factions,
    families,
    filing,
    game,
    identity,
    lore,
    numbers,
    references,
    texts,
    wording,
)
from cardforge.catalogue.decks import faults as deck_faults
from cardforge.catalogue.query import faults as query_faults
from cardforge.catalogue.reading import faults as reading_faults
from cardforge.catalogue.sheets import faults as sheet_faults
from cardforge.diagnostics import Kind, kinds_in
from cardforge.press import faults as press_faults
from cardforge.press.illustration import faults as illustration_faults
from cardforge.press.preflight import faults as preflight_faults
from cardforge.rulebook import build_faults as rulebook_build_faults
from cardforge.rulebook import faults as rulebook_faults
from cardforge.workshop import engines

CHAPTERS: tuple[tuple[str, tuple[ModuleType, ...]], ...] = (
    ("Files and YAML", (reading_faults,)),
    ("The game, its factions and editions", (faults, game, factions, editions, constants, engines)),
    ("Ids and names", (identity, locks)),
    ("Cards", (references, numbers, families, filing)),
    ("Stories", (lore,)),
    ("Decks and packs", (deck_faults, decks)),
    ("Texts", (texts, characters, wording)),
    ("Searching", (query_faults,)),
    ("Spreadsheets", (sheet_faults,)),
    ("Pages", (press_faults,)),
    ("Pictures", (illustration_faults,)),
    ("The rulebook", (rulebook_faults, rulebook_build_faults)),
    ("Preflight", (preflight_faults,)),
)
"""Modules that declare kinds, by the chapter of docs/diagnostics.md in which they stand. A room adds its own here."""


def all_kinds() -> dict[str, Kind[...]]:
    """Every kind by its code, sorted."""
    return kinds_in(module for _, modules in CHAPTERS for module in modules)
