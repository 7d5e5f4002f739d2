"""The `Game` of this package: matches from plain set-ups, and saved ones brought back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cardforge.catalogue.catalogue import Catalogue, UnknownNameError
from cardforge.game.digest import digest
from cardforge.game.protocol import Match as MatchProtocol
from cardforge.game.protocol import Plain
from cardforge.game.telling import Summary
from cardforge.games.waybound.board import Board
from cardforge.games.waybound.definitions import definitions_of, ruleset_from, vocabulary_from
from cardforge.games.waybound.facts import fact_name, state_from
from cardforge.games.waybound.from_catalogue import ruleset_of
from cardforge.games.waybound.invariants import broken
from cardforge.games.waybound.log_lines import LETTERS
from cardforge.games.waybound.match import Match
from cardforge.games.waybound.reader import CardReader
from cardforge.games.waybound.ruleset import ReadText, Ruleset
from cardforge.games.waybound.scenario.cut import cut_scenario
from cardforge.games.waybound.seating import WORDS, seat, settings_of, summary
from cardforge.games.waybound.setup import Seat, SetUp, check_deck, check_featured
from cardforge.games.waybound.telling.table import WayboundTelling
from cardforge.games.waybound.tree import Text
from cardforge.games.waybound.valuation import worth


def read_with(reader: CardReader) -> ReadText:
    """What reads each text once."""
    known: dict[str, Text] = {}

    def read(id: str, text: str) -> Text:
        if text not in known:
            known[text] = reader.read(text, id).abilities
        return known[text]

    return read


class WayboundGame:
    """This game with the cards of a catalogue."""

    name = "waybound"
    players = LETTERS
    seat_words: Mapping[str, str] = WORDS

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._reader = CardReader.of(catalogue)
        self._read = read_with(self._reader)
        self._rulesets: dict[tuple[tuple[str, bool], ...], Ruleset] = {}
        self._known: dict[str, Ruleset] = {}
        """The rules of the definitions that were asked for last, by their digest."""

    def ruleset(self, settings: Mapping[str, bool] | None = None) -> Ruleset:
        """The rules under these settings. Raises ValueError for a setting that is no switch."""
        key = tuple(sorted((settings or {}).items()))
        if key not in self._rulesets:
            self._rulesets[key] = ruleset_of(self._catalogue, self._read, settings)
        return self._rulesets[key]

    def definitions(self, setup: Plain) -> dict[str, Any]:
        """All that a match with this set-up depends on besides it. Raises ValueError for a set-up that is none."""
        ruleset = self.ruleset(setup.get("settings"))
        return definitions_of(ruleset, self._reader.vocabulary, set_up(setup, ruleset))

    def start(self, definitions: Plain, setup: Plain) -> Match:
        """A match at its first decision. Raises ValueError for definitions or a set-up that are none."""
        ruleset = self._defined(definitions)
        return Match.start(ruleset, set_up(setup, ruleset))

    def from_facts(self, definitions: Plain, facts: Plain) -> Match:
        """A match that goes on from a state. Raises ValueError for facts that are none."""
        match = Match(Board(self._defined(definitions), state_from(dict(facts)), []))
        fault = next(broken(match), None)
        if fault is not None:
            raise ValueError(fault)
        return match

    def _defined(self, definitions: Plain) -> Ruleset:
        key = digest(definitions)
        if key not in self._known:
            self._known.clear()
            self._known[key] = ruleset_from(definitions, read_with(CardReader(vocabulary_from(definitions))))
        return self._known[key]

    def seat(
        self, number: int, deck: Mapping[str, int] | None, faction: str | None, words: Mapping[str, str]
    ) -> dict[str, Any]:
        """A seat of a set-up. What it leaves out follows from what it says, or from its number. Raises ValueError."""
        return seat(self._catalogue, number, deck, faction, words)

    def set_up(self, seats: Sequence[Plain], seed: int, settings: Mapping[str, bool]) -> dict[str, Any]:
        """A set-up. Raises ValueError for a setting that is none."""
        changed = settings_of(self._catalogue, settings)
        return {"seats": [dict(one) for one in seats], "seed": seed, "first": None, "settings": changed}

    def fact(self, path: str) -> str:
        """What a fact is called, by its path."""
        return fact_name(path)

    def worth(self, match: MatchProtocol, player: int) -> float:
        """How well a match stands for a player."""
        assert isinstance(match, Match)
        return worth(match, player)

    def telling(self, match: MatchProtocol, viewer: int | None) -> WayboundTelling:
        """Puts a match into words and pictures for one player; None is told everything."""
        assert isinstance(match, Match)
        return WayboundTelling(match, viewer)

    def summary(self, setup: Plain, definitions: Plain) -> Summary:
        """What a match was played with, in words."""
        return summary(setup, definitions)

    def scenario(self, match: MatchProtocol, title: str) -> dict[str, Any]:
        """The position as a scenario of this catalogue's cards. Raises ValueError for what scenarios cannot express."""
        assert isinstance(match, Match)
        edition = match.ruleset.edition
        if edition == self._catalogue.edition.id:
            return cut_scenario(match, self.ruleset(), title)
        try:
            return cut_scenario(match, ruleset_of(self._catalogue.under(edition), self._read), title)
        except UnknownNameError as error:
            raise ValueError(f"there is no edition {edition} here") from error


def set_up(plain: Plain, ruleset: Ruleset) -> SetUp:
    """A set-up from plain data: `seats` (faction, companion, deck, featured), `seed`, `first`. Raises ValueError."""
    try:
        first, second = (_seat(seat, ruleset) for seat in plain["seats"])
        starts = plain.get("first")
        if starts not in (None, 0, 1):
            raise ValueError(f"there is no player {starts} to start")
        return SetUp((first, second), int(plain["seed"]), starts)
    except (KeyError, TypeError) as error:
        raise ValueError(f"the set-up lacks something: {error}") from error


def _seat(plain: Plain, ruleset: Ruleset) -> Seat:
    companion = ruleset.cards.get(plain["companion"])
    if companion is None or companion.kind != "companion":
        raise ValueError(f"{plain['companion']} is no Companion")
    deck = tuple(plain["deck"])
    check_deck(ruleset, deck)
    featured = plain.get("featured")
    if featured is not None:
        check_featured(ruleset, deck, featured)
    return Seat(plain.get("faction") or companion.faction, companion.id, deck, featured)
