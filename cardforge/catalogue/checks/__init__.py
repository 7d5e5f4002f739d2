"""What must hold in the data of any game: one file a theme, each with its messages and the functions that find them.

A check is a function from a catalogue to findings. It knows no game: kinds, factions, statistics and numbers are data.
One mistake should make one finding, so a check passes over whatever another one, or the loader, has told already.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from cardforge.catalogue.catalogue import Catalogue
from cardforge.catalogue.checks import (
    decks,
    editions,
    factions,
    families,
    filing,
    game,
    identity,
    lore,
    numbers,
    references,
    wording,
)
from cardforge.diagnostics import Diagnostic, Report

Check = Callable[[Catalogue], Iterator[Diagnostic]]

CHECKS: tuple[Check, ...] = (
    game.game,
    references.constants,
    factions.colours,
    identity.ids,
    identity.names,
    identity.lock,
    references.references,
    numbers.numbers,
    families.families,
    editions.editions,
    lore.lore,
    lore.drafts,
    decks.decks,
    decks.packs,
    filing.filing,
    wording.wording,
)
"""Every check that needs nothing but the catalogue."""


def run_checks(catalogue: Catalogue) -> Report:
    """All findings of all checks. What a grammar or the fonts object to comes from `texts` and `characters`."""
    report = Report()
    for check in CHECKS:
        report.extend(check(catalogue))
    return report
