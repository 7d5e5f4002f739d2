"""The ledger of coverage: one line a clause, so that a comparison shows what was lost, gained or reworded.

`build`, `show` and `release` read it and never run coverage: what it does not know of a text is unknown.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from cardforge.coverage.clauses import clauses_of
from cardforge.coverage.rungs import Rung

FILE = "cards/locks/coverage.lock"

HEADING = (
    "# How far each clause has come: written by `cardforge coverage`. Card, number of the clause, hash of its words,\n"
    "# and whether it is unread, parsed, played or pinned.\n"
)


@dataclass(frozen=True, order=True, slots=True)
class Line:
    """One clause: whose, which (from 1), the hash of its words, and its rung."""

    card: str
    number: int
    hash: str
    rung: str

    def __str__(self) -> str:
        return f"{self.card}\t{self.number}\t{self.hash}\t{self.rung}"


@dataclass(frozen=True, slots=True)
class Ledger:
    """The lines of a ledger. `damaged` counts those that could not be read."""

    lines: tuple[Line, ...] = ()
    damaged: int = 0

    def standing(self, card: str, text: str) -> str:
        """How a text stands in words, "" if it is pinned whole: what it lacks, or that the ledger does not know it."""
        words = clauses_of(text)
        known = [line for line in self.lines if line.card == card]
        if [line.hash for line in sorted(known)] != [clause_hash(clause.of(text)) for clause in words]:
            return "its text is newer than the coverage ledger" if known else "coverage does not know it yet"
        lacking = [line for line in known if line.rung != Rung.PINNED]
        if not lacking:
            return ""
        rungs = sorted({line.rung for line in lacking})
        return f"{len(lacking)} of {len(known)} clauses not pinned ({', '.join(rungs)} only)"

    def with_cards(self, lines: Iterable[Line], whole: bool) -> Ledger:
        """The ledger with these lines in the place of those of the same cards, or (`whole`) of all."""
        fresh = tuple(lines)
        cards = {line.card for line in fresh}
        kept = () if whole else (line for line in self.lines if line.card not in cards)
        return Ledger(tuple(sorted({*fresh, *kept})))

    def text(self) -> str:
        """The file, its lines in order."""
        return HEADING + "".join(f"{line}\n" for line in sorted(self.lines))


def clause_hash(words: str) -> str:
    """Twelve hexadecimal digits for the words of a clause."""
    return sha256(words.encode()).hexdigest()[:12]


def read_ledger(root: Path) -> Ledger:
    """The ledger of a project; an empty one where there is none."""
    try:
        rows = (root / FILE).read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return Ledger()
    lines, damaged = [], 0
    for row in rows:
        if not row.strip() or row.startswith("#"):
            continue
        parts = row.split("\t")
        if len(parts) == 4 and parts[1].isdigit() and parts[3] in list(Rung):
            lines.append(Line(parts[0], int(parts[1]), parts[2], parts[3]))
        else:
            damaged += 1
    return Ledger(tuple(lines), damaged)


def changes(before: Ledger, after: Ledger, names: Mapping[str, str]) -> list[str]:
    """What differs between two ledgers, a line for each clause: lost, gained, reworded, or another rung."""
    old = {(line.card, line.number): line for line in before.lines}
    new = {(line.card, line.number): line for line in after.lines}
    found = [f"ledger: {before.damaged} lines cannot be read"] if before.damaged else []
    for key in sorted(old.keys() | new.keys()):
        was, now = old.get(key), new.get(key)
        if was != now:
            found.append(f"ledger: {names.get(key[0], key[0]) or 'the settings'}, clause {key[1]}: {_change(was, now)}")
    return found


def _change(was: Line | None, now: Line | None) -> str:
    if was is None or now is None:
        return f"new, {now.rung}" if now is not None else "gone"
    reworded = "reworded, " if was.hash != now.hash else ""
    return f"{reworded}{was.rung} before, {now.rung} now" if was.rung != now.rung else f"{reworded}{now.rung}"
