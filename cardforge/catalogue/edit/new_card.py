"""A card that is added: its entry in the layout of the house, and the file that it belongs to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cardforge.catalogue.catalogue import Catalogue
from cardforge.catalogue.edit.fields import Field, design_order
from cardforge.catalogue.edit.refusal import EditRefusedError
from cardforge.catalogue.edit.scalars import Plain, block_lines, fits_block, inline
from cardforge.catalogue.models.design import Design
from cardforge.catalogue.models.game import KindOfCard


@dataclass(frozen=True)
class NewCard:
    """An entry to be added at the end of a card file, with \\n line ends."""

    id: str
    name: str
    file: str
    entry: str


def home_of(catalogue: Catalogue, kind: KindOfCard, faction: str) -> str:
    """The file that holds the cards of a kind and faction. Raises EditRefusedError where there is not just one."""
    fellows = [one for one in catalogue.designs if one.kind == kind.id and one.faction == faction]
    places = [place for one in fellows if (place := catalogue.places.of("design", one.id))]
    files = {place.file for place in places} or {f"cards/{faction}/{kind.file}.yaml"}
    if len(files) > 1:
        raise EditRefusedError(f"the cards of this kind and faction stand in several files: {', '.join(sorted(files))}")
    file = next(iter(files))
    if not (catalogue.root / file).is_file():
        raise EditRefusedError(f"there is no file {file} yet", "make it, with this card as its first entry")
    return file


def new_card(design: Design, kind: KindOfCard, file: str, values: Mapping[Field, Plain | None]) -> NewCard:
    """The entry of a new card: `design` gives id, name, kind and faction, `values` all else."""
    written: dict[str, str] = {
        "id": inline(design.id, "", False),
        "kind": inline(design.kind, "", False),
        "faction": inline(design.faction, "", False),
    }
    stats: dict[str, Plain] = {}
    for field, value in values.items():
        if value is None:
            continue
        if field.path[0] == "stats":
            stats[field.path[1]] = value
        elif isinstance(value, str) and fits_block(value):
            written[field.path[0]] = "|\n" + block_lines(value, 4, "\n")
        else:
            written[field.path[0]] = inline(value, '"' if field.prose else "", False)
    if stats:
        written["stats"] = "{" + ", ".join(f"{name}: {value}" for name, value in stats.items()) + "}"
    lines = [f"{name}: {written[name]}" for name in design_order(kind) if name in written]
    return NewCard(design.id, design.name, file, "- " + "\n  ".join(lines) + "\n")
