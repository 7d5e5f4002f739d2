"""Lays pages out: fonts are read once for all documents of a book, and a document that is as it was is kept."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any

from cardforge.press.cache import PageCache, press_fingerprint
from cardforge.press.render import import_weasyprint
from cardforge.rulebook.dress import Dress

PDF, PAGES = "document.pdf", "pages.txt"
SPARE = 6
"""Documents of earlier builds that are kept besides those in use."""


class Typesetter:
    """A renderer with the fonts of a book. With a cache, what is made of the same text and style is not made again."""

    def __init__(self, dress: Dress, cache: PageCache | None = None) -> None:
        self._font_faces = dress.font_faces
        self._cache = cache
        self._used: list[str] = []

    def kept(self, made_of: tuple[str, ...], make: Callable[[], tuple[bytes, int, bool]]) -> tuple[bytes, int]:
        """A document and how many pages it has: from the cache, or else as `make` makes it.

        `make` says last whether nothing was wrong with it; only then it is kept.
        """
        key = self._key(made_of)
        self._used.append(key)
        if self._cache is not None and self._cache.has(key):
            pdf, pages = self._cache.read(key, PDF), self._cache.read(key, PAGES)
            if pdf is not None and pages is not None:
                return pdf, int(pages)
        pdf, count, sound = make()
        if sound and self._cache is not None:
            self._cache.store(key, {PDF: pdf, PAGES: str(count).encode()})
        return pdf, count

    def forget(self) -> None:
        """Drop what was kept of older builds."""
        if self._cache is not None:
            self._cache.prune(self._used, SPARE)

    def lay_out(self, html: str, style: str) -> Any:
        """A page of HTML with its style sheet as a laid out document of the renderer."""
        return self._weasyprint.HTML(string=html).render(
            font_config=self._fonts, stylesheets=[self._faces, self._sheet(style)]
        )

    def _key(self, made_of: tuple[str, ...]) -> str:
        digest = hashlib.sha256()
        for part in (*made_of, self._font_faces, press_fingerprint(), _own_code()):
            digest.update(hashlib.sha256(part.encode()).digest())
        return digest.hexdigest()

    @cached_property
    def _weasyprint(self) -> Any:
        return import_weasyprint()

    @cached_property
    def _fonts(self) -> Any:
        self._weasyprint  # noqa: B018 — its native libraries are found first
        from weasyprint.text.fonts import FontConfiguration

        return FontConfiguration()

    @cached_property
    def _faces(self) -> Any:
        return self._sheet(self._font_faces)

    def _sheet(self, style: str) -> Any:
        return self._weasyprint.CSS(string=style, font_config=self._fonts)


def _own_code() -> str:
    """The rulebook's own code: another one may make other pages of the same text."""
    digest = hashlib.sha256()
    for source in sorted(Path(__file__).parent.rglob("*.py")):
        digest.update(source.read_bytes())
    return digest.hexdigest()
