"""Whether factions are told apart by their frames, in colour, in grey and by colour-blind eyes: measured on the cards.

What is the same on all cards of a faction and a kind is its frame; pictures and texts differ and fall out. Two frames
are told apart by the part of the card on which both are steady and their colours lie far enough from each other.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Any

from cardforge.press.sight import Sight, as_seen, lab

if TYPE_CHECKING:
    from PIL.Image import Image

WIDTH, HEIGHT = 84, 117
"""Pixels that a card is looked at with: what does not show at this size does not show across a table."""
STEADY = 6.0
"""How far a pixel may stray from card to card (in L*, a*, b*) and still be frame."""
FAR = 10.0
"""Colours that lie so far apart (CIE76) are told apart at a glance."""
SHARE = 0.08
"""The least part of the card that must show the difference: about what the edge of a shore and a type line take."""
FEWEST = 2
"""Of one card alone, frame and picture cannot be told."""


@dataclass(frozen=True, slots=True)
class Likeness:
    """Two factions whose cards of a kind look too much alike."""

    kind: str
    one: str
    other: str
    sight: Sight
    share: float
    """The part of the card that tells them apart."""


@dataclass(frozen=True, slots=True)
class _Frame:
    colours: Any
    steady: Any


def likenesses(cards: Mapping[tuple[str, str], Sequence[Image]]) -> Iterator[Likeness]:
    """Those that are too much alike, of the cards by kind and faction."""
    for sight in Sight:
        frames = {key: _frame(images, sight) for key, images in cards.items() if len(images) >= FEWEST}
        for one, other in combinations(frames, 2):
            if one[0] == other[0]:
                share = _apart(frames[one], frames[other])
                if share < SHARE:
                    yield Likeness(one[0], one[1], other[1], sight, share)


def _frame(images: Sequence[Image], sight: Sight) -> _Frame:
    import numpy as np

    seen = np.stack([lab(as_seen(image.resize((WIDTH, HEIGHT)), sight)) for image in images])
    usual = np.median(seen, axis=0)
    return _Frame(usual, np.abs(seen - usual).max(axis=-1).mean(axis=0) < STEADY)


def _apart(one: _Frame, other: _Frame) -> float:
    import numpy as np

    far = np.linalg.norm(one.colours - other.colours, axis=-1) > FAR
    return float((far & one.steady & other.steady).mean())
