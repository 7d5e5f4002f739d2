"""A picture for each side of each card, and MakePlayingCards' order file beside them."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

from cardforge.press.exports.job import Item, Job
from cardforge.press.exports.pixels import card_pixels, dots_per_inch, rounded
from cardforge.press.profile import Profile

if TYPE_CHECKING:
    from PIL.Image import Image

Files = Iterator[tuple[str, bytes]]
"""Names of files in the folder of an export, with what is in them."""


def export_pictures(job: Job, profile: Profile) -> Files:
    """A PNG for each face; for MakePlayingCards an order file for each project that its limit allows."""
    for face in job.faces:
        yield f"{face}.png", png(face_picture(job, profile, face), dots_per_inch(profile.size, profile.card.format))
    if profile.order_file == "mpc":
        yield from _orders(job, profile)


def face_picture(job: Job, profile: Profile, face: str, size: tuple[int, int] | None = None) -> Image:
    """A face in the pixels of the profile, or in others."""
    card = profile.card.format
    image = card_pixels(job.pages[face], job.source, card, size or profile.size)
    return rounded(image, card, profile.card.corner) if profile.alpha and profile.card.corner else image


def png(image: Image, dpi: int) -> bytes:
    """The picture as PNG that knows its resolution."""
    out = io.BytesIO()
    image.save(out, "PNG", compress_level=6, dpi=(dpi, dpi))
    return out.getvalue()


def _orders(job: Job, profile: Profile) -> Files:
    items = [item for pile in job.piles for item in pile.items]
    parts = list(_split(items, profile.max_cards or sum(item.count for item in items)))
    for number, part in enumerate(parts, start=1):
        name = "order.xml" if len(parts) == 1 else f"order-{number}.xml"
        yield name, _order(part, profile).encode()


def _split(items: list[Item], limit: int) -> Iterator[list[Item]]:
    """Parts of at most `limit` cards, in order; a card of many copies may stand in two of them."""
    part: list[Item] = []
    room = limit
    for item in items:
        left = item.count
        while left:
            take = min(left, room)
            part.append(Item(item.face, item.back, take, item.name, item.text, item.tags))
            left, room = left - take, room - take
            if not room:
                yield part
                part, room = [], limit
    if part:
        yield part


def _order(items: list[Item], profile: Profile) -> str:
    """The XML that the MPC Autofill desktop tool reads. Slots are counted from 0; a front stands in all of its own."""
    total = sum(item.count for item in items)
    bracket = next((size for size in profile.brackets if size >= total), total)
    fronts: dict[str, list[int]] = {}
    backs: dict[str, list[int]] = {}
    slot = 0
    for item in items:
        own = list(range(slot, slot + item.count))
        slot += item.count
        fronts.setdefault(item.face, []).extend(own)
        if item.back:
            backs.setdefault(item.back, []).extend(own)
    usual = max(backs, key=lambda face: len(backs[face]), default="")
    others = {face: slots for face, slots in backs.items() if face != usual}
    names = {item.face: item.name for item in items}
    lines = [
        "<order>",
        "  <details>",
        f"    <quantity>{total}</quantity>",
        f"    <bracket>{bracket}</bracket>",
        f"    <stock>{escape(profile.stock or '')}</stock>",
        "    <foil>false</foil>",
        "  </details>",
        *_cards("fronts", fronts, names),
        *(_cards("backs", others, {}) if others else []),
        *([f"  <cardback>{escape(usual)}.png</cardback>"] if usual else []),
        "</order>",
    ]
    return "\n".join(lines) + "\n"


def _cards(element: str, slots: dict[str, list[int]], names: dict[str, str]) -> list[str]:
    lines = [f"  <{element}>"]
    for face, own in slots.items():
        file = f"{escape(face)}.png"
        lines += [
            "    <card>",
            f"      <id>{file}</id>",
            f"      <slots>{','.join(map(str, own))}</slots>",
            f"      <name>{file}</name>",
            f"      <query>{escape(names.get(face, face).lower())}</query>",
            "    </card>",
        ]
    return [*lines, f"  </{element}>"]
