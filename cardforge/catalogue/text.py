"""What the catalogue asks of a grammar that it does not know: read a rules text and say what is wrong with it.

The workshop hands in the reader of the game's engine; a game that is only printed has none.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from cardforge.diagnostics import Severity


@dataclass(frozen=True, slots=True)
class Finding:
    """Something a reader objects to: some characters of a text, and what it has to say about them.

    `line` and `offset` count from 0, `length` is in characters, all in the text that was read. `message` is a sentence
    without a full stop; `expected` and `hint` may be empty. An error is a text that means nothing, or more than one
    thing; a warning is a text that is understood but not worded as the house words it.
    """

    severity: Severity
    line: int
    offset: int
    length: int
    message: str
    expected: str = ""
    hint: str = ""


@dataclass(frozen=True, slots=True)
class ReadPhrase:
    """A stretch of a text that was read as one thing: where it stands, how deep inside others, and what it became.

    `line`, `start`, `end` and `depth` count from 0; `node` is in plain words.
    """

    line: int
    start: int
    end: int
    depth: int
    node: str


class Reading(Protocol):
    """What a reader made of one text. A grammar's own reading holds more; the catalogue looks at the findings only."""

    @property
    def findings(self) -> Sequence[Finding]:
        """What is wrong with the text, in its order; empty for a text that is understood."""
        ...


class TextReader(Protocol):
    """Reads rules texts."""

    def read(self, text: str, subject: str, kind: str = "") -> Reading:
        """The reading of a text, one ability a line. `subject` is the card as a reader of messages would name it.

        `kind` is the kind of card that the text stands on, `faction` for what a faction can do; empty if it stands on
        none. A text may mean something and still be unable to work on that kind.
        """
        ...
