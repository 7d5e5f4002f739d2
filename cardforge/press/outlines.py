"""Words drawn as shapes: for the few of them that are laid over a finished page, which has no such font in it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import fontpkg

FAMILY, WEIGHT = "Alegreya Sans", 800


class _Pen:
    """Takes the outline of a glyph and writes it as path operators of PDF."""

    def __init__(self, scale: float, x: float, y: float) -> None:
        self._scale, self._x, self._y = scale, x, y
        self._last = (0.0, 0.0)
        self.parts: list[str] = []

    def moveTo(self, point: tuple[float, float]) -> None:  # noqa: N802  (names that HarfBuzz calls)
        self._write("m", point)

    def lineTo(self, point: tuple[float, float]) -> None:  # noqa: N802
        self._write("l", point)

    def curveTo(self, *points: tuple[float, float]) -> None:  # noqa: N802
        self._write("c", *points)

    def qCurveTo(self, control: tuple[float, float], end: tuple[float, float]) -> None:  # noqa: N802
        start = self._last
        first = tuple(s + 2 / 3 * (c - s) for s, c in zip(start, control, strict=True))
        second = tuple(e + 2 / 3 * (c - e) for e, c in zip(end, control, strict=True))
        self._write("c", (first[0], first[1]), (second[0], second[1]), end)

    def closePath(self) -> None:  # noqa: N802
        self.parts.append("h")

    def _write(self, operator: str, *points: tuple[float, float]) -> None:
        self._last = points[-1]
        numbers = [f"{self._x + x * self._scale:.3f} {self._y + y * self._scale:.3f}" for x, y in points]
        self.parts.append(f"{' '.join(numbers)} {operator}")


def outline(text: str, size: float, x: float, y: float) -> str:
    """The text as a path of PDF to be filled, in points, its baseline beginning at (x, y)."""
    import uharfbuzz as hb

    font = _font()
    scale = size / font.face.upem
    parts: list[str] = []
    for info, position in _shaped(hb, font, text):
        pen = _Pen(scale, x, y)
        font.draw_glyph_with_pen(info.codepoint, pen)
        parts += pen.parts
        x += position.x_advance * scale
    return "\n".join(parts)


def width(text: str, size: float) -> float:
    """How wide the text is, in points."""
    import uharfbuzz as hb

    font = _font()
    return float(sum(position.x_advance for _, position in _shaped(hb, font, text)) * size / font.face.upem)


def _shaped(hb: Any, font: Any, text: str) -> list[tuple[Any, Any]]:
    buffer = hb.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    hb.shape(font, buffer, {"lnum": True})
    return list(zip(buffer.glyph_infos or (), buffer.glyph_positions or (), strict=True))


@cache
def _font() -> Any:
    import uharfbuzz as hb

    return hb.Font(hb.Face(Path(fontpkg.path(FAMILY, weight=WEIGHT)).read_bytes()))
