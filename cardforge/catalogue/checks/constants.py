"""What the game's engine objects to in the numbers and switches of the editions, told where they stand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from cardforge.catalogue.catalogue import Catalogue
from cardforge.diagnostics import Diagnostic, Message, Severity, diagnostic


@dataclass(frozen=True, slots=True)
class Objection:
    """A number or switch of an edition that an engine cannot play by. `message` is a sentence without a full stop."""

    edition: str
    name: str
    message: str
    expected: str = ""
    hint: str = ""


@diagnostic("constant-unplayable", Severity.ERROR)
def constant_unplayable(message: str, expected: str, hint: str, subject: str) -> Message:
    """A number or a switch of an edition that the game's engine cannot play by: it is missing, it has no meaning in
    play, or the cards say otherwise.

    Correct it in `cards/editions/`, or the cards that it speaks of.
    """
    return Message(message, expected, hint, subject)


def told(catalogue: Catalogue, objections: Iterable[Objection]) -> Iterator[Diagnostic]:
    """The objections with their places. One that an edition takes from its base is told there only."""
    for one in objections:
        groups = [name for name in ("constants", "switches") if catalogue.places.has("edition", one.edition, name)]
        group = next((g for g in groups if catalogue.places.has("edition", one.edition, g, one.name)), None)
        at = catalogue.places.of("edition", one.edition, *([group, one.name] if group else ["edition"]))
        yield constant_unplayable(at, one.message, one.expected, one.hint, f"edition {one.edition}")
