"""Where in which file each value stands, so that a finding made later can still point at it."""

from __future__ import annotations

from collections.abc import Mapping as AbstractMapping
from dataclasses import dataclass, field

from cardforge.catalogue.reading.nodes import Mapping, Node, Scalar, Sequence
from cardforge.catalogue.reading.source import Source
from cardforge.diagnostics import Place


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

        Exact for one-line and block texts; for a text folded over several lines, the place of the text as a whole.
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
        row = node.place.line + (1 + line if node.block else line)
        if row > len(source.lines):
            return node.place
        start = 0 if node.block or line else node.place.column - 1
        at = source.lines[row - 1].find(wanted, start) if wanted else -1
        return Place(node.place.file, row, at + 1 + offset, max(1, length)) if at >= 0 else node.place

    def line(self, file: str, line: int) -> str | None:
        """A line (from 1) of a project file that was read, or None."""
        source = self.sources.get(file)
        if source is None or not 1 <= line <= len(source.lines):
            return None
        return source.lines[line - 1]


def _child(node: Node, part: str | int) -> Node | None:
    if isinstance(node, Mapping):
        return node.get(str(part))
    if isinstance(node, Sequence) and str(part).isdigit() and int(part) < len(node.items):
        return node.items[int(part)]
    return None
