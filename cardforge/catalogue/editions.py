"""Editions complete: each with everything that it takes from its base."""

from __future__ import annotations

from collections.abc import Collection

from cardforge.catalogue import faults
from cardforge.catalogue.models.edition import Edition, EditionFile
from cardforge.catalogue.places import Places
from cardforge.diagnostics import Report


def resolve_editions(
    files: list[EditionFile], report: Report, places: Places, broken: Collection[str] = ()
) -> tuple[Edition, ...]:
    """Every edition with its inherited numbers, switches and cards.

    One whose base is missing or goes in a circle is reported and left out; one whose base is `broken` is left out only.
    """
    by_id = {file.edition: file for file in files}
    complete: list[Edition] = []
    for file in files:
        chain = [file]
        sound = True
        while sound and chain[-1].base is not None:
            base = by_id.get(chain[-1].base)
            at = places.of("edition", file.edition, "base")
            if base is None:
                if len(chain) == 1 and file.base not in broken:
                    report.add(faults.unknown_edition(at, file.base or "", tuple(by_id)))
                sound = False
            elif base in chain:
                if base is file and file.edition == min(one.edition for one in chain):  # a circle is told once
                    report.add(faults.edition_circle(at, tuple(one.edition for one in [*chain, base])))
                sound = False
            else:
                chain.append(base)
        if sound:
            complete.append(_merged(chain))
            _unused(file, chain[1:], report, places)
    return tuple(complete)


def _merged(chain: list[EditionFile]) -> Edition:
    own = chain[0]
    constants: dict[str, int] = {}
    switches: dict[str, bool] = {}
    for file in reversed(chain):
        constants |= file.constants
        switches |= file.switches
    cards = {id: change for file in reversed(chain) for id, change in file.cards.items()}
    return Edition(
        id=own.edition,
        name=own.name or own.edition,
        status=own.status,
        revision=own.revision,
        constants=constants,
        switches=switches,
        cards=cards,
        unknown=own.unknown,
    )


def _unused(file: EditionFile, bases: list[EditionFile], report: Report, places: Places) -> None:
    """A derived edition may only change what its bases have: a new name is most often a typing mistake."""
    if not bases:
        return
    for group, own in (("constants", file.constants), ("switches", file.switches)):
        known = {name for base in bases for name in getattr(base, group)}
        for name in own:
            if name not in known:
                at = places.key("edition", file.edition, group, name)
                report.add(faults.unknown_constant(at, name, tuple(sorted(known)), file.edition))
