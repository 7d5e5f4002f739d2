"""A drawing as a document: its layers, and what in it a printer or the next illustrator would stumble over."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from xml.etree.ElementTree import Element, ParseError, fromstring, register_namespace, tostring

SVG = "http://www.w3.org/2000/svg"
_FORBIDDEN = {
    "script": "a script",
    "filter": "a filter",
    "linearGradient": "a gradient",
    "radialGradient": "a gradient",
    "image": "a picture within the picture",
    "text": "text",
    "foreignObject": "a foreign object",
    "animate": "an animation",
    "animateTransform": "an animation",
    "set": "an animation",
    "style": "a style sheet",
    "mask": "a mask",
}
_OUTSIDE = re.compile(r"^\s*(?!#)\S")
_URL = re.compile(r"url\(\s*['\"]?(?!#)")


class Drawing:
    """An SVG document, read. Raises ValueError where it is not well-formed."""

    def __init__(self, data: bytes) -> None:
        try:
            self._root = fromstring(data)
        except ParseError as error:
            raise ValueError(str(error)) from error

    @property
    def layers(self) -> tuple[str, ...]:
        """Names of the groups that it consists of, lowest first."""
        return tuple(child.get("id", "") for child in self._root if _tag(child) == "g")

    @property
    def loose(self) -> int:
        """How many shapes stand outside every named group."""
        named = {"title", "desc", "metadata", "defs", "clipPath"}
        return sum(
            1 for child in self._root if _tag(child) not in named and not (_tag(child) == "g" and child.get("id"))
        )

    @property
    def clips(self) -> int:
        """How many paths it clips with."""
        return sum(1 for element in self._root.iter() if _tag(element) == "clipPath")

    def forbidden(self) -> Iterator[str]:
        """What it contains that a flat drawing must not, each kind once."""
        seen = dict.fromkeys(_FORBIDDEN[tag] for tag in map(_tag, self._root.iter()) if tag in _FORBIDDEN)
        if any(self._leads_out(element) for element in self._root.iter()):
            seen["a link to something outside it"] = None
        yield from seen

    def only(self, layers: Collection[str]) -> bytes:
        """The drawing with no more than these layers."""
        register_namespace("", SVG)
        copy = Element(self._root.tag, self._root.attrib)
        copy.extend(child for child in self._root if _tag(child) != "g" or child.get("id") in layers)
        return tostring(copy)

    @staticmethod
    def _leads_out(element: Element) -> bool:
        for name, value in element.attrib.items():
            if name.rsplit("}", 1)[-1] == "href" and _OUTSIDE.match(value):
                return True
            if _URL.search(value):
                return True
        return False


def _tag(element: Element) -> str:
    return element.tag.rsplit("}", 1)[-1] if isinstance(element.tag, str) else ""
