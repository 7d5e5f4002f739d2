"""The small wrongnesses of a tree: what else each part could be, by the type of its field alone.

Nothing here knows a game. What a model refuses to hold is no wrongness: nobody could print it.
"""

from __future__ import annotations

import types
from collections.abc import Collection, Hashable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from enum import Enum, StrEnum
from functools import cache
from itertools import pairwise
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from cardforge.game.trials import UNCHANGED, Tree

Nouns = Mapping[Any, Collection[str]]
"""The nouns that a text of a type may be, for the types that have a closed set of them."""


class Operator(StrEnum):
    """How a part of a tree is changed."""

    NUMBER = "number ±1"
    MEMBER = "another member of an enumeration"
    KIND = "another kind with the same parts"
    NOUN = "another noun"
    REMOVED = "an optional part removed"
    OPTIONAL = "may for must"
    FLAG = "a flag turned"
    DROPPED = "one of a sequence dropped"
    SWAPPED = "two neighbours of a sequence swapped"


@dataclass(frozen=True, slots=True)
class Changed:
    """A tree with one part changed: how, where (the fields and indexes that lead there), and the whole tree."""

    operator: Operator
    path: tuple[str | int, ...]
    tree: Tree

    def inside(self, step: str | int, tree: Tree) -> Changed:
        """The same change, seen from one level further out."""
        return Changed(self.operator, (step, *self.path), tree)


def changes(tree: Tree, declared: Any, nouns: Nouns) -> Iterator[Changed]:
    """Every tree with one part of this one changed. `declared` is the type of the place where the tree stands."""
    origin = get_origin(declared)
    if origin is Annotated:
        yield from _annotated(tree, declared, nouns)
    elif origin in (Union, types.UnionType):
        yield from _union(tree, get_args(declared), nouns)
    elif isinstance(tree, bool):
        yield Changed(Operator.FLAG, (), not tree)
    elif isinstance(tree, Enum):
        yield from (Changed(Operator.MEMBER, (), other) for other in type(tree) if other is not tree)
    elif isinstance(tree, int):
        yield from (Changed(Operator.NUMBER, (), tree + by) for by in (-1, 1))
    elif isinstance(tree, str):
        yield from (Changed(Operator.NOUN, (), other) for other in nouns.get(declared, ()) if other != tree)
    elif isinstance(tree, tuple):
        yield from _sequence(tree, get_args(declared), nouns)
    elif is_dataclass(tree) and not isinstance(tree, type):
        yield from _model(tree, nouns)


def unchanged_fields(declared: Any, seen: frozenset[type] = frozenset()) -> Iterator[tuple[str, str]]:
    """The fields that are never changed in any tree of a type, as `Model.field`, each with its reason."""
    models = [model for model in _models_in(declared) if model not in seen]
    for model in models:
        seen |= {model}
        for field in fields(model):
            if UNCHANGED in field.metadata:
                yield f"{model.__name__}.{field.name}", str(field.metadata[UNCHANGED])
        for hint in _hints(model).values():
            found = list(unchanged_fields(hint, seen))
            seen |= set(_all_models(hint, seen))
            yield from found


def _all_models(declared: Any, seen: frozenset[type]) -> Iterator[type]:
    for model in _models_in(declared):
        if model not in seen:
            yield model
            for hint in _hints(model).values():
                yield from _all_models(hint, seen | {model})


def _models_in(declared: Any) -> Iterator[type]:
    if isinstance(declared, type) and is_dataclass(declared):
        yield declared
    for inner in get_args(declared):
        yield from _models_in(inner)


def _annotated(number: Tree, declared: Any, nouns: Nouns) -> Iterator[Changed]:
    plain, *notes = get_args(declared)
    for changed in changes(number, plain, nouns):
        if changed.path or not isinstance(changed.tree, int) or all(_within(changed.tree, note) for note in notes):
            yield changed


def _within(number: int, bounds: Any) -> bool:
    """Whether a number keeps to bounds, if they are any: `least`, `most`, and `nonzero` where zero is left out."""
    least, most = getattr(bounds, "least", number), getattr(bounds, "most", number)
    return bool(least <= number <= most) and not (getattr(bounds, "nonzero", False) and number == 0)


def _union(tree: Tree, arms: tuple[Any, ...], nouns: Nouns) -> Iterator[Changed]:
    if tree is None:
        yield from (Changed(Operator.OPTIONAL, (), made) for arm in arms if (made := _least(arm)) is not None)
        return
    if type(None) in arms:
        yield Changed(Operator.REMOVED, (), None)
    for arm in arms:
        if _holds(arm, tree):
            yield from changes(tree, arm, nouns)
            break
    for arm in arms:
        if not _holds(arm, tree):
            yield from (Changed(Operator.KIND, (), other) for other in _others(tree, arm))


def _least(arm: Any) -> Tree:
    """The least that an optional part of numbers can be: “you may”, for nothing. None for parts of any other kind."""
    if not (isinstance(arm, type) and is_dataclass(arm)) or not fields(arm):
        return None
    numbers = {}
    for name, hint in _hints(arm).items():
        bounds = next((note for note in getattr(hint, "__metadata__", ()) if hasattr(note, "least")), None)
        if bounds is None or get_args(hint)[0] is not int:
            return None
        numbers[name] = bounds.least
    return arm(**numbers)


def _others(tree: Tree, arm: Any) -> Iterator[Tree]:
    """What another kind of part can be without being told more than this one says."""
    if isinstance(arm, type) and issubclass(arm, Enum):
        yield from arm
    elif isinstance(arm, type) and is_dataclass(arm):
        hints, own = _hints(arm), _hints(type(tree)) if is_dataclass(tree) else {}
        if all(own.get(name) == hint for name, hint in hints.items()):
            try:
                yield arm(**{name: getattr(tree, name) for name in hints})
            except ValueError:
                return


def _holds(arm: Any, tree: Tree) -> bool:
    """Whether a value is of one of the types of a union."""
    if get_origin(arm) is Annotated:
        return _holds(get_args(arm)[0], tree)
    if get_origin(arm) is tuple:
        return isinstance(tree, tuple)
    if not isinstance(arm, type):
        return isinstance(tree, getattr(arm, "__supertype__", ()))
    return type(tree) is arm


def _sequence(tree: tuple[Tree, ...], items: tuple[Any, ...], nouns: Nouns) -> Iterator[Changed]:
    endless = items[-1:] == (Ellipsis,)
    if endless:
        for index in range(len(tree)):
            yield Changed(Operator.DROPPED, (index,), tree[:index] + tree[index + 1 :])
        for index, (one, other) in enumerate(pairwise(tree)):
            if one != other:
                yield Changed(Operator.SWAPPED, (index,), (*tree[:index], other, one, *tree[index + 2 :]))
    for index, item in enumerate(tree):
        for changed in changes(item, items[0] if endless else items[index], nouns):
            yield changed.inside(index, (*tree[:index], changed.tree, *tree[index + 1 :]))


def _model(tree: Tree, nouns: Nouns) -> Iterator[Changed]:
    hints = _hints(type(tree))
    for field in fields(tree):
        if UNCHANGED in field.metadata:
            continue
        for changed in changes(getattr(tree, field.name), hints[field.name], nouns):
            try:
                yield changed.inside(field.name, replace(tree, **{field.name: changed.tree}))
            except ValueError:
                continue


def _hints(model: Any) -> dict[str, Any]:
    return _hints_of(model)


@cache
def _hints_of(model: Hashable) -> dict[str, Any]:
    return get_type_hints(model, include_extras=True)
