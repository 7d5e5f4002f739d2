"""The forms that scenes are put together from. Each returns SVG elements; sizes in millimetres."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

from cardforge.press.scenery.drawing import (
    Chance,
    Point,
    bend,
    curve,
    disc,
    fill,
    line,
    move,
    number,
    polygon,
    ramp,
    star,
    stroke,
    wobble,
)

LEFT, TOP, RIGHT, BOTTOM = -3.0, -3.0, 66.0, 91.0
"""The canvas: a trimmed card of 63 × 88 with its bleed."""


def sky(keys: Sequence[str], centre: Point, chance: Chance, *, rings: int = 10, wide: float = 1.1) -> str:
    """Flat contour rings that step from dark to bright round one light."""
    colours = ramp(keys, rings + 1)
    outer, inner = chance.waves(), chance.waves()
    parts = [fill(f"M{number(LEFT)} {number(TOP)}H{number(RIGHT)}V{number(BOTTOM)}H{number(LEFT)}Z", colours[0])]
    for k in range(rings):
        part = k / (rings - 1)
        radius = 5.4 * 1.285 ** (rings - 1 - k)
        points = []
        for j in range(24):
            angle = j / 24 * math.tau
            waver = 1 + 0.05 * ((1 - part) * wobble(outer, angle) + part * wobble(inner, angle))
            reach = radius * waver
            points.append((centre[0] + math.cos(angle) * reach * wide, centre[1] + math.sin(angle) * reach))
        path = curve(points)
        parts.append(fill(path, colours[k + 1]) + stroke(path, keys[-1], 0.1, 0.18))
    return "".join(parts)


def island(at: Point, width: float, height: float, turf: str, stone: str, shade: str, chance: Chance) -> str:
    """A floating island: a soft top line and a faceted, tapering underside."""
    x, y = at
    top = [(x - width / 2 + width * k / 8, y - _bump(k, height, chance)) for k in range(9)]
    under: list[Point] = []
    for k in range(1, 8):
        part = k / 8
        depth = (1 - abs(2 * part - 1) ** 1.5) * chance.number(0.6, 1) * (0.55 + 0.45 * math.sin(part * math.pi))
        under.append((x + width / 2 - width * part, y + height * (0.18 + 0.82 * depth)))
    parts = [fill(polygon([*top, *under]), stone)]
    for k in range(6):
        a, b = under[k], under[k + 1]
        foot = (x + ((a if k % 2 else b)[0] - x) * 0.75, y + height * 0.06)
        parts.append(fill(polygon([a, b, foot]), shade, 0.25 if k % 2 else 0.5))
    low = [(px, y + height * (0.08 + chance.number(0, 0.05))) for px, _ in reversed(top[1:-1])]
    parts.append(fill(curve([*top, *low]), turf))
    return "".join(parts)


def _bump(k: int, height: float, chance: Chance) -> float:
    return (math.sin(math.pi * k / 8) * 0.08 + chance.number(0, 0.05)) * height if 0 < k < 8 else 0


def cloud(x: float, y: float, width: float, height: float, colour: str, chance: Chance, opacity: float = 1) -> str:
    """A paper cloud with a flat foot."""
    lobes = max(3, int(width / height / 1.1))
    shares = [chance.number(0.7, 1.3) for _ in range(lobes)]
    path, at = move((x, y)), x
    for k, share in enumerate(shares):
        end = at + width * share / sum(shares)
        rise = height * (0.45 + 0.55 * math.sin(math.pi * (k + 0.5) / lobes)) * chance.number(0.8, 1.1)
        foot = y if k == lobes - 1 else y - rise * 0.35
        lean = (end - at) * 0.12
        path += bend((at - lean, y - rise * 1.25), (end + lean, y - rise * 1.25), (end, foot))
        at = end
    depth = y + height * 0.3
    path += bend((x + width * 1.04, depth), (x - width * 0.04, depth), (x, y))
    return fill(path + "Z", colour, opacity)


def hills(y: float, rise: float, colour: str, chance: Chance) -> str:
    """A range of round hills from edge to edge, filled to the foot of the card."""
    points = [(LEFT - 4 + k * 11, y - rise * chance.number(0.1, 1)) for k in range(8)]
    return fill(curve(points, closed=False) + f"V{number(BOTTOM)}H{number(LEFT - 4)}Z", colour)


def ridge(y: float, rise: float, colour: str, shade: str, chance: Chance) -> str:
    """A range of faceted crags from edge to edge: unequal wedges, dark on the right."""
    parts, x = [], LEFT - 4
    while x < RIGHT:
        width, height = chance.number(7, 15), rise * chance.number(0.35, 1)
        tip = (x + width * chance.number(0.3, 0.6), y - height)
        parts.append(fill(polygon([(x - 3, BOTTOM), (x, y), tip, (x + width, y), (x + width + 3, BOTTOM)]), colour))
        far = [tip, (x + width, y), (x + width + 3, BOTTOM), (tip[0] + width * 0.1, y + 3)]
        parts.append(fill(polygon(far), shade, 0.5))
        x += width * chance.number(0.6, 0.85)
    return "".join(parts)


def home(at: Point, size: float, wall: str, roof: str, light: str) -> str:
    """A gabled house with a lit window, standing on a point."""
    x, y = at
    half = size / 2
    body = polygon([(x - half, y), (x - half, y - size * 0.75), (x + half, y - size * 0.75), (x + half, y)])
    gable = polygon([(x - half * 1.3, y - size * 0.7), (x, y - size * 1.5), (x + half * 1.3, y - size * 0.7)])
    pane = polygon(_box(x - size * 0.13, y - size * 0.52, size * 0.26, size * 0.34))
    chimney = polygon(_box(x + half * 0.45, y - size * 1.4, size * 0.18, size * 0.5))
    return fill(chimney, roof) + fill(body, wall) + fill(gable, roof) + fill(pane, light)


def mast(at: Point, height: float, pole: str, cloth: str, chance: Chance) -> str:
    """A mast with long pennants in the wind."""
    x, y = at
    parts = [stroke(move((x, y)) + line((x, y - height)), pole, height * 0.035)]
    deep = height * 0.13
    for k in range(chance.whole(2, 3)):
        top, reach = y - height * (1 - 0.24 * k), height * chance.number(0.32, 0.6)
        out = bend((x + reach * 0.4, top - deep), (x + reach * 0.6, top + deep), (x + reach, top))
        back = bend((x + reach * 0.6, top + deep * 2), (x + reach * 0.4, top), (x, top + deep))
        parts.append(fill(move((x, top)) + out + back + "Z", cloth))
    return "".join(parts)


def gate(at: Point, height: float, stone: str, glow: Sequence[str]) -> str:
    """A pointed arch with light in it, each step inside brighter."""
    x, y = at
    parts = []
    for k, colour in enumerate((stone, *glow)):
        half, rise = height * (0.34 - 0.07 * k), height * (1 - 0.13 * k)
        spring, shoulder, crown = y - rise * 0.5, y - rise * 0.8, y - rise * 0.92
        path = move((x - half, y)) + line((x - half, spring))
        path += bend((x - half, shoulder), (x - half * 0.4, crown), (x, y - rise))
        path += bend((x + half * 0.4, crown), (x + half, shoulder), (x + half, spring))
        parts.append(fill(path + line((x + half, y)) + "Z", colour))
    return "".join(parts)


def fang(at: Point, width: float, height: float, stone: str, shade: str, edge: str) -> str:
    """A standing stone like a tooth, lit on its left."""
    x, y = at
    tip = (x + width * 0.12, y - height)
    left = [(x - width / 2, y), (x - width * 0.36, y - height * 0.55), tip]
    right = [tip, (x + width * 0.4, y - height * 0.5), (x + width / 2, y)]
    parts = [fill(polygon([*left, *right[1:]]), stone)]
    parts.append(fill(polygon([(x + width * 0.02, y), *right]), shade, 0.55))
    parts.append(stroke(move(left[0]) + line(left[1]) + line(tip), edge, 0.25))
    return "".join(parts)


def lamp(at: Point, height: float, pole: str, light: str) -> str:
    """A lamp post with its light in three flat discs."""
    x, y = at
    top, half = y - height, height * 0.1
    glow = "".join(disc((x, top), height * r, light, o) for r, o in ((0.5, 0.18), (0.32, 0.3)))
    post = stroke(move((x, y)) + line((x, top + half * 1.2)), pole, height * 0.05)
    house = [(x - half * 0.8, top + half * 1.3), (x - half * 1.25, top - half), (x + half * 1.25, top - half)]
    frame = polygon([*house, (x + half * 0.8, top + half * 1.3)])
    glass = [(x - half * 0.5, top + half), (x - half * 0.85, top - half * 0.7), (x + half * 0.85, top - half * 0.7)]
    pane = polygon([*glass, (x + half * 0.5, top + half)])
    cap = polygon([(x - half * 1.6, top - half), (x, top - half * 2.4), (x + half * 1.6, top - half)])
    return glow + post + fill(frame, pole) + fill(pane, light) + fill(cap, pole)


def tree(at: Point, height: float, leaf: str, shade: str, trunk: str, chance: Chance) -> str:
    """A tree with a round crown of three lobes, lit from above, over a forked trunk."""
    x, y = at
    crown, wide = y - height * 0.66, height * chance.number(0.3, 0.36)
    stem = stroke(move((x, y)) + line((x, crown)), trunk, height * 0.08)
    fork = stroke(move((x, y - height * 0.3)) + line((x + wide * 0.5, crown)), trunk, height * 0.05)
    lobes = (
        (x - wide * 0.75, crown + wide * 0.2, 0.72),
        (x + wide * 0.8, crown + wide * 0.1, 0.68),
        (x, crown - wide * 0.3, 1),
    )
    dark = "".join(disc((px, py), wide * r, shade) for px, py, r in lobes)
    lit = "".join(disc((px - wide * 0.06, py - wide * 0.12), wide * r * 0.84, leaf) for px, py, r in lobes)
    return stem + fork + dark + lit


def tower(at: Point, height: float, wall: str, roof: str, light: str) -> str:
    """A slender tower with a wide cap and windows one above the other."""
    x, y = at
    half, eaves = height * 0.11, y - height * 0.74
    body = polygon([(x - half * 1.3, y), (x - half, eaves), (x + half, eaves), (x + half * 1.3, y)])
    cap = polygon([(x - half * 2, eaves), (x, y - height), (x + half * 2, eaves)])
    far = polygon([(x, eaves), (x + half, eaves), (x + half * 1.3, y), (x, y)])
    panes = (polygon(_box(x - half * 0.3, eaves + height * part, half * 0.6, half * 0.9)) for part in (0.08, 0.3, 0.52))
    return fill(body, wall) + fill(far, roof, 0.5) + fill(cap, roof) + "".join(fill(pane, light) for pane in panes)


def span(left: Point, right: Point, rise: float, deck: str, rail: str) -> str:
    """A bridge from bank to bank: a sagging deck on ropes, hung from four posts."""
    (x1, y1), (x2, y2) = left, right
    width = x2 - x1
    low = (y1 + y2) / 2 + rise
    sag = bend((x1 + width * 0.3, low), (x1 + width * 0.7, low), right)
    parts = [stroke(move(left) + sag, deck, 0.9)]
    tops = (x1, y1 - 4.4), (x2, y2 - 4.4)
    hand = bend((x1 + width * 0.3, low - 3.4), (x1 + width * 0.7, low - 3.4), tops[1])
    parts.append(stroke(move(tops[0]) + hand, rail, 0.25))
    for k in range(1, 12):
        part = k / 12
        weight = 3 * part * (1 - part)
        y = y1 * (1 - part) ** 3 + low * weight + y2 * part**3
        x = (
            x1 * (1 - part) ** 3
            + (x1 + width * 0.3) * weight * (1 - part)
            + (x1 + width * 0.7) * weight * part
            + x2 * part**3
        )
        parts.append(stroke(move((x, y)) + line((x, y - 4.2 + 1.0 * weight)), rail, 0.16))
    parts.extend(stroke(move((x, y + 1)) + line((x, y - 5)), deck, 0.8) for x, y in (left, right))
    return "".join(parts)


def roads(points: Sequence[Point], colour: str, width: float, opacity: float) -> str:
    """A thin road of light that hangs from island to island."""
    parts = []
    for a, b in itertools.pairwise(points):
        low = max(a[1], b[1]) + math.dist(a, b) * 0.1
        hang = bend((a[0] + (b[0] - a[0]) * 0.3, low), (a[0] + (b[0] - a[0]) * 0.7, low), b)
        parts.append(stroke(move(a) + hang, colour, width, opacity))
    return "".join(parts)


def sparks(count: int, colour: str, chance: Chance, *, stars: bool, low: float = 46) -> str:
    """Motes or stars in the sky down to a height."""
    parts = []
    for _ in range(count):
        at, size = (chance.number(0, 63), chance.number(0, low)), chance.number(0.2, 0.6)
        parts.append(fill(star(at, size * 1.4), colour, 0.8) if stars else disc(at, size * 0.6, colour, 0.8))
    return "".join(parts)


def tufts(colour: str, y: float, chance: Chance) -> str:
    """Near-black growth in the two lower corners; it seats the picture on the shore below."""
    parts = []
    for side in (-1, 1):
        base = 31.5 + side * 31.5
        for _ in range(9):
            x = base - side * chance.number(-2, 15)
            tall, lean = chance.number(2, 7) * (1 - abs(x - base) / 26), chance.number(-1.6, 1.6)
            blade = [(x - 0.7, y + 6), (x + lean * 0.6, y - tall * 0.5), (x + lean, y - tall), (x + 0.7, y + 6)]
            parts.append(fill(curve(blade), colour))
    return "".join(parts)


def _box(x: float, y: float, width: float, height: float) -> list[Point]:
    return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
