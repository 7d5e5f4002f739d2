"""Path data of SVG as path operators of PDF. Absolute coordinates keep the digits that they are written with."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence

_COMMAND = re.compile(r"([MmLlHhVvCcSsQqTtAaZz])([^MmLlHhVvCcSsQqTtAaZz]*)")
_VALUE = r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?"
_NUMBER = re.compile(_VALUE)
_ARC = re.compile(r"[\s,]*" + r"[\s,]*".join([f"({_VALUE})"] * 3 + ["([01])"] * 2 + [f"({_VALUE})"] * 2))
_JUNK = re.compile(r"[^\s,\d.eE+-]")
_WANTED = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
_HANDLE = 0.5522847498
"""Length of the handles of a quarter circle of radius 1."""

Point = tuple[float, float]


class PathError(ValueError):
    """Path data that cannot be read to its end."""


def path_operators(data: str) -> str:
    """The operators `m`, `l`, `c`, `h` that draw the path. Raises PathError."""
    return _Pen().draw(data)


def ellipse_operators(cx: float, cy: float, rx: float, ry: float) -> str:
    """An ellipse as four curves, from its right end."""
    hx, hy = rx * _HANDLE, ry * _HANDLE
    return " ".join(
        (
            f"{_n(cx + rx)} {_n(cy)} m",
            _curve((cx + rx, cy + hy), (cx + hx, cy + ry), (cx, cy + ry)),
            _curve((cx - hx, cy + ry), (cx - rx, cy + hy), (cx - rx, cy)),
            _curve((cx - rx, cy - hy), (cx - hx, cy - ry), (cx, cy - ry)),
            _curve((cx + hx, cy - ry), (cx + rx, cy - hy), (cx + rx, cy)),
            "h",
        )
    )


def rectangle_operators(x: float, y: float, width: float, height: float, rx: float, ry: float) -> str:
    """A rectangle, its corners rounded by `rx` and `ry`."""
    if rx <= 0 or ry <= 0:
        return f"{_n(x)} {_n(y)} {_n(width)} {_n(height)} re"
    rx, ry = min(rx, width / 2), min(ry, height / 2)
    right, bottom, kx, ky = x + width, y + height, rx * (1 - _HANDLE), ry * (1 - _HANDLE)
    return " ".join(
        (
            f"{_n(x + rx)} {_n(y)} m {_n(right - rx)} {_n(y)} l",
            _curve((right - kx, y), (right, y + ky), (right, y + ry)),
            f"{_n(right)} {_n(bottom - ry)} l",
            _curve((right, bottom - ky), (right - kx, bottom), (right - rx, bottom)),
            f"{_n(x + rx)} {_n(bottom)} l",
            _curve((x + kx, bottom), (x, bottom - ky), (x, bottom - ry)),
            f"{_n(x)} {_n(y + ry)} l",
            _curve((x, y + ky), (x + kx, y), (x + rx, y)),
            "h",
        )
    )


class _Pen:
    """Draws one path; knows where it stands, where the subpath began, and the last handle."""

    def __init__(self) -> None:
        self._out: list[str] = []
        self._x = self._y = 0.0
        self._start: Point = (0.0, 0.0)
        self._cubic: Point | None = None
        self._quadratic: Point | None = None

    def draw(self, data: str) -> str:
        head = data.split(None, 1)
        if not head:
            return ""
        if data.lstrip()[0] not in "Mm":
            raise PathError("a path begins with M")
        for command, arguments in _COMMAND.findall(data):
            if command in "Aa":
                self._arcs(arguments, relative=command == "a")
                continue
            if _JUNK.search(arguments):
                raise PathError(f"“{arguments.strip()[:20]}” is no list of numbers")
            numbers = _NUMBER.findall(arguments)
            if "e" in arguments or "E" in arguments:
                numbers = [_n(float(number)) for number in numbers]
            self._segments(command, numbers)
        return " ".join(self._out)

    def _segments(self, command: str, numbers: Sequence[str]) -> None:
        wanted = _WANTED[command.upper()]
        if wanted == 0:
            if numbers:
                raise PathError("Z takes no numbers")
            self._close()
            return
        if not numbers or len(numbers) % wanted:
            raise PathError(f"{command} takes {wanted} numbers")
        if command == "C":
            self._absolute_curves(numbers)
            return
        if command == "L":
            self._out += [f"{numbers[i]} {numbers[i + 1]} l" for i in range(0, len(numbers), 2)]
            self._stand(float(numbers[-2]), float(numbers[-1]))
            return
        values = [float(number) for number in numbers]
        for at in range(0, len(values), wanted):
            self._segment(command, values[at : at + wanted], first=at == 0)

    def _absolute_curves(self, numbers: Sequence[str]) -> None:
        self._out += [f"{' '.join(numbers[i : i + 6])} c" for i in range(0, len(numbers), 6)]
        handle = (float(numbers[-4]), float(numbers[-3]))
        self._stand(float(numbers[-2]), float(numbers[-1]))
        self._cubic = handle

    def _segment(self, command: str, values: list[float], first: bool) -> None:
        x, y = self._x, self._y
        if command.islower():
            shift = (y,) if command == "v" else (x, y)
            values = [value + shift[i % len(shift)] for i, value in enumerate(values)]
        match command.upper():
            case "M" if first:
                self._out.append(f"{_n(values[0])} {_n(values[1])} m")
                self._stand(*values)
                self._start = (values[0], values[1])
            case "M" | "L":
                self._line(values[0], values[1])
            case "H":
                self._line(values[0], y)
            case "V":
                self._line(x, values[0])
            case "C":
                self._curve((values[0], values[1]), (values[2], values[3]), (values[4], values[5]))
            case "S":
                self._curve(self._mirrored(self._cubic), (values[0], values[1]), (values[2], values[3]))
            case "Q":
                self._parabola((values[0], values[1]), (values[2], values[3]))
            case _:
                self._parabola(self._mirrored(self._quadratic), (values[0], values[1]))

    def _mirrored(self, handle: Point | None) -> Point:
        return (2 * self._x - handle[0], 2 * self._y - handle[1]) if handle else (self._x, self._y)

    def _line(self, x: float, y: float) -> None:
        self._out.append(f"{_n(x)} {_n(y)} l")
        self._stand(x, y)

    def _curve(self, first: Point, second: Point, end: Point) -> None:
        self._out.append(_curve(first, second, end))
        self._stand(*end)
        self._cubic = second

    def _parabola(self, handle: Point, end: Point) -> None:
        first = (self._x + (handle[0] - self._x) * 2 / 3, self._y + (handle[1] - self._y) * 2 / 3)
        second = (end[0] + (handle[0] - end[0]) * 2 / 3, end[1] + (handle[1] - end[1]) * 2 / 3)
        self._out.append(_curve(first, second, end))
        self._stand(*end)
        self._quadratic = handle

    def _close(self) -> None:
        self._out.append("h")
        self._stand(*self._start)

    def _stand(self, x: float, y: float) -> None:
        self._x, self._y = x, y
        self._cubic = self._quadratic = None

    def _arcs(self, arguments: str, relative: bool) -> None:
        at = 0
        while arguments[at:].strip(" ,\t\r\n"):
            found = _ARC.match(arguments, at)
            if not found:
                raise PathError("A takes seven numbers")
            at = found.end()
            rx, ry, turn, _, _, x, y = (float(value) for value in found.groups())
            if relative:
                x, y = x + self._x, y + self._y
            for first, second, end in arc_curves(
                (self._x, self._y), (rx, ry), turn, found[4] == "1", found[5] == "1", (x, y)
            ):
                self._curve(first, second, end)


def arc_curves(
    start: Point, radii: Point, turn: float, large: bool, sweep: bool, end: Point
) -> list[tuple[Point, Point, Point]]:
    """An elliptical arc as curves of at most a quarter turn (SVG 2, implementation notes B.2.4). `turn` in degrees."""
    rx, ry = abs(radii[0]), abs(radii[1])
    if start == end:
        return []
    if rx == 0 or ry == 0:
        return [(start, end, end)]
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    dx, dy = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    px, py = cos * dx + sin * dy, cos * dy - sin * dx
    grow = math.sqrt(max(1.0, (px / rx) ** 2 + (py / ry) ** 2))
    rx, ry = rx * grow, ry * grow
    spare = max(0.0, (rx * ry) ** 2 - (rx * py) ** 2 - (ry * px) ** 2)
    factor = math.sqrt(spare / ((rx * py) ** 2 + (ry * px) ** 2)) * (-1 if large == sweep else 1)
    qx, qy = factor * rx * py / ry, -factor * ry * px / rx
    cx, cy = cos * qx - sin * qy + (start[0] + end[0]) / 2, sin * qx + cos * qy + (start[1] + end[1]) / 2
    angle = math.atan2((py - qy) / ry, (px - qx) / rx)
    reach = math.atan2((-py - qy) / ry, (-px - qx) / rx) - angle
    if sweep and reach < 0:
        reach += 2 * math.pi
    elif not sweep and reach > 0:
        reach -= 2 * math.pi
    steps = max(1, math.ceil(abs(reach) / (math.pi / 2) - 1e-9))
    step = reach / steps
    handle = 4 / 3 * math.tan(step / 4)

    def at(x: float, y: float) -> Point:
        return cx + cos * rx * x - sin * ry * y, cy + sin * rx * x + cos * ry * y

    curves = []
    for k in range(steps):
        a, b = angle + k * step, angle + (k + 1) * step
        first = at(math.cos(a) - handle * math.sin(a), math.sin(a) + handle * math.cos(a))
        second = at(math.cos(b) + handle * math.sin(b), math.sin(b) - handle * math.cos(b))
        curves.append((first, second, end if k == steps - 1 else at(math.cos(b), math.sin(b))))
    return curves


def _curve(first: Point, second: Point, end: Point) -> str:
    return f"{_n(first[0])} {_n(first[1])} {_n(second[0])} {_n(second[1])} {_n(end[0])} {_n(end[1])} c"


def _n(value: float) -> str:
    text = f"{value:.4f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
