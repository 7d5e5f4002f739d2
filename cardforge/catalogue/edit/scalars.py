"""How a value is written in YAML: in the style that stood there, as far as the new value allows."""

from __future__ import annotations

import json
import re

import yaml

from cardforge.catalogue.reading.traps import readings

Plain = str | int | bool
"""A value that stands alone: a text, a number, true or false."""

# What JSON leaves as it is and YAML readers do not: DEL and C1 controls, two line ends of Unicode, the byte-order mark.
_UNSAFE = re.compile("[\x7f-\x9f\u2028\u2029\ufeff\ud800-\udfff\ufffe\uffff]")


def meaning(value: Plain) -> str:
    """A value as the loader sees it before it knows its type.

    >>> meaning(True), meaning(3), meaning("as it is")
    ('true', '3', 'as it is')
    """
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def inline(value: Plain, style: str, flow: bool) -> str:
    """A value on one line, in the style given where that can hold it, otherwise in double quotes.

    >>> print(inline("No", "", False), inline("Yes, no", "", False), inline('say "x"', "'", False))
    "No" Yes, no 'say "x"'
    """
    if not isinstance(value, str):
        return meaning(value)
    if style == "" and _stands_alone(value, flow):
        return value
    if style == "'" and "\n" not in value and not _UNSAFE.search(value) and value.isprintable():
        return "'" + value.replace("'", "''") + "'"
    return _UNSAFE.sub(lambda found: f"\\u{ord(found.group()):04x}", json.dumps(value, ensure_ascii=False))


def block_lines(value: str, indent: int, line_end: str) -> str:
    """A text of several lines as they stand below a `|`, without a line end after the last."""
    return line_end.join(f"{' ' * indent}{line}" if line else "" for line in value.split("\n"))


def fits_block(value: str) -> bool:
    """Whether a text may stand in a block: several lines, none beginning with a blank, nothing to escape."""
    lines = value.split("\n")
    shown = all(not line[:1].isspace() and line.replace("\t", " ").isprintable() for line in lines)
    return len(lines) > 1 and shown and bool(lines[0]) and bool(lines[-1])


def _stands_alone(value: str, flow: bool) -> bool:
    """Whether a text without quotes is read by everyone as that text."""
    if readings(value) is not None or "\n" in value or not value.isprintable():
        return False
    try:
        events = list(yaml.parse(f"{{k: {value}}}" if flow else f"k: {value}", Loader=yaml.SafeLoader))
    except yaml.YAMLError:
        return False
    scalars = [event for event in events if isinstance(event, yaml.ScalarEvent)]
    return len(scalars) == 2 and scalars[1].value == value and not scalars[1].style
