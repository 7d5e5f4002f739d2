"""The boxes of a page: how large it is, where it is cut, how far the bleed goes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cardforge.diagnostics import Diagnostic, Place
from cardforge.press.geometry import points
from cardforge.press.preflight import faults
from cardforge.press.profile import Profile

SLACK = 0.1
"""Points by which a box may differ: 0.035 mm."""


def look_at_boxes(page: Any, name: str, profile: Profile, place: Place) -> Iterator[Diagnostic]:
    """What is wrong with the boxes of one page."""
    media = _box(page.obj, "/MediaBox") or (0.0, 0.0, 0.0, 0.0)
    size = media[2] - media[0], media[3] - media[1]
    if profile.files == "sheet-pdf":
        papers = [(points(width), points(height)) for width, height in profile.papers]
        if papers and not any(_near(size, paper) or _near(size, paper[::-1]) for paper in papers):
            yield faults.page_size(place, name, _mm(*size), " or ".join(_mm(*paper) for paper in papers))
        return
    card = profile.card.format
    wanted = points(card.page_width), points(card.page_height)
    if not _near(size, wanted):
        yield faults.page_size(place, name, _mm(*size), _mm(*wanted))
        return
    for key, asked, fault in (
        ("/TrimBox", card.trim_box, faults.trim_box),
        ("/BleedBox", card.media_box, faults.bleed_box),
    ):
        box = _box(page.obj, key)
        moved = tuple(value + media[at % 2] for at, value in enumerate(asked))
        if box is None:
            yield fault(place, name, "not there", _told(asked))
        elif not _near(box, moved):
            yield fault(place, name, _told(box), _told(moved))


def _box(page: Any, key: str) -> tuple[float, ...] | None:
    found = page.get(key)
    if found is None and key == "/MediaBox" and "/Parent" in page:
        found = page.Parent.get(key)
    return tuple(float(value) for value in found) if found is not None else None


def _near(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    return all(abs(a - b) <= SLACK for a, b in zip(one, other, strict=True))


def _mm(width: float, height: float) -> str:
    return f"{width * 25.4 / 72:.2f} × {height * 25.4 / 72:.2f} mm"


def _told(box: tuple[float, ...]) -> str:
    left, bottom, right, top = (value * 25.4 / 72 for value in box)
    return f"{left:.2f} to {right:.2f} mm across, {bottom:.2f} to {top:.2f} mm up"
