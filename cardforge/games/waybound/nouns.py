"""The nouns of Waybound's sentences, taken from a catalogue."""

import re
from collections.abc import Iterator

from cardforge.catalogue.catalogue import Catalogue
from cardforge.language import Example, Vocabulary

KEYWORDS = ("rooted",)
"""The keywords that the rules give a meaning to, by the ids of their terms in the catalogue."""

READ_AS = {"unit": "character", "units": "character", "characters": "character", "Allies": "Ally", "enemy": "opposing"}
"""Words that are read as another; the other one is printed."""

_NAMED = re.compile(r"^(?P<name>[^—.:]+) — ")


def vocabulary_of(catalogue: Catalogue) -> Vocabulary:
    """What sentences can speak of: statistics, Routes, the realm, keywords, and abilities that some text names."""
    terms = {term.id: term.name for term in catalogue.game.terms}
    names = {match["name"] for example in examples_of(catalogue) if (match := _NAMED.match(example.text))}
    return Vocabulary.of(
        {
            "statistic": {statistic.id: statistic.name for statistic in catalogue.game.statistics},
            "route": {design.id: design.name for design in catalogue.designs if design.kind == "route"},
            "realm": {design.id: design.name for design in catalogue.designs if design.kind == "realm"},
            "keyword": {id: terms[id] for id in KEYWORDS if id in terms},
            "ability": {name: name for name in sorted(names)},
        },
        READ_AS,
    )


def examples_of(catalogue: Catalogue) -> Iterator[Example]:
    """Every line of text in the catalogue, with the card or faction's ability that says it."""
    for design in catalogue.designs:
        for line in design.abilities:
            yield Example(design.name, line)
    for _, ability in catalogue.abilities:
        for line in ability.text.splitlines():
            yield Example(ability.name, line.strip())
