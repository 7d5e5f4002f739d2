"""Paths, colours and chance for drawn scenes. Lengths are millimetres; every number is printed with two decimals."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Sequence
from dataclasses import dataclass, field

Point = tuple[float, float]


def number(value: float) -> str:
    """The shortest text of a number rounded to hundredths."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def curve(points: Sequence[Point], *, closed: bool = True, tension: float = 0.36) -> str:
    """A smooth path through points: tangents parallel to the neighbours, handles `tension` of the chord."""
    count = len(points)
    parts = [move(points[0])]
    for i in range(count if closed else count - 1):
        here, there = points[i], points[(i + 1) % count]
        before = points[i - 1] if closed or i > 0 else here
        after = points[(i + 2) % count] if closed or i + 2 < count else there
        chord = math.dist(here, there)
        first = _handle(here, before, there, chord * tension)
        second = _handle(there, after, here, chord * tension)
        parts.append(bend(first, second, there))
    return "".join(parts) + ("Z" if closed else "")


def _handle(at: Point, away: Point, towards: Point, length: float) -> Point:
    span = math.dist(away, towards) or 1e-6
    return at[0] + (towards[0] - away[0]) / span * length, at[1] + (towards[1] - away[1]) / span * length


def move(at: Point) -> str:
    """The start of a path."""
    return f"M{number(at[0])} {number(at[1])}"


def line(at: Point) -> str:
    """A straight step of a path."""
    return f"L{number(at[0])} {number(at[1])}"


def bend(first: Point, second: Point, end: Point) -> str:
    """A curved step of a path, by its two handles and its end."""
    return "C" + " ".join(f"{number(x)} {number(y)}" for x, y in (first, second, end))


def polygon(points: Sequence[Point]) -> str:
    """A path of straight edges."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def fill(path: str, colour: str, opacity: float = 1) -> str:
    """A filled path element."""
    shade = f' fill-opacity="{number(opacity)}"' if opacity < 1 else ""
    return f'<path d="{path}" fill="{colour}"{shade}/>'


def stroke(path: str, colour: str, width: float, opacity: float = 1) -> str:
    """A stroked path element with round ends."""
    shade = f' stroke-opacity="{number(opacity)}"' if opacity < 1 else ""
    ends = 'stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{number(width)}" {ends}{shade}/>'


def disc(at: Point, radius: float, colour: str, opacity: float = 1) -> str:
    """A circle element."""
    shade = f' fill-opacity="{number(opacity)}"' if opacity < 1 else ""
    return f'<circle cx="{number(at[0])}" cy="{number(at[1])}" r="{number(radius)}" fill="{colour}"{shade}/>'


def star(at: Point, radius: float, waist: float = 0.22) -> str:
    """The path of a four-pointed star."""
    rays = ((radius if k % 2 == 0 else radius * waist, k * math.pi / 4) for k in range(8))
    return polygon([(at[0] + math.sin(a) * r, at[1] - math.cos(a) * r) for r, a in rays])


def mix(one: str, other: str, part: float) -> str:
    """The colour `part` of the way from one to the other."""
    pairs = ((int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)


def ramp(keys: Sequence[str], steps: int) -> list[str]:
    """`steps` colours spread evenly over the keys."""
    colours = []
    for step in range(steps):
        at = step / (steps - 1) * (len(keys) - 1)
        key = min(int(at), len(keys) - 2)
        colours.append(mix(keys[key], keys[key + 1], at - key))
    return colours


@dataclass
class Chance:
    """Numbers that depend on a text alone: the same on every machine and every Python."""

    seed: str
    _drawn: int = field(default=0)

    def number(self, low: float = 0, high: float = 1) -> float:
        """The next number, from low up to high."""
        digest = hashlib.sha256(f"{self.seed}/{self._drawn}".encode()).digest()
        self._drawn += 1
        return low + (high - low) * int.from_bytes(digest[:6], "big") / (1 << 48)

    def whole(self, low: int, high: int) -> int:
        """The next whole number, low and high included."""
        return low + int(self.number() * (high - low + 1))

    def sign(self) -> int:
        """1 or -1."""
        return 1 if self.number() < 0.5 else -1

    def waves(self, count: int = 4) -> list[tuple[float, float]]:
        """Strength and phase of slow sines, for `wobble`."""
        return [(self.number(-1, 1) / (k + 1), self.number(0, math.tau)) for k in range(count)]


def wobble(waves: Sequence[tuple[float, float]], angle: float) -> float:
    """How far a ring leaves its circle at an angle, about -1 to 1."""
    return sum(strength * math.sin((k + 2) * angle + phase) for k, (strength, phase) in enumerate(waves))
