"""Which characters of a file to replace so that one value changes and nothing else does."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from cardforge.catalogue.edit.document import LINE_END, Document, Entries, Span, Value
from cardforge.catalogue.edit.refusal import EditRefusedError
from cardforge.catalogue.edit.scalars import Plain, block_lines, fits_block, inline

_HEADER = re.compile(r"([|>])([-+0-9]*)")
_REST = re.compile(r"[ \t]*(#[^\r\n]*)?(?=\r\n|\n|\r|\Z)")
_STEP = 2
"""Blanks that a block text is further in than its key."""


@dataclass(frozen=True, slots=True, order=True)
class Splice:
    """Put `text` in the place of the characters from `start` up to, not including, `end`."""

    start: int
    end: int
    text: str


def spliced(text: str, splices: Sequence[Splice]) -> str:
    """The text with all splices in it. Raises ValueError where two overlap."""
    parts: list[str] = []
    done = 0
    for one in sorted(splices, key=lambda splice: (splice.start, splice.end)):
        if one.start < done:
            raise ValueError("two edits touch the same characters")
        parts += [text[done : one.start], one.text]
        done = one.end
    return "".join([*parts, text[done:]])


@dataclass(frozen=True)
class _Spot:
    """Where a path leads: the mapping that holds the last key found, whether anything above is in braces."""

    holder: Entries
    index: int | None
    rest: tuple[str, ...]
    flow: bool


def put(
    document: Document, entry: Span, path: Sequence[str], value: Plain, order: Sequence[str], prose: bool
) -> list[Splice]:
    """What gives the value at `path` in `entry` another value, or adds it where there is none.

    A key that is added stands after those that come before it in `order`; a text that is `prose` gets quotes. Raises
    EditRefusedError where the layout leaves no safe place.
    """
    spot = _spot(document, entry, path)
    if spot.index is None:
        return [_added(document, spot, value, order, prose)]
    key, old = spot.holder.items[spot.index]
    if not isinstance(old, Value):
        raise _refused(document, key, "holds several values")
    if old.start == old.end:
        raise _refused(document, key, "has no value yet")
    lines = isinstance(value, str) and fits_block(value) and not spot.flow
    if old.block:
        return _instead_of_block(document, key, old, str(value) if lines else value, lines)
    if lines and _own_line(document, old):
        content = block_lines(str(value), _column(document, key.start) + _STEP, document.line_end)
        end = _line_stop(document, old.end)
        return [Splice(old.start, old.end, "|"), Splice(end, end, document.line_end + content)]
    return [Splice(old.start, old.end, inline(value, old.style, spot.flow))]


def take_out(document: Document, entry: Span, path: Sequence[str]) -> list[Splice]:
    """What removes the key at `path`; nothing where there is none. A comment beside it stays, on a line of its own."""
    spot = _spot(document, entry, path)
    if spot.index is None:
        return []
    items = spot.holder.items
    key, value = items[spot.index]
    following = items[spot.index + 1][0] if spot.index + 1 < len(items) else None
    if spot.holder.flow:
        if spot.index:
            start, end = items[spot.index - 1][1].end, value.end
        else:
            start, end = key.start, following.start if following else value.end
        return [_without_comment(document, key, start, end)]
    inside = document.text[key.start : value.end]
    header = _rest(document, value.start + 1) if isinstance(value, Value) and value.block else ""
    if not isinstance(value, Value) and "#" in inside:
        raise _refused(document, key, "holds a comment")
    start = _line_start(document, key.start)
    if document.text[start : key.start].strip(" ") == "":
        return _line_removed(document, key, value, start, header)
    if following is None or header:
        raise _refused(document, key, "is the only key of its entry")
    return [_without_comment(document, key, key.start, following.start)]


def _line_removed(document: Document, key: Value, value: Span, start: int, header: str) -> list[Splice]:
    end = _line_stop(document, value.end)
    comment = header or _rest(document, value.end)
    if _REST.match(document.text, value.end) is None:
        raise _refused(document, key, "shares its line with something else")
    if comment:
        return [Splice(key.start, end, comment)]
    before = re.search(r"(?:\r\n|\n|\r)\Z", document.text[:start])
    if before:
        return [Splice(before.start(), end, "")]
    after = LINE_END.match(document.text, end)
    return [Splice(start, after.end() if after else end, "")]


def _spot(document: Document, entry: Span, path: Sequence[str]) -> _Spot:
    node, flow = entry, False
    for depth, part in enumerate(path):
        if not isinstance(node, Entries):
            raise EditRefusedError(
                f"{document.name}:{document.line(node.start)} holds no keys, so there is no “{part}” to change in it"
            )
        flow = flow or node.flow
        index = next((number for number, (key, _) in enumerate(node.items) if key.text == part), None)
        if index is None or depth == len(path) - 1:
            return _Spot(node, index, tuple(path[depth:]), flow)
        node = node.items[index][1]
    raise ValueError("an empty path leads nowhere")


def _instead_of_block(document: Document, key: Value, old: Value, value: Plain, lines: bool) -> list[Splice]:
    header = _HEADER.match(document.text, old.start)
    assert header is not None
    stop = _line_stop(document, old.start)
    if not lines:
        return [Splice(old.start, header.end(), inline(value, '"', False)), Splice(stop, old.end, "")]
    content = document.text[stop : old.end]
    first = re.search(r"(?:\r\n|\n|\r)( +)\S", content)
    indent = len(first.group(1)) if first else _column(document, key.start) + _STEP
    written = document.line_end + block_lines(str(value), indent, document.line_end)
    made = [Splice(stop, old.end, written)]
    if header.group(1) != "|" or any(mark.isdigit() for mark in header.group(2)):
        made.append(Splice(old.start, header.end(), "|"))
    return made


def _added(document: Document, spot: _Spot, value: Plain, order: Sequence[str], prose: bool) -> Splice:
    holder, line_end = spot.holder, document.line_end
    if len(spot.rest) > 2:
        raise EditRefusedError(f"{document.name} has no “{spot.rest[0]}” to put “{'.'.join(spot.rest)}” into")
    name = spot.rest[0]
    before = _before(holder, name, order)
    style = '"' if prose and isinstance(value, str) else ""
    if len(spot.rest) == 2:
        written = f"{name}: {{{spot.rest[1]}: {inline(value, style, True)}}}"
    elif isinstance(value, str) and fits_block(value) and not spot.flow:
        indent = _column(document, holder.items[0][0].start) + _STEP
        written = f"{name}: |{line_end}{block_lines(value, indent, line_end)}"
    else:
        written = f"{name}: {inline(value, style, spot.flow)}"
    if holder.flow:
        if not holder.items:
            return Splice(holder.start + 1, holder.start + 1, written)
        if before is None:
            start = holder.items[0][0].start
            return Splice(start, start, f"{written}, ")
        end = holder.items[before][1].end
        return Splice(end, end, f", {written}")
    key, after = holder.items[before or 0]
    if _REST.match(document.text, after.end) is None:
        raise _refused(document, key, "shares its line with something else")
    end = _line_stop(document, after.end)
    return Splice(end, end, f"{line_end}{' ' * _column(document, holder.items[0][0].start)}{written}")


def _before(holder: Entries, name: str, order: Sequence[str]) -> int | None:
    """The index of the key that a new one follows: the last of those that come before it in the order."""
    if name not in order:
        return len(holder.items) - 1 if holder.items else None
    earlier = set(order[: list(order).index(name)])
    found = [index for index, (key, _) in enumerate(holder.items) if key.text in earlier]
    return found[-1] if found else None


def _own_line(document: Document, value: Value) -> bool:
    return _REST.match(document.text, value.end) is not None


def _without_comment(document: Document, key: Value, start: int, end: int) -> Splice:
    if "#" in document.text[start : key.start] or re.search(r"(?:^|\s)#", document.text[key.start : end]):
        raise _refused(document, key, "has a comment close by that would be lost")
    return Splice(start, end, "")


def _rest(document: Document, position: int) -> str:
    """The comment that ends a line, without the blanks before it."""
    found = re.compile(r"[-+0-9]*[ \t]*(#[^\r\n]*)?").match(document.text, position)
    return (found.group(1) or "") if found else ""


def _refused(document: Document, key: Value, why: str) -> EditRefusedError:
    return EditRefusedError(
        f"{document.name}:{document.line(key.start)}: “{key.text}” {why}", "change it in the file with an editor"
    )


def _line_start(document: Document, position: int) -> int:
    return max(document.text.rfind("\n", 0, position), document.text.rfind("\r", 0, position)) + 1


def _line_stop(document: Document, position: int) -> int:
    found = LINE_END.search(document.text, position)
    return found.start() if found else len(document.text)


def _column(document: Document, position: int) -> int:
    return position - _line_start(document, position)
