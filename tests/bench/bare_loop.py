"""The yardstick: the renderer alone on pages that somebody else has laid out, tuned as well as it can be from outside.

Fonts and style sheets are read once, files lie in memory, pictures are shared, the collector sleeps, and fonts are
subset with HarfBuzz. A program: `python -m tests.bench.bare_loop FOLDER` prints seconds of the processor and
on the clock as JSON.
"""

from __future__ import annotations

import gc
import json
import sys
import time
from pathlib import Path
from typing import Any

import weasyprint
from weasyprint.text.fonts import FontConfiguration
from weasyprint.urls import URLFetcher, URLFetcherResponse

from cardforge.press.subsetting import subset_with_harfbuzz

TYPES = {".svg": "image/svg+xml", ".ttf": "font/ttf", ".png": "image/png", ".jpg": "image/jpeg"}


def render_all(folder: Path) -> dict[str, float]:
    """Pages, and the seconds for a PDF of each: of the processor, and on the clock."""
    weasyprint.pdf.fonts.Font.subset = subset_with_harfbuzz
    held = {path.as_uri(): (path.read_bytes(), TYPES[path.suffix]) for path in (folder / "files").iterdir()}
    pages = [path.read_text("utf-8") for path in sorted(folder.glob("*.html"))]
    base = f"{folder.as_uri()}/"

    class FromMemory(URLFetcher):
        def fetch(self, url: str, headers: object = None) -> Any:
            data, kind = held[url]
            return URLFetcherResponse(url, data, {"Content-Type": kind})

    fetcher, fonts, pictures = FromMemory(), FontConfiguration(), dict[str, Any]()
    sheets = [
        weasyprint.CSS(string=path.read_text("utf-8"), font_config=fonts, url_fetcher=fetcher, base_url=base)
        for path in sorted(folder.glob("*.css"))
    ]
    gc.collect()
    gc.freeze()
    start, clock = time.process_time(), time.perf_counter()
    for page in pages:
        html = weasyprint.HTML(string=page, base_url=base, url_fetcher=fetcher)
        assert html.write_pdf(font_config=fonts, stylesheets=sheets, cache=pictures)
    return {"pages": len(pages), "pdf": time.process_time() - start, "clock": time.perf_counter() - clock}


if __name__ == "__main__":
    print(json.dumps(render_all(Path(sys.argv[1]).resolve())))
