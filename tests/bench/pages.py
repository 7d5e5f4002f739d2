"""Makes the pages of a project in this one process and says what they took, without imports and without the cache.

A program: `python -m tests.bench.pages PROJECT` prints seconds of the processor as JSON; with a folder as well it
leaves there what the renderer was given: the HTML of each page, the style sheets, and every file that they asked for.
"""

from __future__ import annotations

import hashlib
import json
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from cardforge.catalogue import load
from cardforge.press import page, render
from cardforge.press.faces import plan_faces
from cardforge.press.files import ProjectFiles
from cardforge.press.fonts import read_fonts
from cardforge.press.layout import read_layout
from cardforge.press.render import Rendered, frozen_garbage

PICTURES = ("picture", "thumbnail", "png")
"""The steps of a page that make a picture of it."""


class Stopwatch:
    """Adds up the processor's time of some functions."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def timed(self, function: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **kwargs: Any) -> Any:
            start = time.process_time()
            try:
                return function(*args, **kwargs)
            finally:
                self.seconds += time.process_time() - start

        return call


class Keeper:
    """Writes down what a renderer is given. Files are named by their hash; pages name them by that."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.names = folder, dict[str, str]()
        (folder / "files").mkdir(parents=True, exist_ok=True)

    def file(self, url: str, data: bytes) -> None:
        """Keep a file that is known under a URL."""
        ending = ".svg" if data.lstrip()[:1] == b"<" else f".{url.rpartition('.')[2]}" if "." in url[-5:] else ".ttf"
        name = f"files/{hashlib.sha256(data).hexdigest()[:20]}{ending}"
        (self.folder / name).write_bytes(data)
        self.names[url] = name

    def text(self, name: str, text: str) -> None:
        """Keep a text with the URLs that it has."""
        (self.folder / name).write_text(text, "utf-8")

    def close(self) -> None:
        """Put the names in the place of the URLs in all texts."""
        for path in (*self.folder.glob("*.html"), *self.folder.glob("*.css")):
            text = path.read_text("utf-8")
            for url in sorted(self.names, key=len, reverse=True):
                text = text.replace(url, self.names[url])
            path.write_text(text, "utf-8")


def make_pages(root: Path, keeper: Keeper | None = None) -> Mapping[str, float]:
    """Pages made, and the seconds of the processor for their PDFs and for their pictures."""
    catalogue, _ = load(root)
    assert catalogue is not None
    faces, _ = plan_faces(catalogue)
    layout, _ = read_layout(root)
    fonts, _ = read_fonts(root)
    assert layout is not None
    assert fonts is not None
    watch = Stopwatch()
    for name in PICTURES:
        setattr(page, name, watch.timed(getattr(page, name)))
    with tempfile.TemporaryDirectory() as scratch:
        maker = page.PageMaker(ProjectFiles(root), layout, fonts, Path(scratch))
        if keeper:
            _record(maker, keeper)
        with frozen_garbage():
            start = time.process_time()
            made = [bool(maker.make(face).outputs) for face in faces]
            seconds = time.process_time() - start
    assert all(made)
    return {"pages": len(made), "pdf": seconds - watch.seconds, "picture": watch.seconds}


def _record(maker: page.PageMaker, keeper: Keeper) -> None:
    renderer, fetch = maker._renderer, render.fetch_asset
    count = iter(range(10_000))

    def fetch_and_keep(url: str, *args: Any) -> Any:
        asset = fetch(url, *args)
        keeper.file(url, asset.data)
        return asset

    class Recorder:
        def render(self, html: str, drawn: Mapping[str, bytes]) -> Rendered:
            for url, data in drawn.items():
                keeper.file(url, data)
            keeper.text(f"{next(count):03}.html", html)
            return renderer.render(html, drawn)

    render.fetch_asset = fetch_and_keep
    maker._renderer = Recorder()
    for number, sheet in enumerate(maker._style_sheets()[0]):
        keeper.text(f"{number}.css", sheet)
    for role, face in maker._typefaces.items():
        keeper.file(page.font_url(role), face.data)


if __name__ == "__main__":
    keeper = Keeper(Path(sys.argv[2])) if len(sys.argv) > 2 else None
    print(json.dumps(make_pages(Path(sys.argv[1]), keeper)))
    if keeper:
        keeper.close()
