"""Facts by their paths, and where two sets of facts differ."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any


def flat(facts: Any) -> dict[str, Any]:
    """The facts by path: `sides.0.hand` and so on, down to numbers, texts and lists of those."""
    return dict(_leaves(facts, ""))


def _leaves(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    if isinstance(value, Mapping) and value:
        for key, item in value.items():
            yield from _leaves(item, f"{path}.{key}" if path else str(key))
    elif isinstance(value, list | tuple) and any(isinstance(item, Mapping) or _holds_mapping(item) for item in value):
        for index, item in enumerate(value):
            yield from _leaves(item, f"{path}.{index}")
    else:
        yield path, _lists(value)


def _holds_mapping(value: Any) -> bool:
    if isinstance(value, Mapping):
        return True
    return isinstance(value, list | tuple) and any(_holds_mapping(item) for item in value)


def _lists(value: Any) -> Any:
    return [_lists(item) for item in value] if isinstance(value, tuple | list) else value


def changes(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """What turns the old flat facts into the new ones; None for a fact that is no more."""
    changed = {path: value for path, value in new.items() if path not in old or old[path] != value}
    return changed | {path: None for path in old if path not in new}


def changed_by(old: Mapping[str, Any], changed: Mapping[str, Any]) -> dict[str, Any]:
    """The flat facts after changes."""
    new = dict(old)
    for path, value in changed.items():
        if value is None:
            new.pop(path, None)
        else:
            new[path] = value
    return new


def differences(old: Mapping[str, Any], new: Mapping[str, Any], named: Callable[[str], str] = str) -> Iterator[str]:
    """Where two sets of flat facts differ, as `FACT was X and is Y`; `named` puts a path into words."""
    for path in sorted(old.keys() | new.keys()):
        was, now = old.get(path), new.get(path)
        if was != now:
            yield f"{named(path)} was {_shown(was)} and is {_shown(now)}"


def _shown(value: Any) -> str:
    return "nothing" if value is None or value == [] else str(value)
