"""Pictures of cards for the rulebook, rendered by the press from the same templates as the cards themselves."""

from __future__ import annotations

import hashlib
import io
from collections.abc import Collection, Mapping

from PIL import Image

from cardforge.catalogue import Catalogue
from cardforge.press.build import PressOptions, build_pages
from cardforge.press.cache import PageCache
from cardforge.press.faces import plan_faces
from cardforge.worker_life import cores

FOLDER = "build/rules/cards"
WIDTH = 500
"""Pixels: 300 dpi at about 42 mm."""
QUALITY = 86
JPEG = "card.jpg"


def drawn_cards(catalogue: Catalogue, ids: Collection[str]) -> dict[str, bytes]:
    """The cards of those ids as the press renders them, with bleed, as PNG. One that cannot be made is left out.

    What is wrong with a card is told where cards are built; a rulebook without one of its pictures is still right.
    """
    if not ids or not (catalogue.root / "templates").is_dir():
        return {}
    faces, _ = plan_faces(catalogue)
    build_pages(catalogue.root, faces, PressOptions(jobs=cores(), folder=FOLDER, only=frozenset(ids)))
    paths = {id: catalogue.root / FOLDER / f"{id}.png" for id in ids}
    return {id: path.read_bytes() for id, path in paths.items() if path.is_file()}


def card_pictures(
    catalogue: Catalogue, drawn: Mapping[str, bytes], ids: Collection[str], cache: PageCache, width: int = WIDTH
) -> dict[str, bytes]:
    """Rendered cards of those ids, cut to their trimmed size, as JPEG of so many pixels across."""
    found = {}
    for id in ids:
        if id in drawn:
            key = hashlib.sha256(drawn[id] + f"{id} {width} {QUALITY}".encode()).hexdigest()
            kept = cache.read(key, JPEG) if cache.has(key) else None
            if kept is None:
                kept = _trimmed(drawn[id], catalogue, id, width)
                cache.store(key, {JPEG: kept})
            found[id] = kept
    return found


def card_shape(catalogue: Catalogue, id: str) -> tuple[float, float]:
    """Width and height of a card in millimetres."""
    wanted = catalogue.kind(catalogue.by_id[id]).format
    format = next(one for one in catalogue.game.formats if one.id == wanted)
    return format.width / 1000, format.height / 1000


def _trimmed(png: bytes, catalogue: Catalogue, id: str, width: int) -> bytes:
    wanted = catalogue.kind(catalogue.by_id[id]).format
    format = next(one for one in catalogue.game.formats if one.id == wanted)
    with Image.open(io.BytesIO(png)) as picture:
        across = picture.width * format.bleed // (format.width + 2 * format.bleed)
        down = picture.height * format.bleed // (format.height + 2 * format.bleed)
        inner = picture.convert("RGB").crop((across, down, picture.width - across, picture.height - down))
    height = round(width * inner.height / inner.width)
    buffer = io.BytesIO()
    inner.resize((width, height), Image.Resampling.LANCZOS).save(buffer, "JPEG", quality=QUALITY, optimize=True)
    return buffer.getvalue()
