"""Characters that no font of the project can print."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator

from cardforge.catalogue.catalogue import Catalogue
from cardforge.catalogue.checks.prose import prose
from cardforge.diagnostics import Diagnostic, Message, Severity, diagnostic


@diagnostic("unprintable", Severity.ERROR)
def unprintable_character(character: str, name: str, subject: str) -> Message:
    """A text holds a character that no font of the project has: it would print as an empty box, or not at all.

    Write it otherwise, or add a font that has it to `fonts/fonts.yaml`.
    """
    return Message(
        f"no font has “{character}” (U+{ord(character):04X} {name})",
        expected="characters that the fonts in fonts/fonts.yaml have",
        subject=subject,
    )


def unprintable(catalogue: Catalogue, supported: Callable[[str], bool]) -> Iterator[Diagnostic]:
    """Characters that are not supported; each once in a text. `supported` says whether a font has a character.

    What cannot be seen anyway is left to the wording.
    """
    known: dict[str, bool] = {}
    for piece in prose(catalogue):
        told: set[str] = set()
        for row, line in piece.lines():
            for offset, character in enumerate(line):
                if character not in known:
                    unseen = unicodedata.category(character)[0] in "CZM"
                    known[character] = unseen or supported(character)
                if known[character] or character in told:
                    continue
                told.add(character)
                at = piece.at(catalogue.places, row, offset, 1)
                name = unicodedata.name(character, "a character without a name").lower()
                yield unprintable_character(at, character, name, piece.subject)
