"""A drawn scene for a card without a picture, asked for as plain data so that it counts in the page's key."""

from __future__ import annotations

import json
from pathlib import Path

from pydantic import ValidationError

from cardforge.diagnostics import Diagnostic, Place
from cardforge.press import faults
from cardforge.press.layout import read_yaml
from cardforge.press.scenery.recipe import Composition, Recipe, Scenery, Wish

SCENERY_FILE = "templates/scenery.yaml"


def read_scenery(root: Path) -> tuple[Scenery | None, list[Diagnostic]]:
    """The recipes of a project, or None where it has none or they cannot be used; then with what is wrong."""
    if not (root / SCENERY_FILE).exists():
        return None, []
    data, found = read_yaml(root / SCENERY_FILE, faults.scenery_invalid, SCENERY_FILE)
    if data is None:
        return None, found
    try:
        return Scenery.model_validate(data), []
    except ValidationError as error:
        place = Place(SCENERY_FILE)
        return None, [
            faults.scenery_invalid(place, f"{'.'.join(map(str, item['loc']))}: {item['msg']}")
            for item in error.errors()
        ]


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
