"""Where in which file each value stands, so that a finding made later can still point at it."""

from __future__ import annotations

import re
from collections.abc import Mapping as AbstractMapping
from dataclasses import dataclass, field

from cardforge.catalogue.reading.nodes import Mapping, Node, Scalar, Sequence
from cardforge.catalogue.reading.source import Source
from cardforge.diagnostics import Place

# One character of a text as it is typed in each style of YAML.
_PLAIN = re.compile(r".")
_SINGLE_QUOTED = re.compile(r"''|[^']")
_DOUBLE_QUOTED = re.compile(r"\\(?:x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8}|.)|[^\\]")


@dataclass(frozen=True)
class Places:
    """Places by what an entry is (`design`, `faction`, `deck` …), its id, and the path of keys into it."""

    roots: AbstractMapping[tuple[str, str], Node] = field(default_factory=dict)
    sources: AbstractMapping[str, Source] = field(default_factory=dict)

    def of(self, what: str, id: str, *path: str | int) -> Place | None:
        """The place of a value, or of the deepest thing on the way to it that exists; None for an unknown entry."""
        node = self.roots.get((what, id))
        if node is None:
            return None
        for part in path:
            child = _child(node, part)
            if child is None:
                break
            node = child
        if isinstance(node, Mapping) and node.items:
            return node.items[0][0].place
        return node.place

    def has(self, what: str, id: str, *path: str | int) -> bool:
        """Whether the value stands there as the file was typed."""
        node = self.roots.get((what, id))
        for part in path:
            node = _child(node, part) if node is not None else None
        return node is not None

    def key(self, what: str, id: str, *path: str | int) -> Place | None:
        """The place of the last key of a path itself."""
        node = self.roots.get((what, id))
        for part in path[:-1]:
            node = _child(node, part) if node is not None else None
        if isinstance(node, Mapping) and (found := node.key(str(path[-1]))):
            return found.place
        return self.of(what, id)

    def words(
        self, what: str, id: str, path: tuple[str | int, ...], line: int, offset: int, length: int
    ) -> Place | None:
        """The place of some characters of a text value: line (from 0) of the text, offset in it (from 0), length.

        Exact for texts on one line and in blocks; for a text folded over several lines, the place of the whole text.
        """
        node = self.roots.get((what, id))
        for part in path:
            node = _child(node, part) if node is not None else None
        if not isinstance(node, Scalar):
            return self.of(what, id, *path)
        lines = node.value.splitlines() or [""]
        wanted = lines[line] if line < len(lines) else ""
        source = self.sources.get(node.place.file)
        if source is None:
            return node.place
        if not node.block:
            start = sum(len(one) + 1 for one in lines[:line]) + offset
            return _within(node, source.lines[node.place.line - 1], start, length)
        row = node.place.line + 1 + line
        at = source.lines[row - 1].find(wanted) if wanted and row <= len(source.lines) else -1
        return Place(node.place.file, row, at + 1 + offset, max(1, length)) if at >= 0 else node.place

    def line(self, file: str, line: int) -> str | None:
        """A line (from 1) of a project file that was read, or None."""
        source = self.sources.get(file)
        if source is None or not 1 <= line <= len(source.lines):
            return None
        return source.lines[line - 1]


def _within(node: Scalar, line: str, start: int, length: int) -> Place:
    """The place of characters of a text that stands on one line; that of the whole text where it does not."""
    first = node.place.column - 1
    typed = line[first : first + node.place.length]
    quote = "" if node.plain else typed[:1]
    pattern = {'"': _DOUBLE_QUOTED, "'": _SINGLE_QUOTED}.get(quote, _PLAIN)
    ends = [match.end() for match in pattern.finditer(typed, len(quote), len(typed) - len(quote))]
    starts = [len(quote), *ends]
    if len(ends) != len(node.value) or start > len(ends):
        return node.place
    end = starts[min(start + length, len(ends))]
    return Place(node.place.file, node.place.line, first + starts[start] + 1, max(1, end - starts[start]))


def _child(node: Node, part: str | int) -> Node | None:
    if isinstance(node, Mapping):
        return node.get(str(part))
    if isinstance(node, Sequence) and str(part).isdigit() and int(part) < len(node.items):
        return node.items[int(part)]
    return None
