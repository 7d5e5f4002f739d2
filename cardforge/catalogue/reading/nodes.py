"""From YAML text to a tree of nodes with places. Scalars stay as they were typed; the binder resolves them.

libyaml's events are read (twenty times faster than a round-trip loader). Anchors, aliases, tags and second documents
are refused, and depth is limited: a card file needs none of them. A layout may name a part and use it again.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

import yaml

from cardforge.catalogue.reading import faults
from cardforge.catalogue.reading.source import Source
from cardforge.catalogue.reading.syntax import explained, unreadable_character
from cardforge.diagnostics import Place, Report, did_you_mean

MOST_LEVELS = 24
MOST_REUSES = 200
"""Of named parts, in a file that may have them."""
MOST_FINDINGS = 20
"""Of one file: a picture saved as a card file has thousands of forbidden characters."""

_FORBIDDEN = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ufffe\uffff]")


@dataclass(frozen=True, slots=True)
class Scalar:
    """A single value as typed. `plain` is true for one without quotes and not in a block."""

    value: str
    place: Place
    plain: bool
    block: bool = False


@dataclass(frozen=True, slots=True)
class Sequence:
    """A list of nodes."""

    items: tuple[Node, ...]
    place: Place


@dataclass(frozen=True, slots=True)
class Mapping:
    """Keys with their values, in the order of the file; a repeated key is reported and only its first value kept."""

    items: tuple[tuple[Scalar, Node], ...]
    place: Place

    def get(self, key: str) -> Node | None:
        """The value of a key, or None."""
        return next((value for found, value in self.items if found.value == key), None)

    def key(self, key: str) -> Scalar | None:
        """The key itself, for its place."""
        return next((found for found, _ in self.items if found.value == key), None)


Node = Scalar | Sequence | Mapping


def parse(source: Source, report: Report, expected: str, reuse: bool = False) -> Node | None:
    """The tree of a file, which should hold what `expected` says; None, with the reason reported, where it has none.

    With `reuse`, `*name` stands for the part that was called `&name` further up, which is then in the tree twice.
    """
    builder = _Builder(source, report, reuse)
    if _forbidden_characters(source, report):
        return None
    try:
        for event in yaml.parse(source.text, Loader=getattr(yaml, "CLoader", yaml.Loader)):
            if not builder.take(event):
                return None
    except yaml.MarkedYAMLError as error:
        report.add(explained(source, error, builder.last))
        return None
    except yaml.YAMLError as error:
        report.add(unreadable_character(source, error))
        return None
    except (UnicodeEncodeError, ValueError) as error:
        report.add(faults.yaml_syntax(Place(source.name), str(error), ""))
        return None
    if builder.root is None or (isinstance(builder.root, Scalar) and builder.root.plain and not builder.root.value):
        report.add(faults.file_empty(Place(source.name), expected))
        return None
    return builder.root


@dataclass
class _Open:
    place: Place
    mapping: bool
    anchor: str | None = None
    items: list[Node] = field(default_factory=list)


class _Builder:
    """Takes parser events one at a time and builds the tree without recursion."""

    def __init__(self, source: Source, report: Report, reuse: bool) -> None:
        self.source, self.report, self.reuse = source, report, reuse
        self.named: dict[str, Node] = {}
        self.reused = 0
        self.lines = source.lines
        self.open: list[_Open] = []
        self.root: Node | None = None
        self.documents = 0
        self.last: yaml.Event | None = None

    def take(self, event: yaml.Event) -> bool:
        """Take one event; False when the file must not be read further."""
        self.last = event
        if isinstance(event, yaml.ScalarEvent):
            return self._plain_words(event) and self._add(self._scalar(event), event.anchor)
        if isinstance(event, yaml.MappingStartEvent | yaml.SequenceStartEvent):
            if not self._plain_words(event):
                return False
            if len(self.open) >= MOST_LEVELS:
                self.report.add(faults.yaml_too_deep(self._place(event), MOST_LEVELS))
                return False
            self.open.append(_Open(self._place(event), isinstance(event, yaml.MappingStartEvent), event.anchor))
            return True
        if isinstance(event, yaml.MappingEndEvent | yaml.SequenceEndEvent):
            return self._close()
        if isinstance(event, yaml.AliasEvent):
            return self._again(event)
        if isinstance(event, yaml.DocumentStartEvent):
            self.documents += 1
            if self.documents > 1:
                self.report.add(faults.yaml_documents(self._place(event)))
                return False
        return True

    def _plain_words(self, event: yaml.NodeEvent) -> bool:
        if event.anchor is not None and not self.reuse:
            self.report.add(faults.yaml_alias(self._place(event, len(event.anchor) + 1), f"&{event.anchor}"))
            return False
        tag = getattr(event, "tag", None)
        if tag is not None:
            self.report.add(faults.yaml_tag(self._place(event, len(tag)), tag))
            return False
        return True

    def _again(self, event: yaml.AliasEvent) -> bool:
        anchor = event.anchor or ""
        place = self._place(event, len(anchor) + 1)
        if not self.reuse:
            self.report.add(faults.yaml_alias(place, f"*{anchor}"))
            return False
        self.reused += 1
        if anchor not in self.named or self.reused > MOST_REUSES:
            why = (
                f"{MOST_REUSES} parts are used again already"
                if anchor in self.named
                else "nothing above is called that"
            )
            hint = did_you_mean(anchor, self.named, "write the part out")
            self.report.add(faults.yaml_syntax(place, f"“*{anchor}” stands for nothing: {why}", hint))
            return False
        return self._add(self.named[anchor])

    def _scalar(self, event: yaml.ScalarEvent) -> Scalar:
        start, end = event.start_mark, event.end_mark
        assert start is not None
        assert end is not None
        length = end.column - start.column if end.line == start.line else 1
        style = event.style or ""
        block = style in ("|", ">")
        return Scalar(event.value, self._place(event, max(1, length)), not block and style not in ("'", '"'), block)

    def _close(self) -> bool:
        done = self.open.pop()
        if not done.mapping:
            return self._add(Sequence(tuple(done.items), done.place), done.anchor)
        pairs: list[tuple[Scalar, Node]] = []
        seen: dict[str, int] = {}
        repeated = 0
        for key, value in zip(done.items[::2], done.items[1::2], strict=True):
            if not isinstance(key, Scalar):
                self.report.add(faults.wrong_type(key.place, "", "a key that is no single word", "a word"))
            elif key.value in seen:
                # Two entries run into one repeat all their keys: that is one mistake, at the first of them.
                repeated += 1
                if repeated == 1:
                    self.report.add(faults.duplicate_key(key.place, key.value, seen[key.value]))
            else:
                seen[key.value] = key.place.line
                pairs.append((key, value))
        return self._add(Mapping(tuple(pairs), done.place), done.anchor)

    def _add(self, node: Node, anchor: str | None = None) -> bool:
        if anchor is not None:
            self.named[anchor] = node
        if self.open:
            self.open[-1].items.append(node)
        else:
            self.root = node
        return True

    def _place(self, event: yaml.Event, length: int = 1) -> Place:
        mark = event.start_mark
        assert mark is not None
        return Place(self.source.name, mark.line + 1, mark.column + 1, length)


def find(node: Node, path: Iterable[str | int]) -> Node:
    """The node that a path of keys and numbers leads to, or the last one on the way that is there."""
    for part in path:
        if isinstance(node, Mapping) and (child := node.get(str(part))) is not None:
            node = child
        elif isinstance(node, Sequence) and str(part).isdigit() and int(part) < len(node.items):
            node = node.items[int(part)]
    return node


def _forbidden_characters(source: Source, report: Report) -> bool:
    """Report characters that YAML forbids or takes for line ends, which would shift every place after them."""
    found = False
    for match in _FORBIDDEN.finditer(source.text):
        before = source.text[: match.start()]
        place = Place(source.name, before.count("\n") + 1, match.start() - before.rfind("\n"))
        report.add(faults.control_character(place, ord(match.group())))
        found = True
        if len(report) > MOST_FINDINGS:
            break
    return found
