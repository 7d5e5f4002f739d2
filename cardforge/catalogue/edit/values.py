"""From what somebody typed to the value of a field."""

from __future__ import annotations

import re

from cardforge.catalogue.catalogue import AmbiguousNameError, Catalogue, UnknownNameError, plain
from cardforge.catalogue.edit.fields import Field
from cardforge.catalogue.edit.refusal import EditRefusedError
from cardforge.catalogue.edit.scalars import Plain

_INT = re.compile(r"-?[0-9]+\Z")
_TRUTH = {"true": True, "yes": True, "false": False, "no": False}
_STRAIGHT = str.maketrans({"’": "'", "‘": "'", "ʼ": "'", "−": "-", "\u00a0": " ", "\u202f": " ", "\t": " "})
_FOLDED = str.maketrans({"“": '"', "”": '"', "„": '"', "–": "-"})


def value_of(catalogue: Catalogue, field: Field, typed: str) -> Plain:
    """The value that a typed text means in a field. Raises EditRefusedError where it means none."""
    if field.holds == "number":
        digits = typed.strip().replace("−", "-")
        if not _INT.match(digits):
            raise EditRefusedError(f"“{field.name}” is a whole number, not “{typed}”")
        return int(digits)
    if field.holds == "truth":
        truth = _TRUTH.get(typed.strip().casefold())
        if truth is None:
            raise EditRefusedError(f"“{field.name}” is true or false, not “{typed}”")
        return truth
    text = straight(typed)
    if any((ord(character) < 32 and character != "\n") or 0xD800 <= ord(character) < 0xE000 for character in text):
        raise EditRefusedError(f"“{field.name}” cannot hold control characters")
    if not text:
        raise EditRefusedError(f"“{field.name}” cannot be empty", _how_to_remove(field))
    if "\n" in text and field.holds != "text":
        raise EditRefusedError(f"“{field.name}” is one line, not several")
    if field.holds == "card":
        return _card(catalogue, text)
    if field.holds == "rarity":
        return next(
            (one.id for one in catalogue.game.rarities if plain(text) in (plain(one.id), plain(one.name))), text
        )
    return text


def straight(text: str) -> str:
    """A text as the data keeps it: straight apostrophes and minus signs, plain blanks, no blanks at line ends.

    The press sets the fine characters; what editors and spreadsheets put in on their own is taken back.

    >>> straight("Don’t\u00a0move  ")
    "Don't move"
    """
    lines = text.replace("\r\n", "\n").replace("\r", "\n").translate(_STRAIGHT).split("\n")
    return "\n".join(line.rstrip() for line in lines).strip("\n").strip()


def same(one: str, other: str) -> bool:
    """Whether two texts differ only in what a spreadsheet may have done to quotes, dashes, blanks and line ends."""
    return straight(one).translate(_FOLDED) == straight(other).translate(_FOLDED)


def shown(value: Plain | None) -> str:
    """A value for a message: a text in quotes, a number plain, `none` for what is not there."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if isinstance(value, int) else "“" + value.replace("\n", " / ") + "”"


def _how_to_remove(field: Field) -> str:
    return f"every such entry has a {field.name}" if field.required else "give - as the value to remove the field"


def _card(catalogue: Catalogue, name: str) -> str:
    try:
        return catalogue.find(name).id
    except AmbiguousNameError as error:
        raise EditRefusedError(str(error), "say which by its id") from error
    except UnknownNameError as error:
        raise EditRefusedError(str(error), "see `cardforge find`") from error
