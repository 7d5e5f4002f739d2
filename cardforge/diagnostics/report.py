"""Findings are collected, never raised one at a time: a command tells everything that is wrong in one run."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cardforge.diagnostics.model import Diagnostic, Place, Severity


class Report:
    """A growing collection. Reading it gives the findings by file, line, column, severity and code, each once."""

    def __init__(self, diagnostics: Iterable[Diagnostic] = ()) -> None:
        self._found: dict[Diagnostic, None] = dict.fromkeys(diagnostics)

    def add(self, diagnostic: Diagnostic) -> None:
        """Take in one finding; the same finding twice counts once."""
        self._found[diagnostic] = None

    def extend(self, diagnostics: Iterable[Diagnostic]) -> None:
        """Take in several findings."""
        for diagnostic in diagnostics:
            self.add(diagnostic)

    def __iter__(self) -> Iterator[Diagnostic]:
        return iter(sorted(self._found, key=_order))

    def __len__(self) -> int:
        return len(self._found)

    def count(self, severity: Severity) -> int:
        """How many findings of that severity there are."""
        return sum(1 for found in self._found if found.severity is severity)

    @property
    def errors(self) -> tuple[Diagnostic, ...]:
        """The errors, sorted."""
        return tuple(found for found in self if found.severity is Severity.ERROR)

    @property
    def failed(self) -> bool:
        """Whether there is at least one error."""
        return any(found.severity is Severity.ERROR for found in self._found)


def _order(found: Diagnostic) -> tuple[bool, Place, int, str, str]:
    place = found.place or Place("", 0, 0)
    return (found.place is None, place, found.severity.rank, found.code, found.message)
