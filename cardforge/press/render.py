"""The renderer behind a small interface. WeasyPrint is imported when the first page is rendered, and not before."""

from __future__ import annotations

import ctypes.util
import gc
import importlib
import logging
import re
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import urlsplit, uses_netloc, uses_relative

from cardforge.press.assets import fetch_asset
from cardforge.press.files import SCHEME, SHARED, AssetError, ProjectFiles, asset_url, project_file
from cardforge.press.geometry import CardFormat
from cardforge.press.native_libraries import let_macos_find_libraries
from cardforge.press.vector import VectorImage, compile_svg

MM_PER_PIXEL = 25.4 / 96


class NoRendererError(Exception):
    """The renderer or a library that it needs is not installed."""


@dataclass(frozen=True, slots=True)
class Rendered:
    """One page."""

    pdf: bytes
    pages: int
    anchors: dict[str, tuple[float, float]]
    """Where each element with an id begins, in millimetres from the page's upper left corner."""
    files: frozenset[str]
    """Project files that it used, also those that it asked for in vain."""
    refused: tuple[AssetError, ...]
    """What it asked for and did not get."""
    complaints: tuple[str, ...]
    """What the renderer logged."""


class Renderer(Protocol):
    """Makes a PDF page of a page of HTML."""

    def render(self, html: str, drawn: Mapping[str, bytes]) -> Rendered:
        """The page. `drawn` are pictures by URL that are no files. Raises whatever breaks the renderer."""


class _Cache(dict[str, Any]):
    """Pictures already read. Tells which were asked for, draws simple ones itself, and does not keep failures."""

    def __init__(self, draw: Callable[[str], object | None]) -> None:
        super().__init__()
        self._draw = draw
        self.asked: set[str] = set()

    def forget_single_use(self) -> None:
        """Let go of pictures that only one page uses."""
        for url in [url for url in self if not url.startswith(asset_url(SHARED))]:
            del self[url]

    def __contains__(self, key: object) -> bool:
        if isinstance(key, str):
            self.asked.add(key)
            if not super().__contains__(key) and (drawn := self._draw(key)) is not None:
                super().__setitem__(key, drawn)
        return super().__contains__(key)

    def __setitem__(self, key: str, value: Any) -> None:
        if value is not None:
            super().__setitem__(key, value)


class _Listener(logging.Handler):
    """Keeps what is logged."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(record.getMessage())


class WeasyPrintRenderer:
    """Pages by WeasyPrint: fonts and style sheets are read once, pictures are shared, a page is bytes that repeat."""

    def __init__(
        self,
        files: ProjectFiles,
        fonts: Mapping[str, bytes],
        style_sheets: Sequence[str],
        format: CardFormat,
        scratch: Path,
    ) -> None:
        weasyprint = import_weasyprint()
        from weasyprint.text.fonts import FontConfiguration
        from weasyprint.urls import URLFetcher, URLFetcherResponse

        from cardforge.press.subsetting import subset_with_harfbuzz

        weasyprint.pdf.fonts.Font.subset = subset_with_harfbuzz  # the same bytes whatever libraries the machine has
        _register_scheme()
        self._weasyprint = weasyprint
        self._format = format
        self._files = files
        self._font_data = fonts
        self._cache = _Cache(self._vector)
        self._drawn: Mapping[str, bytes] = {}
        self._asked: set[str] = set()
        self._refused: list[AssetError] = []
        renderer = self

        class Fetcher(URLFetcher):  # type: ignore[misc]
            def fetch(self, url: str, headers: object = None) -> Any:
                return renderer._fetch(url, URLFetcherResponse)

        self._fetcher = Fetcher()
        with _temporary_files_in(scratch), listening() as listener:
            self._fonts = FontConfiguration()
            self._sheets = [
                weasyprint.CSS(
                    string=sheet, font_config=self._fonts, url_fetcher=self._fetcher, base_url=f"{SCHEME}:///templates/"
                )
                for sheet in style_sheets
            ]
        self.complaints = tuple(listener.heard)
        """What was wrong with the style sheets."""

    def render(self, html: str, drawn: Mapping[str, bytes]) -> Rendered:
        """One page of HTML as a page of PDF with its boxes."""
        self._drawn = drawn
        self._cache.forget_single_use()
        self._cache.asked = set()
        self._asked, self._refused = set(), []
        with listening() as listener:
            document = self._weasyprint.HTML(
                string=html, base_url=f"{SCHEME}:///templates/", url_fetcher=self._fetcher
            ).render(font_config=self._fonts, stylesheets=self._sheets, cache=self._cache)
            anchors = {
                name: (box[0] * MM_PER_PIXEL, box[1] * MM_PER_PIXEL) for name, box in document.pages[0].anchors.items()
            }
            pages = len(document.pages)
            pdf = document.write_pdf(finisher=self._set_boxes, cache=self._cache, pdf_version="1.4")  # see pdf.py
        refused = tuple({error.url: error for error in self._refused}.values())
        complaints = tuple(text for text in dict.fromkeys(listener.heard) if not any(e.url in text for e in refused))
        return Rendered(pdf, pages, anchors, self._used(), refused, complaints)

    def _fetch(self, url: str, response: Any) -> Any:
        if url in self._drawn:
            return response(url, self._drawn[url], {"Content-Type": "image/svg+xml"})
        self._asked.add(url)
        try:
            asset = fetch_asset(url, self._files, self._font_data)
        except AssetError as error:
            self._refused.append(error)
            raise
        return response(url, asset.data, {"Content-Type": asset.type})

    def _vector(self, url: str) -> VectorImage | None:
        """A simple drawing, ready; None for what the renderer has to read (and to complain of)."""
        if not url.endswith(".svg"):
            return None
        try:
            data = self._drawn.get(url) or fetch_asset(url, self._files, self._font_data).data
        except AssetError:
            return None
        program = compile_svg(data)
        return VectorImage(program) if program else None

    def _used(self) -> frozenset[str]:
        files = set()
        for url in self._cache.asked | self._asked:
            if urlsplit(url).scheme == SCHEME and not urlsplit(url).netloc:
                try:
                    files.add(project_file(url))
                except AssetError:
                    continue
        return frozenset(files)

    def _set_boxes(self, document: Any, pdf: Any) -> None:
        import pydyf  # type: ignore[import-untyped]

        for page in pdf.objects:
            if isinstance(page, pydyf.Dictionary) and page.get("Type") == "/Page":
                for name in ("MediaBox", "BleedBox"):
                    page[name] = pydyf.Array(self._format.media_box)
                page["TrimBox"] = pydyf.Array(self._format.trim_box)


@contextmanager
def listening() -> Iterator[_Listener]:
    """Hear what the renderer and its libraries log meanwhile."""
    listener = _Listener()
    loggers = [logging.getLogger(name) for name in ("weasyprint", "fontTools")]
    for logger in loggers:
        logger.addHandler(listener)
    try:
        yield listener
    finally:
        for logger in loggers:
            logger.removeHandler(listener)


@contextmanager
def frozen_garbage() -> Iterator[None]:
    """Keep the collector from walking over everything that is loaded, again and again, while pages are made."""
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()


@contextmanager
def _temporary_files_in(folder: Path) -> Iterator[None]:
    """The renderer copies fonts into the temporary directory; give it one that the build removes."""
    folder.mkdir(parents=True, exist_ok=True)
    before = tempfile.tempdir
    tempfile.tempdir = str(folder)
    try:
        yield
    finally:
        tempfile.tempdir = before


def remove_scratch(folder: Path) -> None:
    """Remove what a renderer left behind."""
    shutil.rmtree(folder, ignore_errors=True)


def page_rule(format: CardFormat) -> str:
    """The style rule for the size of a page."""
    width, height = format.page_width / 1000, format.page_height / 1000
    return f"@page{{size:{width:g}mm {height:g}mm;margin:0}}"


def visible_text(html: str) -> str:
    """The text of a page without its markup, for the check of characters."""
    body = re.sub(r"(?is)<(style|script|title)\b.*?</\1>", " ", html)
    return re.sub(r"(?s)<!--.*?-->|<[^>]*>", " ", body)


def import_weasyprint() -> Any:
    """The renderer. Raises NoRendererError where Pango, which is loaded with it, is not there.

    For each name of a library that does not load, cffi asks gcc and ldconfig, a process each: half of the time of the
    import. On Linux the names that come last in the renderer's list load at once, so that it need not be asked.
    """
    let_macos_find_libraries()
    for by_name_only in (True, False) if sys.platform == "linux" else (False,):
        find_library = ctypes.util.find_library
        try:
            if by_name_only:
                ctypes.util.find_library = lambda name: None
            return importlib.import_module("weasyprint")
        except OSError as error:
            if not by_name_only:
                raise NoRendererError(str(error).splitlines()[0]) from error
        finally:
            ctypes.util.find_library = find_library
    raise AssertionError("one of the two ways returns or raises")


def _register_scheme() -> None:
    for known in (uses_relative, uses_netloc):
        if SCHEME not in known:
            known.append(SCHEME)  # without it every relative name vanishes without an error
