"""A drawn scene for a card without a picture, asked for as plain data so that it counts in the page's key."""

from __future__ import annotations

import json
from pathlib import Path

from cardforge.diagnostics import Diagnostic
from cardforge.press.scenery.recipe import Composition, Recipe, Scenery, Wish
from cardforge.press.settings import Settings, read_settings

SCENERY_FILE = "templates/scenery.yaml"


def scenery_settings(root: Path) -> Settings[Scenery]:
    """The recipes of a project with their places; it may have none."""
    if not (root / SCENERY_FILE).exists():
        return Settings(SCENERY_FILE, None)
    return read_settings(root, SCENERY_FILE, Scenery, "scenes by faction")


def read_scenery(root: Path) -> tuple[Scenery | None, list[Diagnostic]]:
    """The recipes of a project, or None where it has none or they cannot be used; then with what is wrong."""
    read = scenery_settings(root)
    return read.said, read.found


def scene_request(scenery: Scenery, id: str, kind: str, faction: str) -> str | None:
    """All that the scene of a card depends on, as one line of JSON; None where its faction has no recipe."""
    recipe = scenery.factions.get(faction)
    if recipe is None:
        return None
    wish = scenery.wishes.get(id, Wish())
    parts = {
        "recipe": recipe.model_dump(mode="json"),
        "composition": scenery.composition(kind).value,
        "seed": id,
        "wish": wish.model_dump(mode="json"),
    }
    return json.dumps(parts, sort_keys=True, separators=(",", ":"))


def draw_request(request: str) -> bytes:
    """The scene as an SVG document."""
    from cardforge.press.scenery.scene import draw

    parts = json.loads(request)
    recipe, wish = Recipe.model_validate(parts["recipe"]), Wish.model_validate(parts["wish"])
    return draw(recipe, Composition(parts["composition"]), parts["seed"], wish).encode()
