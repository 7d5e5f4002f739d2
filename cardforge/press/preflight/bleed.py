"""Is the bleed printed? White up to the edge beside a card that is not white there means that somebody forgot it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL.Image import Image

WHITE = 250
FILLED = 0.5
"""Which part of the card's own edge has to be other than white for its bleed to be missed."""


def empty_sides(image: Image, width: int) -> list[str]:
    """The sides on which the outer `width` pixels hold white alone, while the card's own edge beside them does not."""
    import numpy as np

    dark = np.asarray(image).min(axis=2) < WHITE
    inside = max(1, width // 3)
    strips = {
        "on the left": (dark[width:-width, :width], dark[width:-width, width : width + inside]),
        "above": (dark[:width, width:-width], dark[width : width + inside, width:-width]),
        "on the right": (dark[width:-width, -width:], dark[width:-width, -width - inside : -width]),
        "below": (dark[-width:, width:-width], dark[-width - inside : -width, width:-width]),
    }
    return [side for side, (bleed, card) in strips.items() if card.mean() > FILLED and bleed.mean() < FILLED / 10]
