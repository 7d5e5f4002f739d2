"""Sheets to print and cut out: for packs, factions or decks, from finished pages and in one file each."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from cardforge.catalogue import Catalogue
from cardforge.catalogue.models.design import slug
from cardforge.diagnostics import Report
from cardforge.press.cache import read_index, sheets_fingerprint, write_index
from cardforge.press.face import Ink, inked
from cardforge.press.faces import plan_faces
from cardforge.press.geometry import CardFormat
from cardforge.press.imposition.document import SheetStyle, write_sheets
from cardforge.press.imposition.duplex import Duplex
from cardforge.press.imposition.grid import Bleed, Grid, NoRoomError, grid_for, why_fewer
from cardforge.press.imposition.label_stock import label_sides, label_stocks, write_labels
from cardforge.press.imposition.plan import Side, plan
from cardforge.press.making import CACHE
from cardforge.press.render import NoRendererError
from cardforge.press.shelf import Shelf
from cardforge.press.stock import Stock, stock_pages
from cardforge.worker_life import cores
from cardforge.workshop.beside import Bundle, plan_beside
from cardforge.workshop.build import historical_notice
from cardforge.workshop.contents import Contents
from cardforge.workshop.sheet_options import (
    NoLabelsError,
    SheetOptions,
    UnusablePrinterFileError,
    label_names,
    sheet_options,
)

SHEETS = Path("build/sheets")
NOTES = Path(CACHE) / "sheet-files.json"
"""What stands in that folder, and what it was made of."""

HOW = {
    Duplex.LONG: "print at 100 %, turn over the long edge",
    Duplex.SHORT: "print at 100 %, turn over the short edge",
    Duplex.GUTTERFOLD: "print at 100 %; fold at the dashed line, glue, cut",
    Duplex.FRONTS: "print at 100 %",
}
"""What whoever prints a sheet has to know, beside its cards."""

Progress = Callable[[int, int], None]


class NoFormatError(LookupError):
    """The game has no card of that format."""


@dataclass(frozen=True)
class SheetFile:
    """One file of sheets."""

    path: Path
    title: str
    sheets: int
    cards: int
    faces: int
    per_sheet: int


@dataclass(frozen=True)
class BuiltSheets:
    """What became of the sheets: the files that were written, and what is wrong."""

    files: tuple[SheetFile, ...]
    report: Report
    rendered: int = 0


def build_sheets(
    catalogue: Catalogue,
    bundles: Sequence[Contents],
    options: SheetOptions,
    jobs: int = 0,
    progress: Progress | None = None,
) -> BuiltSheets:
    """Write a file for each bundle into `build/sheets/`.

    A bundle of which a card cannot be made is not written; the file that stands there stays. Raises NoRendererError,
    NoRoomError where no card fits on the paper, NoFormatError, and OSError where a file cannot be written.
    """
    faces, found = plan_faces(catalogue)
    report = Report(found)
    by_id = {planned.face.id: planned for planned in faces}
    beside, more = plan_beside(catalogue, by_id)
    report.extend(more)
    jobs = jobs or cores()
    notes = read_index(catalogue.root / NOTES).get("files")
    shelf = Shelf(catalogue.root / SHEETS, notes if isinstance(notes, dict) else {})
    written: list[SheetFile] = []
    rendered = 0
    for contents in bundles:
        bundle = Bundle(catalogue, contents, options.copies, by_id, beside)
        inked_faces = [inked(planned, options.ink) for planned in bundle.faces]
        stock = stock_pages(catalogue.root, inked_faces, _shelf(catalogue, options), jobs, progress)
        report.extend(stock.diagnostics)
        rendered += stock.rendered
        if bundle.cards and stock.format is not None and bundle.complete(stock.pages):
            drawn = _drawn(catalogue, bundle, options, stock.format, stock)
            name = f"{file_name(catalogue, contents, options)}.pdf"
            _bring(shelf, name, drawn, stock)
            used = {placement.face for side in drawn.sides for placement in side.placements}
            sheets = sum(not side.back for side in drawn.sides)
            path = shelf.folder / name
            written.append(SheetFile(path, contents.title, sheets, len(bundle.cards), len(used), drawn.per_sheet))
    shelf.keep_others()
    write_index(catalogue.root / NOTES, {"files": shelf.written})
    return BuiltSheets(tuple(written), report, rendered)


@dataclass(frozen=True)
class _Drawn:
    """A file of sheets before it is written: its sides, what is written beside the cards, and how to write it."""

    sides: tuple[Side, ...]
    per_sheet: int
    facts: tuple[object, ...]
    """What the file depends on besides the sides and the pages of their faces."""
    write: Callable[[BinaryIO], None]


def _bring(shelf: Shelf, name: str, drawn: _Drawn, stock: Stock) -> None:
    """Write the file unless it stands there, made of the same."""
    used = sorted({placement.face for side in drawn.sides for placement in side.placements})
    parts = [sheets_fingerprint(), repr(drawn.sides), repr(drawn.facts), *(stock.keys[face] for face in used)]
    shelf.bring(name, hashlib.sha256("\0".join(parts).encode()).hexdigest(), drawn.write)


def _drawn(catalogue: Catalogue, bundle: Bundle, options: SheetOptions, source: CardFormat, stock: Stock) -> _Drawn:
    card = _format(catalogue, options.card, source)
    title = f"{catalogue.game.title}: {bundle.contents.title}"
    if options.labels is not None:
        return _drawn_labels(catalogue, bundle, options, (source, card), stock)
    grid = grid_for(options.paper, card, options.bleed, options.margin, folded=options.duplex is Duplex.GUTTERFOLD)
    sheets = plan(grid, bundle.cards, options.duplex)
    words = _words(catalogue, bundle.contents, grid, options)
    style = SheetStyle(
        title=title,
        words=words,
        guides=options.guides,
        calibration=options.calibration,
        grey=options.grey,
    )
    facts = (title, grid, source, options, words(1, sheets.sheets, False), words(1, sheets.sheets, True))
    return _Drawn(sheets.sides, grid.count, facts, lambda out: write_sheets(sheets, stock.pages, source, style, out))


def _drawn_labels(
    catalogue: Catalogue,
    bundle: Bundle,
    options: SheetOptions,
    formats: tuple[CardFormat, CardFormat],
    stock: Stock,
) -> _Drawn:
    kind = label_stocks()[options.labels or ""]
    sides = label_sides(kind, formats[1], [card.front for card in bundle.cards])
    notice = historical_notice(catalogue)
    parts = [f"{catalogue.game.title}: {bundle.contents.title}", f"edition {catalogue.edition.id}", kind.name]
    parts += [f"changed since {options.changed}"] if options.changed else []
    parts += [notice] if notice else []

    def words(sheet: int, sheets: int) -> str:
        return " · ".join([*parts, f"sheet {sheet} of {sheets}"])

    def write(out: BinaryIO) -> None:
        write_labels(kind, sides, stock.pages, formats, parts[0], words, out, options.grey)

    return _Drawn(tuple(sides), kind.count, (kind, formats, options, words(1, len(sides))), write)


def file_name(catalogue: Catalogue, contents: Contents, options: SheetOptions) -> str:
    """The name of a file, without ending: what is on it, the paper, and every choice that is not the usual one."""
    parts = [contents.id, options.labels.lower() if options.labels else options.paper.id]
    if historical_notice(catalogue):
        parts.append(slug(catalogue.edition.id))
    parts += [options.card] if options.card else []
    parts += [options.duplex.value] if options.duplex is not Duplex.LONG else []
    parts += [options.bleed.value if options.bleed is Bleed.SEPARATE else "no-bleed"] * (
        options.bleed is not Bleed.SHARED
    )
    parts += ["low-ink"] * (options.ink is Ink.LINES) + ["pale"] * (options.ink is Ink.PALE)
    parts += ["grey"] * options.grey + ["no-guides"] * (not options.guides)
    parts += [f"{options.copies}-copies"] if options.copies != 1 else []
    parts += [f"since-{slug(options.changed)}"] if options.changed else []
    return "-".join(parts)


def _words(
    catalogue: Catalogue, contents: Contents, grid: Grid, options: SheetOptions
) -> Callable[[int, int, bool], list[str]]:
    notice = historical_notice(catalogue)
    fewer = why_fewer(grid)
    game = catalogue.game.title

    def words(sheet: int, sheets: int, back: bool) -> list[str]:
        side = " · backs" if back else ""
        lines = [f"{game}: {contents.title}", f"sheet {sheet} of {sheets}{side} · edition {catalogue.edition.id}"]
        lines += [notice] if notice else []
        lines += [f"changed since {options.changed}"] if options.changed else []
        lines += [fewer] if fewer and not back else []
        lines += [HOW[options.duplex]] if not back else []
        lines += ["contents not final"] if not contents.final and not back else []
        return lines

    return words


def _format(catalogue: Catalogue, name: str | None, source: CardFormat) -> CardFormat:
    if name is None:
        return source
    for format in catalogue.game.formats:
        if format.id == name:
            return CardFormat(format.width, format.height, format.bleed)
    raise NoFormatError(name)


def _shelf(catalogue: Catalogue, options: SheetOptions) -> str:
    edition = f"-{slug(catalogue.edition.id)}" if historical_notice(catalogue) else ""
    return f"sheets{edition}{'' if options.ink is Ink.FULL else f'-{options.ink}'}"


__all__ = [
    "SHEETS",
    "BuiltSheets",
    "NoFormatError",
    "NoLabelsError",
    "NoRendererError",
    "NoRoomError",
    "SheetFile",
    "SheetOptions",
    "UnusablePrinterFileError",
    "build_sheets",
    "file_name",
    "label_names",
    "sheet_options",
]
