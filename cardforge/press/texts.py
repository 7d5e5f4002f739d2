"""Which words of a face a line of the layout prints: names of fields (`type_line.kind`) looked up in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from cardforge.press.face import Face
from cardforge.press.layout import Line
from cardforge.press.measure import Piece


def line_texts(face: Face, line: Line) -> list[list[Piece]]:
    """The pieces of the line; of several lines where it asks for `each`. Without any words an empty list."""
    values = [[text for text in found(face, name) if text] for name in line.text]
    if line.each:
        return [[Piece(text, line.role)] for texts in values for text in texts]
    parts = ([line.label] if line.label else []) + [text for texts in values for text in texts]
    pieces: list[Piece] = []
    for index, part in enumerate(parts):
        role = line.role if index == 0 else line.rest or line.role
        separator = line.separator if index else ""
        pieces.append(Piece(separator + part, role))
    return [pieces] if pieces else []


def found(face: Face, name: str) -> list[str]:
    """The texts that a dotted name stands for; `*` stands for each of several. What is not there gives none."""
    return [_text(value) for value in _values(face, name.split(".")) if value is not None]


def _values(value: Any, path: list[str]) -> Iterator[Any]:
    if not path:
        yield value
        return
    head, rest = path[0], path[1:]
    if value is None:
        return
    if head == "*":
        for item in value:
            yield from _values(item, rest)
    elif head.isdigit() and isinstance(value, (tuple, list)):
        if int(head) < len(value):
            yield from _values(value[int(head)], rest)
    elif isinstance(value, Mapping):
        yield from _values(value.get(head), rest)
    elif not head.startswith("_"):
        yield from _values(getattr(value, head, None), rest)


def _text(value: object) -> str:
    name = getattr(value, "name", None)
    return str(name if isinstance(name, str) else value)
