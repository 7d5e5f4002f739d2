"""The nouns of a game: the words that come from its data and not from its grammar."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self


@dataclass(frozen=True, slots=True)
class Noun:
    """A thing that has a name: trees hold its id, sentences its name."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The nouns by their sort (for example *route*), and words that are read as others (with a house-style warning).

    It is plain, immutable and hashable: two catalogues with the same nouns share one compiled grammar.
    """

    sorts: tuple[tuple[str, tuple[Noun, ...]], ...] = ()
    read_as: tuple[tuple[str, str], ...] = ()

    @classmethod
    def of(cls, sorts: Mapping[str, Mapping[str, str]], read_as: Mapping[str, str] | None = None) -> Self:
        """A vocabulary from, for each sort, names by id; `read_as` gives for another word the one that is printed."""
        nouns = {sort: tuple(Noun(id, name) for id, name in names.items()) for sort, names in sorts.items()}
        return cls(tuple(nouns.items()), tuple((read_as or {}).items()))

    def nouns(self, sort: str) -> tuple[Noun, ...]:
        """All nouns of a sort, in the order given; none for a sort that is not there."""
        return next((nouns for name, nouns in self.sorts if name == sort), ())
