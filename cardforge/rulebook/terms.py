"""The register of terms: those of the game and those of the book, what defines them, and where they are used."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from cardforge.catalogue.models.game import Term
from cardforge.diagnostics import Place


@dataclass
class Terms:
    """All terms; what defines and uses them is noted while the chapters are read."""

    all: tuple[Term, ...]
    defined: dict[str, tuple[str, Place]] = field(default_factory=dict)
    """For each term the rule that defines it, and the place."""
    used: set[str] = field(default_factory=set)

    def find(self, name: str) -> Term | None:
        """The term of that id, name or plural."""
        wanted = name.casefold()
        return next((t for t in self.all if wanted in (t.id, t.name.casefold(), (t.plural or "").casefold())), None)

    def names(self) -> tuple[str, ...]:
        """Names for hints."""
        return tuple(term.name for term in self.all)

    def in_text(self, words: str) -> Iterator[tuple[int, int, Term]]:
        """Where terms stand in plain words: start, end, term. Capitals count."""
        for match in self._pattern.finditer(words):
            yield match.start(), match.end(), self._by_spelling[match[0]]

    @cached_property
    def _by_spelling(self) -> dict[str, Term]:
        return {name: term for term in reversed(self.all) for name in _spellings(term)}  # of two the first

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        names = sorted(self._by_spelling, key=len, reverse=True)
        return (
            re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, names))})(?![\w-])") if names else re.compile(r"(?!)")
        )


def _spellings(term: Term) -> tuple[str, ...]:
    """Its name and plural; a name in small letters also with a capital, as at the start of a sentence."""
    names = (term.name, term.plural) if term.plural else (term.name,)
    return tuple(dict.fromkeys([*names, *(name[:1].upper() + name[1:] for name in names)]))
