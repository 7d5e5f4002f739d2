"""The log of the layout: where each line of each card stands, so that a change of template shows as a difference.

`make layout-log` writes it anew, and the few pictures that are compared as well.
"""

from __future__ import annotations

import io
import json
import shutil
import tempfile
from importlib.metadata import version
from pathlib import Path

from PIL import Image

from cardforge.catalogue import load
from cardforge.press.build import CACHE, PressOptions, build_pages
from cardforge.press.cache import PageCache, _pango_version
from cardforge.press.faces import plan_faces

PROJECT = Path(__file__).parents[2]
LOG = Path(__file__).with_name("layout.log")
PIXELS = Path(__file__).with_name("pixels")
COMPARED = ("WB-001", "IM-005", "VB-017", "WB-025", "P-HEARTHKEEPER", "back-deck")
"""A card of each way to lay one out, all with pictures that are drawn already."""
LIBRARIES = ("weasyprint", "uharfbuzz", "fontpkg-fraunces", "fontpkg-alegreya-sans")


def libraries() -> str:
    """The versions on which places of text depend."""
    return ", ".join([*(f"{name} {version(name)}" for name in LIBRARIES), f"pango {_pango_version()}"])


def made(folder: Path) -> tuple[list[str], dict[str, bytes]]:
    """All lines of the log, and the compared cards as PNG, made in an empty folder."""
    for name in ("cards", "templates", "fonts", "art"):
        shutil.copytree(PROJECT / name, folder / name)
    catalogue, _ = load(folder)
    faces, _ = plan_faces(catalogue)
    result = build_pages(folder, faces, PressOptions(jobs=2))
    assert result.diagnostics == ()
    cache = PageCache(folder / CACHE / "pages")
    lines = [f"# {libraries()}"]
    pictures = {}
    for id, key in result.pages.items():
        for box in json.loads(cache.read(key, "boxes.json")):
            place = f"{box['x']:.2f} {box['y']:.2f} {box['width']:.2f}"
            lines.append(f"{id}\t{box['box']}\t{place}\t{box['size']:g}\t{box['text']}")
        if id in COMPARED:
            image = Image.open(io.BytesIO(cache.read(key, "small.jpg"))).resize((210, 293))
            out = io.BytesIO()
            image.save(out, "PNG", optimize=True)
            pictures[id] = out.getvalue()
    return lines, pictures


def main() -> None:
    with tempfile.TemporaryDirectory() as scratch:
        lines, pictures = made(Path(scratch))
    LOG.write_text("\n".join(lines) + "\n", encoding="utf-8")
    PIXELS.mkdir(exist_ok=True)
    for id, data in pictures.items():
        (PIXELS / f"{id}.png").write_bytes(data)
    print(f"wrote {LOG.name} ({len(lines) - 1} lines of text) and {len(pictures)} pictures")


if __name__ == "__main__":
    main()
