"""Measures of pictures on their finished cards, kept as long as neither changes."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardforge.press.cache import PageCache
from cardforge.press.face import Art, PlannedFace
from cardforge.press.geometry import CardFormat
from cardforge.press.illustration import measures, pixels
from cardforge.press.illustration.drawn import Drawing
from cardforge.press.illustration.rules import ArtRules
from cardforge.press.making import CACHE, SPARE_PAGES

if TYPE_CHECKING:
    pass

_FINISHED = "page.png"
_CODE = ("measured.py", "measures.py", "pixels.py", "drawn.py")


@dataclass(frozen=True, slots=True)
class Measured:
    """What was measured of a picture on its card."""

    grey: str
    """Its thumbnail, in hexadecimal, and what of it is seen."""
    window: tuple[int, int, int, int]
    unlike: float
    palette: float
    subject: bool = False
    stands_out: float = 1.0
    fills: float = 0.0
    shown: float = 1.0
    covered: float = 0.0
    focus_seen: bool = True

    @property
    def thumbnail(self) -> measures.Thumbnail:
        """What it is held against others by."""
        left, top, right, bottom = self.window
        return measures.Thumbnail(bytes.fromhex(self.grey), (left, top, right, bottom))


class Look:
    """Measures pictures on their cards, each once."""

    def __init__(
        self, root: Path, format: CardFormat, rules: ArtRules | None, palettes: Mapping[str, tuple[str, ...]]
    ) -> None:
        self._root, self._format, self._rules, self._palettes = root, format, rules, palettes
        self._pages = PageCache(root / CACHE / "pages")
        self._kept = PageCache(root / CACHE / "illustrations")
        self._used: set[str] = set()
        code = b"".join((Path(__file__).parent / name).read_bytes() for name in _CODE)
        self._code = hashlib.sha256(code).hexdigest()

    def measured(self, planned: PlannedFace, art: Art, page: str | None) -> Measured | None:
        """The measures of a picture; None where its page could not be made, or it is not to be drawn."""
        if page is None:
            return None
        palette = self._palettes.get(planned.face.faction, ())
        asked = self._rules.model_dump() if self._rules else None
        key = hashlib.sha256(json.dumps([self._code, page, art.focus, palette, asked]).encode()).hexdigest()
        self._used.add(key)
        known = self._kept.read(key, "measures.json") if self._kept.has(key) else None
        if known is not None:
            return Measured(**json.loads(known))
        finished = self._pages.read(page, _FINISHED)
        if finished is None:
            return None
        measured = self._measure(art, finished, palette)
        self._kept.store(key, {"measures.json": json.dumps(asdict(measured)).encode()})
        return measured

    def prune(self) -> None:
        """Forget measures of pages that are long gone."""
        self._kept.prune(self._used, SPARE_PAGES)

    def _measure(self, art: Art, finished: bytes, palette: Sequence[str]) -> Measured:
        file = self._root / art.file
        picture = pixels.on_card(file, self._format)
        data = file.read_bytes() if pixels.is_drawing(file) else None
        unlike = measures.unlike(picture, pixels.drawn(data, self._format, by_renderer=True)) if data else 0.0
        hues = measures.in_palette(picture, palette) if palette else 1.0
        over = pixels.on_card(self._root / art.over, self._format) if art.over else None
        card = pixels.card(finished, picture.size)
        seen = measures.where_seen(card, picture, over)
        window = measures.window(seen)
        thumb = measures.thumbnail(picture, window)
        whole = Measured(thumb.grey.hex(), thumb.window, unlike, hues, focus_seen=_focus_seen(art.focus, seen))
        drawing = Drawing(data) if data else None
        if drawing is None or self._rules is None or self._rules.subject not in drawing.layers:
            return whole
        mask = measures.silhouette(pixels.drawn(drawing.only({self._rules.subject}), self._format))
        if over is not None:
            mask = mask | measures.silhouette(over)
        within = mask & window
        area = max(int(mask.sum()), 1)
        return replace(
            whole,
            subject=True,
            stands_out=measures.stands_out(card, mask, seen, self._rules.contrast.lightness),
            fills=float(within.sum() / max(int(window.sum()), 1)),
            shown=float((mask & seen).sum() / area),
            covered=float((within & ~seen).sum() / area),
        )


def _focus_seen(focus: str, seen: Any) -> bool:
    """Whether the picture is seen at its focus, or within a millimetre of it."""
    across, down = (float(part.rstrip("%")) / 100 for part in focus.split())
    rows, columns = seen.shape
    y, x = min(int(down * rows), rows - 1), min(int(across * columns), columns - 1)
    return bool(seen[max(0, y - 4) : y + 5, max(0, x - 4) : x + 5].any())
