"""Pictures of cards for the rulebook, rendered by the press from the same templates as the cards themselves."""

from __future__ import annotations

import io
from collections.abc import Collection
from pathlib import Path

from PIL import Image

from cardforge.catalogue import Catalogue
from cardforge.press.build import PressOptions, build_pages
from cardforge.press.faces import plan_faces
from cardforge.worker_life import cores

FOLDER = "build/rules/cards"
WIDTH = 500
"""Pixels: 300 dpi at about 42 mm."""
QUALITY = 86


def card_pictures(catalogue: Catalogue, ids: Collection[str], width: int = WIDTH) -> dict[str, bytes]:
    """The cards of those ids, cut to their trimmed size, as JPEG. One that cannot be made is left out.

    What is wrong with a card is told where cards are built; a rulebook without one of its pictures is still right.
    """
    if not ids or not (catalogue.root / "templates").is_dir():
        return {}
    faces, _ = plan_faces(catalogue)
    build_pages(catalogue.root, faces, PressOptions(jobs=cores(), folder=FOLDER, only=frozenset(ids)))
    found = {}
    for id in ids:
        path = catalogue.root / FOLDER / f"{id}.png"
        if path.is_file():
            found[id] = _trimmed(path, catalogue, id, width)
    return found


def card_shape(catalogue: Catalogue, id: str) -> tuple[float, float]:
    """Width and height of a card in millimetres."""
    wanted = catalogue.kind(catalogue.by_id[id]).format
    format = next(one for one in catalogue.game.formats if one.id == wanted)
    return format.width / 1000, format.height / 1000


def _trimmed(path: Path, catalogue: Catalogue, id: str, width: int) -> bytes:
    wanted = catalogue.kind(catalogue.by_id[id]).format
    format = next(one for one in catalogue.game.formats if one.id == wanted)
    with Image.open(path) as picture:
        across = picture.width * format.bleed // (format.width + 2 * format.bleed)
        down = picture.height * format.bleed // (format.height + 2 * format.bleed)
        inner = picture.convert("RGB").crop((across, down, picture.width - across, picture.height - down))
    height = round(width * inner.height / inner.width)
    buffer = io.BytesIO()
    inner.resize((width, height), Image.Resampling.LANCZOS).save(buffer, "JPEG", quality=QUALITY, optimize=True)
    return buffer.getvalue()
