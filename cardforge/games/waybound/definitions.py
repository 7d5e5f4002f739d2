"""All that a match depends on besides its set-up, as plain data: a save holds it, so that no later edit of a card
rewrites what was played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, fields
from typing import Any

from cardforge.games.waybound.constants import NOT_IN_OLD_SAVES, Constants
from cardforge.games.waybound.ruleset import CardData, FactionData, ReadText, Ruleset
from cardforge.games.waybound.setup import SetUp
from cardforge.language import Vocabulary


def definitions_of(ruleset: Ruleset, vocabulary: Vocabulary, setup: SetUp) -> dict[str, Any]:
    """The definitions for one set-up: only the cards that can be in play."""
    return {
        "edition": ruleset.edition,
        "unknown": list(ruleset.unknown),
        "constants": asdict(ruleset.constants),
        "cards": [_card(card) for card in ruleset.cards.values() if card.id in _in_play(ruleset, setup)],
        "factions": [
            {"id": one.id, "name": one.name, "abilities": [list(ability) for ability in one.abilities]}
            for one in ruleset.factions.values()
            if one.id in {seat.faction for seat in setup.seats}
        ],
        "routes": list(ruleset.routes[: ruleset.realm]),
        "realm": ruleset.routes[ruleset.realm],
        "home": ruleset.routes[ruleset.home],
        "beside": ruleset.beside,
        "vocabulary": {
            "sorts": {sort: {noun.id: noun.name for noun in nouns} for sort, nouns in vocabulary.sorts},
            "read_as": dict(vocabulary.read_as),
        },
    }


def vocabulary_from(definitions: Mapping[str, Any]) -> Vocabulary:
    """The words that the texts of these definitions are written in."""
    words = definitions["vocabulary"]
    return Vocabulary.of(words["sorts"], words["read_as"])


def ruleset_from(definitions: Mapping[str, Any], read: ReadText) -> Ruleset:
    """The rules that the definitions are of. Raises KeyError, TypeError or ValueError for what are none."""
    given = {**NOT_IN_OLD_SAVES, **definitions["constants"]}
    constants = Constants(**{field.name: given[field.name] for field in fields(Constants)})
    cards = [CardData(**{**card, "statistics": tuple(card["statistics"])}) for card in definitions["cards"]]
    factions = [
        FactionData(one["id"], one["name"], tuple((id, name, text) for id, name, text in one["abilities"]))
        for one in definitions["factions"]
    ]
    return Ruleset(
        definitions["edition"],
        constants,
        {card.id: card for card in cards},
        {faction.id: faction for faction in factions},
        tuple(definitions["routes"]),
        definitions["realm"],
        definitions["home"],
        definitions["beside"],
        read,
        tuple(definitions["unknown"]),
    )


def _in_play(ruleset: Ruleset, setup: SetUp) -> set[str]:
    found = set(ruleset.routes)
    for seat in setup.seats:
        found |= {seat.companion, *seat.deck, *ruleset.paths_of(seat.companion)}
        ascension = ruleset.ascension_of(seat.companion)
        if ascension is not None:
            found.add(ascension)
    return found


def _card(card: CardData) -> dict[str, Any]:
    return {**asdict(card), "statistics": list(card.statistics)}
