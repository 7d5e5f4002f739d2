"""`cards/locks/ids.lock`: every id ever published with its name, so that none ever comes back for another card."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from cardforge.catalogue.catalogue import Catalogue
from cardforge.catalogue.reading.source import read_source
from cardforge.diagnostics import Message, Place, Report, Severity, diagnostic

IDS = "cards/locks/ids.lock"

HEADING = "# Every id ever published, with its name: written by `cardforge release`. An id stays its card's for ever.\n"


@diagnostic("lock-line", Severity.ERROR)
def lock_line(line: str, why: str) -> Message:
    """A line of a lock file is not what a command writes there.

    Restore the file from version control; lines of `ids.lock` are `id`, one tab, the name, in the order of the ids.
    """
    return Message(f"“{line}” {why}", expected="an id, one tab, the name", hint="restore the line as it was")


@dataclass(frozen=True)
class Published:
    """A published id: the name it had, and its line in the lock."""

    name: str
    place: Place


def read_ids(root: Path, report: Report) -> dict[str, Published]:
    """The published ids; none where nothing was published yet. Lines that cannot be read are reported."""
    if not (root / IDS).exists():
        return {}
    source = read_source(root, IDS, report)
    published: dict[str, Published] = {}
    for number, line in enumerate(source.lines if source else (), 1):
        if not line.strip() or line.startswith("#"):
            continue
        id, tab, name = line.partition("\t")
        place = Place(IDS, number, 1, max(1, len(line)))
        if not tab or not id.strip() or not name.strip():
            report.add(lock_line(place, line[:60], "is no line of this file"))
        elif id in published:
            report.add(lock_line(place, line[:60], f"has the id of line {published[id].place.line}"))
        else:
            published[id] = Published(name.strip(), place)
    return published


def ids_text(catalogue: Catalogue, published: Mapping[str, Published]) -> str:
    """The lock as it should stand after a release: what was published before, and all that is there now."""
    names = {id: line.name for id, line in published.items()}
    names |= {design.id: design.name for design in catalogue.designs}
    names |= {ability.id: ability.name for _, ability in catalogue.abilities}
    return HEADING + "".join(f"{id}\t{names[id]}\n" for id in sorted(names))
