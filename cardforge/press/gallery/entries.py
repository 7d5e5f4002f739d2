"""What the gallery is told, as plain data. Words are those of the game; the page itself only sorts and shows them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Problem:
    """Something that is wrong, as it is shown in the place of a card."""

    message: str
    hint: str = ""
    place: str = ""
    expected: str = ""


@dataclass(frozen=True, slots=True)
class CardEntry:
    """One card. Files are relative to the page and empty where the card could not be made."""

    id: str
    name: str
    kind: str
    kind_name: str
    faction: str
    type: str
    text: tuple[str, ...]
    flavour: str
    search: str
    key: str
    facts: tuple[tuple[str, str], ...] = ()
    shows: str = ""
    """What its picture shows, in words."""
    drawn_by: str = ""
    links: tuple[str, ...] = ()
    decks: Mapping[str, int] = field(default_factory=dict)
    back: str = ""
    small: str = ""
    large: str = ""
    pdf: str = ""
    proof: str = ""
    problems: tuple[Problem, ...] = ()

    def as_json(self) -> dict[str, object]:
        """As the page reads it."""
        return {
            "id": self.id,
            "name": self.name,
            "kind": self.kind,
            "kindName": self.kind_name,
            "faction": self.faction,
            "type": self.type,
            "text": self.text,
            "flavour": self.flavour,
            "search": self.search,
            "key": self.key,
            "facts": self.facts,
            "shows": self.shows,
            "drawnBy": self.drawn_by,
            "links": self.links,
            "decks": dict(self.decks),
            "back": self.back,
            "small": self.small,
            "large": self.large,
            "pdf": self.pdf,
            "proof": self.proof,
            "problems": [_problem(one) for one in self.problems],
        }


@dataclass(frozen=True, slots=True)
class Group:
    """A faction, a kind or a deck to choose cards by."""

    id: str
    name: str
    colours: Mapping[str, str] = field(default_factory=dict)
    emblem: str = ""
    """An SVG document; it takes the colour of the words beside it."""

    def as_json(self) -> dict[str, object]:
        """As the page reads it."""
        return {"id": self.id, "name": self.name, "colours": dict(self.colours), "emblem": self.emblem}


@dataclass(frozen=True, slots=True)
class GalleryData:
    """The whole page."""

    title: str
    subtitle: str
    notice: str
    palette: Mapping[str, str]
    card: Mapping[str, float]
    """Width, height and bleed in millimetres."""
    factions: tuple[Group, ...]
    kinds: tuple[Group, ...]
    decks: tuple[Group, ...]
    cards: tuple[CardEntry, ...]
    others: str = "Backs"
    """What stands above cards of no faction."""
    problems: tuple[Problem, ...] = ()
    """What is wrong with the data as a whole."""

    def as_json(self) -> dict[str, object]:
        """As the page reads it."""
        return {
            "title": self.title,
            "subtitle": self.subtitle,
            "notice": self.notice,
            "palette": dict(self.palette),
            "card": dict(self.card),
            "factions": [one.as_json() for one in self.factions],
            "kinds": [one.as_json() for one in self.kinds],
            "decks": [one.as_json() for one in self.decks],
            "cards": [one.as_json() for one in self.cards],
            "others": self.others,
            "problems": [_problem(one) for one in self.problems],
        }


def _problem(problem: Problem) -> dict[str, str]:
    return {"message": problem.message, "hint": problem.hint, "place": problem.place, "expected": problem.expected}
