"""Single rules texts, read and explained by the game's engine."""

from __future__ import annotations

from cardforge.catalogue import Catalogue
from cardforge.catalogue.checks.texts import text_unreadable, text_wording
from cardforge.diagnostics import Place, Report, Severity
from cardforge.workshop.engines import ExplainingReader, find_engine

SENTENCE = "sentence"
"""What stands for the file in places that point into a sentence from the command line."""


class NoReaderError(LookupError):
    """The game has no engine that could read its texts."""


def read_sentence(catalogue: Catalogue, text: str, kind: str = "") -> Report:
    """What the engine objects to in a text, with places in the text itself. Raises NoReaderError."""
    report = Report()
    for found in _reader(catalogue).read(text, "", kind).findings:
        of = text_unreadable if found.severity is Severity.ERROR else text_wording
        place = Place(SENTENCE, found.line + 1, found.offset + 1, max(1, found.length))
        report.add(of(place, found.message, found.expected, found.hint, ""))
    return report


def explained(catalogue: Catalogue, text: str) -> str:
    """The text with each phrase and the node that it became. The text must be readable. Raises NoReaderError."""
    return _reader(catalogue).explain(text)


def _reader(catalogue: Catalogue) -> ExplainingReader:
    engine = find_engine(catalogue.game.engine)
    if engine is None:
        raise NoReaderError(
            f"the game's engine is “{catalogue.game.engine}”: its texts are printed as they are and not read"
        )
    return engine.reader(catalogue)
