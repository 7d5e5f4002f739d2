"""Single pages put together to one file.

Our own pages have one form (plain objects, a cross-reference table, no object streams), so that putting a hundred of
them together is renumbering their objects: a tenth of the time that a general PDF library needs to understand each.
"""

from __future__ import annotations

import hashlib
import re
import zlib
from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import BinaryIO

_REFERENCE = re.compile(rb"(?<![\d.])(\d+) 0 R\b")
_ROOT = re.compile(rb"/Root (\d+) 0 R")
_INFO = re.compile(rb"/Info (\d+) 0 R")
_PAGES = re.compile(rb"/Pages (\d+) 0 R")
_CONTENT = re.compile(rb"/Contents (\d+) 0 R")
_MEDIA_BOX = re.compile(rb"/MediaBox ?(\[[^]]*\])")
_FONT = re.compile(rb"/Font << /L (\d+) 0 R >>")
_OF_A_PAGE = re.compile(rb"/Type ?/Page\b|/Parent \d+ 0 R|/Contents \d+ 0 R")
"""What a page has and a form has not."""
_KIDS = re.compile(rb"/Kids \[ ?(\d+) 0 R ?\]")


class ForeignPdfError(ValueError):
    """A PDF that is none of our single pages."""


@dataclass(frozen=True, slots=True)
class Leaf:
    """A one-page PDF of ours, the label of its page, and where the reader's list of contents shows it."""

    pdf: bytes
    label: str
    title: str
    chapter: str


def assemble(leaves: Iterable[Leaf], title: str, out: BinaryIO) -> None:
    """Write one PDF with all pages in order. Pages carry their labels; chapters and titles stand in the outline.

    One leaf is held at a time. The same pages give the same bytes: no date, and an identifier made of the content.
    Raises ForeignPdfError.
    """
    book = Book(out)
    catalog, tree, outline, info = (book.reserve() for _ in range(4))
    entries: list[_Entry] = []
    for leaf in leaves:
        entries.append(_Entry(book.add_page(leaf.pdf, tree), leaf.label, leaf.title, leaf.chapter))
    kids = " ".join(f"{entry.page} 0 R" for entry in entries)
    book.put(tree, f"<</Type /Pages /Count {len(entries)} /Kids [{kids}]>>")
    _add_outline(book, outline, entries)
    labels = " ".join(f"{number} <</P {text_string(entry.label)}>>" for number, entry in enumerate(entries))
    book.put(info, f"<</Title {text_string(title)}>>")
    book.put(
        catalog,
        f"<</Type /Catalog /Pages {tree} 0 R /Outlines {outline} 0 R /PageMode /UseOutlines"
        f" /PageLabels <</Nums [{labels}]>>>>",
    )
    book.close(catalog, info)


@dataclass(frozen=True, slots=True)
class _Entry:
    page: int
    label: str
    title: str
    chapter: str


class Book:
    """A PDF while it is written: objects as they come, each under its number."""

    def __init__(self, out: BinaryIO) -> None:
        self._out = out
        self._at = 0
        self._offsets: list[int] = []
        self._digest = hashlib.md5(usedforsecurity=False)
        self._write(b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n")

    def reserve(self) -> int:
        """A number whose object comes later."""
        self._offsets.append(0)
        return len(self._offsets)

    def put(self, number: int, content: str) -> None:
        """Write the object of a reserved number."""
        self._object(number, content.encode("ascii"))

    def put_stream(self, number: int, content: bytes) -> None:
        """Write a stream, packed, under a reserved number."""
        packed = zlib.compress(content)
        self._object(number, b"<</Filter /FlateDecode /Length %d>>\nstream\n%b\nendstream" % (len(packed), packed))

    def add_page(self, pdf: bytes, tree: int) -> int:
        """Write all objects of a single page; its number."""
        objects, page, dropped = _read(pdf)
        return self._add(objects, dropped, {_tree_of(objects, dropped): tree})[page]

    def add_form(self, pdf: bytes) -> int:
        """Write a single page as a form that pages may show, with all that it is made of; the form's number.

        The form shows the whole of the page, its bleed as well, from the page's own lower left corner.
        """
        objects, page, dropped = _read(pdf)
        content = int(_found(_CONTENT, objects[page]))
        box = _found(_MEDIA_BOX, objects[page])
        head, mark, stream = objects[content].partition(b"\nstream\n")
        own = _OF_A_PAGE.sub(b" ", objects[page].strip()[2:-2])
        form = b"<</Type /XObject /Subtype /Form /BBox %b %b %b" % (box, own, head.strip()[2:])
        return self._add({**objects, content: form + mark + stream}, dropped | {page}, {})[content]

    def add_font(self, pdf: bytes) -> int:
        """Write the one font that a single page uses; its number."""
        objects, page, dropped = _read(pdf)
        font = int(_found(_FONT, objects[page]))
        content = int(_found(_CONTENT, objects[page]))
        return self._add(objects, dropped | {page, content}, {})[font]

    def _add(self, objects: dict[int, bytes], dropped: Container[int], known: Mapping[int, int]) -> dict[int, int]:
        """Write objects under numbers of this file; which number each of them has here."""
        kept = [number for number in objects if number not in dropped]
        first = len(self._offsets) + 1
        new = {number: first + at for at, number in enumerate(kept)} | dict(known)
        self._offsets += [0] * len(kept)
        for number in kept:
            head, mark, stream = objects[number].partition(b"\nstream\n")
            head = _REFERENCE.sub(lambda found: b"%d 0 R" % new[int(found[1])], head)
            self._object(new[number], head + mark + stream)
        return new

    def close(self, catalog: int, info: int) -> None:
        """Write what makes the objects a file."""
        digest, start, count = self._digest.hexdigest().encode(), self._at, len(self._offsets) + 1
        table = b"".join(b"%010d 00000 n \n" % offset for offset in self._offsets)
        ends = b"/Size %d /Root %d 0 R /Info %d 0 R /ID [<%b> <%b>]" % (count, catalog, info, digest, digest)
        self._write(b"xref\n0 %d\n0000000000 65535 f \n%btrailer\n<<%b>>\n" % (count, table, ends))
        self._write(b"startxref\n%d\n%%%%EOF\n" % start)

    def _object(self, number: int, content: bytes) -> None:
        self._offsets[number - 1] = self._at
        self._write(b"%d 0 obj\n%b\nendobj\n" % (number, content))

    def _write(self, data: bytes) -> None:
        self._out.write(data)
        self._digest.update(data)
        self._at += len(data)


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


def _add_outline(book: Book, root: int, entries: Sequence[_Entry]) -> None:
    chapters: dict[str, list[_Entry]] = {}
    for entry in entries:
        chapters.setdefault(entry.chapter, []).append(entry)
    heads = [book.reserve() for _ in chapters]
    for at, (name, inside) in enumerate(chapters.items()):
        items = [book.reserve() for _ in inside]
        for place, entry in enumerate(inside):
            book.put(items[place], _item(entry.title, heads[at], items, place, entry.page, ""))
        ends = f" /First {items[0]} 0 R /Last {items[-1]} 0 R /Count -{len(items)}"
        book.put(heads[at], _item(name, root, heads, at, inside[0].page, ends))
    ends = f" /First {heads[0]} 0 R /Last {heads[-1]} 0 R" if heads else ""
    book.put(root, f"<</Type /Outlines /Count {len(heads)}{ends}>>")


def _item(title: str, parent: int, row: Sequence[int], at: int, page: int, inside: str) -> str:
    before = f" /Prev {row[at - 1]} 0 R" if at else ""
    after = f" /Next {row[at + 1]} 0 R" if at + 1 < len(row) else ""
    return f"<</Title {text_string(title)} /Parent {parent} 0 R{before}{after} /Dest [{page} 0 R /Fit]{inside}>>"


def text_string(text: str) -> str:
    """A string of PDF that any reader shows as it is."""
    return f"<FEFF{text.encode('utf-16-be').hex().upper()}>"
