"""Reads a custom deck: a YAML file as in `cards/decks/`, or a list pasted from anywhere."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from cardforge.catalogue.catalogue import AmbiguousNameError, Catalogue, UnknownNameError, plain
from cardforge.catalogue.decks import faults
from cardforge.catalogue.reading.faults import wrong_type
from cardforge.catalogue.reading.nodes import Mapping, Node, Scalar, Sequence, parse
from cardforge.catalogue.reading.source import Source, read_source
from cardforge.diagnostics import Place, Report

_COUNT_FIRST = re.compile(r"^(\d+)\s*[x×]?\s+(.+)$", re.IGNORECASE)
_COUNT_LAST = re.compile(r"^(.+?)\s*(?:\s[x×]|[:,;\t]|×)\s*(\d+)$", re.IGNORECASE)
_BULLET = re.compile(r"^[-*+•‣–—·▪◦]\s+")
_HEADING = re.compile(r"^(?:\[[^\]]*\]|[^\d:]+:|[^\d(]+\(\d+\)\s*:?)$")
_ABOUT = re.compile(r"^(?:deck(?: name)?|name|title|author)\s*:", re.IGNORECASE)
"""What a list says of itself."""


@dataclass
class Decklist:
    """A deck as it was typed: copies by id, where each id stands first, and what the list says of itself."""

    file: str
    cards: dict[str, int] = field(default_factory=dict)
    places: dict[str, Place] = field(default_factory=dict)
    faction: str | None = None
    name: str | None = None
    source: Source | None = None

    def at(self, id: str | None) -> Place | None:
        """Where a card stands in the file."""
        return self.places.get(id) if id else Place(self.file)

    def line(self, file: str, line: int) -> str | None:
        """A line of the file, for showing it below a finding."""
        lines = self.source.lines if self.source and file == self.file else []
        return lines[line - 1] if 0 < line <= len(lines) else None


def read_deck(catalogue: Catalogue, path: Path, report: Report) -> Decklist | None:
    """The deck in a file; None, with the reason reported, where the file cannot be read. Unknown cards are reported."""
    source = read_source(path.parent, path.name, report)
    if source is None:
        return None
    deck = Decklist(path.name, source=source)
    if path.suffix.lower() in (".yaml", ".yml"):
        tree = parse(source, report, "a decklist")
        if tree is None:
            return None
        _from_yaml(catalogue, deck, tree, report)
    else:
        _from_text(catalogue, deck, source.lines, report)
    return deck


def _from_yaml(catalogue: Catalogue, deck: Decklist, tree: Node, report: Report) -> None:
    cards: Node | None = tree
    if isinstance(tree, Mapping) and tree.get("cards") is not None:
        cards = tree.get("cards")
        deck.faction, deck.name = _word(tree, "faction"), _word(tree, "name")
    if isinstance(cards, Mapping):
        for key, value in cards.items:
            if isinstance(value, Scalar) and re.fullmatch(r"\d+", value.value):
                _add(catalogue, deck, key.value, int(value.value), key.place, report)
            else:
                report.add(wrong_type(value.place, key.value, "no number", "the number of copies"))
    elif isinstance(cards, Sequence):
        for item in cards.items:
            if isinstance(item, Scalar):
                _line(catalogue, deck, item.value, item.place, report)
            else:
                report.add(wrong_type(item.place, "", "no card", "a line such as “3 NAME”"))
    elif cards is not None:
        report.add(wrong_type(cards.place, "cards", "no list", "cards with their number of copies"))


def _word(tree: Mapping, key: str) -> str | None:
    value = tree.get(key)
    return value.value if isinstance(value, Scalar) else None


def _from_text(catalogue: Catalogue, deck: Decklist, lines: list[str], report: Report) -> None:
    for number, line in enumerate(lines, 1):
        text = re.split(r"(?:^|\s)(?:#|//)", line, maxsplit=1)[0]
        stripped = _BULLET.sub("", text.strip()).strip()
        if not stripped or _ABOUT.match(stripped):
            continue
        column = line.index(stripped) + 1
        _line(catalogue, deck, stripped, Place(deck.file, number, column, len(stripped)), report)


def _line(catalogue: Catalogue, deck: Decklist, text: str, place: Place, report: Report) -> None:
    if match := _COUNT_FIRST.match(text):
        _add(catalogue, deck, match.group(2), int(match.group(1)), place, report)
    elif match := _COUNT_LAST.match(text):
        _add(catalogue, deck, match.group(1), int(match.group(2)), place, report)
    elif _known(catalogue, text):
        _add(catalogue, deck, text, 1, place, report)
    elif not _HEADING.match(text):
        report.add(faults.deck_line(place, text))


def _known(catalogue: Catalogue, name: str) -> bool:
    try:
        catalogue.find(name)
    except LookupError as error:
        return isinstance(error, AmbiguousNameError)
    return True


def _add(catalogue: Catalogue, deck: Decklist, name: str, copies: int, place: Place, report: Report) -> None:
    try:
        design = catalogue.find(name)
    except AmbiguousNameError:
        versions = tuple(str(design) for design in catalogue.by_name[plain(name)])
        report.add(faults.deck_ambiguous_card(place, name, versions))
        return
    except UnknownNameError:
        known = (*(design.name for design in catalogue.designs), *catalogue.by_id)
        report.add(faults.deck_unknown_card(place, name, known))
        return
    deck.cards[design.id] = deck.cards.get(design.id, 0) + copies
    deck.places.setdefault(design.id, place)
