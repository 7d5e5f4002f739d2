"""What the workshop finds under the name of this engine. Nothing heavy is imported before it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardforge.catalogue.catalogue import Catalogue
    from cardforge.games.waybound.reader import CardReader


class Engine:
    """The engine of this game, as the entry-point group `cardforge.games` offers it."""

    def reader(self, catalogue: Catalogue) -> CardReader:
        """Reads the rules texts of a catalogue with its nouns."""
        from cardforge.games.waybound.reader import CardReader

        return CardReader.of(catalogue)


engine = Engine()
