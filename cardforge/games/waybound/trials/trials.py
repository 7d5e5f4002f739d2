"""The `Trials` of this game, for one catalogue."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Any, cast

from cardforge.catalogue.catalogue import Catalogue
from cardforge.game.scenario_words import ScenarioWords
from cardforge.game.trials import Change, Printed, Reading, Setting, Trace, Tree
from cardforge.games.waybound.constants import UNPLAYED
from cardforge.games.waybound.edition_numbers import range_of
from cardforge.games.waybound.fitness import FACTION
from cardforge.games.waybound.from_catalogue import ruleset_of
from cardforge.games.waybound.reader import CardReader
from cardforge.games.waybound.ruleset import ReadText
from cardforge.games.waybound.scenario.words import Readers
from cardforge.games.waybound.tree import AbilityRef, KeywordId, RouteId, StatisticId, Text
from cardforge.games.waybound.trials.points import points_of
from cardforge.games.waybound.trials.trial_words import Known, TracedWords, TrialWords
from cardforge.language import NoSentenceError


class WayboundTrials:
    """Texts of a catalogue to be tried out."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._reader = CardReader.of(catalogue)
        self._printed = {one.id: one for one in _texts(catalogue)}
        self._known = Known()

    def texts(self) -> Sequence[Printed]:
        """Every text that is played: of cards, then what factions can do."""
        return tuple(self._printed.values())

    def settings(self) -> Sequence[Setting]:
        """The constants and switches of the edition."""
        edition = self._catalogue.edition
        numbers: dict[str, int] = {**edition.constants, **edition.switches}
        return tuple(Setting(name, value, UNPLAYED.get(name, ""), *range_of(name)) for name, value in numbers.items())

    def read(self, id: str) -> Reading | None:
        """What a text means; None for one that cannot be read."""
        printed = self._printed[id]
        reading = self._reader.read(printed.text, id, printed.kind)
        if any(len(line.sentence.phrases) != 1 for line in reading.lines):
            return None
        abilities = reading.abilities
        starts, at = [], 0
        for row in printed.text.split("\n"):
            starts.append(at)
            at += len(row) + 1
        points = [
            point
            for number, (line, ability) in enumerate(zip(reading.lines, abilities, strict=True))
            for point in points_of(number, ability, printed.kind, line.sentence, starts[line.number] + line.offset)
        ]
        whole = not reading.findings and self._reader.write(abilities) == printed.text
        return Reading(abilities, Text, whole, tuple(points))

    def nouns(self) -> Mapping[Any, Collection[str]]:
        """Routes, statistics, keywords and named abilities."""
        ids = {sort: [noun.id for noun in nouns] for sort, nouns in self._reader.vocabulary.sorts}
        return {
            RouteId: [*ids.get("route", ()), *ids.get("realm", ())],
            StatisticId: ids.get("statistic", []),
            KeywordId: ids.get("keyword", []),
            AbilityRef: ids.get("ability", []),
        }

    def say(self, id: str, tree: Tree) -> str | None:
        """The text for another tree; None where there is none that is read as this tree and fits the kind of card."""
        abilities = cast("Text", tree)
        try:
            text = self._reader.write(abilities)
        except NoSentenceError:
            return None
        if not text:
            return ""
        reading = self._reader.read(text, id, self._printed[id].kind)
        if reading.findings or reading.abilities != abilities:
            return None
        return text

    def hashes(self) -> Mapping[str, str]:
        """Cards by all that the rules need of them; factions' abilities by their text; the rest under ""."""
        catalogue = self._catalogue
        ruleset = ruleset_of(catalogue, self._known.reader(catalogue))
        found = {id: _hash(card) for id, card in ruleset.cards.items()}
        found |= {one.id: _hash(one) for one in self.texts() if one.id not in ruleset.cards}
        names = [(card.id, card.name, card.kind, card.parent) for card in ruleset.cards.values()]
        factions = [(one.id, one.name, [ability[:2] for ability in one.abilities]) for one in ruleset.factions.values()]
        shared = (ruleset.constants, ruleset.routes, ruleset.beside, names, factions, self._reader.vocabulary)
        found[""] = _hash(
            (*shared, [(deck.id, sorted(deck.cards.items())) for deck in catalogue.decks], catalogue.editions)
        )
        return found

    def words(self, change: Change) -> ScenarioWords:
        """Plays scenarios with a change."""
        catalogue = self._catalogue
        if change.settings:
            catalogue = _with_settings(catalogue, change.settings)
        return TrialWords(catalogue, self._changed(change), self._known)

    def traced(self, trace: Trace) -> ScenarioWords:
        """Plays one scenario with what is printed and writes down what it notices."""
        return TracedWords(self._catalogue, self._noted(trace), self._known, trace)

    def _noted(self, trace: Trace) -> Readers:
        def readers(catalogue: Catalogue) -> ReadText:
            read = self._known.reader(catalogue)

            def noting(id: str, text: str) -> Text:
                trace.read.add(id)
                return read(id, text)

            return noting

        return readers

    def _changed(self, change: Change) -> Readers:
        printed = self._printed.get(change.id)

        def readers(catalogue: Catalogue) -> ReadText:
            read = self._known.reader(catalogue)
            if printed is None:
                return read

            def changed(id: str, text: str) -> Text:
                if id != printed.id or text != printed.text:
                    return read(id, text)
                return read(id, change.text) if change.text else ()

            return changed

        return readers


def _hash(facts: object) -> str:
    return sha256(repr(facts).encode()).hexdigest()[:16]


def _texts(catalogue: Catalogue) -> Iterator[Printed]:
    for design in catalogue.designs:
        if design.text:
            yield Printed(design.id, design.name, design.kind, design.faction, design.text)
    for faction, ability in catalogue.abilities:
        yield Printed(ability.id, ability.name, FACTION, faction.id, ability.text)


def _with_settings(catalogue: Catalogue, settings: Mapping[str, int]) -> Catalogue:
    edition = catalogue.edition
    constants = {name: settings.get(name, value) for name, value in edition.constants.items()}
    switches = {name: bool(settings.get(name, value)) for name, value in edition.switches.items()}
    return replace(catalogue, edition=edition.model_copy(update={"constants": constants, "switches": switches}))
