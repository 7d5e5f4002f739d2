"""What the examples of the rulebook show could lie on a table: a newcomer who looks a card up finds it so."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from cardforge.catalogue import Catalogue
from cardforge.workshop.project import open_project

PROJECT = Path(__file__).parents[2]
RULES = PROJECT / "rules"
FENCE = re.compile(r"^```scenario\n(.*?)^```", re.MULTILINE | re.DOTALL)


def examples() -> Iterator[tuple[str, dict[str, Any]]]:
    for file in sorted(RULES.glob("*.md")):
        for match in FENCE.finditer(file.read_text("utf-8")):
            read = yaml.safe_load(match[1])
            if "given" in read:
                yield f"{file.name}: {read['scenario']}", read


EXAMPLES = dict(examples())


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    found = open_project(PROJECT).catalogue
    assert found is not None
    return found


def name_of(card: str | dict[str, Any]) -> str:
    return card if isinstance(card, str) else str(card["card"])


def factions(catalogue: Catalogue, name: str) -> set[str]:
    """Those of all cards of that name or id."""
    return {one.faction for one in catalogue.designs if name in (one.name, one.id)}


def cards_of(given: dict[str, Any], side: str) -> Iterator[str]:
    """What a side has in play and in its hand, deck and discard pile."""
    for route in given.get("board", {}).values():
        yield from map(name_of, route.get(side, []))
    for zone in ("hand", "deck", "discard"):
        yield from map(name_of, given[side].get(zone, []))


@pytest.mark.parametrize("title", EXAMPLES)
def test_a_side_has_cards_of_its_own_faction_only(title, catalogue):
    example = EXAMPLES[title]
    invented = {one["name"] for one in example.get("define", [])}
    for side in ("A", "B"):
        [own] = factions(catalogue, name_of(example["given"][side]["companion"]))
        strange = [
            name
            for name in cards_of(example["given"], side)
            if name not in invented and own not in factions(catalogue, name)
        ]
        assert strange == []


PRINTED = {title: one for title, one in EXAMPLES.items() if not title.startswith("rulings.md")}


@pytest.mark.parametrize("title", PRINTED)
def test_a_companion_has_no_more_marks_than_turns_in_which_it_could_explore(title):
    """One mark a turn, and none for the starting player in the first; each mark brought a Renown at least."""
    given = PRINTED[title]["given"]
    now, active = given.get("round", 5), given.get("turn", "A")
    for side, turns in (("A", now - 2 if active == "A" else now - 1), ("B", now - 1)):
        companion = given[side]["companion"]
        marks = companion.get("marks", 0) if isinstance(companion, dict) else 0
        assert marks <= max(turns, 0)
        assert marks <= given[side].get("renown", 0)
