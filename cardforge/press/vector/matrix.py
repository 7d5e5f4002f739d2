"""Transforms as six numbers, as SVG and PDF write them: x' = ax + cy + e, y' = bx + dy + f."""

from __future__ import annotations

import math
import re

Matrix = tuple[float, float, float, float, float, float]
Box = tuple[float, float, float, float]
"""Left, top, width, height."""

IDENTITY: Matrix = (1, 0, 0, 1, 0, 0)

_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_CALL = re.compile(r"\s*,?\s*([a-zA-Z]+)\s*\(([^)]*)\)\s*")


def multiply(outer: Matrix, inner: Matrix) -> Matrix:
    """First `inner`, then `outer`."""
    a, b, c, d, e, f = outer
    g, h, i, j, k, m = inner
    return a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * m + e, b * k + d * m + f


def parse_transform(text: str) -> Matrix:
    """The transform attribute of SVG. Raises ValueError for what is none."""
    result, at = IDENTITY, 0
    while at < len(text.rstrip()):
        match = _CALL.match(text, at)
        if not match:
            raise ValueError(f"“{text}” is no transform")
        if _NUMBER.sub("", match[2]).strip(" ,\t\r\n"):
            raise ValueError(f"“{match[2]}” is no list of numbers")
        numbers = [float(value) for value in _NUMBER.findall(match[2])]
        result = multiply(result, _single(match[1], numbers))
        at = match.end()
    return result


def _single(name: str, numbers: list[float]) -> Matrix:
    match name, len(numbers):
        case "translate", 1 | 2:
            return 1, 0, 0, 1, numbers[0], numbers[1] if len(numbers) == 2 else 0
        case "scale", 1 | 2:
            return numbers[0], 0, 0, numbers[-1], 0, 0
        case "rotate", 1 | 3:
            angle = math.radians(numbers[0])
            turn: Matrix = (math.cos(angle), math.sin(angle), -math.sin(angle), math.cos(angle), 0, 0)
            if len(numbers) == 1:
                return turn
            x, y = numbers[1:]
            return multiply(multiply((1, 0, 0, 1, x, y), turn), (1, 0, 0, 1, -x, -y))
        case "matrix", 6:
            return numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5]
    raise ValueError(f"{name} with {len(numbers)} numbers")


def inverse_box(box: Box, matrix: Matrix) -> Box:
    """The smallest box of the inner coordinates that covers a box of the outer ones. Raises ZeroDivisionError."""
    a, b, c, d, e, f = matrix
    determinant = a * d - b * c
    left, top, width, height = box
    corners = [(left, top), (left + width, top), (left, top + height), (left + width, top + height)]
    xs = [(d * (x - e) - c * (y - f)) / determinant for x, y in corners]
    ys = [(a * (y - f) - b * (x - e)) / determinant for x, y in corners]
    return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)
