"""Cards that nobody thought of: random trees from the models, written, read back, and put on cards."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from cardforge.games.waybound.game import read_with
from cardforge.games.waybound.invention import random_ability
from cardforge.games.waybound.reader import CardReader
from cardforge.games.waybound.ruleset import CardData, Ruleset
from cardforge.games.waybound.setup import Seat, SetUp
from cardforge.games.waybound.tree import BODIES, Ability, NamedAbilityCost, NamedAbilityLimit, Played

ON_BOARD = tuple(body for body in BODIES if body not in (Played, NamedAbilityCost, NamedAbilityLimit))
CARDS = 16
"""Invented cards in one game."""


def invented_cards(rng: Random, reader: CardReader) -> dict[str, CardData]:
    """Allies and Tactics, each with a text that was written for random trees and means exactly them."""
    made = {}
    for number in range(CARDS):
        id = f"INVENTED-{number}"
        if rng.random() < 0.65:
            abilities = tuple(_ability(rng, reader, ON_BOARD) for _ in range(rng.choice((1, 1, 2))))
            kind, statistics = "ally", (rng.randint(0, 4), rng.randint(1, 6), rng.randint(0, 3))
        else:
            abilities = (_ability(rng, reader, (Played,)),)
            kind, statistics = "tactic", (0, 0, 0)
        text = reader.write(abilities)
        assert reader.read(text, id).abilities == abilities, text
        made[id] = CardData(id, f"Invented {number}", kind, "", rng.randint(0, 4), statistics, text, creature=id)
    return made


def _ability(rng: Random, reader: CardReader, bodies: tuple[type, ...]) -> Ability:
    return random_ability(rng, reader.vocabulary, bodies)


def with_cards(ruleset: Ruleset, cards: Mapping[str, CardData], reader: CardReader) -> Ruleset:
    """The same rules with more cards."""
    return Ruleset(
        ruleset.edition,
        ruleset.constants,
        {**ruleset.cards, **cards},
        ruleset.factions,
        ruleset.routes[: ruleset.realm],
        ruleset.routes[ruleset.realm],
        ruleset.routes[ruleset.home],
        ruleset.beside,
        read_with(reader),
    )


def random_seats(rng: Random, ruleset: Ruleset, pool: list[str], seed: int) -> SetUp:
    """Two random Companions with thirty random cards of the pool each."""
    companions = [card for card in ruleset.cards.values() if card.kind == "companion"]
    first, second = (
        Seat(companion.faction, companion.id, tuple(rng.choice(pool) for _ in range(30)))
        for companion in rng.choices(companions, k=2)
    )
    return SetUp((first, second), seed)
