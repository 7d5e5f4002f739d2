"""Sheets to print and cut out: for packs, factions or decks, from finished pages and in one file each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from cardforge.catalogue import Catalogue
from cardforge.catalogue.models.design import slug
from cardforge.diagnostics import Report
from cardforge.press.atomic import write_bytes
from cardforge.press.faces import plan_faces
from cardforge.press.geometry import CardFormat
from cardforge.press.imposition.calibration import Calibration
from cardforge.press.imposition.document import SheetStyle, write_sheets
from cardforge.press.imposition.duplex import Duplex
from cardforge.press.imposition.grid import Bleed, Grid, NoRoomError, grid_for, why_fewer
from cardforge.press.imposition.label_stock import label_sides, label_stocks, write_labels
from cardforge.press.imposition.paper import A4, MARGIN, PAPERS, Paper
from cardforge.press.imposition.plan import Plan, plan
from cardforge.press.render import NoRendererError
from cardforge.press.stock import Stock, stock_pages
from cardforge.worker_life import cores
from cardforge.workshop.beside import Bundle, plan_beside
from cardforge.workshop.build import historical_notice
from cardforge.workshop.contents import Contents
from cardforge.workshop.printer import UnusablePrinterFileError, read_printer

SHEETS = Path("build/sheets")

Progress = Callable[[int, int], None]


class NoFormatError(LookupError):
    """The game has no card of that format."""


class NoLabelsError(LookupError):
    """There is no such kind of label sheet."""


@dataclass(frozen=True)
class SheetOptions:
    """How sheets are laid out and printed."""

    paper: Paper = A4
    card: str | None = None
    """Id of a format of the game; the one of its cards where None."""
    duplex: Duplex = Duplex.LONG
    bleed: Bleed = Bleed.SHARED
    low_ink: bool = False
    grey: bool = False
    guides: bool = False
    copies: int = 1
    margin: int = MARGIN
    calibration: Calibration = field(default_factory=Calibration)
    changed: str | None = None
    """Name of the release since which only what has changed is printed, for names and labels."""
    labels: str | None = None
    """Id of a kind of label sheet, to print fronts on in place of paper."""


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
    faces, found = plan_faces(catalogue, options.low_ink)
    report = Report(found)
    by_id = {planned.face.id: planned for planned in faces}
    beside, more = plan_beside(catalogue, by_id, options.low_ink)
    report.extend(more)
    jobs = jobs or cores()
    written: list[SheetFile] = []
    rendered = 0
    for contents in bundles:
        bundle = Bundle(catalogue, contents, options.copies, by_id, beside)
        stock = stock_pages(catalogue.root, bundle.faces, _shelf(catalogue, options), jobs, progress)
        report.extend(stock.diagnostics)
        rendered += stock.rendered
        if bundle.cards and stock.format is not None and bundle.complete(stock.pages):
            written.append(_write(catalogue, bundle, options, stock.format, stock))
    return BuiltSheets(tuple(written), report, rendered)


def _write(catalogue: Catalogue, bundle: Bundle, options: SheetOptions, source: CardFormat, stock: Stock) -> SheetFile:
    card = _format(catalogue, options.card, source)
    title = f"{catalogue.game.title}: {bundle.contents.title}"
    path = catalogue.root / SHEETS / f"{file_name(catalogue, bundle.contents, options)}.pdf"
    if options.labels is not None:
        return _write_labels(catalogue, bundle, options, (source, card), stock, path)
    grid = grid_for(options.paper, card, options.bleed, options.margin, folded=options.duplex is Duplex.GUTTERFOLD)
    sheets = plan(grid, bundle.cards, options.duplex)
    style = SheetStyle(
        title=title,
        words=_words(catalogue, bundle.contents, grid, options),
        guides=options.guides,
        calibration=options.calibration,
        grey=options.grey,
    )
    write_bytes(path, write_sheets(sheets, stock.pages, source, style))
    return SheetFile(path, bundle.contents.title, sheets.sheets, len(bundle.cards), len(_printed(sheets)), grid.count)


def _write_labels(
    catalogue: Catalogue,
    bundle: Bundle,
    options: SheetOptions,
    formats: tuple[CardFormat, CardFormat],
    stock: Stock,
    path: Path,
) -> SheetFile:
    kind = label_stocks()[options.labels or ""]
    sides = label_sides(kind, formats[1], [card.front for card in bundle.cards])
    notice = historical_notice(catalogue)
    parts = [f"{catalogue.game.title}: {bundle.contents.title}", f"edition {catalogue.edition.id}", kind.name]
    parts += [f"changed since {options.changed}"] if options.changed else []
    parts += [notice] if notice else []

    def words(sheet: int, sheets: int) -> str:
        return " · ".join([*parts, f"sheet {sheet} of {sheets}"])

    write_bytes(path, write_labels(kind, sides, stock.pages, formats, parts[0], words, options.grey))
    faces = {placement.face for side in sides for placement in side.placements}
    return SheetFile(path, bundle.contents.title, len(sides), len(bundle.cards), len(faces), kind.count)


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
    parts += ["low-ink"] * options.low_ink + ["grey"] * options.grey + ["guides"] * options.guides
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
    return f"sheets{edition}{'-low-ink' if options.low_ink else ''}"


def _printed(sheets: Plan) -> set[str]:
    return {placement.face for side in sheets.sides for placement in side.placements}


def sheet_options(
    *,
    paper: str,
    card: str | None,
    duplex: str,
    bleed: str,
    low_ink: bool,
    grey: bool,
    guides: bool,
    copies: int,
    changed: str | None,
    labels: str | None = None,
) -> SheetOptions:
    """Options by their names on the command line, with what was found out about this user's printer.

    Raises UnusablePrinterFileError, and NoLabelsError for a kind of label sheet that is not known.
    """
    if labels is not None and labels not in label_stocks():
        raise NoLabelsError(labels)
    printer = read_printer()
    return SheetOptions(
        margin=printer.margin,
        calibration=printer.calibration(Duplex(duplex)),
        paper=PAPERS[paper],
        card=card,
        duplex=Duplex(duplex),
        bleed=Bleed(bleed),
        low_ink=low_ink,
        grey=grey,
        guides=guides,
        copies=copies,
        changed=changed,
        labels=labels,
    )


def label_names() -> tuple[str, ...]:
    """Every kind of label sheet that is known."""
    return tuple(label_stocks())


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
