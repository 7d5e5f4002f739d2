"""`rules/ids.lock`: every id of a rule ever published, with the edition that brought it."""

from __future__ import annotations

from pathlib import Path

from cardforge.diagnostics import Place, Report
from cardforge.press.atomic import write_bytes
from cardforge.rulebook import faults
from cardforge.rulebook.book import BookFile
from cardforge.rulebook.model import Book

LOCK = "rules/ids.lock"
_HEADING = "# Every id of a rule, with its first edition: written by `cardforge rules lock`. An id stays its rule's.\n"


def read_lock(root: Path) -> dict[str, tuple[str, int]]:
    """First edition and line of each published id; none where nothing was published."""
    try:
        lines = (root / LOCK).read_text("utf-8").splitlines()
    except OSError:
        return {}
    found = {}
    for number, line in enumerate(lines, 1):
        id, tab, edition = line.partition("\t")
        if tab and not line.startswith("#"):
            found[id] = (edition.strip(), number)
    return found


def check_lock(root: Path, listed: BookFile, book: Book, report: Report) -> None:
    """Report published rules that are gone without a successor, and replaced ids that came back."""
    for id, (edition, line) in read_lock(root).items():
        if id not in book.rules and id not in listed.replaced:
            report.add(faults.rule_removed(Place(LOCK, line), id, edition))
    for old, new in listed.replaced.items():
        if old in book.rules:
            report.add(faults.rule_reused(book.rules[old].place, old))
        if new not in book.rules and new not in listed.replaced:
            report.add(faults.unknown_rule(Place(faults.BOOK), new, tuple(book.rules)))


def write_lock(root: Path, book: Book) -> int:
    """Add the ids that are new, with the book's edition; how many those are."""
    known = {id: edition for id, (edition, _) in read_lock(root).items()}
    added = [id for id in book.rules if id not in known]
    known |= dict.fromkeys(added, book.edition)
    text = _HEADING + "".join(f"{id}\t{known[id]}\n" for id in sorted(known))
    write_bytes(root / LOCK, text.encode())
    return len(added)
