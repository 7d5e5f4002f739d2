"""All cards at a glance, as one picture."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL.Image import Image

THUMB_WIDTH = 168
GAP = 12
GROUND = (233, 230, 224)


def contact_sheet(thumbs: Sequence[Image]) -> bytes:
    """The thumbnails in order, in rows that make a sheet a little wider than high, as PNG."""
    from PIL import Image as Images

    width = max((thumb.width for thumb in thumbs), default=THUMB_WIDTH)
    height = max((thumb.height for thumb in thumbs), default=THUMB_WIDTH)
    columns = columns_for(len(thumbs), width + GAP, height + GAP)
    rows = -(-len(thumbs) // columns)
    sheet = Images.new("RGB", (GAP + columns * (width + GAP), GAP + max(rows, 1) * (height + GAP)), GROUND)
    for number, thumb in enumerate(thumbs):
        row, column = divmod(number, columns)
        sheet.paste(thumb, (GAP + column * (width + GAP), GAP + row * (height + GAP)))
    out = io.BytesIO()
    sheet.save(out, "PNG", compress_level=1)
    return out.getvalue()


def columns_for(count: int, width: int, height: int, shape: float = 4 / 3) -> int:
    """How many columns bring `count` cells nearest to a sheet of that shape (width to height). At least one."""
    if not count:
        return 1
    return min(range(1, count + 1), key=lambda n: abs(n * width / (-(-count // n) * height) - shape))
