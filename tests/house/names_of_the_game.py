"""The proper names of the shipped game, and where in a text one of them stands.

A name is found in every shape that a program gives it: `Glass Orchard`, `GlassOrchard`, `glass_orchard`,
`GLASS-ORCHARD`, inside `GlassOrchardRule` and before an `s`. It is not found inside a longer word: `Vey` is not in
"survey".
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

# Card names that are plain English too. In a sentence or an identifier they say nothing about the card; a quoted string
# that is the name and no more does, and only that is found. A new card with such a name goes into this list.
ORDINARY_WORDS = frozenset(
    {
        "Clear Skies",
        "Jawbreaker",
        "Long Way Home",
        "Mend",
        "Morrow",
        "Open Horizon",
        "Stampede",
        "Stand Together",
        "Tailwind",
        "Trailblazer",
        "Turn Back",
        "Unravel",
    }
)

PLACES = frozenset({"route", "realm"})  # kinds whose names the rules themselves speak of


@dataclass(frozen=True)
class Names:
    """What is called what in the card data: cards and abilities, Routes, the game's own words; and all ids."""

    cards: frozenset[str]
    places: frozenset[str]
    own_words: frozenset[str] = field(metadata={"what": "factions, and terms with `proper: true`"})
    ids: frozenset[str]


def names_in(cards: Path) -> Names:
    """Reads the folder `cards/`. A faction that is neutral belongs to no game, and gives no name."""
    factions = _yaml(cards / "factions.yaml")
    terms = _yaml(cards / "game.yaml")["terms"]
    abilities = [ability for faction in factions for ability in faction.get("abilities", [])]
    designs = [
        design
        for faction in factions
        for path in sorted(cards.glob(f"{faction['id']}/*.yaml"))
        for design in _yaml(path)
    ]
    return Names(
        cards=frozenset(thing["name"] for thing in [*designs, *abilities] if thing.get("kind") not in PLACES),
        places=frozenset(design["name"] for design in designs if design["kind"] in PLACES),
        own_words=frozenset(term["name"] for term in terms if term.get("proper"))
        | frozenset(faction["name"] for faction in factions if not faction.get("neutral")),
        ids=frozenset(thing["id"] for thing in [*designs, *abilities]),
    )


def _yaml(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def shapes(name: str) -> str:
    """A regular expression for every shape of the name or id."""
    words = re.findall(r"\w+", name)
    lower = "[ _-]".join(words).lower()
    if name in ORDINARY_WORDS:
        quoted = "[ _-]".join(words)
        return rf"(?<=[\"'])(?:{quoted}|{lower})(?=[\"'])"
    capitals = "[ _-]?".join(f"[{word[0]}{word[0].upper()}]{word[1:]}" for word in words)
    upper = "[ _-]?".join(words).upper()
    return rf"{capitals}s?(?![a-z])|(?<![A-Za-z])(?:{lower}s?|{upper}S?)(?![A-Za-z])"


def found(names: frozenset[str], text: str) -> Iterator[tuple[int, str]]:
    """Line number and wording of each place where one of the names stands."""
    bare_text = _bare(text)
    for name in sorted(names):
        if _bare(name) not in bare_text:  # quick, and right for nearly all names in nearly all files
            continue
        expression = re.compile(shapes(name))
        for number, line in enumerate(text.splitlines(), start=1):
            for match in expression.finditer(line):
                yield number, match.group()


def _bare(text: str) -> str:
    return re.sub(r"[\W_]", "", text).lower()
