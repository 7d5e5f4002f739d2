"""What a page draws, told one thing after another with where and how large it comes out."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

Matrix = tuple[float, float, float, float, float, float]
DEEPEST = 12
"""Forms within forms; deeper is a file made to hang its reader."""

RGB_SPACES = ("/DeviceRGB", "/CalRGB", "/Lab")
STROKES = ("S", "s", "B", "B*", "b", "b*")
SHOWS = ("Tj", "TJ", "'", '"')


@dataclass(frozen=True, slots=True)
class Drawn:
    """One thing: `kind` says which of the others holds something."""

    kind: str
    """stroke, text, colour, ink, picture or transparent"""
    size: float = 0.0
    """Points: the width of a stroke, the size of words; percent of an ink."""
    what: str = ""
    picture: Any = None
    matrix: Matrix = (1, 0, 0, 1, 0, 0)


@dataclass(frozen=True, slots=True)
class _State:
    matrix: Matrix = (1, 0, 0, 1, 0, 0)
    width: float = 1.0
    font_size: float = 0.0


@dataclass(slots=True)
class _Text:
    matrix: Matrix = field(default=(1, 0, 0, 1, 0, 0))


def drawn(page: Any) -> Iterator[Drawn]:
    """Everything that a page draws, forms within it included. Raises pikepdf.PdfError for a broken one."""
    import pikepdf

    yield from _walk(page, page.obj.get("/Resources", pikepdf.Dictionary()), _State(), 0)


def _walk(stream: Any, resources: Any, state: _State, depth: int) -> Iterator[Drawn]:
    import pikepdf

    if depth > DEEPEST:
        return
    stack: list[_State] = []
    text = _Text()
    for instruction in pikepdf.parse_content_stream(stream):
        operands: Any = instruction.operands
        name = str(instruction.operator)
        if name == "q":
            stack.append(state)
        elif name == "Q":
            state = stack.pop() if stack else state
        elif name == "cm":
            state = replace(state, matrix=_times(_matrix(operands), state.matrix))
        elif name == "w":
            state = replace(state, width=float(operands[0]))
        elif name == "gs":
            settings = resources.get("/ExtGState", {}).get(str(operands[0]), {})
            if "/LW" in settings:
                state = replace(state, width=float(settings["/LW"]))
            yield from _transparent(settings)
        elif name in STROKES:
            yield Drawn("stroke", state.width * _scale(state.matrix))
        elif name in ("rg", "RG"):
            yield Drawn("colour", what="a drawn colour")
        elif name in ("k", "K"):
            yield Drawn("ink", 100 * sum(map(float, operands)))
        elif name in ("cs", "CS"):
            if _is_rgb(operands[0], resources):
                yield Drawn("colour", what="a drawn colour")
        elif name == "sh":
            shading = resources.get("/Shading", {}).get(str(operands[0]), {})
            if _is_rgb(shading.get("/ColorSpace"), resources):
                yield Drawn("colour", what="a shading")
        elif name == "BT":
            text = _Text()
        elif name == "Tf":
            state = replace(state, font_size=float(operands[1]))
        elif name == "Tm":
            text.matrix = _matrix(operands)
        elif name in SHOWS:
            yield Drawn("text", abs(state.font_size) * _scale(_times(text.matrix, state.matrix)))
        elif name == "INLINE IMAGE":
            if str(operands[0].colorspace) in ("/RGB", *RGB_SPACES):
                yield Drawn("colour", what="a picture")
        elif name == "Do":
            yield from _object(resources.get("/XObject", {}).get(str(operands[0])), resources, state, depth)


def _object(found: Any, resources: Any, state: _State, depth: int) -> Iterator[Drawn]:
    if found is None:
        return
    if found.get("/Subtype") == "/Image":
        if found.get("/SMask") is not None:
            yield Drawn("transparent", what="a picture")
        if _is_rgb(found.get("/ColorSpace"), resources):
            yield Drawn("colour", what="a picture")
        yield Drawn("picture", picture=found, matrix=state.matrix)
        return
    if found.get("/Subtype") == "/Form":
        matrix = found.get("/Matrix")
        inside = replace(state, matrix=_times(_matrix(matrix), state.matrix)) if matrix is not None else state
        yield from _walk(found, found.get("/Resources", resources), inside, depth + 1)


def _transparent(settings: Any) -> Iterator[Drawn]:
    if any(float(settings.get(key, 1)) < 1 for key in ("/ca", "/CA")):
        yield Drawn("transparent", what="a drawing")
    elif settings.get("/SMask", "/None") != "/None":
        yield Drawn("transparent", what="a mask")
    elif str(settings.get("/BM", "/Normal")) not in ("/Normal", "/Compatible"):
        yield Drawn("transparent", what="a blend of colours")


def _is_rgb(space: Any, resources: Any) -> bool:
    if space is None:
        return False
    named = resources.get("/ColorSpace", {}).get(str(space)) if _is_name(space) else None
    space = named if named is not None else space
    if _is_name(space):
        return str(space) in RGB_SPACES
    kind = str(space[0])
    if kind == "/ICCBased":
        return int(space[1].get("/N", 0)) == 3
    if kind in ("/Indexed", "/Pattern") and len(space) > 1:
        return _is_rgb(space[1], resources)
    if kind in ("/Separation", "/DeviceN"):
        return _is_rgb(space[2], resources)
    return kind in RGB_SPACES


def _is_name(space: Any) -> bool:
    import pikepdf

    return isinstance(space, (pikepdf.Name, str))


def _matrix(operands: Any) -> Matrix:
    a, b, c, d, e, f = (float(value) for value in operands)
    return a, b, c, d, e, f


def _times(first: Matrix, then: Matrix) -> Matrix:
    a, b, c, d, e, f = first
    p, q, r, s, t, u = then
    return a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s, e * p + f * r + t, e * q + f * s + u


def _scale(matrix: Matrix) -> float:
    """By how much lengths grow, as the square root of how much areas do."""
    a, b, c, d, _, _ = matrix
    return math.sqrt(abs(a * d - b * c))
