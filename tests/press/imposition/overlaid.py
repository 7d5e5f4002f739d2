"""Sheets as paper: fronts and backs in pixels, the backs turned over by hand, and how far each lies from its front.

The turning over is the picture's, flipped or mirrored as a whole; where a card lies is read from the pixels of its
diamond. Of the code under test only the places of the fronts are used, to know which pixels belong to which card.
"""

import numpy as np
from PIL import Image, ImageOps

from cardforge.press.imposition.duplex import Duplex
from cardforge.press.imposition.grid import Fold
from cardforge.press.imposition.plan import Plan
from tests.press.imposition.drawn_pages import pictures

DPI = 127
"""A pixel is 0.2 mm; the middle of a diamond of some thousand pixels is known to a hundredth of that."""
UM_A_PIXEL = 25_400 / DPI


def distances(pdf: bytes, plan: Plan) -> list[float]:
    """Millimetres between the middle of each front and of what lies behind it. Fronts are red, backs are blue."""
    images = pictures(pdf, DPI)
    apart = []
    for at, side in enumerate(plan.sides):
        if side.back:
            continue
        behind = _turned(images[at] if plan.duplex is Duplex.GUTTERFOLD else images[at + 1], plan)
        fronts, backs = _coverage(images[at], 0), _coverage(behind, 2)
        for slot in sorted(side.filled):
            card = plan.grid.card_at(slot)
            left, top, right, bottom = (round(um / UM_A_PIXEL) for um in (card.x, card.y, card.right, card.bottom))
            window = (slice(top, bottom), slice(left, right))
            x, y = (
                _middle(backs[window])[0] - _middle(fronts[window])[0],
                _middle(backs[window])[1] - _middle(fronts[window])[1],
            )
            apart.append(float(np.hypot(x, y)) * UM_A_PIXEL / 1_000)
    return apart


def _turned(image: Image.Image, plan: Plan) -> Image.Image:
    """A sheet turned over its long or short edge, or a folded half laid on the other."""
    grid = plan.grid
    over_top = grid.fold is Fold.ACROSS or (
        grid.fold is Fold.NONE and (plan.duplex is Duplex.LONG) != grid.paper.upright
    )
    return ImageOps.flip(image) if over_top else ImageOps.mirror(image)


def _coverage(image: Image.Image, channel: int) -> np.ndarray:
    """How much of each pixel is in red (0) or blue (2), from 0 to 1."""
    pixels = np.asarray(image).astype(float) / 255
    return np.clip(pixels[..., channel] - pixels[..., 2 - channel], 0, 1)


def _middle(part: np.ndarray) -> tuple[float, float]:
    assert part.sum() > 100, "there is no diamond"
    rows, columns = np.indices(part.shape)
    return float((part * columns).sum() / part.sum()), float((part * rows).sum() / part.sum())
