"""Two catalogues compared: entry by entry, field by field, in the order of the newer one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from cardforge.catalogue.catalogue import Catalogue
from cardforge.catalogue.compare.entries import Entry, entries, file_of, flat
from cardforge.catalogue.compare.labels import label
from cardforge.catalogue.compare.model import Change, Comparison, FieldChange, Named, Section, What
from cardforge.catalogue.compare.touching import touches
from cardforge.catalogue.hashing import face_hash
from cardforge.catalogue.models.design import Design
from cardforge.catalogue.models.faction import FactionAbility

Key = tuple[Section, str]

_RULES = ("constants.", "switches.")
"""The fields of an edition that are rules; the rest tells about the edition."""


def compare(before: Catalogue, after: Catalogue) -> Comparison:
    """All that is different from one catalogue to another, each under its edition.

    An entry that could not be read on one side is neither added nor removed; it is listed apart.
    """
    old = {(entry.section, entry.id): entry for entry in entries(before)}
    new = {(entry.section, entry.id): entry for entry in entries(after)}
    changes: list[Change] = []
    unread: list[Named] = []
    in_force = {(Section.EDITION, before.edition.id), (Section.EDITION, after.edition.id)}
    for key in _merged(tuple(old), tuple(new)):
        if len(in_force) == 2 and key in in_force:
            continue
        was, now = old.get(key), new.get(key)
        if was is None and now is not None and _may_be_unread(before, after, now):
            unread.append(Named(now.id, now.name))
        elif now is None and was is not None and _may_be_unread(after, before, was):
            unread.append(Named(was.id, was.name))
        elif (change := _change(before, after, was, now)) is not None:
            changes.append(change)
    if len(in_force) == 2:
        changes += _other_edition(before, after)
    changes = [*_once(before, after, _renumbered(changes))]
    changes.sort(key=lambda change: list(Section).index(change.section))
    told = {change.id for change in changes if change.section in (Section.CARD, Section.ABILITY)}
    return Comparison(tuple(changes), tuple(_reprinted(before, after, told)), tuple(unread))


def changed_faces(before: Catalogue, after: Catalogue) -> tuple[Design | FactionAbility, ...]:
    """The faces of the newer catalogue that print something else than before, or were not there."""
    old: dict[str, str] = {face.id: face_hash(before, face) for face in _faces(before)}
    return tuple(face for face in _faces(after) if old.get(face.id) != face_hash(after, face))


def _faces(catalogue: Catalogue) -> Iterator[Design | FactionAbility]:
    yield from catalogue.designs
    yield from (ability for _, ability in catalogue.abilities)


def _merged(old: tuple[Key, ...], new: tuple[Key, ...]) -> list[Key]:
    """The newer order, with what is gone after its last neighbour that is still there."""
    known = set(new)
    behind: dict[Key | None, list[Key]] = {}
    neighbour: Key | None = None
    for key in old:
        if key in known:
            neighbour = key
        else:
            behind.setdefault(neighbour, []).append(key)
    merged = [*behind.get(None, ())]
    for key in new:
        merged += [key, *behind.get(key, ())]
    return merged


def _may_be_unread(catalogue: Catalogue, other: Catalogue, entry: Entry) -> bool:
    """Whether an entry that seems to be missing in `catalogue` may stand there in something that could not be read."""
    if entry.id in catalogue.broken or f"{entry.section} {entry.id}" in catalogue.broken:
        return True
    file = file_of(other, entry.section, entry.id)
    return file is not None and file in catalogue.unread


def _change(before: Catalogue, after: Catalogue, was: Entry | None, now: Entry | None) -> Change | None:
    entry = now or was
    assert entry is not None
    fields = tuple(_fields(before, after, entry.section, was, now))
    what = What.ADDED if was is None else What.REMOVED if now is None else What.CHANGED
    note = ""
    if was and now and was.name != now.name and "name" in now.fields:
        what, note = What.RENAMED, f"was {was.name}"
    if what is What.CHANGED and not fields:
        return None
    side = after if now else before
    place = after.places.of("design", entry.id) if now and entry.section is Section.CARD else None
    made = Change(entry.section, entry.id, entry.name, what, _detail(side, entry), fields, (), note, place)
    return replace(made, touches=touches(made, before, after))


def _fields(
    before: Catalogue, after: Catalogue, section: Section, was: Entry | None, now: Entry | None
) -> Iterator[FieldChange]:
    old, new = (was.fields if was else {}), (now.fields if now else {})
    for field in _in_order(old, new):
        if old.get(field) != new.get(field) and field != "name":
            side = after if field in new else before
            yield FieldChange(field, label(side, section, field), old.get(field), new.get(field))


def _in_order(old: Iterable[str], new: Iterable[str]) -> list[str]:
    fields = list(new)
    known = set(fields)
    return [*fields, *(field for field in old if field not in known)]


def _detail(catalogue: Catalogue, entry: Entry) -> str:
    if isinstance(entry.model, Design):
        faction = catalogue.faction(entry.model.faction)
        return f"{catalogue.kind(entry.model).name} · {faction.name if faction else entry.model.faction}"
    if isinstance(entry.model, FactionAbility):
        faction = catalogue.faction(str(entry.fields["faction"]))
        return f"ability of {faction.name if faction else entry.fields['faction']}"
    return ""


def _other_edition(before: Catalogue, after: Catalogue) -> Iterator[Change]:
    """The rules that differ where the two catalogues stand under different editions."""
    old, new = (
        Entry(Section.EDITION, edition.id, edition.name, _rules(flat(edition)), edition)
        for edition in (before.edition, after.edition)
    )
    fields = tuple(_fields(before, after, Section.EDITION, old, new))
    made = Change(
        Section.EDITION, new.id, new.name, What.CHANGED, "", fields, (), f"compared with {old.name}, edition {old.id}"
    )
    yield replace(made, touches=touches(made, before, after))


def _rules(fields: dict[str, str | int | bool | None]) -> dict[str, str | int | bool | None]:
    return {field: value for field, value in fields.items() if field.startswith(_RULES)}


def _once(before: Catalogue, after: Catalogue, changes: list[Change]) -> Iterator[Change]:
    """What an edition takes over from the one in force is told there only."""
    editions = (change for change in changes if change.section is Section.EDITION and change.what is What.CHANGED)
    chief = next((change for change in editions if change.id == after.edition.id), None)
    inherited = {(one.field, one.before, one.after) for one in chief.fields} if chief else set()
    for change in changes:
        if chief is None or change is chief or change.section is not Section.EDITION or change.what is not What.CHANGED:
            yield change
            continue
        own = tuple(one for one in change.fields if (one.field, one.before, one.after) not in inherited)
        if own:
            yield replace(change, fields=own)


def _renumbered(changes: list[Change]) -> list[Change]:
    """An added card that is a removed one under another id says so: an id is given for ever."""
    gone = {_content(change): change.id for change in changes if change.what is What.REMOVED}
    made = []
    for change in changes:
        before = gone.get(_content(change)) if change.what is What.ADDED else None
        note = f"the same as {before}, which is gone: a card keeps its id"
        made.append(replace(change, note=note) if before else change)
    return made


def _content(change: Change) -> tuple[object, ...]:
    """What an added or removed entry is apart from its id, and from the story line, which is filed under the id."""
    values = sorted((one.field, str(one.before or one.after)) for one in change.fields if one.field != "flavour")
    return (change.section, change.name, *values)


def _reprinted(before: Catalogue, after: Catalogue, told: set[str]) -> Iterator[Named]:
    there = {face.id for face in _faces(before)}
    for face in changed_faces(before, after):
        if face.id in there and face.id not in told:
            yield Named(face.id, face.name)
