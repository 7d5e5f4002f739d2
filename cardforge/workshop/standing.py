"""How far each text has come by the coverage ledger, for those who print it. Nothing is played for this."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from cardforge.catalogue import Catalogue
from cardforge.coverage.ledger import Ledger, read_ledger
from cardforge.workshop.engines import NONE


def standing_of(catalogue: Catalogue, root: Path, id: str) -> str:
    """What a card or faction's ability lacks by the ledger, in words; "" where it lacks nothing or has no text."""
    return dict(_lacking(catalogue, read_ledger(root))).get(id, "")


def not_covered(catalogue: Catalogue, root: Path) -> tuple[tuple[str, str, str], ...]:
    """Id, name and what it lacks of every text that is not known to be covered whole. None in a game without engine."""
    names = {design.id: design.name for design in catalogue.designs}
    names |= {ability.id: ability.name for _, ability in catalogue.abilities}
    return tuple((id, names[id], lacks) for id, lacks in _lacking(catalogue, read_ledger(root)))


def _lacking(catalogue: Catalogue, ledger: Ledger) -> Iterator[tuple[str, str]]:
    if catalogue.game.engine == NONE:
        return
    texts = [(design.id, design.text) for design in catalogue.designs if design.text]
    texts += [(ability.id, ability.text) for _, ability in catalogue.abilities]
    for id, text in texts:
        lacks = ledger.standing(id, text)
        if lacks:
            yield id, lacks
