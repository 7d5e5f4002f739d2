"""What was found out about this user's printer.

It belongs to the machine and not to a project, and lies with the user's own settings: `cardforge/printer.yaml` in
XDG_CONFIG_HOME, or in `.config` at home.
"""

from __future__ import annotations

import math
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import yaml
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from cardforge.press.atomic import write_bytes
from cardforge.press.imposition.calibration import Calibration
from cardforge.press.imposition.duplex import Duplex
from cardforge.press.imposition.paper import MARGIN, PAPERS
from cardforge.press.imposition.trial import APART, trial_sheet

LARGEST = 8_000
"""Micrometres; what is further off is a mistake in reading or a sheet fed askew."""


class UnusablePrinterFileError(ValueError):
    """The settings of the printer cannot be read; the message says why."""


class _Side(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)
    right: int = Field(default=0, ge=-LARGEST, le=LARGEST)
    down: int = Field(default=0, ge=-LARGEST, le=LARGEST)
    clockwise: float = Field(default=0.0, ge=-3, le=3)


class _File(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)
    margin: int = Field(default=MARGIN, ge=0, le=30_000)
    long: _Side = _Side()
    short: _Side = _Side()


@dataclass(frozen=True)
class Printer:
    """How a printer's backs are moved so that they lie behind their fronts, and what it cannot print at the edge."""

    margin: int = MARGIN
    backs: Mapping[Duplex, Calibration] = field(default_factory=dict)

    def calibration(self, duplex: Duplex) -> Calibration:
        """For a way of turning the sheet; none where it was not measured."""
        return self.backs.get(duplex, Calibration())


def printer_file() -> Path:
    """Where it is kept."""
    base = os.environ.get("XDG_CONFIG_HOME") or os.path.join(os.path.expanduser("~"), ".config")
    return Path(base) / "cardforge" / "printer.yaml"


def read_printer() -> Printer:
    """What is known of the printer; the usual where nothing was measured. Raises UnusablePrinterFileError."""
    path = printer_file()
    try:
        text = path.read_text("utf-8")
    except FileNotFoundError:
        return Printer()
    except (OSError, UnicodeDecodeError) as error:
        raise UnusablePrinterFileError(f"{path} cannot be read: {error}") from None
    try:
        stored = _File.model_validate(yaml.safe_load(text) or {})
    except (yaml.YAMLError, ValidationError) as error:
        raise UnusablePrinterFileError(f"{path} is not valid; correct it, or delete it: {error}") from None
    backs = {
        duplex: Calibration(side.right, side.down, side.clockwise)
        for duplex, side in ((Duplex.LONG, stored.long), (Duplex.SHORT, stored.short))
    }
    return Printer(stored.margin, backs)


def store_printer(printer: Printer) -> Path:
    """Keep it; the file. Raises OSError."""
    data: dict[str, object] = {"margin": printer.margin}
    for duplex in (Duplex.LONG, Duplex.SHORT):
        side = printer.calibration(duplex)
        data[duplex.value] = {"right": side.right, "down": side.down, "clockwise": round(side.clockwise, 4)}
    head = "# Micrometres and degrees, as `cardforge calibrate` measured them. Backs are moved by so much.\n"
    path = printer_file()
    write_bytes(path, (head + yaml.safe_dump(data, sort_keys=False)).encode())
    return path


def measured(right: int, down: int, skew: int) -> Calibration:
    """From what was read on the trial sheet, in micrometres. Raises ValueError for more than 8 mm."""
    if max(abs(right), abs(down), abs(skew)) > LARGEST:
        raise ValueError("that is more than 8 mm; a scale ends there")
    return Calibration(right, down, math.degrees(math.atan2(skew, 2 * APART)))


def write_trial(root: Path, paper: str, duplex: str, printer: Printer) -> Path:
    """The trial sheet in `build/`; its file. Raises OSError."""
    way = Duplex(duplex)
    path = root / "build" / f"calibrate-{paper}-{duplex}.pdf"
    write_bytes(path, trial_sheet(PAPERS[paper], way, printer.calibration(way)))
    return path


def changed(printer: Printer, duplex: str, side: Calibration | None, margin: int | None) -> Printer:
    """The printer with what was measured now."""
    backs = dict(printer.backs)
    if side is not None:
        backs[Duplex(duplex)] = side
    return Printer(printer.margin if margin is None else margin, backs)
