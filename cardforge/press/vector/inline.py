"""SVG that stands within a page, taken out and put into the place of a picture.

As a part of the page every shape would be parsed as HTML and matched against the style sheet.
"""

from __future__ import annotations

import hashlib
import re

from cardforge.press.files import SCHEME

_SVG = re.compile(r"<svg\b([^>]*)>((?:(?!<svg\b).)*?)</svg>", re.DOTALL)
_STYLED = re.compile(r"\s(?:class|style)\s*=|<style|<text|<use|<foreignObject|currentColor|var\(|href\s*=")
_KEPT = re.compile(r"\s(?:class|style|id)\s*=\s*(?:\"[^\"]*\"|'[^']*')")


def lift_inline(html: str) -> tuple[str, dict[str, bytes]]:
    """The page with a picture for each drawing that needs nothing of the page, and the pictures by URL."""
    lifted: dict[str, bytes] = {}

    def lift(found: re.Match[str]) -> str:
        head, body = found.groups()
        if _STYLED.search(body):
            return found[0]
        attributes = _KEPT.sub("", head)
        if "xmlns=" not in attributes:
            attributes += ' xmlns="http://www.w3.org/2000/svg"'
        drawing = f"<svg{attributes}>{body}</svg>".encode()
        url = f"{SCHEME}://inline/{hashlib.sha256(drawing).hexdigest()[:24]}.svg"
        lifted[url] = drawing
        return f'<img{"".join(_KEPT.findall(head))} src="{url}">'

    return _SVG.sub(lift, html), lifted
