"""Changes of cards: made in memory, checked like everything else, shown, and only then written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import TypedDict

from cardforge.catalogue import Catalogue
from cardforge.catalogue.edit import Document, Edit, EditRefusedError, edited, read_document, write_documents
from cardforge.catalogue.edit.apply import appended
from cardforge.catalogue.edit.fields import Field, Wish, creature_fields, own_fields
from cardforge.catalogue.edit.new_card import NewCard
from cardforge.catalogue.edit.scalars import Plain
from cardforge.catalogue.edit.values import shown
from cardforge.catalogue.models.design import Design
from cardforge.diagnostics import Diagnostic, Place, Severity
from cardforge.workshop.check import check_project
from cardforge.workshop.project import Project


class ChangeJson(TypedDict):
    """One change as JSON; old or new is null where the field is not there."""

    card: str
    name: str
    field: str
    old: Plain | None
    new: Plain | None
    file: str
    line: int


@dataclass(frozen=True)
class Change:
    """What a plan does to one field, and where: the line after the change, or the one that went."""

    design: Design
    field: str
    old: Plain | None
    new: Plain | None
    place: Place

    def __str__(self) -> str:
        """`ID NAME: guard 2 → 3 in FILE:LINE`."""
        what = f"{self.field} {shown(self.old)} → {shown(self.new)}"
        return f"{self.design.id} {self.design.name}: {what} in {self.place.file}:{self.place.line}"

    def as_json(self) -> ChangeJson:
        """The change as plain data."""
        return {
            "card": self.design.id,
            "name": self.design.name,
            "field": self.field,
            "old": self.old,
            "new": self.new,
            "file": self.place.file,
            "line": self.place.line,
        }


@dataclass(frozen=True)
class Plan:
    """Changes that are made in memory and not yet on disk."""

    project: Project
    changes: tuple[Change, ...]
    added: tuple[NewCard, ...]
    files: tuple[tuple[Document, Document], ...]
    after: Project
    findings: tuple[Diagnostic, ...]
    """The errors and warnings that the checks find with the changes and did not find before."""

    @property
    def refused(self) -> bool:
        """Whether the changes bring errors, so that they must not be written."""
        return any(found.severity is Severity.ERROR for found in self.findings)

    def write(self) -> None:
        """Put the files on disk. Raises EditRefusedError where one was changed meanwhile, and for a refused plan."""
        if self.refused:
            raise EditRefusedError("the changes bring errors")
        write_documents(self.project.root, self.files)


def plan(project: Project, wishes: Sequence[Wish], added: Sequence[NewCard] = ()) -> Plan:
    """Make the wished changes in memory and check the project with them.

    Raises EditRefusedError where the layout of a file allows no safe change.
    """
    wishes = [wish for wish in wishes if wish.value != wish.field.value]
    files = []
    for name in dict.fromkeys([*(wish.field.file for wish in wishes), *(card.file for card in added)]):
        old = read_document(project.root, name)
        _as_loaded(project, old)
        new = edited(old, [_edit(wish) for wish in wishes if wish.field.file == name])
        for card in added:
            if card.file == name:
                new = appended(new, card.entry)
        files.append((old, new))
    after = project.edited({new.name: new.data for _, new in files}) if files else project
    findings = _new(project, after) if files else ()
    if not any(found.severity is Severity.ERROR for found in findings):
        _prove(project, after, wishes, added)
    changes = tuple(_change(project, after, wish) for wish in wishes)
    return Plan(project, changes, tuple(added), tuple(files), after, findings)


def _edit(wish: Wish) -> Edit:
    field = wish.field
    return Edit(field.entry, field.path, wish.value, field.order, field.prose)


def _as_loaded(project: Project, document: Document) -> None:
    """The positions and old values come from what was loaded: the file must still be that one."""
    source = project.catalogue.places.sources.get(document.name) if project.catalogue else None
    text = document.text.replace("\r\n", "\n").replace("\r", "\n")
    if source is not None and source.text != text:
        raise EditRefusedError(
            f"{document.name} was changed by somebody else meanwhile; nothing is written", "give the command again"
        )


def _new(project: Project, after: Project) -> tuple[Diagnostic, ...]:
    """The errors and warnings that the edited project has and the project has not; their lines may have moved."""
    grave = [found for found in check_project(after) if found.severity is not Severity.NOTE]
    known = Counter(_same(found) for found in check_project(project)) if grave else Counter()
    fresh = []
    for found in grave:
        if known[_same(found)]:
            known[_same(found)] -= 1
        else:
            fresh.append(found)
    return tuple(fresh)


def _same(found: Diagnostic) -> tuple[str, str, str, str]:
    return found.code, found.subject, found.message, found.place.file if found.place else ""


def _prove(project: Project, after: Project, wishes: Iterable[Wish], added: Iterable[NewCard]) -> None:
    """The edited project, loaded again, differs in the wished fields and in nothing else. Raises EditRefusedError."""
    old, new = project.catalogue, after.catalogue
    assert old is not None
    wanted = _values(old, ()) | {_key(wish.field): wish.value for wish in wishes}
    absent = {_key(wish.field): False for wish in wishes if wish.value is None and wish.field.value is True}
    if new is None or _values(new, {card.id for card in added}) != wanted | absent:
        raise EditRefusedError(
            "the edited files would not read as wished; nothing is written", "change them with an editor"
        )


def _values(catalogue: Catalogue, without: Collection[str]) -> dict[tuple[str, ...], Plain | None]:
    found = [
        field for design in catalogue.designs if design.id not in without for field in own_fields(catalogue, design)
    ]
    found += [field for creature in catalogue.lore.creatures for field in creature_fields(catalogue, creature)]
    values = {_key(field): field.value for field in found}
    return values | {
        ("flavour", "flavour", id): catalogue.lore.flavour.get(id) for id in catalogue.by_id if id not in without
    }


def _key(field: Field) -> tuple[str, ...]:
    return (field.what, field.id, *field.path)


def _change(project: Project, after: Project, wish: Wish) -> Change:
    field = wish.field
    there = after if wish.value is not None and after.catalogue else project
    assert there.catalogue is not None
    place = there.catalogue.places.of(field.what, field.id, *field.path) or Place(field.file)
    return Change(wish.design, field.name, field.value, wish.value, place)
