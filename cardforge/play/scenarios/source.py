"""YAML with the line of every value, and scenario fences out of Markdown."""

from __future__ import annotations

import re
from collections.abc import Hashable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from cardforge.game.scenario_words import Path as Keys

LONGEST = 2_000_000
"""Bytes of a scenario file that are read; more is no scenario file."""

DEEPEST = 40
"""Levels of nesting that are read."""

MOST = 500_000
"""Values of one file that are read, those behind aliases counted each time."""

MERGE = "tag:yaml.org,2002:merge"
"""The tag of the key `<<`, which takes over the entries of another mapping."""

Entry = tuple[yaml.Node, yaml.Node]

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_FENCE = re.compile(r"^( {0,3})(`{3,}|~{3,})\s*scenario\s*$")


class SourceError(Exception):
    """A text that cannot be read: the line (from 1) and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(reason)
        self.line = line
        self.reason = reason


@dataclass
class Tree:
    """A value with the lines of its parts: the line of a mapping's entry is that of its key."""

    value: Any
    lines: dict[Keys, int] = field(default_factory=dict)

    def line(self, path: Keys) -> int:
        """The line of the value at a path, or of the deepest thing on the way that is there."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 1)


def documents(path: Path) -> list[Tree]:
    """The YAML texts of a file: the file itself, or its scenario fences if it is Markdown. Raises SourceError."""
    try:
        if path.stat().st_size > LONGEST:
            raise SourceError(1, f"the file is larger than {LONGEST:,} bytes")
        text = path.read_text("utf-8-sig")
    except UnicodeDecodeError as error:
        raise SourceError(1, "the file is not in UTF-8") from error
    except OSError as error:
        raise SourceError(1, error.strerror or "the file cannot be read") from error
    if path.suffix.lower() == ".md":
        return [parse(fence, first) for first, fence in fences(text)]
    return [parse(text, 1)]


def fences(text: str) -> list[tuple[int, str]]:
    """The scenario fences of a Markdown text: the line (from 1) after each opening, and what stands inside."""
    found: list[tuple[int, str]] = []
    inside: list[str] | None = None
    mark, indent, first = "", "", 0
    for number, line in enumerate(text.splitlines(), 1):
        if inside is None:
            opening = _FENCE.match(line)
            if opening:
                indent, mark = opening.group(1), opening.group(2)
                inside, first = [], number + 1
        elif line.strip().startswith(mark) and not line.strip().strip(mark[0]):
            found.append((first, "\n".join(inside) + "\n"))
            inside = None
        else:
            inside.append(line.removeprefix(indent))
    if inside is not None:
        raise SourceError(first - 1, "the scenario fence is not closed")
    return found


def parse(text: str, first_line: int = 1) -> Tree:
    """Read one YAML text whose first line is line `first_line` of its file. Raises SourceError."""
    try:
        loader = _LOADER(text)
        try:
            node = loader.get_single_node()
            tree = Tree(None)
            if node is not None:
                tree.value = _value(loader, node, (), tree.lines, first_line, 0)
            return tree
        finally:
            loader.dispose()
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = first_line + (mark.line if mark else 0)
        raise SourceError(line, f"not YAML: {error.problem or error.context}") from error
    except (yaml.YAMLError, ValueError) as error:
        raise SourceError(first_line, f"not YAML: {error}") from error


def _value(loader: Any, node: yaml.Node, path: Keys, lines: dict[Keys, int], first: int, depth: int) -> Any:
    line = node.start_mark.line + first
    lines.setdefault(path, line)
    if depth > DEEPEST:
        raise SourceError(line, "nested too deeply")
    if len(lines) > MOST:
        raise SourceError(line, f"more than {MOST:,} values")
    if isinstance(node, yaml.SequenceNode):
        return [_value(loader, item, (*path, index), lines, first, depth + 1) for index, item in enumerate(node.value)]
    if isinstance(node, yaml.MappingNode):
        found: dict[Any, Any] = {}
        taken_over: set[Any] = set()
        merged = _merged(node, first, depth)
        own = [entry for entry in node.value if entry[0].tag != MERGE]
        for number, (key_node, value_node) in enumerate([*merged, *own]):
            key = loader.construct_object(key_node, deep=True)
            key_line = key_node.start_mark.line + first
            if not isinstance(key, str):
                key = key_node.value if isinstance(key_node, yaml.ScalarNode) else key
            if not isinstance(key, Hashable) or not isinstance(key, str):
                raise SourceError(key_line, "a key must be a word")
            if number < len(merged):
                taken_over.add(key)
            elif key in taken_over:
                taken_over.remove(key)
            elif key in found:
                raise SourceError(key_line, f"the key “{key}” stands twice")
            lines[(*path, key)] = key_line
            found[key] = _value(loader, value_node, (*path, key), lines, first, depth + 1)
        return found
    return loader.construct_object(node, deep=True)


def _merged(node: yaml.MappingNode, first: int, depth: int) -> list[Entry]:
    """What `<<` merges into a mapping, what counts more last."""
    found: list[Entry] = []
    if depth > DEEPEST:
        raise SourceError(node.start_mark.line + first, "nested too deeply")
    for key, value in node.value:
        if key.tag != MERGE:
            continue
        sources = value.value[::-1] if isinstance(value, yaml.SequenceNode) else [value]
        for source in sources:
            if not isinstance(source, yaml.MappingNode):
                raise SourceError(key.start_mark.line + first, "“<<” takes mappings")
            found += _merged(source, first, depth + 1)
            found += [entry for entry in source.value if entry[0].tag != MERGE]
            if len(found) > MOST:
                raise SourceError(key.start_mark.line + first, f"more than {MOST:,} values")
    return found
