"""What people have said cannot be noticed or cannot happen, one by one with a reason: `cards/coverage.yaml`.

An entry that is not needed any more is wrong: somebody noticed after all, or the text has changed.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

FILE = "cards/coverage.yaml"


@dataclass(slots=True)
class Exceptions:
    """The entries of the file, and which of them were needed."""

    equivalent: dict[tuple[str, str], tuple[str, int]] = field(default_factory=dict)
    """Reason and line by card and what the mutant says."""
    never: dict[tuple[str, str, str], tuple[str, int]] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    """What is wrong with the file itself."""
    _needed: set[tuple[str, ...]] = field(default_factory=set)

    def add_equivalent(self, card: str, says: str, why: str, line: int) -> None:
        """An entry of a line of the file; `card` is "" for the settings."""
        if (card, says) in self.equivalent:
            self.faults.append(f"{FILE}:{line}: {card or 'the settings'}: “{says}” stands here twice")
        self.equivalent[card, says] = (why, line)

    def add_never(self, card: str, clause: str, point: str, why: str, line: int) -> None:
        """An entry of a line of the file."""
        if (card, clause, point) in self.never:
            self.faults.append(f"{FILE}:{line}: {card}: “{point}” in “{clause}” stands here twice")
        self.never[card, clause, point] = (why, line)

    def why_equivalent(self, card: str, says: str) -> str | None:
        """Why nobody can notice a mutant that nobody noticed; None if the file does not say."""
        self._needed.add((card, says))
        return self.equivalent.get((card, says), (None,))[0]

    def why_never(self, card: str, clause: str, point: str) -> str | None:
        """Why something that has not happened never can; None if the file does not say."""
        self._needed.add((card, clause, point))
        return self.never.get((card, clause, point), (None,))[0]

    def unneeded(self, looked_at: Iterable[str]) -> list[str]:
        """The entries that were not needed for the cards that were looked at, and those for cards that are none."""
        cards = set(looked_at)
        lines = [
            (
                line,
                f"{card or 'the settings'}: “{key[1]}” is noticed by a scenario, or is no mutant: take the entry out",
            )
            for key, (_, line) in self.equivalent.items()
            if (card := key[0]) in cards and key not in self._needed
        ]
        lines += [
            (line, f"{card}: “{point}” does happen in “{clause}”, or there is no such point: take the entry out")
            for (card, clause, point), (_, line) in self.never.items()
            if card in cards and (card, clause, point) not in self._needed
        ]
        return [f"{FILE}:{line}: {message}" for line, message in sorted(lines)]

    def unknown(self, known: Iterable[str]) -> list[str]:
        """The entries for cards that there are not."""
        cards = {*known, ""}
        named = [(key[0], line) for key, (_, line) in [*self.equivalent.items(), *self.never.items()]]
        return [f"{FILE}:{line}: no text is printed by “{card}”" for card, line in named if card not in cards]
