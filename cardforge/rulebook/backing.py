"""Why a rule has no scenario of its own, and under which id the engine speaks of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cardforge.rulebook.model import Book, Rule

REASONS = {
    "physical": "about things on a table, which no program does",
    "social": "about people, sets and papers, not about play",
    "definition": "says what a word means",
    "restates": "said in full elsewhere",
    "catalogue": "about decks, held against the data by `cardforge deck check` and `cardforge check`",
    "silent": "what it speaks of is never offered, or does not happen: there is nothing that could speak",
    "as": "the engine speaks of it under another id",
}
"""Why a rule has no scenario of its own; `as RULE-ID` is played under the other id and cited under its own."""


@dataclass(frozen=True)
class Backing:
    """What stands after the id of a rule."""

    reason: str
    other: str = ""

    @classmethod
    def of(cls, rule: Rule) -> Backing:
        """The reason of a rule, and the id that speaks for it."""
        head, _, rest = rule.backing.partition(" ")
        return cls(head, rest.strip())

    @property
    def excuse(self) -> str:
        """Why no scenario is asked for, in words; empty where one is."""
        return "" if self.reason == "as" else REASONS.get(self.reason, "")


def speakers(book: Book) -> Mapping[str, str]:
    """For each rule of which the engine speaks under another id, that id."""
    backings = {id: Backing.of(rule) for id, rule in book.rules.items()}
    return {id: one.other for id, one in backings.items() if one.reason == "as" and one.other}
