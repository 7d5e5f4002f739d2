"""Things that happen once: what a round window shows. Each takes its centre, the sky's keys, a light and a dark."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from cardforge.press.scenery.drawing import Chance, Point, curve, disc, fill, mix, polygon, star, stroke

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


GESTURES: tuple[Gesture, ...] = (burst, streak, gust, ward)


def _around(at: Point, angle: float, radius: float) -> Point:
    return at[0] + math.cos(angle) * radius, at[1] + math.sin(angle) * radius


def _along(at: Point, angle: float, forward: float, aside: float) -> Point:
    cos, sin = math.cos(angle), math.sin(angle)
    return at[0] + cos * forward - sin * aside, at[1] + sin * forward + cos * aside
