"""Every card in the file where it is looked for, and no file that nothing reads."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from cardforge.catalogue.catalogue import Catalogue
from cardforge.catalogue.models.design import Design
from cardforge.diagnostics import Diagnostic, Message, Place, Severity, diagnostic, with_article

CARDS = "cards"
OWN = ("cards/locks/", "cards/i18n/", "cards/schema/", "cards/coverage.yaml")
"""Folders and files of other forms, which other rooms read."""


@diagnostic("misfiled", Severity.ERROR)
def misfiled(file: str, what: str, why: str, subject: str) -> Message:
    """An entry stands in the file of another faction, kind or edition, where nobody will look for it.

    Move it to the file that the message names, or correct what it says of itself.
    """
    return Message(f"{what} {why}", expected=f"it in {file}", subject=subject)


@diagnostic("stray-file", Severity.WARNING)
def stray_file(why: str, hint: str) -> Message:
    """A file in `cards/` that is read by nothing: what stands in it is not in the game.

    Rename or move it so that it is read, or take it out of `cards/`.
    """
    return Message(f"this file is not read: {why}", hint=hint)


def filing(catalogue: Catalogue) -> Iterator[Diagnostic]:
    """Entries in the wrong file, and files in `cards/` that are not read."""
    yield from _designs(catalogue)
    yield from _editions(catalogue)
    yield from _strays(catalogue)


def _designs(catalogue: Catalogue) -> Iterator[Diagnostic]:
    astray: dict[tuple[str, str], list[tuple[Place, Design]]] = {}
    for design in catalogue.designs:
        kind, faction = catalogue.game.kind(design.kind), catalogue.faction(design.faction)
        place = catalogue.places.of("design", design.id, "id")
        if kind is None or faction is None or place is None:
            continue
        parent = catalogue.parent(design)
        if parent is not None and parent.faction != faction.id:
            continue  # told as a member of a family with another faction
        right = f"{CARDS}/{faction.id}/{kind.file}.yaml"
        if place.file != right:
            astray.setdefault((place.file, right), []).append((place, design))
    for (file, right), entries in astray.items():
        place, design = min(entries, key=lambda entry: entry[0])
        kind = catalogue.kind(design)
        more = f" (and {len(entries) - 1} more here)" if len(entries) > 1 else ""
        if Path(file).parent.name != design.faction:
            at = catalogue.places.of("design", design.id, "faction")
            yield misfiled(at, right, "a card", f"of {design.faction} stands in {file}{more}", str(design))
        else:
            at = catalogue.places.of("design", design.id, "kind")
            yield misfiled(at, right, with_article(kind.name), f"stands in {file}{more}", str(design))


def _editions(catalogue: Catalogue) -> Iterator[Diagnostic]:
    for edition in catalogue.editions:
        at = catalogue.places.of("edition", edition.id, "edition")
        right = f"{CARDS}/editions/{edition.id}.yaml"
        if at is not None and at.file != right:
            yield misfiled(at, right, f"edition {edition.id}", f"stands in {at.file}", f"edition {edition.id}")


def _strays(catalogue: Catalogue) -> Iterator[Diagnostic]:
    read = set(catalogue.places.sources) | catalogue.unread
    for path in sorted((catalogue.root / CARDS).rglob("*")):
        name = path.relative_to(catalogue.root).as_posix()
        hidden = any(part.startswith(".") for part in path.relative_to(catalogue.root).parts)
        if hidden or not path.is_file() or name in read or name.startswith(OWN) or path.stem.lower() == "readme":
            continue
        if path.suffix == ".yml":
            yield stray_file(Place(name), "its name ends in .yml", f"rename it to {path.stem}.yaml")
        elif path.suffix != ".yaml":
            yield stray_file(Place(name), f"it is no YAML file ({path.suffix or 'no ending'})", "move it elsewhere")
        else:
            yield stray_file(Place(name), "nothing is looked for here", "cards stand in cards/FACTION/KIND.yaml")
