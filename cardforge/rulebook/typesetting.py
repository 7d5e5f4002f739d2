"""Lays pages out: the fonts of the book are read once for all its documents."""

from __future__ import annotations

from typing import Any

from cardforge.press.render import import_weasyprint
from cardforge.rulebook.dress import Dress


class Typesetter:
    """A renderer with the fonts of a book."""

    def __init__(self, dress: Dress) -> None:
        self._weasyprint = import_weasyprint()
        from weasyprint.text.fonts import FontConfiguration

        self._fonts = FontConfiguration()
        self._faces = self._sheet(dress.font_faces)

    def lay_out(self, html: str, style: str) -> Any:
        """A page of HTML with its style sheet as a laid out document of the renderer."""
        return self._weasyprint.HTML(string=html).render(
            font_config=self._fonts, stylesheets=[self._faces, self._sheet(style)]
        )

    def _sheet(self, style: str) -> Any:
        return self._weasyprint.CSS(string=style, font_config=self._fonts)
