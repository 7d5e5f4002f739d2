"""A whole scene: the composition asked for, drawn from a recipe. Same recipe and seed, same bytes."""

from __future__ import annotations

from collections.abc import Callable

from cardforge.press.scenery import forms
from cardforge.press.scenery.drawing import Chance, Point, bend, disc, fill, line, mix, move, number, stroke
from cardforge.press.scenery.gestures import GESTURES
from cardforge.press.scenery.recipe import Composition, Ground, Motif, Recipe, Wish

Build = Callable[[Recipe, Chance, Wish], str]


def draw(recipe: Recipe, composition: Composition, seed: str, wish: Wish | None = None) -> str:
    """An SVG document on the canvas of a card with its bleed (view box -3 -3 69 94, in mm)."""
    wish = wish or Wish()
    if wish.motif:
        recipe = recipe.model_copy(update={"motifs": (wish.motif,)})
    body = _BUILDS[composition](recipe, Chance(seed), wish)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 69 94" width="69mm" height="94mm">' + body + "</svg>\n"
    )


def _sky(recipe: Recipe, chance: Chance) -> tuple[str, ...]:
    return recipe.skies[chance.whole(0, len(recipe.skies) - 1)]


def _vista(recipe: Recipe, chance: Chance, wish: Wish) -> str:
    keys = _sky(recipe, chance)
    light = (chance.number(30, 50), chance.number(20, 31))
    parts = [forms.sky(keys, light, chance, wide=chance.number(1.02, 1.22))]
    parts.append(forms.sparks(chance.whole(10, 18), keys[-1], chance, stars=recipe.ground is not Ground.HILLS, low=40))
    parts.append(_far(recipe, keys, light, chance))
    parts.append(_range(recipe, mix(keys[1], keys[2], 0.5), 46, chance.number(6, 10), chance))
    middles = (_main_island, _main_hill, _lone, _bridge)
    parts.append(middles[chance.whole(0, 3)](recipe, keys, chance))
    parts.append(_range(recipe, mix(keys[0], recipe.dark, 0.45), 52.5, chance.number(2, 4), chance))
    parts.append(forms.tufts(recipe.dark, 53, chance))
    return "".join(parts)


def _far(recipe: Recipe, keys: tuple[str, ...], light: Point, chance: Chance) -> str:
    """Two or three islands in the distance, kept off the light, joined by a road."""
    side = chance.sign()
    spots: list[Point] = [(light[0] - side * chance.number(15, 21), chance.number(15, 24))]
    spots.append((light[0] + side * chance.number(14, 20), chance.number(16, 33)))
    if chance.number() < 0.5:
        spots.append((light[0] + side * chance.number(22, 30), chance.number(11, 18)))
    stone, turf = mix(recipe.stone, keys[3], 0.45), mix(recipe.turf, keys[3], 0.4)
    parts = [forms.roads(sorted(spots), keys[-1], 0.22, 0.7)]
    for spot in spots:
        width = chance.number(7, 12)
        parts.append(_feature(recipe, (spot[0] + chance.number(-1, 1), spot[1]), width * 0.3, keys, chance, far=True))
        parts.append(forms.island(spot, width, width * 0.45, turf, stone, mix(stone, recipe.dark, 0.5), chance))
    return "".join(parts)


def _main_island(recipe: Recipe, keys: tuple[str, ...], chance: Chance) -> str:
    """One near island that carries what the scene is about."""
    at, width = (chance.number(34, 42), chance.number(34, 38)), chance.number(25, 33)
    stone = mix(recipe.stone, recipe.dark, 0.3)
    parts = [_cluster(recipe, at, width, keys, chance)]
    parts.append(forms.island(at, width, width * 0.4, recipe.turf, stone, recipe.dark, chance))
    ends = ((at[0] + width / 2, at[1] + 0.4), (68, at[1] + chance.number(-4, 4)))
    parts.append(forms.roads(ends, keys[-1], 0.4, 0.9))
    return "".join(parts)


def _main_hill(recipe: Recipe, keys: tuple[str, ...], chance: Chance) -> str:
    """A hill on the ground that carries what the scene is about."""
    x, y = chance.number(33, 43), chance.number(38, 42)
    slope = move((x - 30, 60)) + bend((x - 18, y + 8), (x - 12, y), (x, y))
    slope += bend((x + 12, y), (x + 18, y + 9), (x + 32, 60))
    way = move((x + 2, y + 0.6)) + bend((x + 8, y + 5), (x - 6, y + 7), (x + 6, 56))
    parts = [_cluster(recipe, (x, y + 0.4), chance.number(19, 24), keys, chance)]
    parts.append(fill(slope + "Z", mix(recipe.stone, recipe.dark, 0.4)) + stroke(slope, recipe.turf, 0.35))
    return "".join([*parts, stroke(way, keys[-2], 0.5, 0.8)])


def _lone(recipe: Recipe, keys: tuple[str, ...], chance: Chance) -> str:
    """One thing, large and near, on a bank that comes in from a side."""
    side = chance.sign()
    x, y = 38 + side * chance.number(2, 7), chance.number(45, 47)
    bank = (
        move((x + side * 40, 60))
        + line((x + side * 40, y - 1))
        + bend((x + side * 20, y - 3), (x + side * 8, y), (x, y))
    )
    bank += bend((x - side * 9, y), (x - side * 13, y + 3), (x - side * 18, 60))
    parts = [_feature(recipe, (x + side * chance.number(1, 3), y), chance.number(17, 21), keys, chance)]
    parts.append(_feature(recipe, (x + side * chance.number(12, 15), y - 0.6), chance.number(7, 10), keys, chance))
    parts.append(fill(bank + "Z", mix(recipe.stone, recipe.dark, 0.5)) + stroke(bank, recipe.turf, 0.35))
    return "".join(parts)


def _bridge(recipe: Recipe, keys: tuple[str, ...], chance: Chance) -> str:
    """Two banks and a bridge between them."""
    y = chance.number(37, 41)
    left, right = (chance.number(22, 26), y + chance.number(-2, 2)), (chance.number(47, 51), y + chance.number(-3, 2))
    stone = mix(recipe.stone, recipe.dark, 0.35)
    parts = [_feature(recipe, (left[0] - 6, left[1]), chance.number(8, 12), keys, chance)]
    parts.append(_feature(recipe, (right[0] + 6, right[1]), chance.number(9, 14), keys, chance))
    parts.append(forms.span(left, right, chance.number(3, 5), recipe.dark, recipe.light))
    for at, width in ((left, 24.0), (right, 26.0)):
        middle = at[0] - width / 2 if at is left else at[0] + width / 2
        parts.append(forms.island((middle, at[1]), width, width * 0.6, recipe.turf, stone, recipe.dark, chance))
    return "".join(parts)


def _cluster(recipe: Recipe, at: Point, width: float, keys: tuple[str, ...], chance: Chance) -> str:
    """Three of the motif, one of them large."""
    x, y = at
    lean = chance.sign() * width * chance.number(0.02, 0.1)
    tall = width * chance.number(0.3, 0.38)
    beside = ((x + lean - width * 0.26, tall * 0.58), (x + lean + width * 0.27, tall * chance.number(0.4, 0.6)))
    parts = [_feature(recipe, (px, y), size, keys, chance) for px, size in beside]
    return "".join([*parts, _feature(recipe, (x + lean, y), tall, keys, chance)])


def _feature(
    recipe: Recipe, at: Point, size: float, keys: tuple[str, ...], chance: Chance, *, far: bool = False
) -> str:
    """One thing people built there, `size` about its height."""
    wall = mix(recipe.stone, keys[3], 0.4) if far else recipe.stone
    dark = mix(recipe.dark, keys[3], 0.35) if far else recipe.dark
    match _motif(recipe, chance):
        case Motif.TREES:
            return forms.tree(
                at, size * 1.1, mix(recipe.turf, keys[-2], 0.3), mix(recipe.turf, dark, 0.5), dark, chance
            )
        case Motif.TOWERS:
            return forms.tower(at, size * 1.5, wall, dark, recipe.light)
        case Motif.HOMES:
            return forms.home(at, size * 0.7, wall, dark, recipe.light)
        case Motif.MASTS:
            return forms.mast(at, size * 1.25, dark, recipe.light if not far else keys[-1], chance)
        case Motif.GATES:
            glow = (mix(recipe.light, dark, 0.55), mix(recipe.light, dark, 0.25), recipe.light)
            return forms.gate(at, size * 1.15, dark, glow)
        case Motif.CRAGS:
            return forms.fang(at, size * 0.6, size * 1.25, wall, dark, recipe.light)
        case Motif.LAMPS:
            return forms.lamp(at, size * 1.1, dark, recipe.light)


def _motif(recipe: Recipe, chance: Chance) -> Motif:
    """The first motif half of the time, else any."""
    return recipe.motifs[0] if chance.number() < 0.5 else recipe.motifs[chance.whole(0, len(recipe.motifs) - 1)]


def _range(recipe: Recipe, colour: str, y: float, rise: float, chance: Chance) -> str:
    """The ground of a recipe, from edge to edge."""
    match recipe.ground:
        case Ground.HILLS:
            return forms.hills(y, rise, colour, chance)
        case Ground.ROCKS:
            return forms.ridge(y, rise, colour, recipe.dark, chance)
        case Ground.CLOUDS:
            banks = [(-9.0, 34.0), (20.0, 30.0), (41.0, 36.0)]
            clouds = (forms.cloud(x, y + chance.number(-1, 1), wide, rise, colour, chance) for x, wide in banks)
            return "".join(clouds) + fill(f"M-3 {number(y)}H66V91H-3Z", colour)


def _gesture(recipe: Recipe, chance: Chance, wish: Wish) -> str:
    keys = _sky(recipe, chance)
    centre = (34 + chance.number(-2, 2), 33 + chance.number(-2, 2))
    parts = [forms.sky(keys, centre, chance, wide=1)]
    parts.append(_range(recipe, mix(keys[0], recipe.dark, 0.3), 51, 4, chance))
    by_chance = list(GESTURES)[chance.whole(0, len(GESTURES) - 1)]
    parts.append(GESTURES[wish.gesture or by_chance](centre, keys, recipe.light, recipe.dark, chance))
    return "".join([*parts, forms.sparks(12, recipe.light, chance, stars=True, low=52)])


def _road(recipe: Recipe, chance: Chance, wish: Wish) -> str:
    """The road lies at y 45 to 49 on both edges and the ground at y 44.5, so that neighbours join."""
    keys = _sky(recipe, chance)
    light = (31.5 + chance.number(-5, 5), chance.number(19, 26))
    parts = [forms.sky(keys, light, chance), forms.sparks(12, keys[-1], chance, stars=True, low=36)]
    parts.append(_far(recipe, keys, light, chance))
    parts.append(forms.hills(44.5, 5, mix(keys[1], keys[2], 0.6), chance))
    stone, dark = mix(recipe.stone, keys[2], 0.3), recipe.dark
    parts.append(fill("M-3 44.5H66V91H-3Z", mix(keys[1], dark, 0.35)))
    for x, height in ((31.5, chance.number(15, 20)), (12.0, 8.0), (51.0, 8.0)):
        parts.append(_feature(recipe, (x, 45.4), height, keys, chance))
    parts.append(fill("M-3 45H66V49H-3Z", stone) + fill("M-3 45H66V45.5H-3Z", keys[-2]))
    parts.extend(stroke(move((x, 45.6)) + line((x, 48.9)), dark, 0.16, 0.6) for x in range(-1, 66, 5))
    parts.append(fill("M-3 49H66V50.2H-3Z", dark, 0.5))
    for x in (4.0, 31.5, 59.0):
        parts.append(fill(move((x - 9, 62)) + bend((x - 9, 54), (x + 9, 54), (x + 9, 62)) + "Z", dark, 0.45))
    return "".join(parts)


def _rift(recipe: Recipe, chance: Chance, wish: Wish) -> str:
    keys = _sky(recipe, chance)
    x, y = 31.5, 30.0
    parts = [forms.sky(keys[:-1], (x, y), chance, wide=0.8), forms.sparks(22, keys[-1], chance, stars=True, low=56)]
    for k, colour in enumerate((mix(keys[-2], keys[2], 0.5), keys[-2], keys[-1])):
        half, tall = 9.5 - 2.6 * k, 22.0 - 3.4 * k
        edge = bend((x + half, y - tall * 0.4), (x + half, y + tall * 0.4), (x, y + tall))
        back = bend((x - half, y + tall * 0.4), (x - half, y - tall * 0.4), (x, y - tall))
        parts.append(fill(move((x, y - tall)) + edge + back + "Z", colour))
    parts.append(disc((x, y), 1.1, recipe.light))
    for px, py, width in ((11.0, 24.0, 15.0), (52.0, 19.0, 13.0), (48.0, 41.0, 18.0), (14.0, 47.0, 12.0)):
        at = (px + chance.number(-2, 2), py + chance.number(-2, 2))
        land = forms.island((0, 0), width, width * 0.5, recipe.turf, recipe.stone, recipe.dark, chance)
        land = _feature(recipe, (chance.number(-2, 2), 0), width * 0.36, keys, chance) + land
        parts.append(f'<g transform="translate({number(at[0])} {number(at[1])}) rotate(180)">{land}</g>')
    return "".join(parts)


_BUILDS: dict[Composition, Build] = {
    Composition.VISTA: _vista,
    Composition.GESTURE: _gesture,
    Composition.ROAD: _road,
    Composition.RIFT: _rift,
}
