"""Single pages put together to one file.

Our own pages have one form (plain objects, a cross-reference table, no object streams), so that putting a hundred of
them together is renumbering their objects: a tenth of the time that a general PDF library needs to understand each.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

_REFERENCE = re.compile(rb"(?<![\d.])(\d+) 0 R\b")
_ROOT = re.compile(rb"/Root (\d+) 0 R")
_INFO = re.compile(rb"/Info (\d+) 0 R")
_PAGES = re.compile(rb"/Pages (\d+) 0 R")
_KIDS = re.compile(rb"/Kids \[(\d+) 0 R\]")


class ForeignPdfError(ValueError):
    """A PDF that is none of our single pages."""


@dataclass(frozen=True, slots=True)
class Leaf:
    """A one-page PDF of ours, the label of its page, and where the reader's list of contents shows it."""

    pdf: bytes
    label: str
    title: str
    chapter: str


def assemble(leaves: Iterable[Leaf], title: str) -> bytes:
    """One PDF with all pages in order. Pages carry their labels; chapters and titles stand in the outline.

    The same pages give the same bytes: no date, and an identifier made of the content. Raises ForeignPdfError.
    """
    leaves = tuple(leaves)
    book = _Book()
    catalog, tree, outline, info = (book.reserve() for _ in range(4))
    pages = [book.add_page(leaf.pdf, tree) for leaf in leaves]
    book.put(info, f"<</Title {_text(title)}>>")
    book.put(tree, f"<</Type /Pages /Count {len(pages)} /Kids [{' '.join(f'{page} 0 R' for page in pages)}]>>")
    _add_outline(book, outline, leaves, pages)
    labels = " ".join(f"{number} <</P {_text(leaf.label)}>>" for number, leaf in enumerate(leaves))
    book.put(
        catalog,
        f"<</Type /Catalog /Pages {tree} 0 R /Outlines {outline} 0 R /PageMode /UseOutlines"
        f" /PageLabels <</Nums [{labels}]>>>>",
    )
    return book.written(catalog, info)


class _Book:
    """Objects by number, from 1."""

    def __init__(self) -> None:
        self._objects: list[bytes] = []

    def reserve(self) -> int:
        """A number whose object comes later."""
        self._objects.append(b"null")
        return len(self._objects)

    def put(self, number: int, content: str) -> None:
        """The object of a reserved number."""
        self._objects[number - 1] = content.encode("ascii")

    def add_page(self, pdf: bytes, tree: int) -> int:
        """Take in all objects of a single page; its number."""
        objects, page, dropped = _read(pdf)
        kept = [number for number in objects if number not in dropped]
        first = len(self._objects) + 1
        new = {number: first + at for at, number in enumerate(kept)}
        new[_tree_of(objects, dropped)] = tree
        for number in kept:
            head, mark, stream = objects[number].partition(b"\nstream\n")
            head = _REFERENCE.sub(lambda found: b"%d 0 R" % new[int(found[1])], head)
            self._objects.append(head + mark + stream)
        return new[page]

    def written(self, catalog: int, info: int) -> bytes:
        """The whole file."""
        parts = [b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n"]
        offsets, at = [], len(parts[0])
        for number, content in enumerate(self._objects, start=1):
            part = b"%d 0 obj\n%b\nendobj\n" % (number, content)
            offsets.append(at)
            at += len(part)
            parts.append(part)
        digest = hashlib.md5(b"".join(parts), usedforsecurity=False).hexdigest().encode()
        count = len(self._objects) + 1
        table = b"".join(b"%010d 00000 n \n" % offset for offset in offsets)
        parts.append(b"xref\n0 %d\n0000000000 65535 f \n%b" % (count, table))
        parts.append(
            b"trailer\n<</Size %d /Root %d 0 R /Info %d 0 R /ID [<%b> <%b>]>>\n"
            % (count, catalog, info, digest, digest)
        )
        parts.append(b"startxref\n%d\n%%%%EOF\n" % at)
        return b"".join(parts)


def _read(pdf: bytes) -> tuple[dict[int, bytes], int, set[int]]:
    """The objects of one of our pages by number, the number of its page, and those that only hold a file together."""
    try:
        table = int(pdf[pdf.rindex(b"startxref") + 9 :].split()[0])
        head, _, _ = pdf[table:].partition(b"trailer")
        lines = head.split(b"\n")
        if lines[0].strip() != b"xref":
            raise ValueError
        offsets = [(int(line[:10]), number) for number, line in enumerate(lines[2:]) if line[17:18] == b"n"]
        offsets.sort()
        ends = [offset for offset, _ in offsets[1:]] + [table]
        objects = {}
        for (offset, number), end in zip(offsets, ends, strict=True):
            start = pdf.index(b"obj\n", offset) + 4
            objects[number] = pdf[start : pdf.rindex(b"endobj", start, end)].rstrip(b"\n")
        trailer = pdf[table:]
        root = int(_found(_ROOT, trailer))
        tree = int(_found(_PAGES, objects[root]))
        page = int(_found(_KIDS, objects[tree]))
        info = _INFO.search(trailer)
        return dict(sorted(objects.items())), page, {root, tree} | ({int(info[1])} if info else set())
    except (ValueError, KeyError, IndexError) as error:
        raise ForeignPdfError("this is none of our pages") from error


def _tree_of(objects: dict[int, bytes], dropped: set[int]) -> int:
    return next(number for number in dropped if b"/Kids" in objects[number])


def _found(pattern: re.Pattern[bytes], text: bytes) -> bytes:
    match = pattern.search(text)
    if not match:
        raise ValueError(pattern.pattern)
    return match[1]


def _add_outline(book: _Book, root: int, leaves: Sequence[Leaf], pages: Sequence[int]) -> None:
    chapters: dict[str, list[tuple[str, int]]] = {}
    for leaf, page in zip(leaves, pages, strict=True):
        chapters.setdefault(leaf.chapter, []).append((leaf.title, page))
    heads = [book.reserve() for _ in chapters]
    for at, (name, entries) in enumerate(chapters.items()):
        items = [book.reserve() for _ in entries]
        for place, (title, page) in enumerate(entries):
            book.put(items[place], _item(title, heads[at], items, place, page, ""))
        inside = f" /First {items[0]} 0 R /Last {items[-1]} 0 R /Count -{len(items)}"
        book.put(heads[at], _item(name, root, heads, at, entries[0][1], inside))
    ends = f" /First {heads[0]} 0 R /Last {heads[-1]} 0 R" if heads else ""
    book.put(root, f"<</Type /Outlines /Count {len(heads)}{ends}>>")


def _item(title: str, parent: int, row: Sequence[int], at: int, page: int, inside: str) -> str:
    before = f" /Prev {row[at - 1]} 0 R" if at else ""
    after = f" /Next {row[at + 1]} 0 R" if at + 1 < len(row) else ""
    return f"<</Title {_text(title)} /Parent {parent} 0 R{before}{after} /Dest [{page} 0 R /Fit]{inside}>>"


def _text(text: str) -> str:
    """A string of PDF that any reader shows as it is."""
    return f"<FEFF{text.encode('utf-16-be').hex().upper()}>"
