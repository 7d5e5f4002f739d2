"""Symbols near the cut, found in pixels: small shapes that stand by themselves on whatever lies around them.

A frame, a ground or a sky goes on to the edge of the page, and so does a picture; what cannot be reached from the edge
without crossing a sharp change of colour stands by itself. Whether it is a symbol or a bird in the picture no program
can tell. But symbols are furniture: they stand in the same place on many cards, and pictures do not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardforge.diagnostics import Diagnostic, Place
from cardforge.press.geometry import mm
from cardforge.press.preflight import faults
from cardforge.press.profile import CardSize, Profile

if TYPE_CHECKING:
    import numpy as np
    from PIL.Image import Image

DPI = 100
SOFT = 0.5
"""Pixels that a shape is smaller than it seems on each side, since its edge is smoothed."""
SHARP = 24
"""Steps of 256 between two neighbouring pixels, in any of the three colours, that make an edge."""
SMALLEST, LARGEST = 1.4, 12.0
"""Millimetres: less is grain, more is a panel."""
SOLID = 0.3
"""Part of its own rectangle that a symbol fills at the least; twigs and outlines of pictures fill less."""
ALIKE = 0.8
"""Millimetres by which place and size may differ from card to card."""
FEW, MANY = 3, 12
"""In a job of no more pages than the first nothing can repeat, and every shape counts; in one of more than the second
two pictures may be alike by chance, and a symbol stands on three."""


@dataclass(frozen=True, slots=True)
class Shape:
    """Where it stands on the trimmed card, from its upper left corner, and how large it is: all in millimetres."""

    x: float
    y: float
    width: float
    height: float
    near: float
    """How far it is from the nearest cut."""

    def like(self, other: Shape) -> bool:
        """Whether both are the same thing on two cards."""
        return all(
            abs(a - b) <= ALIKE
            for a, b in ((self.x, other.x), (self.y, other.y), (self.width, other.width), (self.height, other.height))
        )


def shapes_near_cut(
    image: Image, card: CardSize, words: Sequence[tuple[float, float, float, float]] = ()
) -> list[Shape]:
    """The shapes of a page with bleed that stand outside its safe zone: in its outer half, or with their middle.

    `words` are boxes of letters in parts of the page's width and height, from its upper left; those are told elsewhere.
    """
    import numpy as np

    scale = DPI * card.format.page_width / 25_400 / image.width
    small = image.convert("RGB").resize((round(image.width * scale), round(image.height * scale)))
    alone = ~_reached(np.asarray(small).astype(np.int16))
    height, width = alone.shape
    unit = card.format.page_width / 1000 / width
    bleed, safe = card.bleed / 1000, card.safe / 1000
    found = []
    for left, top, right, bottom, pixels in _components(alone):
        near = (min(left, top, width - right, height - bottom) + SOFT) * unit - bleed
        wide, high = (right - left) * unit, (bottom - top) * unit
        middle = near + min(wide, high) / 2
        if not (
            SMALLEST <= wide <= LARGEST and SMALLEST <= high <= LARGEST and pixels * unit * unit >= SOLID * wide * high
        ):
            continue
        box = (left / width, top / height, right / width, bottom / height)
        if near >= 0 and (near < safe / 2 or middle < safe) and not any(_meet(box, word) for word in words):
            found.append(Shape(left * unit - bleed, top * unit - bleed, wide, high, near))
    return found


def furniture(found: Mapping[str, Sequence[Shape]]) -> Iterator[tuple[Shape, str, int]]:
    """The shapes that stand in one place on several pages: the shape, its first page, and on how many pages it is."""
    groups: list[tuple[Shape, str, int]] = []
    for page, shapes in found.items():
        for shape in shapes:
            at = next((at for at, (first, _, _) in enumerate(groups) if first.like(shape)), None)
            if at is None:
                groups.append((shape, page, 1))
            else:
                first, where, count = groups[at]
                groups[at] = (first, where, count + 1)
    least = 1 if len(found) <= FEW else 2 if len(found) <= MANY else 3
    yield from (group for group in groups if group[2] >= least)


def told_shapes(
    found: Mapping[str, Sequence[Shape]], profile: Profile, place: Callable[[str], Place]
) -> Iterator[Diagnostic]:
    """The shapes that stand on several pages or pictures, each told once, with where it is and on how many."""
    safe = mm(profile.card.safe)
    width, height = profile.card.width / 1000, profile.card.height / 1000
    for shape, page, count in furniture(found):
        across = "left" if shape.x + shape.width / 2 < width / 2 else "right"
        down = "above" if shape.y + shape.height / 2 < height / 2 else "below"
        others = f" (and on {count - 1} more)" if count > 1 else ""
        size = f"{shape.width:.1f} × {shape.height:.1f} mm"
        where, near = f"{down} on the {across}", f"{shape.near:.1f}"
        yield faults.near_cut(place(page), page, size, where, near, others, f"symbols at least {safe} mm from the cut")


def _meet(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _reached(pixels: np.ndarray) -> np.ndarray:
    """The pixels that can be reached from the edge of the page without crossing an edge of colour."""
    import numpy as np

    across = np.abs(np.diff(pixels, axis=1)).max(axis=2) > SHARP
    down = (np.abs(np.diff(pixels, axis=0)).max(axis=2) > SHARP).T
    reached = np.zeros(pixels.shape[:2], bool)
    reached[0] = reached[-1] = reached[:, 0] = reached[:, -1] = True
    count = -1
    while count != (now := int(reached.sum())):
        count = now
        reached = _along(reached, across)
        reached = _along(reached.T, down).T
    return reached


def _along(reached: np.ndarray, walls: np.ndarray) -> np.ndarray:
    """Rows in which every stretch between two walls is reached as a whole, if any pixel of it is."""
    import numpy as np

    starts = np.ones(reached.shape, bool)
    starts[:, 1:] = walls
    first = np.flatnonzero(starts)
    whole = np.logical_or.reduceat(np.ascontiguousarray(reached).ravel(), first)
    lengths = np.diff(np.append(first, reached.size))
    return np.repeat(whole, lengths).reshape(reached.shape)


def _components(mask: np.ndarray) -> Iterator[tuple[int, int, int, int, int]]:
    """Left, top, right, bottom and number of pixels of each connected part, corners included."""
    import numpy as np

    parents: list[int] = []
    boxes: list[list[int]] = []

    def root(label: int) -> int:
        while parents[label] != label:
            parents[label] = parents[parents[label]]
            label = parents[label]
        return label

    above: list[tuple[int, int, int]] = []
    for y, row in enumerate(mask):
        turns = np.flatnonzero(np.diff(np.concatenate(([0], row.view(np.int8), [0])))).tolist()
        runs: list[tuple[int, int, int]] = []
        for start, end in zip(turns[::2], turns[1::2], strict=True):
            touching = {root(label) for left, right, label in above if left <= end and start <= right}
            label = min(touching) if touching else len(parents)
            if not touching:
                parents.append(label)
                boxes.append([start, y, end, y + 1, 0])
            for other in touching - {label}:
                parents[other] = label
                left, top, right, _, pixels = boxes[other]
                box = boxes[label]
                boxes[label] = [min(box[0], left), min(box[1], top), max(box[2], right), y + 1, box[4] + pixels]
            box = boxes[label]
            boxes[label] = [min(box[0], start), box[1], max(box[2], end), y + 1, box[4] + end - start]
            runs.append((start, end, label))
        above = runs
    for label, (left, top, right, bottom, pixels) in enumerate(boxes):
        if parents[label] == label:
            yield left, top, right, bottom, pixels
