"""Edits of one file, applied and proved: what is written reads as the old content with the wanted values in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from cardforge.catalogue.edit.document import Document, Entries, Items, Span, Value
from cardforge.catalogue.edit.refusal import EditRefusedError
from cardforge.catalogue.edit.scalars import Plain, meaning
from cardforge.catalogue.edit.splice import Splice, put, spliced, take_out
from cardforge.catalogue.reading.nodes import Mapping, Node, Scalar, parse
from cardforge.catalogue.reading.source import Source
from cardforge.diagnostics import Report

Shape = str | list["Shape"] | dict[str, "Shape"]
"""What a file holds, without places and layout."""


@dataclass(frozen=True)
class Edit:
    """One value of a file: in the entry with that id (None: the file itself), at the path of keys.

    `value` None removes the key. `order` tells where a new key belongs among the others of its mapping; a new text that
    is `prose` is written in double quotes.
    """

    entry: str | None
    path: tuple[str, ...]
    value: Plain | None
    order: tuple[str, ...] = field(default=())
    prose: bool = False


def edited(document: Document, edits: Iterable[Edit]) -> Document:
    """The file with the values changed and every other character as it was.

    Raises EditRefusedError where that is not possible, and where reading the result again does not give exactly what
    was wanted.
    """
    for batch in _rounds(edits):
        entries = _entries(document)
        splices: list[Splice] = []
        for edit in batch:
            entry = entries.get(edit.entry)
            if entry is None:
                raise EditRefusedError(f"{document.name} has no entry {edit.entry}", "`cardforge check` says more")
            if edit.value is None:
                splices += take_out(document, entry, edit.path)
            else:
                splices += put(document, entry, edit.path, edit.value, edit.order, edit.prose)
        wanted = _shape(_read(document))
        for edit in batch:
            _change(wanted, edit)
        document = _proved(document.with_text(spliced(document.text, splices)), wanted)
    return document


def appended(document: Document, entry: str) -> Document:
    """The list with one more entry at its end, after an empty line. `entry` is its text with \\n line ends.

    Raises EditRefusedError where the file is no list with an entry a line, or the result reads otherwise.
    """
    if not isinstance(document.root, Items) or document.root.flow:
        raise EditRefusedError(f"{document.name} is no list of entries that begin with “- ”")
    end = document.line_end
    text = document.text.rstrip("\r\n \t")
    added = entry.strip("\n").replace("\n", end)
    wanted = _shape(_read(document))
    assert isinstance(wanted, list)
    extra = _shape(_read(Document("the new entry", b"", entry, document.root)))
    assert isinstance(extra, list)
    return _proved(document.with_text(f"{text}{end}{end}{added}{end}"), wanted + extra)


def _proved(result: Document, wanted: Shape) -> Document:
    if _shape(_read(result)) != wanted:
        raise EditRefusedError(
            f"{result.name} is laid out in a way that cannot be changed safely", "change it in the file with an editor"
        )
    return result


def _rounds(edits: Iterable[Edit]) -> list[list[Edit]]:
    """The edits in batches that touch each entry once, so that the splices of a batch keep apart."""
    batches: list[list[Edit]] = []
    seen: dict[str | None, int] = {}
    for edit in edits:
        number = seen.get(edit.entry, 0)
        seen[edit.entry] = number + 1
        if number == len(batches):
            batches.append([])
        batches[number].append(edit)
    return batches


def _entries(document: Document) -> dict[str | None, Span]:
    """The entries of a file by id. Of two with one id the first counts, as for the loader."""
    found: dict[str | None, Span] = {None: document.root}
    items: Sequence[Span] = document.root.items if isinstance(document.root, Items) else ()
    for item in items:
        id = item.get("id") if isinstance(item, Entries) else None
        if isinstance(id, Value):
            found.setdefault(id.text, item)
    return found


def _read(document: Document) -> Node:
    report = Report()
    text = document.text.replace("\r\n", "\n").replace("\r", "\n")
    node = parse(Source(document.name, text, ""), report, "content")
    if node is None or report.failed:
        raise EditRefusedError(f"{document.name} cannot be read without faults", "`cardforge check` says where")
    return node


def _shape(node: Node) -> Shape:
    if isinstance(node, Scalar):
        return node.value.rstrip("\n") if node.block else node.value
    if isinstance(node, Mapping):
        return {key.value: _shape(value) for key, value in node.items}
    return [_shape(item) for item in node.items]


def _change(shape: Shape, edit: Edit) -> None:
    """Make the edit in the shape, the plain way, to compare the file with."""
    here: Shape = shape
    if edit.entry is not None:
        assert isinstance(shape, list)
        here = next(item for item in shape if isinstance(item, dict) and item.get("id") == edit.entry)
    for part in edit.path[:-1]:
        assert isinstance(here, dict)
        here = here.setdefault(part, {})
    assert isinstance(here, dict)
    if edit.value is None:
        here.pop(edit.path[-1], None)
    else:
        here[edit.path[-1]] = meaning(edit.value)
