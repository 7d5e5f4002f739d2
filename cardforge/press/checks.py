"""What `check` asks of the press without a page: can every card be laid out, and is anything there for nobody?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from cardforge.catalogue import Catalogue
from cardforge.diagnostics import Diagnostic, Place
from cardforge.press import faults
from cardforge.press.aids import plan_aids
from cardforge.press.faces import OVER, PICTURES
from cardforge.press.focus import focus_settings
from cardforge.press.fonts import FontSource
from cardforge.press.geometry import UM_PER_INCH
from cardforge.press.illustration import faults as illustration_faults
from cardforge.press.illustration.credits import credit_settings
from cardforge.press.layout import LAYOUT_FILE, Layout, read_layout
from cardforge.press.pictures import pixels_of
from cardforge.press.scenes import scenery_settings

FINE_ENOUGH, FULL = 200, 300
"""Pixels an inch: what a picture must have, and what printers ask for."""
BACK = "back-"
"""What the entries of the layout that are backs begin with."""


def laid_out(catalogue: Catalogue, fonts: Mapping[str, FontSource] | None) -> Iterator[Diagnostic]:
    """Faults of the layout, in itself and for the kinds of card that there are. A project may have none yet."""
    if not (catalogue.root / LAYOUT_FILE).exists():
        return
    layout, found = read_layout(catalogue.root, fonts)
    yield from found
    if layout is not None:
        yield from _kinds(catalogue, layout)


def _kinds(catalogue: Catalogue, layout: Layout) -> Iterator[Diagnostic]:
    backs = tuple(name.removeprefix(BACK) for name in layout.kinds if name.startswith(BACK))
    fronts = tuple(name for name in layout.kinds if not name.startswith(BACK))
    used = {design.kind for design in catalogue.designs}
    for row, kind in enumerate(catalogue.game.kinds):
        entry = kind.template or kind.id
        if kind.id in used and entry not in layout.kinds:
            place = catalogue.places.of("game", "game", "kinds", row, "template" if kind.template else "id")
            yield faults.not_laid_out(place, kind.name, entry, fronts)
        if kind.back and backs and kind.back not in backs:
            place = catalogue.places.of("game", "game", "kinds", row, "back")
            yield faults.back_unknown(place, kind.name, kind.back, backs)
    if catalogue.game.back and backs and catalogue.game.back not in backs:
        yield faults.back_unknown(catalogue.places.of("game", "game", "back"), "game", catalogue.game.back, backs)


def scenes(catalogue: Catalogue) -> Iterator[Diagnostic]:
    """Faults of the scenery, in itself and in the names of factions, kinds and cards that it uses."""
    read = scenery_settings(catalogue.root)
    yield from read.found
    if read.said is None:
        return
    named = (
        ("factions", "faction", read.said.factions, tuple(one.id for one in catalogue.factions)),
        ("compositions", "kind of card", read.said.compositions, tuple(one.id for one in catalogue.game.kinds)),
        ("wishes", "card", read.said.wishes, tuple(catalogue.by_id)),
    )
    for group, what, names, known in named:
        for name in names:
            if name not in known and name not in catalogue.broken:
                yield faults.scenery_for_nobody(read.key(group, name), what, name, known)


def aids(catalogue: Catalogue) -> Iterator[Diagnostic]:
    """Faults of the cards that lie beside the game."""
    yield from plan_aids(catalogue)[1]


def pictures(catalogue: Catalogue) -> Iterator[Diagnostic]:
    """Pictures that a card names in vain, those in `art/` that no card shows, and second pictures of one card."""
    folder = catalogue.root / "art"
    files = sorted(path.name for path in folder.iterdir() if path.is_file()) if folder.is_dir() else []
    stems: dict[str, list[str]] = {}
    for ending in PICTURES:  # the one that wins first
        for name in files:
            if name.lower().endswith(ending):
                stems.setdefault(name[: -len(ending)], []).append(name)
    shown: dict[str, str] = {}
    for design in catalogue.designs:
        name = design.art or design.id
        stem = name.rpartition(".")[0] if name in files else name
        shown |= {stem: str(design), f"{stem}{OVER}": str(design)}
        if design.art and design.art not in (*files, *stems):
            place = catalogue.places.of("design", design.id, "art")
            yield faults.picture_not_there(place, str(design), design.art, tuple(files))
    for _, ability in catalogue.abilities:
        shown |= {ability.id: ability.name, f"{ability.id}{OVER}": ability.name}
    for name in files:
        stem, _, ending = name.rpartition(".")
        if stem in shown and stem not in stems and not name.lower().endswith(PICTURES):
            yield faults.picture_of_another_kind(Place(f"art/{name}"), shown[stem], ending, PICTURES)
    points = focus_settings(catalogue.root)
    yield from points.found
    for stem in points.said.focus if points.said else ():
        if stem not in stems:
            yield faults.focus_for_nothing(points.key("focus", stem), stem, tuple(stems))
    yield from _credits(catalogue, tuple(stems))
    for stem, names in stems.items():
        if stem in shown:
            yield from _coarse(catalogue.root, names[0], shown[stem])
            if len(names) > 1:
                yield faults.picture_twice(Place(f"art/{names[1]}"), shown[stem], names[0])
        elif stem.removesuffix(".over") not in catalogue.broken:
            yield faults.picture_for_nobody(Place(f"art/{names[0]}"), stem, tuple(shown))


def _credits(catalogue: Catalogue, stems: tuple[str, ...]) -> Iterator[Diagnostic]:
    """Faults of the file of credits, in itself and in the names that it uses."""
    read = credit_settings(catalogue.root)
    yield from read.found
    if read.said is None:
        return
    for stem in read.said.pictures:
        if stem not in stems:
            yield illustration_faults.credit_for_nothing(read.key("pictures", stem), "picture in art/", stem, stems)
    faces = (*catalogue.by_id, *(ability.id for _, ability in catalogue.abilities))
    for row, name in enumerate(read.said.without):
        if name not in faces and name not in catalogue.broken:
            yield illustration_faults.credit_for_nothing(read.place("without", row), "card", name, faces)


def _coarse(root: Path, name: str, card: str) -> Iterator[Diagnostic]:
    """A picture of too few pixels for the size at which it is printed."""
    layout, _ = read_layout(root)
    pixels = pixels_of(root / "art" / name) if layout else None
    if layout is None or pixels is None:
        return
    format = layout.card.format
    page = format.page_width / UM_PER_INCH, format.page_height / UM_PER_INCH
    density = min(pixels[0] / page[0], pixels[1] / page[1])
    if density < FINE_ENOUGH:
        needed = f"{round(page[0] * FULL)} × {round(page[1] * FULL)}"
        yield faults.picture_coarse(Place(f"art/{name}"), card, f"{density:.0f}", needed)
