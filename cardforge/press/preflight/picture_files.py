"""Pictures of cards or of sheets of cards, and the files that say which goes where."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree

from cardforge.diagnostics import Diagnostic, Place
from cardforge.press.geometry import pixels
from cardforge.press.preflight import faults
from cardforge.press.preflight.bleed import empty_sides
from cardforge.press.preflight.shapes import Shape, shapes_near_cut, told_shapes
from cardforge.press.profile import Profile

if TYPE_CHECKING:
    from PIL.Image import Image

PICTURES = (".png", ".jpg", ".jpeg")
MOST_TTS_ID = 100


def look_at_pictures(folder: Path, pictures: Sequence[Path], profile: Profile, alone: bool = False) -> list[Diagnostic]:
    """What is wrong with these pictures, and with the order file beside them unless they are looked at alone."""
    from PIL import Image

    if not pictures:
        return [faults.unreadable(Place(folder.name), "the folder holds no picture")]
    found: list[Diagnostic] = []
    shapes: dict[str, list[Shape]] = {}
    for path in pictures:
        try:
            with Image.open(path) as image:
                image.load()
                found += _picture(path, image, profile)
                if profile.files == "pictures" and image.size == profile.size and not profile.alpha:
                    shapes[path.name] = shapes_near_cut(image, profile.card)
        except (OSError, ValueError, SyntaxError, Image.DecompressionBombError) as error:
            found.append(faults.unreadable(Place(path.name), str(error)))
    found += told_shapes(shapes, profile, Place)
    if not alone and profile.order_file == "mpc":
        found += _orders(folder, profile)
    if not alone and profile.order_file == "tts":
        found += _saved_object(folder, profile)
    return found


def _picture(path: Path, image: Image, profile: Profile) -> list[Diagnostic]:
    place, name = Place(path.name), path.name
    found: list[Diagnostic] = []
    wanted = ("RGBA",) if profile.alpha else ("RGB",)
    if image.mode not in wanted:
        found.append(faults.picture_mode(place, name, image.mode, " or ".join(wanted)))
    if profile.max_bytes and path.stat().st_size > profile.max_bytes:
        found.append(faults.file_size(place, f"{path.stat().st_size} bytes", f"{profile.max_bytes} bytes"))
    size = f"{image.width} × {image.height}"
    if profile.files == "sheets":
        if profile.max_side and max(image.size) > profile.max_side:
            found.append(faults.picture_size(place, name, size, f"at most {profile.max_side} on a side"))
        return found
    if image.size != profile.size:
        found.append(faults.picture_size(place, name, size, f"{profile.size[0]} × {profile.size[1]}"))
        return found
    if profile.card.bleed:
        width = max(1, pixels(profile.card.bleed, profile.dpi))
        found += [faults.bleed_empty(place, name, side) for side in empty_sides(image.convert("RGB"), width)]
    return found


def _orders(folder: Path, profile: Profile) -> list[Diagnostic]:
    orders = sorted(folder.glob("order*.xml"))
    if not orders:
        return [faults.order_file(Place(folder.name), "there is no order.xml", "one that names every picture")]
    return [found for path in orders for found in _order(path, profile)]


def _order(path: Path, profile: Profile) -> list[Diagnostic]:
    place = Place(path.name)
    try:
        root = ElementTree.fromstring(path.read_bytes())
        quantity = int(root.findtext("details/quantity") or "")
        bracket = int(root.findtext("details/bracket") or "")
        fronts = _slots(root, "fronts")
        backs = _slots(root, "backs")
    except (OSError, ElementTree.ParseError, ValueError) as error:
        return [faults.unreadable(place, str(error))]
    found: list[Diagnostic] = []
    if profile.max_cards and quantity > profile.max_cards:
        found.append(faults.too_many(place, quantity, profile.max_cards))
    if sorted(slot for slots in fronts.values() for slot in slots) != list(range(quantity)):
        what = f"its fronts do not fill the slots of {quantity} cards once each"
        found.append(faults.order_file(place, what, f"each of 0 to {quantity - 1} once"))
    if any(slot not in range(quantity) for slots in backs.values() for slot in slots):
        found.append(faults.order_file(place, "a back stands in a slot without a card", f"0 to {quantity - 1}"))
    if bracket < quantity or (profile.brackets and bracket not in profile.brackets):
        expected = f"one of {', '.join(map(str, profile.brackets))}, not below {quantity}"
        found.append(faults.order_file(place, f"its bracket is {bracket}", expected))
    usual = root.findtext("cardback")
    for name in [*fronts, *backs, *([usual] if usual else [])]:
        if not (path.parent / Path(name).name).is_file():
            found.append(faults.order_file(place, f"it names {name}, which is not there", "a picture in the folder"))
    return found


def _slots(root: Any, side: str) -> dict[str, list[int]]:
    return {
        card.findtext("name") or card.findtext("id") or "": [
            int(slot) for slot in (card.findtext("slots") or "").split(",") if slot.strip()
        ]
        for card in root.findall(f"{side}/card")
    }


def _saved_object(folder: Path, profile: Profile) -> list[Diagnostic]:
    path = folder / "saved-object.json"
    place = Place(path.name)
    try:
        objects = json.loads(path.read_text("utf-8"))["ObjectStates"]
        return [found for one in objects for found in _deck(one, folder, profile, place)]
    except (OSError, ValueError, KeyError, TypeError) as error:
        return [faults.unreadable(place, f"{type(error).__name__}: {error}")]


def _deck(deck: dict[str, Any], folder: Path, profile: Profile, place: Place) -> list[Diagnostic]:
    found: list[Diagnostic] = []
    sheets = deck["CustomDeck"]
    cards = deck.get("ContainedObjects", [deck])
    ids = deck.get("DeckIDs", [deck["CardID"]] if "CardID" in deck else [])
    if ids != [card["CardID"] for card in cards]:
        found.append(
            faults.order_file(place, f"{deck.get('Nickname')}: DeckIDs are not those of its cards", "the same")
        )
    for id in sorted(set(ids)):
        key, at = divmod(id, MOST_TTS_ID)
        sheet = sheets.get(str(key))
        if sheet is None:
            found.append(faults.order_file(place, f"card {id} is on a sheet that is not there", "a key of CustomDeck"))
            continue
        places = sheet["NumWidth"] * sheet["NumHeight"]
        if at >= places - profile.hidden_place:
            what = f"card {id} is in the place that hides cards, or beyond its sheet"
            found.append(faults.order_file(place, what, f"a place from 0 to {places - 1 - profile.hidden_place}"))
    for sheet in sheets.values():
        if sheet["NumWidth"] > profile.columns or sheet["NumHeight"] > profile.rows:
            found.append(faults.too_many(place, sheet["NumWidth"] * sheet["NumHeight"], profile.columns * profile.rows))
        for address in (sheet["FaceURL"], sheet["BackURL"]):
            if address.startswith("file:") and address and not (folder / address.rsplit("/", 1)[1]).is_file():
                found.append(faults.order_file(place, f"{address} is not there", "a picture in the folder"))
    return found
