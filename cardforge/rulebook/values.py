"""Values that the data has and the text only names: `{{ edition.hand_limit | word }}`."""

from __future__ import annotations

from collections.abc import Callable

from cardforge.catalogue import Catalogue
from cardforge.press.typography import signed
from cardforge.rulebook.numbering import as_ordinal, as_times, as_word

_SHAPES: dict[str, Callable[[int], str]] = {
    "word": as_word,
    "times": as_times,
    "ordinal": as_ordinal,
    "plus": signed,
    "same": lambda value: signed(value) if value else "unchanged",
    "none": lambda value: str(value) if value else "no",
}


def value_text(catalogue: Catalogue, expression: str) -> str | None:
    """What a value reads, or None where there is no such value.

    `edition.NAME` (a constant), `edition.id`, `edition.name`, `card.ID.FIELD` (`cost`, `limit`, `text`, `name` or a
    statistic), or a number that is nobody's constant; then, after bars, how to write it.
    """
    name, *shapes = (part.strip() for part in expression.split("|"))
    value = _value(catalogue, name)
    if value is None:
        return None
    text = str(value)
    for shape in shapes:
        if shape == "capital":
            text = text[:1].upper() + text[1:]
        elif shape in _SHAPES and isinstance(value, int):
            text = _SHAPES[shape](value)
        else:
            return None
    return text


def known_values(catalogue: Catalogue) -> tuple[str, ...]:
    """Names of the values of the edition."""
    return tuple(f"edition.{name}" for name in catalogue.edition.constants)


def _value(catalogue: Catalogue, name: str) -> int | str | None:
    if name.isdigit():
        return int(name)
    head, *path = name.split(".")
    if head == "edition" and len(path) == 1:
        edition = catalogue.edition
        return {"id": edition.id, "name": edition.name}.get(path[0]) or edition.constants.get(path[0])
    if head == "card" and len(path) == 2:
        return _of_card(catalogue, *path)
    return None


def _of_card(catalogue: Catalogue, id: str, field: str) -> int | str | None:
    ability = next((ability for _, ability in catalogue.abilities if ability.id == id), None)
    if ability is not None:
        return {"name": ability.name, "text": ability.text}.get(field)
    design = catalogue.by_id.get(id)
    if design is None:
        return None
    known: dict[str, int | str | None] = {
        "name": design.name,
        "text": design.text.strip(),
        "cost": design.cost,
        "limit": design.limit,
    }
    return known.get(field, (catalogue.stats(design) or {}).get(field))
