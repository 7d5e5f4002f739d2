"""How sheets are laid out and printed: every choice that `build sheets` leaves to its user."""

from __future__ import annotations

from dataclasses import dataclass, field

from cardforge.press.face import Ink
from cardforge.press.imposition.calibration import Calibration
from cardforge.press.imposition.duplex import Duplex
from cardforge.press.imposition.grid import Bleed
from cardforge.press.imposition.label_stock import label_stocks
from cardforge.press.imposition.paper import A4, MARGIN, PAPERS, Paper
from cardforge.workshop.printer import UnusablePrinterFileError, read_printer


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
    ink: Ink = Ink.FULL
    grey: bool = False
    guides: bool = True
    copies: int = 1
    margin: int = MARGIN
    calibration: Calibration = field(default_factory=Calibration)
    changed: str | None = None
    """Name of the release since which only what has changed is printed, for names and labels."""
    labels: str | None = None
    """Id of a kind of label sheet, to print fronts on in place of paper."""


def sheet_options(
    *,
    paper: str = A4.id,
    card: str | None = None,
    duplex: str = Duplex.LONG.value,
    bleed: str = Bleed.SHARED.value,
    ink: str = Ink.FULL.value,
    grey: bool = False,
    guides: bool = True,
    copies: int = 1,
    changed: str | None = None,
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
        ink=Ink(ink),
        grey=grey,
        guides=guides,
        copies=copies,
        changed=changed,
        labels=labels,
    )


def label_names() -> tuple[str, ...]:
    """Every kind of label sheet that is known."""
    return tuple(label_stocks())


__all__ = ["NoLabelsError", "SheetOptions", "UnusablePrinterFileError", "label_names", "sheet_options"]
