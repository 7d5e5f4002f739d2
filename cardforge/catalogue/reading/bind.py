"""From nodes to models: every value is checked against the type that stands there, and every fault told with its place.

Scalars are resolved by the type that is expected, so `No` in a text is a text (and reported, since other readers see a
boolean), and `"3"` where a number stands is an error and no number.
"""

from __future__ import annotations

import re
import types
import typing
from collections.abc import Callable
from collections.abc import Mapping as AbstractMapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

from pydantic import ValidationError

from cardforge.catalogue.models.base import Model
from cardforge.catalogue.reading import faults
from cardforge.catalogue.reading.nodes import Mapping, Node, Scalar, Sequence, find
from cardforge.catalogue.reading.traps import quoted, readings
from cardforge.catalogue.reading.words import described, rule_broken, shown
from cardforge.diagnostics import Place, Report, did_you_mean, listed, nearest

M = TypeVar("M", bound=Model)


class _Failed(StrEnum):
    """Stands for a value that could not be bound; the reason is in the report."""

    FAILED = "failed"


FAILED = _Failed.FAILED

_INT = re.compile(r"^-?(?:0|[1-9][0-9]*)$")
_TRUTHS = {"yes": "true", "on": "true", "true": "true", "no": "false", "off": "false", "false": "false"}
_WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


@dataclass
class Binder:
    """Binds the nodes of one entry. `subject` names it in messages, `lines` are the files' lines, for lost comments."""

    report: Report
    lines: AbstractMapping[str, list[str]]
    subject: str = ""

    def model(self, node: Node, model: type[M], also: AbstractMapping[str, type] | None = None) -> M | None:
        """The model that a mapping holds, or None. `also` are further keys with their types; they go into `extra`."""
        if not isinstance(node, Mapping):
            self._wrong(node, "", f"a mapping ({listed(_keys(model)[:4], 'and')} …)")
            return None
        known = _keys(model) + tuple(also or ())
        shapes = _shapes(model)
        values: dict[str, Any] = {}
        extra: dict[str, Any] = {}
        sound = True
        meant: set[str | None] = set()
        for key, child in node.items:
            if also and key.value in also:
                extra[key.value] = self.value(child, also[key.value], key.value)
                sound &= extra[key.value] is not FAILED
            elif key.value in shapes:
                values[key.value] = self.value(child, shapes[key.value], key.value)
                sound &= values[key.value] is not FAILED
            else:
                absent = [name for name in known if node.get(name) is None]
                meant.add(nearest(key.value, absent))
                self.report.add(faults.unknown_key(key.place, key.value, known, self.subject))
                sound = False
        for name, info in model.model_fields.items():
            if info.is_required() and name not in values:
                if name in meant:
                    sound = False  # told already, as the misspelt key that it is
                    continue
                self.report.add(faults.missing_key(_head(node), name, self.subject))
                sound = False
        if not sound:
            return None
        if extra:
            values["extra"] = extra
        try:
            return model(**values)
        except ValidationError as error:
            self._invalid(error, node)
            return None

    def value(self, node: Node, shape: Any, key: str) -> Any:
        """The value of a node as the type `shape`; FAILED, with the reason reported, where it is none."""
        return _binder(shape)(self, node, key)

    def text(self, node: Node, key: str) -> Any:
        """A text. One without quotes that YAML readers take for something else is an error."""
        if not isinstance(node, Scalar):
            written = self._as_typed(node)
            hint = f"write {quoted(written)}" if written else "put a text with brackets or braces in quotes"
            return self._wrong(node, key, "a text", hint)
        if node.plain:
            meaning = readings(node.value)
            if meaning is not None:
                if node.value == "":
                    return self._wrong(node, key, "a text", "if the text begins with # it needs quotes")
                self.report.add(faults.yaml_trap(node.place, node.value, meaning, quoted(node.value), self.subject))
                return FAILED
            if self._lost_comment(node):
                return FAILED
        return node.value.rstrip("\n") if node.block else node.value

    def number(self, node: Node, key: str) -> Any:
        """A whole number, written in plain digits."""
        if isinstance(node, Scalar) and node.plain and _INT.match(node.value):
            return int(node.value)
        hint = ""
        if isinstance(node, Scalar) and _INT.match(node.value.strip()):
            hint = f"write {node.value.strip()} without quotes"
        elif isinstance(node, Scalar) and re.match(r"^[-+]?[0-9][0-9_.]*$", node.value):
            hint = "plain digits, without a leading zero, a point or a plus sign"
        elif isinstance(node, Scalar) and node.value.casefold() in _WORDS:
            hint = f"write {_WORDS.index(node.value.casefold())}"
        elif ":" in key.rpartition(".")[2] and isinstance(node, Scalar) and not node.value:
            hint = f"a blank is missing after the colon: write {key.rpartition('.')[2].replace(':', ': ', 1)}"
        return self._wrong(node, key, "a whole number", hint)

    def truth(self, node: Node, key: str) -> Any:
        """`true` or `false`."""
        if isinstance(node, Scalar) and node.plain and node.value in ("true", "false"):
            return node.value == "true"
        hint = ""
        if isinstance(node, Scalar) and (word := _TRUTHS.get(node.value.casefold())):
            hint = f"write {word}, without quotes"
        return self._wrong(node, key, "true or false", hint)

    def _as_typed(self, node: Node) -> str:
        """What stands on the line from a node on; empty for one that begins with a line of its own."""
        lines = self.lines.get(node.place.file, [])
        typed = lines[node.place.line - 1][node.place.column - 1 :].rstrip() if node.place.line <= len(lines) else ""
        return typed if typed[:1] in ("{", "[") else ""

    def _wrong(self, node: Node, key: str, expected: str, hint: str = "") -> _Failed:
        self.report.add(faults.wrong_type(node.place, key, described(node), expected, hint, self.subject))
        return FAILED

    def _lost_comment(self, node: Scalar) -> bool:
        lines = self.lines.get(node.place.file, [])
        if node.place.line > len(lines):
            return False
        rest = lines[node.place.line - 1][node.place.column - 1 + node.place.length :]
        found = re.match(r"^\s+(#\S.*)$", rest)
        if found:
            whole = f"{node.value} {found.group(1)}"
            self.report.add(faults.lost_comment(node.place, found.group(1), quoted(whole), self.subject))
        return found is not None

    def _invalid(self, error: ValidationError, node: Mapping) -> None:
        for found in error.errors():
            path = [str(part) for part in found["loc"]]
            place = find(node, path).place
            key = ".".join(path)
            self.report.add(
                faults.bad_value(
                    place, key, shown(found.get("input")), rule_broken(found["type"], found), "", self.subject
                )
            )


def _head(node: Mapping) -> Place:
    return node.items[0][0].place if node.items else node.place


@cache
def _keys(model: type[Model]) -> tuple[str, ...]:
    return tuple(name for name in model.model_fields if name != "extra")


@cache
def _shapes(model: type[Model]) -> dict[str, Any]:
    hints = typing.get_type_hints(model, include_extras=False)
    return {name: hints[name] for name in _keys(model)}


Bind = Callable[[Binder, Node, str], Any]


@cache
def _binder(shape: Any) -> Bind:
    origin, arguments = get_origin(shape), get_args(shape)
    if origin is Annotated:
        return _binder(arguments[0])
    if origin in (Union, types.UnionType):
        return _union(tuple(part for part in arguments if part is not type(None)))
    if shape is str:
        return Binder.text
    if shape is bool:
        return Binder.truth
    if shape is int:
        return Binder.number
    if origin is Literal:
        return _choice(tuple(str(part) for part in arguments))
    if origin is tuple:
        return _items(_binder(arguments[0]))
    if origin is dict:
        return _entries(arguments[0], arguments[1])
    if isinstance(shape, type) and issubclass(shape, Model):
        return lambda binder, node, key: FAILED if (made := binder.model(node, shape)) is None else made
    raise TypeError(f"no way to read a value of type {shape!r}")


def _union(parts: tuple[Any, ...]) -> Bind:
    if len(parts) == 1:
        return _binder(parts[0])
    scalars = [part for part in parts if not (isinstance(part, type) and issubclass(part, Model))]
    models = [part for part in parts if part not in scalars]

    def bind(binder: Binder, node: Node, key: str) -> Any:
        if isinstance(node, Mapping) and models:
            return _binder(models[0])(binder, node, key)
        if int in scalars and str in scalars:
            numeric = isinstance(node, Scalar) and node.plain and _INT.match(node.value)
            return binder.number(node, key) if numeric else binder.text(node, key)
        return _binder(scalars[0])(binder, node, key)

    return bind


def _choice(words: tuple[str, ...]) -> Bind:
    def bind(binder: Binder, node: Node, key: str) -> Any:
        if isinstance(node, Scalar) and node.value in words:
            return node.value
        if not isinstance(node, Scalar):
            return binder._wrong(node, key, f"one of {listed(words)}")
        hint = did_you_mean(node.value, words)
        binder.report.add(
            faults.bad_value(node.place, key, f"“{node.value}”", f"one of {listed(words)}", hint, binder.subject)
        )
        return FAILED

    return bind


def _items(item: Bind) -> Bind:
    def bind(binder: Binder, node: Node, key: str) -> Any:
        if not isinstance(node, Sequence):
            return binder._wrong(node, key, "a list", "write [a, b], or one entry a line, each after “- ”")
        values = [item(binder, child, key) for child in node.items]
        return FAILED if any(value is FAILED for value in values) else tuple(values)

    return bind


def _entries(key_shape: Any, value_shape: Any) -> Bind:
    literal = get_args(key_shape) if get_origin(key_shape) is Literal else ()
    item = _binder(value_shape)

    def bind(binder: Binder, node: Node, key: str) -> Any:
        if not isinstance(node, Mapping):
            return binder._wrong(node, key, "a mapping", "write {name: value, …}, or one “name: value” a line")
        values: dict[str, Any] = {}
        for found, child in node.items:
            if literal and found.value not in literal:
                binder.report.add(faults.unknown_key(found.place, found.value, tuple(literal), binder.subject))
                values[found.value] = FAILED
                continue
            values[found.value] = item(binder, child, f"{key}.{found.value}")
        return FAILED if any(value is FAILED for value in values.values()) else values

    return bind
