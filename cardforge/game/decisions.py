"""A decision: who decides, what there is to choose from, whether it may be declined, and which rule asks.

Everything a player chooses has one of five shapes, whatever the game. Options are plain data: a tuple that starts with
what it is, e.g. `("route", 1)`, so that they can be compared, saved and shown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import permutations
from math import comb
from typing import Any

from cardforge.game.random import below, shuffle

Option = tuple[Any, ...]
"""One thing to choose: a word that says what it is, then plain values."""

Answer = Any
"""An option; a tuple of options where several or an order are asked; None to decline."""


class Shape(StrEnum):
    """The shapes that a decision can have."""

    ACT = "act"
    """One action of a turn, out of all that are legal now."""
    PICK = "pick"
    """One of the options."""
    CONFIRM = "confirm"
    """Yes or no."""
    PICK_SEVERAL = "pick several"
    """Exactly `count` of the options, in no order; an option that stands there twice may be picked twice."""
    ORDER = "order"
    """All the options, in an order."""


_OF_SEVERAL = frozenset({Shape.PICK_SEVERAL, Shape.ORDER})
"""Shapes whose answer is a tuple of options."""

YES: Option = ("yes",)
NO: Option = ("no",)


@dataclass(slots=True)
class Decision:
    """A choice that the game waits for. It is never changed; a frozen one takes three times as long to make."""

    player: int
    shape: Shape
    options: tuple[Option, ...]
    rule: str
    """Id of the rule that asks."""
    optional: bool = False
    count: int = 1
    """How many are picked, for PICK_SEVERAL."""
    about: tuple[Any, ...] = ()
    """What it is for, as plain data that the game can put into words."""

    def accepts(self, answer: Answer) -> bool:
        """Whether the answer is one that may be given."""
        if answer is None:
            return self.optional
        if self.shape not in _OF_SEVERAL:
            return answer in self.options
        if not isinstance(answer, tuple):
            return False
        if self.shape is Shape.ORDER:
            return Counter(answer) == Counter(self.options)
        return len(answer) == self.count and not Counter(answer) - Counter(self.options)

    def answers(self) -> Iterator[Answer]:
        """Every answer that may be given, each once, in a fixed order."""
        if self.optional:
            yield None
        if self.shape is Shape.PICK_SEVERAL:
            yield from _selections(sorted(Counter(self.options).items()), self.count)
        elif self.shape is Shape.ORDER:
            yield from sorted(set(permutations(self.options)))
        else:
            yield from self.options

    @property
    def is_choice(self) -> bool:
        """Whether there are at least two answers."""
        if self.shape not in _OF_SEVERAL:
            return len(self.options) + self.optional > 1
        return len(set(self.options)) > 1 and (self.shape is Shape.ORDER or self.count < len(self.options))

    def random_answer(self, state: int) -> tuple[int, Answer]:
        """The random state afterwards, and an answer picked by it."""
        options = self.options
        if self.shape in _OF_SEVERAL:
            if self.optional:
                state, taken = below(state, comb(len(options), self.count) + 1)
                if not taken:
                    return state, None
            mixed = list(options)
            state = shuffle(state, mixed)
            return state, tuple(mixed[: self.count] if self.shape is Shape.PICK_SEVERAL else mixed)
        state, index = below(state, len(options) + self.optional)
        return state, options[index] if index < len(options) else None


def _selections(items: list[tuple[Option, int]], count: int) -> Iterator[tuple[Option, ...]]:
    if count == 0:
        yield ()
        return
    if not items:
        return
    (first, copies), rest = items[0], items[1:]
    for taken in range(min(copies, count), -1, -1):
        for others in _selections(rest, count - taken):
            yield (first,) * taken + others
