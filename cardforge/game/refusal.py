"""Why something may not be done: the rule that says so, and a sentence."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Refusal:
    """A rule says no."""

    rule: str
    text: str

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})"


class IllegalChoiceError(ValueError):
    """An answer that the open decision does not accept, or an answer where nothing is asked."""


class EndlessLoopError(RuntimeError):
    """Cards that keep setting each other off; the message names them."""
