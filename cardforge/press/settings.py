"""A YAML file of the press as a model: each fault is told at its place, in the words that card files get."""

from __future__ import annotations

import re
import types
from collections.abc import Mapping as AbstractMapping
from collections.abc import Sequence as AbstractSequence
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import Annotated, Any, Generic, Literal, TypeVar, Union, get_args, get_origin

from pydantic import BaseModel, ValidationError

from cardforge.catalogue.reading import faults
from cardforge.catalogue.reading.nodes import Mapping, Node, Scalar, Sequence, find, parse
from cardforge.catalogue.reading.source import read_source
from cardforge.catalogue.reading.traps import quoted
from cardforge.catalogue.reading.words import described, rule_broken, shown
from cardforge.diagnostics import Diagnostic, Place, Report, did_you_mean, listed, nearest

MOST_BYTES = 1_000_000

M = TypeVar("M", bound=BaseModel)


@dataclass(frozen=True)
class Settings(Generic[M]):
    """What a file says, or None with what is wrong with it."""

    file: str
    said: M | None
    found: list[Diagnostic] = field(default_factory=list)
    tree: Node | None = None

    def place(self, *path: str | int) -> Place:
        """Where a value stands, or what is nearest to it on the way there."""
        return find(self.tree, path).place if self.tree is not None else Place(self.file)

    def key(self, *path: str | int) -> Place:
        """Where the key of a value stands."""
        return _key_of(self.tree, path) or Place(self.file)


def read_settings(root: Path, name: str, model: type[M], expected: str) -> Settings[M]:
    """The file `name` of a project as a model; it should hold what `expected` says."""
    report = Report()
    source = read_source(root, name, report, most=MOST_BYTES)
    tree = parse(source, report, expected, reuse=True) if source is not None else None
    if tree is None or len(report):
        return Settings(name, None, list(report), tree)
    tree = _merged(tree, {})
    if not isinstance(tree, Mapping):
        report.add(faults.wrong_type(tree.place, "", described(tree), f"a mapping: {expected}"))
        return Settings(name, None, list(report), tree)
    try:
        return Settings(name, model.model_validate(_plain(tree, {})), [], tree)
    except ValidationError as error:
        errors = _at_their_nodes(error.errors(include_url=False), tree)
        meant = _meant(errors, model)
        for one in errors:
            if one["type"] == "missing" and tuple(one["loc"]) in meant:
                continue  # told already, as the misspelt key that it is
            report.add(_told(one, model, tree))
        return Settings(name, None, list(report), tree)


def _merged(node: Node, done: dict[int, Node]) -> Node:
    """The tree with `<<: *part` replaced by the entries of that part, which those that stand beside it go before."""
    if id(node) in done or isinstance(node, Scalar):
        return done.get(id(node), node)
    made: Node
    if isinstance(node, Sequence):
        made = Sequence(tuple(_merged(item, done) for item in node.items), node.place)
    else:
        own = {key.value: (key, _merged(value, done)) for key, value in node.items}
        _, inherited = own.pop("<<", (None, None))
        parts = inherited.items if isinstance(inherited, Sequence) else (inherited,)
        for part in parts:
            if isinstance(part, Mapping):
                own = {key.value: (key, value) for key, value in part.items} | own
        made = Mapping(tuple(own.values()), node.place)
    done[id(node)] = made
    return made


def _plain(node: Node, done: dict[int, Any]) -> Any:
    """Plain data; a part that is used twice is made once."""
    if isinstance(node, Scalar):
        return _value(node)
    if id(node) not in done:
        if isinstance(node, Sequence):
            done[id(node)] = [_plain(item, done) for item in node.items]  # a tuple may be hashed, and all that is in it
        else:
            done[id(node)] = {key.value: _plain(value, done) for key, value in node.items}
    return done[id(node)]


def _value(node: Scalar) -> Any:
    """What a scalar means: without quotes a number, true, false or nothing, where it looks like one; else a text."""
    if not node.plain:
        return node.value
    if node.value in _WORDS:
        return _WORDS[node.value]
    if _NUMBER.fullmatch(node.value):
        return float(node.value) if "." in node.value else int(node.value)
    return node.value


_WORDS = {"": None, "~": None, "null": None, "true": True, "false": False}
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]{0,15})(?:\.[0-9]{1,15})?")


def _at_their_nodes(errors: AbstractSequence[Any], tree: Mapping) -> list[Any]:
    """The errors with what a path has besides keys taken away: which of several types was tried."""
    found: dict[tuple[Any, ...], Any] = {}
    for one in errors:
        *parent, last = one["loc"]
        kept: list[str | int] = []
        for part in parent:
            if _has(find(tree, kept), part):
                kept.append(part)
        if one["type"] in ("missing", "extra_forbidden") or _has(find(tree, kept), last):
            kept.append(last)
        found.setdefault(tuple(kept), {**one, "loc": tuple(kept)})
    deeper = {path[:length] for path in found for length in range(len(path))}
    return [one for path, one in found.items() if path not in deeper]


def _has(node: Node, part: str | int) -> bool:
    return find(node, [part]) is not node


def _meant(errors: AbstractSequence[Any], model: type[BaseModel]) -> set[tuple[str | int, ...]]:
    """Keys that are missing because they are misspelt."""
    found = set()
    absent = [tuple(one["loc"]) for one in errors if one["type"] == "missing"]
    for one in errors:
        if one["type"] == "extra_forbidden":
            *parent, key = one["loc"]
            beside = [loc[-1] for loc in absent if list(loc[:-1]) == parent]
            found.add((*parent, nearest(str(key), map(str, beside)) or ""))
    return found


def _told(error: Any, model: type[BaseModel], tree: Mapping) -> Diagnostic:
    path = tuple(error["loc"])
    parent, key = path[:-1], ".".join(map(str, path))
    node, kind = find(tree, path), error["type"]
    within = ".".join(map(str, parent))
    if kind == "extra_forbidden":
        known = tuple(_entries(_shape(model, parent)))
        return faults.unknown_key(_key_of(tree, path) or node.place, str(path[-1]), known, within)
    if kind == "missing":
        return faults.missing_key(_key_of(tree, parent) or tree.place, str(path[-1]), within)
    value = node.value if isinstance(node, Scalar) else described(node)  # what stands there, never all that is in it
    choices = _choices(_shape(model, path))
    if choices:
        return faults.bad_value(
            node.place, key, f"“{value}”", f"one of {listed(choices)}", did_you_mean(value, choices)
        )
    if expected := _TYPES.get(kind.partition("_")[0] if kind.endswith(("_type", "_parsing")) else kind):
        return faults.wrong_type(node.place, key, described(node), expected, _hint(expected, node))
    return faults.bad_value(node.place, key, shown(value), rule_broken(kind, error))


_TYPES = {
    "float": "a number",
    "int": "a whole number",
    "int_from_float": "a whole number",
    "bool": "true or false",
    "string": "a text",
    "model": "a mapping",
    "mapping": "a mapping",
    "dict": "a mapping",
    "tuple": "a list",
    "list": "a list",
}


def _hint(expected: str, node: Node) -> str:
    if expected == "a number" and isinstance(node, Scalar) and node.value.replace(",", "", 1).isdigit():
        return f"write {node.value.replace(',', '.')}"
    if expected == "a text" and isinstance(node, Scalar) and node.value:
        return f"write {quoted(node.value)}"
    return "write [a, b], or one entry a line, each after “- ”" if expected == "a list" else ""


def _key_of(tree: Node | None, path: AbstractSequence[str | int]) -> Place | None:
    if tree is None or not path:
        return None
    parent = find(tree, path[:-1])
    key = parent.key(str(path[-1])) if isinstance(parent, Mapping) else None
    return key.place if key is not None else find(tree, path).place


def _shape(shape: Any, path: AbstractSequence[str | int]) -> Any:
    """The type that stands at a path of a model."""
    for part in path:
        shape = _bare(shape)
        if isinstance(shape, type) and issubclass(shape, BaseModel):
            shape = _entries(shape).get(str(part))
        elif get_origin(shape) in (dict, AbstractMapping):
            shape = get_args(shape)[1]
        else:
            shape = (get_args(shape) or (None,))[0]
    return _bare(shape)


def _entries(shape: type[BaseModel]) -> dict[str, Any]:
    """The keys that a model has in a file, with their types."""
    return {entry.alias or name: entry.annotation for name, entry in shape.model_fields.items()}


def _bare(shape: Any) -> Any:
    while get_origin(shape) is Annotated or get_origin(shape) in (Union, types.UnionType):
        parts = [part for part in get_args(shape) if part is not type(None)]
        models = [part for part in parts if isinstance(part, type) and issubclass(part, BaseModel)]
        shape = models[0] if models and get_origin(shape) is not Annotated else parts[0]
    return shape


def _choices(shape: Any) -> tuple[str, ...]:
    if get_origin(shape) is Literal:
        return tuple(map(str, get_args(shape)))
    if isinstance(shape, type) and issubclass(shape, Enum):
        return tuple(str(one.value) for one in shape)
    return ()
