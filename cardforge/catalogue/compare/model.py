"""What a comparison says: what was added, removed, renamed or changed, field by field, and what that touches."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from cardforge.diagnostics import Place

Value = str | int | bool | None
"""What one field holds; None where it is not there."""


class Section(StrEnum):
    """A part of the data, in the order in which a comparison tells of it."""

    CARD = "card"
    ABILITY = "ability"
    EDITION = "edition"
    DECK = "deck"
    PACK = "pack"
    FACTION = "faction"
    STORY = "story"
    GAME = "game"


class What(StrEnum):
    """What has happened to an entry."""

    ADDED = "added"
    REMOVED = "removed"
    RENAMED = "renamed"
    CHANGED = "changed"


class Relation(StrEnum):
    """How something else hangs together with a changed entry."""

    DECKS = "decks"
    PACKS = "packs"
    BELONGS_TO = "belongs_to"
    HAS = "has"
    VERSIONS = "versions"
    MENTIONED_BY = "mentioned_by"
    STORY = "story"
    EDITIONS = "editions"
    CARDS = "cards"
    RULES = "rules"


@dataclass(frozen=True, slots=True)
class FieldChange:
    """One field before and after. `field` is its path with dots, `label` what a reader calls it."""

    field: str
    label: str
    before: Value
    after: Value

    @property
    def is_prose(self) -> bool:
        """Whether it is a text to be compared word by word, and no mere name or number."""
        return any(isinstance(value, str) and " " in value for value in (self.before, self.after))


@dataclass(frozen=True, slots=True)
class Touch:
    """What a change touches by one relation: ids for programs, words for readers."""

    relation: Relation
    ids: tuple[str, ...]
    words: str


@dataclass(frozen=True, slots=True)
class Change:
    """One entry that is not as it was. For an added or removed one, `fields` are all that it has."""

    section: Section
    id: str
    name: str
    what: What
    detail: str = ""
    """Kind and faction of a card, for readers."""
    fields: tuple[FieldChange, ...] = ()
    touches: tuple[Touch, ...] = ()
    note: str = ""
    place: Place | None = None

    def __str__(self) -> str:
        return f"{self.name} ({self.id})" if self.section in (Section.CARD, Section.ABILITY) else self.name


@dataclass(frozen=True, slots=True)
class Named:
    """A card by id and name."""

    id: str
    name: str

    def __str__(self) -> str:
        return f"{self.name} ({self.id})" if self.name and self.name != self.id else self.id


@dataclass(frozen=True, slots=True)
class Comparison:
    """All differences between two states of a game, in catalogue order."""

    changes: tuple[Change, ...] = ()
    reprinted: tuple[Named, ...] = ()
    """Faces that print something else without a change of their own: a form, a sibling, a number of the edition."""
    not_compared: tuple[Named, ...] = ()
    """Entries that one side has and that could not be read on the other."""

    def __bool__(self) -> bool:
        return bool(self.changes)

    def of(self, section: Section) -> Iterator[Change]:
        """The changes in one part of the data."""
        return (change for change in self.changes if change.section is section)
