"""What was measured, as rows with the unit that they are held against, for reading and as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from tests.bench.process import Spent


@dataclass(frozen=True)
class Row:
    """One line. `ratio` is the time in units of what the heading of its table says; `budget` what it should be."""

    what: str
    spent: Spent | None = None
    ratio: float | None = None
    budget: str = ""
    note: str = ""


@dataclass(frozen=True)
class Table:
    """Rows under a title. `unit` says what `ratio` is a multiple of."""

    title: str
    unit: str
    rows: Sequence[Row]

    def lines(self) -> list[str]:
        """For a terminal."""
        width = max([len(row.what) for row in self.rows] + [len(self.title)])
        head = f"{self.title.ljust(width)}  {'clock':>9}  {'processor':>9}  {'memory':>8}  {self.unit:>10}  budget"
        return [head, "-" * len(head), *(_line(row, width) for row in self.rows), ""]

    def as_data(self) -> dict[str, object]:
        """For a program."""
        return {"title": self.title, "unit": self.unit, "rows": [asdict(row) for row in self.rows]}


def _line(row: Row, width: int) -> str:
    spent = row.spent
    cells = [row.what.ljust(width)]
    cells += [_time(spent.wall), _time(spent.cpu), _memory(spent.peak)] if spent else [" " * 9, " " * 9, " " * 8]
    cells.append(f"{row.ratio:8.2f} ×" if row.ratio is not None else " " * 10)
    cells.append("  ".join(part for part in (row.budget, row.note) if part))
    return "  ".join(cells).rstrip()


def _memory(megabytes: float) -> str:
    return f"{megabytes:5.0f} MB" if megabytes else " " * 8


def _time(seconds: float) -> str:
    if not seconds:  # not measured
        return " " * 9
    return f"{seconds * 1000:6.0f} ms" if seconds < 10 else f"{seconds:7.1f} s"
