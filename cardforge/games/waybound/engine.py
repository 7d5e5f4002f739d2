"""What the workshop finds under the name of this engine. Nothing heavy is imported before it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardforge.catalogue.catalogue import Catalogue
    from cardforge.catalogue.checks.constants import Objection
    from cardforge.games.waybound.game import WayboundGame
    from cardforge.games.waybound.reader import CardReader
    from cardforge.games.waybound.scenario.words import WayboundWords
    from cardforge.games.waybound.trials.trials import WayboundTrials


class Engine:
    """The engine of this game, as the entry-point group `cardforge.games` offers it."""

    def reader(self, catalogue: Catalogue) -> CardReader:
        """Reads the rules texts of a catalogue with its nouns."""
        from cardforge.games.waybound.reader import CardReader

        return CardReader.of(catalogue)

    def objections(self, catalogue: Catalogue, reader: CardReader) -> Iterator[Objection]:
        """What it cannot play by in the numbers and switches of a catalogue's editions. `reader` is one of its own."""
        from cardforge.games.waybound.edition_numbers import objections
        from cardforge.games.waybound.game import read_with

        return objections(catalogue, read_with(reader))

    def game(self, catalogue: Catalogue) -> WayboundGame:
        """The game with the cards of a catalogue."""
        from cardforge.games.waybound.game import WayboundGame

        return WayboundGame(catalogue)

    def scenario_words(self, catalogue: Catalogue) -> WayboundWords:
        """The words in which scenarios are written, and what plays them."""
        from cardforge.games.waybound.scenario.words import WayboundWords

        return WayboundWords(catalogue)

    def trials(self, catalogue: Catalogue) -> WayboundTrials:
        """The texts of a catalogue, to be tried out."""
        from cardforge.games.waybound.trials.trials import WayboundTrials

        return WayboundTrials(catalogue)


engine = Engine()
