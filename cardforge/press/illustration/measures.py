"""What can be measured of a picture: its fingerprint, its hues, and how its subject stands out and fills its window.

Arrays are rows × columns; lightness and hue are CIE L*, a*, b*; shares run from 0 to 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cardforge.press.sight import as_seen, lab

if TYPE_CHECKING:
    from PIL.Image import Image

STAMP = 46
"""Pixels across of a picture that is compared with others."""
RING = 4
"""Pixels on each side of an edge that are compared across it (1 mm at the resolution of measures)."""
REACH = 7
"""Pixels around a point of the edge over which each side is averaged."""
SAME = 14
"""How far a colour of the finished card may lie from the picture's own (0 to 255) where the picture is seen."""
CELL = 4
"""Pixels of a side of the squares by which it is told where a picture is seen: about a millimetre."""
MOSTLY = 0.5
HUE = 12.0
"""How far a colour may lie from a hue of the palette, in the plane of a* and b*: less than is told at a glance."""
DEEPER = 1.2
"""A colour may be so much stronger than the one of the palette whose hue it has, and any weaker."""
UNLIKE = 24
"""Levels by which two renderings of a pixel differ visibly."""


@dataclass(frozen=True, slots=True)
class Thumbnail:
    """A picture small enough to be held against all others."""

    grey: bytes
    """Its lightness, `STAMP` pixels a row."""
    window: tuple[int, int, int, int]
    """What of it is seen on its card: left, upper, right and lower edge in pixels."""


def thumbnail(image: Image, window: Any) -> Thumbnail:
    """A picture and its window at the size of a stamp."""
    import numpy as np
    from PIL import Image as Images

    rows, columns = (np.nonzero(window.any(axis=axis))[0] for axis in (1, 0))
    box = (columns[0], rows[0], columns[-1] + 1, rows[-1] + 1) if len(rows) else (0, 0, *image.size)
    size = STAMP, round(STAMP * image.height / image.width)
    scale = size[0] / image.width
    left, top, right, bottom = (round(float(side) * scale) for side in box)
    return Thumbnail(image.convert("L").resize(size, Images.Resampling.BOX).tobytes(), (left, top, right, bottom))


def apart(one: Thumbnail, other: Thumbnail) -> int:
    """In how many of 128 bits two pictures differ, within what both windows show; 128 where that is little.

    A bit says whether a picture grows lighter at a place, across or down: the difference hash (dHash) of N. Krawetz,
    taken in both directions.
    """
    import numpy as np

    left, top = (max(one.window[at], other.window[at]) for at in (0, 1))
    right, bottom = (min(one.window[at], other.window[at]) for at in (2, 3))
    if right - left < STAMP // 4 or bottom - top < STAMP // 4:
        return 128
    marks = [_differences(thumb, (left, top, right, bottom)) for thumb in (one, other)]
    return int(np.count_nonzero(marks[0] != marks[1]))


def _differences(thumb: Thumbnail, box: tuple[int, int, int, int]) -> Any:
    import numpy as np
    from PIL import Image as Images

    image = Images.frombytes("L", (STAMP, len(thumb.grey) // STAMP), thumb.grey)
    small = np.asarray(image.resize((9, 9), Images.Resampling.BOX, box=box), dtype=int)
    across, down = small[:8, 1:] > small[:8, :-1], small[1:, :8] > small[:-1, :8]
    return np.concatenate([across.ravel(), down.ravel()])


def in_palette(image: Image, palette: Sequence[str]) -> float:
    """The share of a picture that has a hue of the palette, at any lightness and down to grey."""
    import numpy as np

    seen = lab(as_seen(image.convert("RGB").resize((69, 94))))[..., 1:].reshape(-1, 2)
    off = np.hypot(seen[:, 0], seen[:, 1])
    for colour in _lab_of(palette)[:, 1:] * DEEPER:
        strength = colour @ colour
        along = np.clip(seen @ colour / strength, 0, 1) if strength else np.zeros(len(seen))
        off = np.minimum(off, np.hypot(*(seen - along[:, None] * colour).T))
    return float((off <= HUE).mean())


def _lab_of(palette: Sequence[str]) -> Any:
    from PIL import Image as Images

    colours = Images.new("RGB", (len(palette), 1))
    colours.putdata([tuple(int(colour[at : at + 2], 16) for at in (1, 3, 5)) for colour in palette])
    return lab(as_seen(colours))[0]


def silhouette(layer: Image) -> Any:
    """Where a layer covers what is behind it: an array of booleans."""
    import numpy as np

    return np.asarray(layer)[..., 3] > 127


def stands_out(image: Image, subject: Any, seen: Any, lightness: float) -> float:
    """The share of the seen part of a subject's edge across which the card's lightness changes by so much."""
    import numpy as np

    light = lab(as_seen(image.convert("RGB")))[..., 0]
    inner = subject & ~_shrunk(subject, RING)
    outer = ~subject & _grown(subject, RING)
    edge = subject & ~_shrunk(subject, 1) & seen
    edge[0], edge[-1], edge[:, 0], edge[:, -1] = False, False, False, False
    if not edge.any():
        return 0.0
    within, without = _mean(light, inner), _mean(light, outer)
    return float((np.abs(within - without)[edge] >= lightness).mean())


def where_seen(finished: Image, picture: Image, over: Image | None) -> Any:
    """Where the picture, or the part of it that stands before the frame, is seen on the finished card.

    It is told by the millimetre: edges come out a little differently at every size.
    """
    import numpy as np

    card = np.asarray(finished, dtype=int)
    seen = _same(card, np.asarray(picture.convert("RGB"), dtype=int))
    if over is not None:
        front = np.asarray(over)
        seen |= (front[..., 3] > 127) & _same(card, front[..., :3].astype(int))
    return _spread(_cells(seen) > MOSTLY, seen.shape)


def _same(one: Any, other: Any) -> Any:
    import numpy as np

    return np.abs(one - other).max(axis=-1) <= SAME


def window(seen: Any) -> Any:
    """The picture's window: the largest part of it that is seen, with the furniture that stands in the midst of it.

    A part of the frame that happens to have the picture's colour is none of it: it hangs together with no window.
    """
    import numpy as np

    cells = _cells(seen) > MOSTLY
    main = _largest(cells)
    kept = cells & main.any(axis=1)[:, None]
    return _spread(_between(kept) & _between(kept.T).T, seen.shape) if main.any() else np.zeros_like(seen)


def _between(cells: Any) -> Any:
    """Each row filled from the first to the last of its cells."""
    import numpy as np

    return np.maximum.accumulate(cells, axis=1) & np.maximum.accumulate(cells[:, ::-1], axis=1)[:, ::-1]


def _largest(cells: Any) -> Any:
    """The largest set of cells that hang together by their sides."""
    import numpy as np

    rest = {(int(row), int(column)) for row, column in zip(*np.nonzero(cells), strict=True)}
    best: set[tuple[int, int]] = set()
    while rest:
        edge = [rest.pop()]
        part = set(edge)
        while edge:
            row, column = edge.pop()
            for near in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
                if near in rest:
                    rest.remove(near)
                    part.add(near)
                    edge.append(near)
        best = max(best, part, key=len)
    largest = np.zeros_like(cells)
    for row, column in best:
        largest[row, column] = True
    return largest


def _cells(mask: Any) -> Any:
    """The share of each square of `CELL` pixels that a mask covers; what is left over at the far edges is left out."""
    rows, columns = (size // CELL for size in mask.shape)
    return mask[: rows * CELL, : columns * CELL].reshape(rows, CELL, columns, CELL).mean(axis=(1, 3))


def _spread(cells: Any, shape: tuple[int, int]) -> Any:
    """Cells as a mask of that shape."""
    import numpy as np

    large = np.repeat(np.repeat(cells, CELL, axis=0), CELL, axis=1)
    return np.pad(large, ((0, shape[0] - large.shape[0]), (0, shape[1] - large.shape[1])), mode="edge")


def unlike(one: Image, other: Image) -> float:
    """The share of pixels at which two renderings differ visibly."""
    import numpy as np

    pair = [np.asarray(image.convert("RGB"), dtype=int) for image in (one, other)]
    return float((np.abs(pair[0] - pair[1]).max(axis=-1) > UNLIKE).mean())


def _shrunk(mask: Any, by: int) -> Any:
    return _filtered(mask, by, grow=False)


def _grown(mask: Any, by: int) -> Any:
    return _filtered(mask, by, grow=True)


def _filtered(mask: Any, by: int, grow: bool) -> Any:
    import numpy as np
    from PIL import Image as Images
    from PIL import ImageFilter

    chosen = ImageFilter.MaxFilter(2 * by + 1) if grow else ImageFilter.MinFilter(2 * by + 1)
    return np.asarray(Images.fromarray(mask.astype(np.uint8) * 255).filter(chosen)) > 127


def _mean(values: Any, where: Any) -> Any:
    """The mean over the pixels around each, of those that count."""
    import numpy as np

    return _summed(np.where(where, values, 0.0)) / np.maximum(_summed(where.astype(float)), 1e-9)


def _summed(values: Any) -> Any:
    import numpy as np

    total = np.pad(np.pad(values, REACH).cumsum(0).cumsum(1), ((1, 0), (1, 0)))
    size = 2 * REACH + 1
    return total[size:, size:] - total[:-size, size:] - total[size:, :-size] + total[:-size, :-size]
