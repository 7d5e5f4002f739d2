"""All cards at a glance, as one picture.

A row of cards is encoded by itself and kept, so that one changed card costs one row. Joined, the rows are the data of a
PNG, since each of them ends where the next can begin.
"""

from __future__ import annotations

import hashlib
import struct
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING, BinaryIO

from cardforge.press.cache import PageCache
from cardforge.press.geometry import CardFormat

if TYPE_CHECKING:
    from PIL.Image import Image

THUMB_WIDTH = 168
GAP = 12
GROUND = (233, 230, 224)
ROW, SPARE_ROWS = "row.bin", 60


Look = Callable[["Image"], "Image"]
"""How a thumbnail is changed before it goes on a sheet."""


@dataclass(frozen=True)
class ContactSheet:
    """A sheet of cards, its rows kept in `rows` by the keys of their pages in `pages`."""

    pages: PageCache
    rows: PageCache
    look: Look | None = None

    def write(self, keys: Sequence[str], format: CardFormat, damaged: Callable[[str], None], out: BinaryIO) -> None:
        """Write the sheet of these pages in order, as PNG. `damaged` is told the key of a page that cannot be read."""
        height = (2 * THUMB_WIDTH * format.height + format.width) // (2 * format.width)
        columns = sheet_columns(len(keys), height)
        at = range(0, len(keys), columns)
        named = [(self._name(row, columns, height), row) for row in (keys[start : start + columns] for start in at)]
        rows = (self._row(name, row, columns, height, damaged) for name, row in named)
        for piece in join_rows(rows, len(named), columns, height):
            out.write(piece)
        self.rows.prune({name for name, _ in named}, SPARE_ROWS)

    def _name(self, keys: Sequence[str], columns: int, height: int) -> str:
        return hashlib.sha256(" ".join((str(columns), str(height), *keys)).encode()).hexdigest()

    def _row(self, name: str, keys: Sequence[str], columns: int, height: int, damaged: Callable[[str], None]) -> bytes:
        from PIL import Image

        row = self.rows.read(name, ROW) if self.rows.has(name) else None
        if row is not None:
            return row
        images = []
        for key in keys:
            data = self.pages.read(key, "thumb.rgb")
            if data is None:
                damaged(key)
                continue
            image = Image.frombytes("RGB", (THUMB_WIDTH, height), data)
            images.append(self.look(image) if self.look else image)
        row = encode_row(images, columns, height)
        if len(images) == len(keys):
            self.rows.store(name, {ROW: row})
        return row


def columns_for(count: int, width: int, height: int, shape: float = 4 / 3) -> int:
    """How many columns bring `count` cells nearest to a sheet of that shape (width to height). At least one."""
    if not count:
        return 1
    return min(range(1, count + 1), key=lambda n: abs(n * width / (-(-count // n) * height) - shape))


def sheet_columns(count: int, height: int) -> int:
    """How many cards of that height (in pixels) stand in a row of a sheet of so many."""
    return columns_for(count, THUMB_WIDTH + GAP, height + GAP)


def encode_row(thumbs: Sequence[Image], columns: int, height: int) -> bytes:
    """A row of the sheet with the gap above it, ready to be joined: checksum, length, and deflated lines."""
    from PIL import Image as Images

    row = Images.new("RGB", (GAP + columns * (THUMB_WIDTH + GAP), GAP + height), GROUND)
    for column, thumb in enumerate(thumbs):
        row.paste(thumb, (GAP + column * (THUMB_WIDTH + GAP), GAP))
    return _deflated(row.tobytes(), row.width)


def join_rows(rows: Iterable[bytes], count: int, columns: int, height: int) -> Iterator[bytes]:
    """The sheet of `count` rows as PNG, piece by piece: one row is held at a time."""
    width = GAP + columns * (THUMB_WIDTH + GAP)
    size = struct.pack(">IIBBBBB", width, count * (GAP + height) + GAP, 8, 2, 0, 0, 0)
    yield b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", size)
    checksum, begin = 1, b"\x78\x01"
    for part in chain(rows, (_deflated(bytes(GROUND) * width * GAP, width),)):
        own, length = struct.unpack(">IQ", part[:12])
        checksum = _adler_of_both(checksum, own, length)
        yield _chunk(b"IDAT", begin + part[12:])
        begin = b""
    end = zlib.compress(b"", 1)[2:-4] + struct.pack(">I", checksum)  # an empty last block, then the sum of all
    yield _chunk(b"IDAT", end) + _chunk(b"IEND", b"")


def _deflated(pixels: bytes, width: int) -> bytes:
    """Lines of RGB pixels, unfiltered, as deflate data that others may follow; before it their checksum and length."""
    stride = 3 * width
    lines = b"".join(b"\0" + pixels[at : at + stride] for at in range(0, len(pixels), stride))
    packer = zlib.compressobj(1, zlib.DEFLATED, -15)
    data = packer.compress(lines) + packer.flush(zlib.Z_FULL_FLUSH)
    return struct.pack(">IQ", zlib.adler32(lines), len(lines)) + data


def _adler_of_both(first: int, second: int, length: int) -> int:
    """Checksum of two pieces of data from the checksum of each and the length of the second (RFC 1950, section 8.2)."""
    base = 65521
    low = ((first & 0xFFFF) + (second & 0xFFFF) - 1) % base
    high = ((first >> 16) + (second >> 16) + length * ((first & 0xFFFF) - 1)) % base
    return high << 16 | low


def _chunk(name: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))
