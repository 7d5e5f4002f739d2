"""A quiet scene for a card that has no picture yet: contour sky, islands, one thing to look at. Drawn, never random."""

from cardforge.press.scenery.recipe import Composition, Recipe, Scenery, Wish
from cardforge.press.scenery.scene import draw

__all__ = ["Composition", "Recipe", "Scenery", "Wish", "draw"]
