"""A YAML file character for character, with the span of every value in it.

The loader's tree is made for reading: line ends and the byte-order mark are gone from it, and a value's end is not
known. Here every value has its first and last character in the text as it stands, so that a new one can be put exactly
in its place.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

import yaml

from cardforge.catalogue.edit.refusal import EditRefusedError
from cardforge.catalogue.reading.source import MOST_BYTES

BOM = "\ufeff".encode()
LINE_END = re.compile(r"\r\n|\n|\r")
_BLANK_TAIL = re.compile(r"(?:(?:\r\n|\n|\r)[ \t]*)+\Z")


@dataclass(frozen=True, slots=True)
class Value:
    """A scalar: `text` is what it means; `style` is `"`, `'`, `|`, `>`, or empty for one without quotes."""

    start: int
    end: int
    text: str
    style: str

    @property
    def block(self) -> bool:
        """Whether it is written on lines of its own below a `|` or `>`."""
        return self.style in ("|", ">")


@dataclass(frozen=True, slots=True)
class Entries:
    """A mapping. `flow` is true for one in braces."""

    start: int
    end: int
    flow: bool
    items: tuple[tuple[Value, Span], ...]

    def get(self, key: str) -> Span | None:
        """The value of a key, or None."""
        return next((value for found, value in self.items if found.text == key), None)


@dataclass(frozen=True, slots=True)
class Items:
    """A list. `flow` is true for one in brackets."""

    start: int
    end: int
    flow: bool
    items: tuple[Span, ...]


Span = Value | Entries | Items


@dataclass(frozen=True)
class Document:
    """A file of a project: its name, its bytes as they were read, and its text without a byte-order mark."""

    name: str
    data: bytes
    text: str
    root: Span

    @property
    def marked(self) -> bool:
        """Whether it begins with a byte-order mark."""
        return self.data.startswith(BOM)

    @property
    def line_end(self) -> str:
        """What ends its lines: the first line end in it, or \\n."""
        found = LINE_END.search(self.text)
        return found.group() if found else "\n"

    def line(self, position: int) -> int:
        """The line, from 1, on which a character stands."""
        return len(LINE_END.findall(self.text, 0, position)) + 1

    def with_text(self, text: str) -> Document:
        """The same file with another text. Raises EditRefusedError where that is not YAML."""
        data = (BOM if self.marked else b"") + text.encode()
        return Document(self.name, data, text, _spans(self.name, text))


def read_document(root: Path, name: str) -> Document:
    """A project's file, ready to be edited. Raises EditRefusedError where it cannot be read as YAML."""
    path = root / name
    try:
        if path.stat().st_size > MOST_BYTES:
            raise EditRefusedError(f"{name} is too big to be a card file", "`cardforge check` says more")
        data = path.read_bytes()
    except OSError as error:
        raise EditRefusedError(f"{name} cannot be read ({error.strerror or error})") from error
    return document_of(name, data)


def document_of(name: str, data: bytes) -> Document:
    """The document that some bytes hold. Raises EditRefusedError where they are not YAML in UTF-8."""
    try:
        text = data.removeprefix(BOM).decode()
    except UnicodeDecodeError as error:
        raise EditRefusedError(f"{name} is not UTF-8", "`cardforge check` says where") from error
    return Document(name, data, text, _spans(name, text))


class _Mark(Protocol):
    @property
    def index(self) -> int: ...


@dataclass
class _Open:
    event: yaml.CollectionStartEvent
    children: list[Span] = field(default_factory=list)


def _spans(name: str, text: str) -> Span:
    """The tree of spans. The marks of libyaml count characters, so they are positions in the text."""
    stack: list[_Open] = []
    root: Span | None = None
    try:
        for event in yaml.parse(text, Loader=getattr(yaml, "CLoader", yaml.Loader)):
            made: Span
            if isinstance(event, yaml.ScalarEvent):
                made = _value(event, text)
            elif isinstance(event, yaml.CollectionStartEvent):
                stack.append(_Open(event))
                continue
            elif isinstance(event, yaml.CollectionEndEvent):
                made = _group(stack.pop(), event)
            elif isinstance(event, yaml.AliasEvent):
                raise EditRefusedError(f"{name} has anchors and aliases", "write the values out")
            else:
                continue
            if stack:
                stack[-1].children.append(made)
            elif root is None:
                root = made
            else:
                raise EditRefusedError(f"{name} holds more than one document", "`cardforge check` says where")
    except (yaml.YAMLError, UnicodeEncodeError) as error:
        raise EditRefusedError(f"{name} is not YAML", "`cardforge check` says where") from error
    if root is None:
        raise EditRefusedError(f"{name} is empty")
    return root


def _value(event: yaml.ScalarEvent, text: str) -> Value:
    start, end = _at(event.start_mark), _at(event.end_mark)
    style = event.style or ""
    if style in ("|", ">"):
        end = start + len(_BLANK_TAIL.sub("", text[start:end]))
    return Value(start, end, event.value, style)


def _group(opened: _Open, end: yaml.CollectionEndEvent) -> Span:
    start = _at(opened.event.start_mark)
    flow = bool(opened.event.flow_style)
    children = opened.children
    # The end mark of a group without brackets lies at whatever comes next; its own end is that of its last value.
    last = _at(end.end_mark) if flow or not children else max(child.end for child in children)
    if isinstance(opened.event, yaml.SequenceStartEvent):
        return Items(start, last, flow, tuple(children))
    keys = [key if isinstance(key, Value) else Value(key.start, key.end, "", "?") for key in children[::2]]
    return Entries(start, last, flow, tuple(zip(keys, children[1::2], strict=True)))


def _at(mark: _Mark | None) -> int:
    assert mark is not None
    return mark.index
