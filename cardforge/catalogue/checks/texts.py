"""Rules texts as a grammar reads them: what it objects to, at the very word."""

from __future__ import annotations

from collections.abc import Iterator

from cardforge.catalogue.catalogue import Catalogue
from cardforge.catalogue.checks.prose import rules_texts
from cardforge.catalogue.text import TextReader
from cardforge.diagnostics import Diagnostic, Message, Severity, diagnostic


@diagnostic("text-unreadable", Severity.ERROR)
def text_unreadable(message: str, expected: str, hint: str, subject: str) -> Message:
    """A rules text that the game's engine cannot read, or that could mean two things: the card would not be played.

    Reword it where the caret stands; the message offers what could stand there. `cardforge parse "SENTENCE"` tries a
    sentence.
    """
    return Message(message, expected, hint, subject)


@diagnostic("text-wording", Severity.WARNING)
def text_wording(message: str, expected: str, hint: str, subject: str) -> Message:
    """A rules text that is understood, but worded otherwise than other cards that say the same.

    Use the wording that the message offers, so that players need to learn it only once.
    """
    return Message(message, expected, hint, subject)


def read_texts(catalogue: Catalogue, reader: TextReader) -> Iterator[Diagnostic]:
    """What a reader objects to in the rules texts of cards, abilities and editions."""
    for prose in rules_texts(catalogue):
        for found in reader.read(prose.text, prose.subject, prose.kind).findings:
            kind = text_unreadable if found.severity is Severity.ERROR else text_wording
            at = prose.at(catalogue.places, found.line, found.offset, found.length)
            yield kind(at, found.message, found.expected, found.hint, prose.subject)
