"""What must hold in the data of any game: one file a theme, each with its messages and the functions that find them.

A check is a function from a catalogue to findings. It knows no game: kinds, factions, statistics and numbers are data.
One mistake should make one finding, so a check passes over whatever another one, or the loader, has told already.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from cardforge.catalogue.catalogue import Catalogue
from cardforge.catalogue.checks.decks import decks, packs
from cardforge.catalogue.checks.editions import editions
from cardforge.catalogue.checks.factions import colours
from cardforge.catalogue.checks.families import families
from cardforge.catalogue.checks.filing import filing
from cardforge.catalogue.checks.game import game
from cardforge.catalogue.checks.identity import ids, lock, names
from cardforge.catalogue.checks.lore import drafts, lore
from cardforge.catalogue.checks.numbers import numbers
from cardforge.catalogue.checks.references import constants, references
from cardforge.catalogue.checks.wording import wording
from cardforge.diagnostics import Diagnostic, Report

Check = Callable[[Catalogue], Iterator[Diagnostic]]

CHECKS: tuple[Check, ...] = (
    game,
    constants,
    colours,
    ids,
    names,
    lock,
    references,
    numbers,
    families,
    editions,
    lore,
    drafts,
    decks,
    packs,
    filing,
    wording,
)
"""Every check that needs nothing but the catalogue."""


def run_checks(catalogue: Catalogue) -> Report:
    """All findings of all checks. What a grammar or the fonts object to comes from `texts` and `characters`."""
    report = Report()
    for check in CHECKS:
        report.extend(check(catalogue))
    return report
