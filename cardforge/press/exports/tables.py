"""Sheets of pictures for virtual tables, and the saved object of Tabletop Simulator that deals them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

from cardforge.press.exports.job import Item, Job, Pile
from cardforge.press.exports.pictures import Files, face_picture, png
from cardforge.press.profile import Profile

SMALLEST = 2
"""Tabletop Simulator knows no sheet of fewer than two rows or columns."""


def export_tables(job: Job, profile: Profile, address: str) -> Files:
    """Sheets of faces, pile by pile, each back once, and where the profile says so the saved object.

    `address` is where the files will be found, with a slash at its end: `file:///…/` or `https://…/`.
    """
    key = 1
    objects: list[dict[str, Any]] = []
    for pile in job.piles:
        backs: dict[str | None, list[Item]] = {}
        for item in pile.items:
            backs.setdefault(item.back, []).append(item)
        for back, items in backs.items():
            name = _file_name(pile.name if len(backs) == 1 else f"{pile.name} {back or 'no back'}")
            decks: dict[int, tuple[list[Item], str, tuple[int, int]]] = {}
            sheets = list(_chunks(items, profile.columns * profile.rows - profile.hidden_place))
            for number, chunk in enumerate(sheets, start=1):
                file = f"{name}.png" if len(sheets) == 1 else f"{name}-{number}.png"
                grid = _grid(len(chunk) + profile.hidden_place, profile)
                yield file, _sheet(job, profile, chunk, back, grid)
                decks[key] = (chunk, file, grid)
                key += 1
            if profile.order_file == "tts":
                objects.append(_deck(pile, decks, back, address, len(objects)))
    for back in sorted({item.back for pile in job.piles for item in pile.items if item.back}):
        yield f"{back}.png", png(face_picture(job, profile, back, _cell(profile)), profile.dpi)
    if profile.order_file == "tts":
        saved = {"SaveName": job.title, "ObjectStates": objects}
        yield "saved-object.json", (json.dumps(saved, indent=2, ensure_ascii=False) + "\n").encode()


def _chunks(items: list[Item], size: int) -> Iterator[list[Item]]:
    for at in range(0, len(items), size):
        yield items[at : at + size]


def _grid(places: int, profile: Profile) -> tuple[int, int]:
    columns = min(profile.columns, max(places, SMALLEST))
    return columns, max(-(-places // columns), SMALLEST)


def _cell(profile: Profile) -> tuple[int, int]:
    """Pixels of one card, so that a full sheet keeps to the longest side allowed."""
    width, height = profile.size
    if profile.max_side is None:
        return width, height
    scale = min(1.0, profile.max_side / (width * profile.columns), profile.max_side / (height * profile.rows))
    return int(width * scale), int(height * scale)


def _sheet(job: Job, profile: Profile, items: list[Item], back: str | None, grid: tuple[int, int]) -> bytes:
    """Faces row by row; in the last place, where the table asks for it, what hides a card from others."""
    from PIL import Image

    width, height = _cell(profile)
    columns, rows = grid
    mode = "RGBA" if profile.alpha else "RGB"
    sheet = Image.new(mode, (columns * width, rows * height), (0, 0, 0, 0) if profile.alpha else (0, 0, 0))
    for number, item in enumerate(items):
        picture = face_picture(job, profile, item.face, (width, height))
        sheet.paste(picture, (number % columns * width, number // columns * height))
    if profile.hidden_place and back:
        picture = face_picture(job, profile, back, (width, height))
        sheet.paste(picture, ((columns - 1) * width, (rows - 1) * height))
    return png(sheet, profile.dpi)


def _deck(
    pile: Pile,
    decks: dict[int, tuple[list[Item], str, tuple[int, int]]],
    back: str | None,
    address: str,
    number: int,
) -> dict[str, Any]:
    """A deck, or a single card, as a saved object. CardID is the deck's key × 100 + the place on its sheet."""
    custom = {
        str(key): {
            "FaceURL": address + quote(file),
            "BackURL": address + quote(f"{back}.png") if back else "",
            "NumWidth": grid[0],
            "NumHeight": grid[1],
            "BackIsHidden": True,
            "UniqueBack": False,
        }
        for key, (_, file, grid) in decks.items()
    }
    cards = [
        _card(item, key * 100 + place, {str(key): custom[str(key)]})
        for key, (items, _, _) in decks.items()
        for place, item in enumerate(items)
        for _ in range(item.count)
    ]
    where = {"posX": 3.0 * (number % 8), "posY": 1.0, "posZ": -4.0 * (number // 8)}
    if len(cards) == 1:
        return {**cards[0], "Transform": _transform(where)}
    return {
        "Name": "DeckCustom",
        "Nickname": pile.name,
        "Transform": _transform(where),
        "HideWhenFaceDown": True,
        "DeckIDs": [card["CardID"] for card in cards],
        "CustomDeck": custom,
        "ContainedObjects": cards,
    }


def _card(item: Item, id: int, custom: dict[str, Any]) -> dict[str, Any]:
    return {
        "Name": "CardCustom",
        "Nickname": item.name,
        "Description": item.text,
        "Tags": list(item.tags),
        "Transform": _transform({"posX": 0.0, "posY": 0.0, "posZ": 0.0}),
        "CardID": id,
        "CustomDeck": custom,
    }


def _transform(where: dict[str, float]) -> dict[str, float]:
    turned = {"rotX": 0.0, "rotY": 180.0, "rotZ": 180.0, "scaleX": 1.0, "scaleY": 1.0, "scaleZ": 1.0}
    return {**where, **turned}


def _file_name(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-") or "cards"
