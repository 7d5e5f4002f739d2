"""An SVG document as a program of PDF operators, or None where it asks for more than simple shapes.

Simple are: svg, g, path, circle, ellipse, rect, line, polygon, polyline and clipPath, with fills and strokes of one
colour, opacity, transforms and clips, all given by attributes. Anything else (text, gradients, style sheets, symbols,
filters) makes the whole document the renderer's business, so that nothing is ever left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from xml.etree.ElementTree import Element, ParseError, fromstring

from cardforge.press.vector.matrix import IDENTITY, Box, Matrix, inverse_box, multiply, parse_transform
from cardforge.press.vector.path_data import PathError, ellipse_operators, path_operators, rectangle_operators

_PAINT = {
    "fill", "fill-opacity", "fill-rule", "stroke", "stroke-opacity", "stroke-width", "stroke-linecap",
    "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset",
}  # fmt: skip
_COMMON = _PAINT | {"id", "transform", "opacity", "clip-path"}
_OWN = {
    "svg": {"viewBox", "width", "height", "class", "version"},
    "g": set(),
    "path": {"d"},
    "circle": {"cx", "cy", "r"},
    "ellipse": {"cx", "cy", "rx", "ry"},
    "rect": {"x", "y", "width", "height", "rx", "ry"},
    "line": {"x1", "y1", "x2", "y2"},
    "polygon": {"points"},
    "polyline": {"points"},
    "clipPath": {"clip-rule"},
}  # fmt: skip
_SILENT = {"title", "desc"}
_CAPS = {"butt": 0, "round": 1, "square": 2}
_JOINS = {"miter": 0, "round": 1, "bevel": 2}
_HEX = re.compile(r"#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})")
_URL = re.compile(r"url\(#([^)\s]+)\)")
_NAMED = {"black": "#000000", "white": "#ffffff"}


class NotSimpleError(Exception):
    """The document asks for something that is not drawn here."""


@dataclass(frozen=True, slots=True)
class Group:
    """Drawn as a whole and laid down with an opacity."""

    opacity: float
    box: Box
    """What it may touch, in its own coordinates."""
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Alpha:
    """Opacity of fills or of strokes from here on."""

    value: float
    stroke: bool


Step = str | Alpha | Group


@dataclass(frozen=True, slots=True)
class Program:
    """What to write into a page to draw the document, in the coordinates of its view box."""

    view: Box
    width: float | None
    """Of its own, in CSS pixels, where it says so."""
    height: float | None
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class _Style:
    """What children take over."""

    fill: str = "#000000"
    stroke: str = "none"
    fill_opacity: float = 1.0
    stroke_opacity: float = 1.0
    width: float = 1.0
    cap: int = 0
    join: int = 0
    miter: float = 4.0
    evenodd: bool = False
    dashes: tuple[float, ...] = ()
    dash_offset: float = 0.0


@dataclass(slots=True)
class _Pen:
    """What the page's graphics state is at this point, so that only changes are written."""

    now: dict[str, object] = field(default_factory=dict)
    steps: list[Step] = field(default_factory=list)

    def put(self, name: str, value: object, step: Step) -> None:
        if self.now.get(name) != value:
            self.now[name] = value
            self.steps.append(step)


def compile_svg(data: bytes) -> Program | None:
    """The program that draws the document; None where it is not simple or not well-formed."""
    try:
        root = fromstring(data)
        if _tag(root) != "svg":
            return None
        view = _view_box(root)
        clips = {element.get("id", ""): element for element in root.iter() if _tag(element) == "clipPath"}
        pen = _Pen()
        compiler = _Compiler(view, clips)
        style = compiler.styled(root, _Style())
        for child in root:
            compiler.draw(child, style, IDENTITY, pen)
        return Program(view, _length(root.get("width")), _length(root.get("height")), tuple(_joined(pen.steps)))
    except (NotSimpleError, PathError, ParseError, ValueError, KeyError, ZeroDivisionError):
        return None


class _Compiler:
    def __init__(self, view: Box, clips: Mapping[str, Element]) -> None:
        self._view = view
        self._clips = clips

    def draw(self, element: Element, style: _Style, at: Matrix, pen: _Pen) -> None:
        """Add the steps of an element and its children; `at` is what its parent's coordinates are on the canvas."""
        tag = _tag(element)
        if tag in _SILENT or tag == "clipPath":
            return
        if tag == "svg":
            raise NotSimpleError(tag)
        style = self.styled(element, style)
        turned, clip = element.get("transform"), element.get("clip-path")
        opacity = float(element.get("opacity", 1))
        if not turned and not clip and opacity >= 1:
            self._content(element, tag, style, at, pen)
            return
        before = dict(pen.now)
        pen.steps.append("q")
        if turned:
            matrix = parse_transform(turned)
            at = multiply(at, matrix)
            pen.steps.append(f"{' '.join(_n(value) for value in matrix)} cm")
        if clip:
            pen.steps.append(self._clip(clip))
        if opacity >= 1:
            self._content(element, tag, style, at, pen)
        else:
            inner = _Pen()
            self._content(element, tag, style, at, inner)
            pen.steps.append(Group(max(opacity, 0.0), inverse_box(self._view, at), tuple(_joined(inner.steps))))
        pen.steps.append("Q")
        pen.now = before

    def styled(self, element: Element, style: _Style) -> _Style:
        """The style of an element. Raises NotSimpleError for an element or an attribute that is not known here."""
        tag = _tag(element)
        given = element.attrib
        unknown = given.keys() - _COMMON - _OWN.get(tag, set())
        if tag not in _OWN or unknown:
            raise NotSimpleError(f"{tag} {' '.join(sorted(unknown))}")
        if not given.keys() & _PAINT:
            return style
        return _Style(
            fill=_colour(given.get("fill"), style.fill),
            stroke=_colour(given.get("stroke"), style.stroke),
            fill_opacity=float(given.get("fill-opacity", style.fill_opacity)),
            stroke_opacity=float(given.get("stroke-opacity", style.stroke_opacity)),
            width=float(given.get("stroke-width", style.width)),
            cap=_CAPS[given["stroke-linecap"]] if "stroke-linecap" in given else style.cap,
            join=_JOINS[given["stroke-linejoin"]] if "stroke-linejoin" in given else style.join,
            miter=float(given.get("stroke-miterlimit", style.miter)),
            evenodd=given["fill-rule"] == "evenodd" if "fill-rule" in given else style.evenodd,
            dashes=_dashes(given["stroke-dasharray"]) if "stroke-dasharray" in given else style.dashes,
            dash_offset=float(given.get("stroke-dashoffset", style.dash_offset)),
        )

    def _content(self, element: Element, tag: str, style: _Style, at: Matrix, pen: _Pen) -> None:
        if tag == "g":
            for child in element:
                self.draw(child, style, at, pen)
            return
        if any(_tag(child) not in _SILENT for child in element):
            raise NotSimpleError(f"{tag} with children")
        shape = _shape(element, tag)
        fills = style.fill != "none" and tag != "line"
        strokes = style.stroke != "none" and style.width > 0
        if not shape or not (fills or strokes):
            return
        if fills:
            pen.put("fill", style.fill, f"{_rgb(style.fill)} rg")
            pen.put("fill-opacity", style.fill_opacity, Alpha(style.fill_opacity, stroke=False))
        if strokes:
            pen.put("stroke", style.stroke, f"{_rgb(style.stroke)} RG")
            pen.put("stroke-opacity", style.stroke_opacity, Alpha(style.stroke_opacity, stroke=True))
            pen.put("width", style.width, f"{_n(style.width)} w")
            pen.put("cap", style.cap, f"{style.cap} J")
            pen.put("join", style.join, f"{style.join} j")
            pen.put("miter", style.miter, f"{_n(style.miter)} M")
            lengths = " ".join(_n(length) for length in style.dashes)
            offset = _n(style.dash_offset) if lengths else "0"
            pen.put("dash", (lengths, offset) if lengths else None, f"[{lengths}] {offset} d")
        star = "*" if style.evenodd else ""
        pen.steps.append(f"{shape} {'B' + star if fills and strokes else 'f' + star if fills else 'S'}")

    def _clip(self, reference: str) -> str:
        """The operators that clip to the shapes of a clipPath."""
        match = _URL.fullmatch(reference.strip())
        clip = self._clips[match[1]] if match else None
        if clip is None or clip.attrib.keys() - {"id"}:
            raise NotSimpleError(reference)
        shapes = []
        for child in clip:
            tag = _tag(child)
            if child.attrib.keys() - _OWN.get(tag, set()) - {"id"} or tag in ("g", "svg"):
                raise NotSimpleError(f"clipPath with {tag}")
            shapes.append(_shape(child, tag))
        return f"{' '.join(shapes) or '0 0 0 0 re'} W n"


def _shape(element: Element, tag: str) -> str:
    get = element.get
    match tag:
        case "path":
            return path_operators(get("d", ""))
        case "circle":
            radius = float(get("r", 0))
            return ellipse_operators(float(get("cx", 0)), float(get("cy", 0)), radius, radius) if radius > 0 else ""
        case "ellipse":
            return ellipse_operators(float(get("cx", 0)), float(get("cy", 0)), float(get("rx", 0)), float(get("ry", 0)))
        case "rect":
            rx, ry = get("rx", get("ry", 0)), get("ry", get("rx", 0))
            width, height = float(get("width", 0)), float(get("height", 0))
            if width <= 0 or height <= 0:
                return ""
            return rectangle_operators(float(get("x", 0)), float(get("y", 0)), width, height, float(rx), float(ry))
        case "line":
            return path_operators(f"M{get('x1', 0)} {get('y1', 0)}L{get('x2', 0)} {get('y2', 0)}")
        case "polygon" | "polyline":
            points = get("points", "").strip()
            return path_operators(f"M{points}{'Z' if tag == 'polygon' else ''}") if points else ""
    raise NotSimpleError(tag)


def _joined(steps: list[Step]) -> Iterator[Step]:
    """The steps with neighbouring operators written as one text."""
    texts: list[str] = []
    for step in steps:
        if isinstance(step, str):
            texts.append(step)
            continue
        if texts:
            yield "\n".join(texts)
            texts = []
        yield step
    if texts:
        yield "\n".join(texts)


def _tag(element: Element) -> str:
    return element.tag.rsplit("}", 1)[-1] if isinstance(element.tag, str) else "title"


def _view_box(root: Element) -> Box:
    x, y, width, height = (float(value) for value in re.split(r"[\s,]+", root.get("viewBox", "").strip()))
    if width <= 0 or height <= 0:
        raise NotSimpleError("viewBox")
    return x, y, width, height


def _length(text: str | None) -> float | None:
    """A length in CSS pixels; None where there is none or it is a share of something."""
    if text is None or text.endswith("%"):
        return None
    match = re.fullmatch(r"([\d.]+)(px|mm|cm|in|pt)?", text.strip())
    if not match:
        raise NotSimpleError(text)
    return (
        float(match[1]) * {None: 1.0, "px": 1.0, "mm": 96 / 25.4, "cm": 960 / 25.4, "in": 96.0, "pt": 4 / 3}[match[2]]
    )


def _dashes(text: str) -> tuple[float, ...]:
    """Lengths of dashes and gaps; nothing for an unbroken line. An odd list counts twice (SVG 2, 13.5.6)."""
    if text.strip() == "none":
        return ()
    lengths = tuple(float(part) for part in re.split(r"[\s,]+", text.strip()))
    if min(lengths) < 0:
        raise NotSimpleError(text)
    return (lengths * 2 if len(lengths) % 2 else lengths) if any(lengths) else ()


def _colour(text: str | None, inherited: str) -> str:
    if text is None:
        return inherited
    text = _NAMED.get(text, text)
    if text != "none" and not _HEX.fullmatch(text):
        raise NotSimpleError(text)
    return text


def _rgb(colour: str) -> str:
    digits = colour[1:] if len(colour) == 7 else "".join(2 * digit for digit in colour[1:])
    return " ".join(_n(int(digits[at : at + 2], 16) / 255) for at in (0, 2, 4))


def _n(value: float) -> str:
    text = f"{value:.5f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
