"""Scenario words that play the same scenarios again and again, each time with something else changed or followed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from cardforge.catalogue.catalogue import Catalogue
from cardforge.game.scenario_words import Opening
from cardforge.game.trials import Trace
from cardforge.games.waybound.constants import Constants
from cardforge.games.waybound.from_catalogue import ruleset_of
from cardforge.games.waybound.ruleset import CardData, ReadText, Ruleset
from cardforge.games.waybound.scenario.words import Readers, WayboundWords, reader_of
from cardforge.games.waybound.trials.tracing import TraceFollower


class Known:
    """What stays the same between plays: the cards that scenarios define, and readers of texts.

    Both are slow to make. They are kept by the objects they are made of, which are kept too.
    """

    def __init__(self) -> None:
        self._cards: dict[tuple[int, int], tuple[Opening, Catalogue, Catalogue]] = {}
        self._readers: dict[int, tuple[object, ReadText]] = {}

    def cards(self, opening: Opening, base: Catalogue) -> Catalogue | None:
        """The catalogue made for an opening from a base before."""
        kept = self._cards.get((id(opening), id(base)))
        return None if kept is None else kept[2]

    def keep(self, opening: Opening, base: Catalogue, catalogue: Catalogue) -> None:
        """Keep the catalogue made for an opening from a base."""
        self._cards[id(opening), id(base)] = (opening, base, catalogue)

    def reader(self, catalogue: Catalogue) -> ReadText:
        """What reads the texts of a catalogue. It depends on the designs alone."""
        kept = self._readers.get(id(catalogue.designs))
        if kept is None:
            kept = self._readers[id(catalogue.designs)] = (catalogue.designs, reader_of(catalogue))
        return kept[1]


class TrialWords(WayboundWords):
    """Words that keep what is slow to make."""

    def __init__(self, catalogue: Catalogue, readers: Readers, known: Known) -> None:
        super().__init__(catalogue, readers)
        self._known = known

    def _cards_of(self, opening: Opening) -> Catalogue:
        if not opening.define and opening.edition in (None, self._catalogue.edition.id):
            return self._catalogue
        catalogue = self._known.cards(opening, self._catalogue)
        if catalogue is None:
            catalogue = super()._cards_of(opening)
            self._known.keep(opening, self._catalogue, catalogue)
        return catalogue


class TracedWords(TrialWords):
    """Words that write down what is noticed in play."""

    def __init__(self, catalogue: Catalogue, readers: Readers, known: Known, trace: Trace) -> None:
        super().__init__(catalogue, readers, known)
        self._trace = trace

    def _made(self, catalogue: Catalogue, settings: Mapping[str, bool]) -> Ruleset:
        ruleset = ruleset_of(catalogue, self._readers(catalogue), settings, TraceFollower(self._trace))
        ruleset.cards = _Cards(ruleset.cards, self._trace.used)
        ruleset.constants = _asked(ruleset.constants, self._trace.asked)
        return ruleset


class _Cards(dict[str, CardData]):
    """Cards by id; whichever is asked for is written down."""

    def __init__(self, cards: Mapping[str, CardData], used: set[str]) -> None:
        super().__init__(cards)
        self._used = used

    def __getitem__(self, id: str) -> CardData:
        self._used.add(id)
        return super().__getitem__(id)

    def get(self, id: str, default: Any = None) -> Any:
        self._used.add(id)
        return super().get(id, default)


def _asked(constants: Constants, asked: set[str]) -> Constants:
    """The same constants; whichever is read is written down."""

    class Asked(Constants):
        def __getattribute__(self, name: str) -> Any:
            asked.add(name)
            return super().__getattribute__(name)

    return Asked(**asdict(constants))
