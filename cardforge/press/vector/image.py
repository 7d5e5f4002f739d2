"""A compiled drawing in the place of one of WeasyPrint's own images."""

from __future__ import annotations

from typing import Any

from cardforge.press.vector.program import Alpha, Group, Program, Step


class VectorImage:
    """What WeasyPrint asks of an image: its size, and to be drawn into a page."""

    def __init__(self, program: Program) -> None:
        self._program = program

    def get_intrinsic_size(self, image_resolution: float, font_size: float) -> tuple[float | None, float | None, float]:
        """Width and height of its own in CSS pixels, where it has such, and width to height."""
        _, _, view_width, view_height = self._program.view
        ratio = view_width / view_height
        width, height = self._program.width, self._program.height
        if width is not None and height is None:
            height = width / ratio
        elif height is not None and width is None:
            width = height * ratio
        elif width is not None and height is not None:
            ratio = width / height
        return width, height, ratio

    def draw(self, stream: Any, width: float, height: float, style: object) -> None:
        """Draw it `width` by `height`, its view box as large as fits and in the middle, and nothing beyond."""
        left, top, view_width, view_height = self._program.view
        scale = min(width / view_width, height / view_height)
        x, y = (width - view_width * scale) / 2 - left * scale, (height - view_height * scale) / 2 - top * scale
        with stream.stacked():
            stream.rectangle(0, 0, width, height)
            stream.clip()
            stream.end()
            stream.transform(a=scale, d=scale, e=x, f=y)
            _write(self._program.steps, stream)


def _write(steps: tuple[Step, ...], stream: Any) -> None:
    for step in steps:
        if isinstance(step, str):
            stream.stream.append(step.encode("ascii"))
        elif isinstance(step, Alpha):
            stream.stream.append(_state(stream, "CA" if step.stroke else "ca", step.value))
        elif isinstance(step, Group):
            group = stream.add_group(*step.box)
            _write(step.steps, group)
            stream.stream.append(b"q")
            stream.stream.append(_state(stream, "ca", step.opacity))
            stream.stream.append(f"/{group.id} Do".encode("ascii"))
            stream.stream.append(b"Q")


def _state(stream: Any, key: str, value: float) -> bytes:
    """The operator that sets an opacity, with the state that it names among the page's resources."""
    import pydyf  # type: ignore[import-untyped]

    name = f"{'A' if key == 'CA' else 'a'}{value}"
    stream._resources["ExtGState"].setdefault(name, pydyf.Dictionary({key: value}))
    return f"/{name} gs".encode("ascii")
