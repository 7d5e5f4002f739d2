"""Things that happen once: what a round window shows. Each takes its centre, the sky's keys, a light and a dark."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from cardforge.press.scenery.drawing import (
    Chance,
    Point,
    bend,
    curve,
    disc,
    fill,
    line,
    mix,
    move,
    polygon,
    star,
    stroke,
)

Gesture = Callable[[Point, Sequence[str], str, str, Chance], str]


def burst(at: Point, keys: Sequence[str], light: str, dark: str, chance: Chance) -> str:
    """Unequal rays out of a small dark core."""
    rays, turn, parts = chance.whole(9, 13), chance.number(0, 1), []
    for k in range(rays):
        angle, reach = (k + turn) / rays * math.tau, chance.number(9, 17)
        for half, far, colour in ((0.16, reach, keys[-2]), (0.08, reach * 0.86, light)):
            feet = [_around(at, angle - half, 4.4), _around(at, angle, far), _around(at, angle + half, 4.4)]
            parts.append(fill(polygon(feet), colour))
    core = disc(at, 5, keys[-1]) + disc(at, 3.6, mix(light, dark, 0.3)) + fill(star(at, 3.2), dark)
    return "".join(parts) + core


def streak(at: Point, keys: Sequence[str], light: str, dark: str, chance: Chance) -> str:
    """A head with three tails that comes from the upper left."""
    angle = math.radians(chance.number(28, 58))
    parts = []
    for half, long, colour in ((5.2, 30, keys[-3]), (3.6, 25, keys[-2]), (2.0, 19, light)):
        tails = []
        for k in range(-2, 3):
            reach = long * (1 - 0.22 * abs(k)) * chance.number(0.9, 1.1)
            tails.append(_along(at, angle, -reach, half * k * 0.5))
            tails.append(_along(at, angle, -reach * 0.5, half * (k + 0.5) * 0.45))
        parts.append(fill(polygon([_along(at, angle, 0, -half), *tails[:-1], _along(at, angle, 0, half)]), colour))
        parts.append(disc(at, half, colour))
    head = [_along(at, angle, math.cos(k) * 2.1, math.sin(k) * 2.1) for k in (0.2, 1.3, 2.3, 3.4, 4.3, 5.5)]
    return "".join(parts) + fill(polygon(head), dark)


def gust(at: Point, keys: Sequence[str], light: str, dark: str, chance: Chance) -> str:
    """Bands of wind that curl round a small thing carried along."""
    parts, turn = [], chance.number(0, math.tau)
    for k in range(5):
        radius, start = 4.5 + k * 2.7, turn + k * chance.number(0.7, 1.3)
        swing = chance.number(2.2, 3.6)
        outer = [_around(at, start + swing * j / 8, radius + math.sin(math.pi * j / 8) * 0.9) for j in range(9)]
        inner = [_around(at, start + swing * j / 8, radius - math.sin(math.pi * j / 8) * 0.7) for j in range(8, -1, -1)]
        parts.append(fill(curve([*outer, *inner[1:-1]]), (keys[-1], keys[-2], light)[k % 3], 0.95))
    kite = polygon([(at[0], at[1] - 3.2), (at[0] + 2.2, at[1]), (at[0], at[1] + 2.6), (at[0] - 2.2, at[1])])
    half = polygon([(at[0], at[1] - 3.2), (at[0] + 2.2, at[1]), (at[0], at[1] + 2.6)])
    return "".join(parts) + fill(kite, dark) + fill(half, light, 0.35)


def ward(at: Point, keys: Sequence[str], light: str, dark: str, chance: Chance) -> str:
    """Rings of a light that is held, with stars on them and one great star within."""
    parts = []
    for k, radius in enumerate((14.5, 11.2, 8)):
        ring = polygon([_around(at, j / 48 * math.tau, radius) for j in range(48)])
        parts.append(stroke(ring, keys[-1] if k % 2 else light, 0.5 - 0.1 * k))
        turn, count = chance.number(0, math.tau), chance.whole(3, 7)
        parts.extend(fill(star(_around(at, turn + j / count * math.tau, radius), 1.3), light) for j in range(count))
    glow = disc(at, 6.2, keys[-2], 0.5) + disc(at, 4.6, keys[-1], 0.7)
    return "".join(parts) + glow + fill(star(at, 10, 0.14), light) + fill(star(at, 4.6, 0.3), dark)


def bloom(at: Point, keys: Sequence[str], light: str, dark: str, chance: Chance) -> str:
    """A flower of two rings of petals that opens round a warm heart."""
    parts, turn = [], chance.number(0, math.tau)
    for count, inner, outer, wide, colour in (
        (9, 3, 13.5, 3.4, keys[-3]),
        (7, 2, 9.5, 2.7, keys[-2]),
        (5, 1, 6, 2, light),
    ):
        for k in range(count):
            angle = turn + k / count * math.tau
            sides = [_along(at, angle, (inner + outer) * 0.62, side * wide) for side in (-1, 1)]
            petal = [_around(at, angle, inner), sides[0], _around(at, angle, outer), sides[1]]
            parts.append(fill(curve(petal), colour) + stroke(curve(petal), dark, 0.12, 0.35))
        turn += 0.4
    return "".join(parts) + disc(at, 2.4, dark) + disc(at, 1.5, light)


def leap(at: Point, keys: Sequence[str], light: str, dark: str, chance: Chance) -> str:
    """A bow of light from one small island to another, with a star on its way."""
    side, x, y = chance.sign(), at[0], at[1]
    ends = (x - side * 12, y + 7), (x + side * 12, y + chance.number(-1, 4))
    top = (x, y - chance.number(13, 16))
    handles = (ends[0][0] + side * 3, top[1]), (ends[1][0] - side * 4, top[1])
    bow = move(ends[0]) + bend(*handles, ends[1])
    parts = [stroke(bow, keys[-2], 3.4, 0.35), stroke(bow, keys[-1], 1.6), stroke(bow, light, 0.6)]
    for px, py in ends:
        land = [(px - 6, py), (px + 6, py), (px + 2.6, py + 3), (px + 0.4, py + 6), (px - 3, py + 2.6)]
        parts.append(fill(polygon(land), dark) + stroke(move((px - 6, py)) + line((px + 6, py)), light, 0.5))
    peak = (x + side * 1.2, y - (y - top[1]) * 0.66)
    return "".join(parts) + fill(star(peak, 4.2), light) + fill(star(peak, 2), dark)


def fan(at: Point, keys: Sequence[str], light: str, dark: str, chance: Chance) -> str:
    """Sheets of paper fanned out, a star on the foremost."""
    parts, count = [], chance.whole(2, 3)
    foot = at[0], at[1] + 13
    for k in range(-count, count + 1):
        angle = -math.pi / 2 + k * 0.34 + chance.number(-0.04, 0.04)
        sheet = polygon([_along(foot, angle, reach, side) for reach, side in ((9, -4), (23, -4), (23, 4), (9, 4))])
        parts.append(fill(sheet, mix(keys[-1], keys[-3], abs(k) * 0.3)) + stroke(sheet, dark, 0.4))
    glow = _along(foot, -math.pi / 2 + count * 0.34, 16, 0)
    return "".join(parts) + fill(star(glow, 3.4), dark) + fill(star(glow, 1.6), light)


def surge(at: Point, keys: Sequence[str], light: str, dark: str, chance: Chance) -> str:
    """Unequal blades that rise out of the ground, lit on their left."""
    parts = []
    for k, colour in enumerate((mix(keys[1], dark, 0.4), mix(keys[2], dark, 0.2), keys[-3], keys[-2])):
        for n in range(7 - k):
            x = at[0] + (n - (6 - k) / 2) * (5.2 - 0.5 * k) + chance.number(-0.8, 0.8)
            tall = (30 - 3.6 * k) * (1 - abs(x - at[0]) / 34) * chance.number(0.72, 1)
            lean, foot, half = (x - at[0]) * 0.22, at[1] + 21, 2.5 - 0.3 * k
            tip = (x + lean, foot - tall)
            parts.append(fill(polygon([(x - half, foot), tip, (x + half, foot)]), colour))
            parts.append(fill(polygon([(x, foot), tip, (x + half, foot)]), dark, 0.3))
            parts.append(stroke(move((x - half, foot)) + line(tip), light, 0.14, 0.7))
    return "".join(parts)


def seam(at: Point, keys: Sequence[str], light: str, dark: str, chance: Chance) -> str:
    """A tear in the sky with brighter sky behind it, and threads across."""
    parts, lean = [], chance.number(-0.5, 0.5)
    upright = math.pi / 2 + lean
    for half, tall, colour in ((9, 17.5, dark), (7.4, 16, keys[2]), (5.4, 13.6, keys[-2]), (3.2, 10.6, keys[-1])):
        ends = _along(at, upright, -tall, 0), _along(at, upright, tall, 0)
        right = [_along(at, upright, side * tall * 0.4, half) for side in (-1, 1)]
        left = [_along(at, upright, side * tall * 0.4, -half) for side in (1, -1)]
        parts.append(
            fill(move(ends[0]) + bend(right[0], right[1], ends[1]) + bend(left[0], left[1], ends[0]) + "Z", colour)
        )
    for k in range(-2, 3):
        reach = 7.6 - abs(k) * 0.9
        left_end, right_end = (
            _along(at, upright, k * 4.6 + side * chance.number(0, 1.2), side * reach) for side in (-1, 1)
        )
        parts.append(stroke(move(left_end) + line(right_end), light, 0.3))
    return "".join(parts) + fill(star(at, 4.6, 0.18), light)


GESTURES: dict[str, Gesture] = {
    "burst": burst,
    "streak": streak,
    "gust": gust,
    "ward": ward,
    "bloom": bloom,
    "leap": leap,
    "fan": fan,
    "surge": surge,
    "seam": seam,
}


def _around(at: Point, angle: float, radius: float) -> Point:
    return at[0] + math.cos(angle) * radius, at[1] + math.sin(angle) * radius


def _along(at: Point, angle: float, forward: float, aside: float) -> Point:
    cos, sin = math.cos(angle), math.sin(angle)
    return at[0] + cos * forward - sin * aside, at[1] + sin * forward + cos * aside
