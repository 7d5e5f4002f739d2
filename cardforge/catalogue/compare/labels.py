"""What a reader calls a field: `stats.guard` is Guard, `cards.ID` in a deck is the name of that card."""

from __future__ import annotations

from cardforge.catalogue.catalogue import Catalogue
from cardforge.catalogue.compare.model import Section


def label(catalogue: Catalogue, section: Section, field: str) -> str:
    """The words for a field; names of cards and statistics come from the catalogue."""
    head, _, rest = field.partition(".")
    match section, head:
        case Section.CARD, "cost":
            return catalogue.game.cost.name if catalogue.game.cost else "cost"
        case Section.CARD, "stats":
            return _statistic(catalogue, rest)
        case Section.DECK, "cards":
            return _card(catalogue, rest)
        case Section.EDITION, "constants" | "switches":
            return rest
        case Section.EDITION, "cards":
            id, _, changed = rest.partition(".")
            of_card = changed.partition(".")
            what = _statistic(catalogue, of_card[2]) if of_card[0] == "stats" else changed
            return f"{_card(catalogue, id)} {what}".strip()
        case Section.EDITION, "unknown":
            return f"unknown: {rest.removesuffix('.why')}"
        case Section.STORY, "relationships":
            return f"▸ {_creature(catalogue, rest.removesuffix('.text'))}"
    return field.replace("_", " ").replace(".", " ")


def _statistic(catalogue: Catalogue, id: str) -> str:
    return next((one.name for one in catalogue.game.statistics if one.id == id), id)


def _card(catalogue: Catalogue, id: str) -> str:
    design = catalogue.by_id.get(id)
    if design is not None:
        return str(design)
    return next((f"{one.name} ({one.id})" for _, one in catalogue.abilities if one.id == id), id)


def _creature(catalogue: Catalogue, id: str) -> str:
    return next((design.name for design in catalogue.designs if design.creature == id), id)
