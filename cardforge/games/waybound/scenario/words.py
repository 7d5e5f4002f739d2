"""The scenario words of this game, for the runner that knows no game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pydantic import BaseModel

from cardforge.catalogue.catalogue import Catalogue, UnknownNameError
from cardforge.game.scenario_words import Opening, Position, ScenarioError
from cardforge.game.zones import Zone
from cardforge.games.waybound import rule_ids
from cardforge.games.waybound.fitness import FACTION, misfit
from cardforge.games.waybound.from_catalogue import ruleset_of
from cardforge.games.waybound.game import read_with
from cardforge.games.waybound.match import Match
from cardforge.games.waybound.reader import CardReader, UnreadTextError
from cardforge.games.waybound.ruleset import ReadText, Ruleset, rules_text
from cardforge.games.waybound.scenario.define import defined
from cardforge.games.waybound.scenario.given import PositionBuilder
from cardforge.games.waybound.scenario.models import ACTIONS, ExpectGiven, Given, SeatGiven, SetupGiven
from cardforge.games.waybound.scenario.names import BoardNames, CardNames
from cardforge.games.waybound.scenario.position import WayboundPosition
from cardforge.games.waybound.setup import Seat, SetUp, check_featured
from cardforge.games.waybound.tree import Played
from cardforge.games.waybound.view import ZONES

LETTERS = ("A", "B")

Readers = Callable[[Catalogue], ReadText]
"""For a catalogue, what reads its texts."""


def reader_of(catalogue: Catalogue) -> ReadText:
    """Reads the texts of a catalogue, each once."""
    return read_with(CardReader.of(catalogue))


class WayboundWords:
    """The `ScenarioWords` of this game, for one catalogue."""

    given: type[BaseModel] = Given
    setup: type[BaseModel] = SetupGiven
    actions: Mapping[str, type[BaseModel]] = ACTIONS
    expect: type[BaseModel] = ExpectGiven
    players: tuple[str, ...] = LETTERS
    zones: tuple[Zone, ...] = ZONES
    rules: frozenset[str] = rule_ids.ALL

    def __init__(self, catalogue: Catalogue, readers: Readers = reader_of) -> None:
        self._catalogue = catalogue
        self._readers = readers
        self._rulesets: dict[tuple[str | None, tuple[tuple[str, bool], ...]], Ruleset] = {}

    def begin(self, opening: Opening) -> Position:
        """The position that a scenario begins with. Raises ScenarioError."""
        ruleset = self._ruleset(opening)
        try:
            if isinstance(opening.given, Given):
                builder = PositionBuilder(ruleset, opening.given, opening.seed)
                match = Match(builder.build())
                return WayboundPosition(match, builder.cards, builder.names)
            assert isinstance(opening.setup, SetupGiven)
            return self._from_setup(opening.setup, ruleset, opening.seed)
        except UnreadTextError as error:
            raise ScenarioError(str(error), ("define",)) from error

    def _ruleset(self, opening: Opening) -> Ruleset:
        key = (opening.edition, tuple(sorted(opening.settings.items())))
        if not opening.define and key in self._rulesets:
            return self._rulesets[key]
        catalogue = self._cards_of(opening)
        try:
            ruleset = self._made(catalogue, opening.settings)
        except ValueError as error:
            raise ScenarioError(str(error), ("settings",)) from error
        if not opening.define:
            self._rulesets[key] = ruleset
        else:
            _read_all(ruleset, opening.define)
        return ruleset

    def _cards_of(self, opening: Opening) -> Catalogue:
        """The catalogue of the scenario's edition, with its own cards."""
        catalogue = self._catalogue
        if opening.edition is not None and opening.edition != catalogue.edition.id:
            try:
                catalogue = catalogue.under(opening.edition)
            except UnknownNameError as error:
                raise ScenarioError(str(error), ("rules",)) from error
        return defined(catalogue, opening.define) if opening.define else catalogue

    def _made(self, catalogue: Catalogue, settings: Mapping[str, bool]) -> Ruleset:
        """The rules of a catalogue. Raises ValueError."""
        return ruleset_of(catalogue, self._readers(catalogue), settings)

    def _from_setup(self, given: SetupGiven, ruleset: Ruleset, seed: int) -> Position:
        cards = CardNames(ruleset)
        seats = (self._seat(given.A, cards, ruleset, "A"), self._seat(given.B, cards, ruleset, "B"))
        first = None if given.first is None else LETTERS.index(given.first)
        match = Match.start(ruleset, SetUp(seats, seed, first))
        names = BoardNames(ruleset, cards)
        names.notice(match.state)
        return WayboundPosition(match, cards, names)

    def _seat(self, given: SeatGiven, cards: CardNames, ruleset: Ruleset, letter: str) -> Seat:
        at = ("setup", letter)
        try:
            companion = cards.card(given.companion, ("companion",))
            faction = ruleset.cards[companion].faction if given.faction is None else cards.faction(given.faction)
            deck = self._deck(given.deck, cards)
            featured = None if given.featured is None else cards.card(given.featured, ("ally",), among=deck)
        except ScenarioError as error:
            raise ScenarioError(error.message, at) from error
        if featured is not None:
            try:
                check_featured(ruleset, deck, featured)
            except ValueError as error:
                raise ScenarioError(str(error), (*at, "featured")) from error
        return Seat(faction, companion, deck, featured)

    def _deck(self, given: str | list[str] | dict[str, int], cards: CardNames) -> tuple[str, ...]:
        if isinstance(given, str):
            deck = self._catalogue.deck(given) or self._catalogue.deck(given.casefold())
            if deck is None:
                raise ScenarioError(f"there is no deck “{given}”")
            return tuple(card for card, copies in deck.cards.items() for _ in range(copies))
        listed = given if isinstance(given, list) else [name for name, copies in given.items() for _ in range(copies)]
        return tuple(cards.card(name, ("ally", "tactic")) for name in listed)


def _read_all(ruleset: Ruleset, define: Sequence[Mapping[str, Any]]) -> None:
    """Read the texts of the defined cards now, so that a mistake in them is told as one of the scenario."""
    for index, entry in enumerate(define):
        id = str(entry["id"])
        card = ruleset.cards.get(id)
        kind = FACTION if card is None else card.kind
        try:
            abilities, _ = rules_text(ruleset, id)
        except UnreadTextError as error:
            raise ScenarioError(str(error), ("define", index)) from error
        for ability in abilities:
            # What else does not fit is played as far as it goes: a scenario may try what `check` would object to.
            if isinstance(ability.body, Played) is not (kind == "tactic"):
                raise ScenarioError(f"{ruleset.label(id)}: {misfit(kind, ability)}", ("define", index))
