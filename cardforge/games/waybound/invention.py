"""Abilities made at random from the types of the tree, for tests of the grammar and for cards that nobody thought of.

Nothing here knows a model by name: whatever a field may hold by its type is drawn, and what a model refuses is drawn
again. So a new kind of node is invented as soon as it exists.
"""

import types
from dataclasses import fields, is_dataclass
from enum import Enum
from random import Random
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from cardforge.games.waybound.tree import (
    BODIES,
    Ability,
    AbilityName,
    AbilityRef,
    Bounds,
    FormName,
    KeywordId,
    RouteId,
    StatisticId,
)
from cardforge.language import Vocabulary

_NAMES = ("Amber Oath", "Count the Stars", "Third Lantern", "Hush")
_FORMS = ("Warden", "Runner", "Watcher")
_SMALL = 4
"""Most numbers on cards are no larger; a draw above it is one in ten."""


class _NothingToDrawError(Exception):
    """The vocabulary has no noun of the sort that is wanted."""


def random_ability(rng: Random, vocabulary: Vocabulary, bodies: tuple[type, ...] = BODIES) -> Ability:
    """An ability drawn at random, whose body is of one of these classes.

    It uses the nouns of the vocabulary. Raises ValueError if no such ability can be made with it.
    """
    drawing = _Drawing(rng, vocabulary)
    name = rng.choice([None, *_NAMES])
    body = rng.choice(bodies)
    for _ in range(10_000):
        try:
            return Ability(AbilityName(name) if name else None, drawing.value(body))
        except (ValueError, _NothingToDrawError):
            continue
    raise ValueError(f"the vocabulary has no words for {body.__name__}")


class _Drawing:
    """Values drawn for types."""

    def __init__(self, rng: Random, vocabulary: Vocabulary) -> None:
        self._rng = rng
        ids = {sort: [noun.id for noun in nouns] for sort, nouns in vocabulary.sorts}
        self._ids: dict[object, list[str]] = {
            AbilityRef: ids.get("ability", []),
            KeywordId: ids.get("keyword", []),
            RouteId: ids.get("route", []) + ids.get("realm", []),
            StatisticId: ids.get("statistic", []),
            FormName: list(_FORMS),
        }
        self._hints: dict[type, dict[str, Any]] = {}

    def value(self, wanted: Any) -> Any:
        """A value of a type as a field of the tree names it."""
        if wanted in self._ids:
            return self._one_of(self._ids[wanted])
        if wanted is bool:
            return self._rng.random() < 0.5
        if wanted is type(None):
            return None
        origin = get_origin(wanted)
        if origin is Annotated:
            return self._number(next(note for note in get_args(wanted) if isinstance(note, Bounds)))
        if origin in (Union, types.UnionType):
            return self.value(self._one_of(get_args(wanted)))
        if origin is tuple:
            return self._tuple(get_args(wanted))
        if isinstance(wanted, type) and issubclass(wanted, Enum):
            return self._one_of(list(wanted))
        if is_dataclass(wanted) and isinstance(wanted, type):
            hints = self._hints_of(wanted)
            return wanted(**{field.name: self.value(hints[field.name]) for field in fields(wanted)})
        raise TypeError(f"nothing can be drawn for {wanted!r}")

    def _one_of(self, choices: Any) -> Any:
        if not choices:
            raise _NothingToDrawError
        return self._rng.choice(choices)

    def _number(self, bounds: Bounds) -> int:
        rng = self._rng
        least, most = bounds.least, bounds.most
        if rng.random() < 0.9:
            least, most = max(least, -_SMALL), max(min(most, _SMALL), bounds.least)
        number = rng.randint(least, most)
        return 1 if bounds.nonzero and number == 0 else number

    def _tuple(self, items: tuple[Any, ...]) -> tuple[Any, ...]:
        if items[-1:] == (Ellipsis,):
            length = self._rng.choice((1, 1, 2, 2, 3))
            return tuple(self.value(items[0]) for _ in range(length))
        return tuple(self.value(item) for item in items)

    def _hints_of(self, model: type) -> dict[str, Any]:
        if model not in self._hints:
            self._hints[model] = get_type_hints(model, include_extras=True)
        return self._hints[model]
