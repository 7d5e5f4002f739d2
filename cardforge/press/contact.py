"""All cards at a glance, as one picture.

A row of cards is encoded by itself and kept, so that one changed card costs one row. Joined, the rows are the data of a
PNG, since each of them ends where the next can begin.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL.Image import Image

THUMB_WIDTH = 168
GAP = 12
GROUND = (233, 230, 224)


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
