"""The line by which an editor finds the schema of a YAML file."""

from __future__ import annotations

import re

from cardforge.catalogue.edit.document import BOM, LINE_END

_LINE = re.compile(r"[ \t]*#[ \t]*yaml-language-server:[ \t]*\$schema=[^\r\n]*")
_HEAD = re.compile(r"(?:[ \t]*(?:#[^\r\n]*)?(?:\r\n|\n|\r))*")


def pointed(data: bytes, reference: str) -> bytes:
    """The bytes of a YAML file with a first line that points to a schema; every other byte as it was.

    A line that is there already among the first comments is corrected. Raises UnicodeDecodeError for what is no UTF-8.
    """
    mark = BOM if data.startswith(BOM) else b""
    text = data.removeprefix(BOM).decode()
    line = f"# yaml-language-server: $schema={reference}"
    head = _HEAD.match(text)
    found = _LINE.search(text, 0, head.end() if head else 0)
    if found:
        return mark + (text[: found.start()] + line + text[found.end() :]).encode()
    end = LINE_END.search(text)
    return mark + f"{line}{end.group() if end else chr(10)}{text}".encode()
