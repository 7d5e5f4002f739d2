"""Reads a project's `cards/` into a `Catalogue`; everything that is wrong on the way is reported with its place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Mapping as AbstractMapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from cardforge.catalogue import faults
from cardforge.catalogue.catalogue import Catalogue, catalogue_order
from cardforge.catalogue.editions import resolve_editions
from cardforge.catalogue.models.base import Model
from cardforge.catalogue.models.deck import Deck, Packs
from cardforge.catalogue.models.design import Design
from cardforge.catalogue.models.edition import EditionFile
from cardforge.catalogue.models.faction import Faction
from cardforge.catalogue.models.game import ExtraField, GameInfo
from cardforge.catalogue.models.lore import Creature, Lore, Setting
from cardforge.catalogue.places import Places
from cardforge.catalogue.reading.bind import FAILED, Binder
from cardforge.catalogue.reading.faults import bad_value, file_missing, wrong_type
from cardforge.catalogue.reading.nodes import Mapping, Node, Scalar, Sequence, parse
from cardforge.catalogue.reading.source import Source, read_source
from cardforge.diagnostics import Place, Report

M = TypeVar("M", bound=Model)

_ID = re.compile(r"^\s*(?:- )?id:\s*[\"']?([A-Za-z0-9-]+)", re.MULTILINE)
"""An id as it stands in a file that cannot be read as YAML."""

_WHOLE_ID = re.compile(r"^[A-Za-z0-9][A-Za-z0-9-]{0,59}$")

GAME, FACTIONS, PACKS = "cards/game.yaml", "cards/factions.yaml", "cards/packs.yaml"
LORE, SETTING, FLAVOUR = "cards/lore", "cards/lore/setting.yaml", "cards/lore/flavour.yaml"
DECKS, EDITIONS, LOCKS = "cards/decks", "cards/editions", "cards/locks"
COVERAGE = "cards/coverage.yaml"
"""Read by coverage alone."""
MOST_LETTERS = 4_000
APART = {"lore", "decks", "editions", "locks", "i18n", "schema"}
"""Folders of `cards/` that hold no designs."""


def load(root: Path, instead: AbstractMapping[str, bytes] | None = None) -> tuple[Catalogue | None, Report]:
    """The catalogue of the project at `root`, and all that is wrong with it.

    There is none only where the game, its factions or its current edition cannot be read; an entry that cannot be read
    is left out. `instead` holds files, by name, as an edit would leave them: they are read in place of those on disk.
    """
    loader = _Loader(root, instead or {})
    return loader.run(), loader.report


@dataclass
class _Loader:
    root: Path
    instead: AbstractMapping[str, bytes]
    report: Report = field(default_factory=Report)
    sources: dict[str, Source] = field(default_factory=dict)
    lines: dict[str, list[str]] = field(default_factory=dict)
    roots: dict[tuple[str, str], Node] = field(default_factory=dict)
    broken: set[str] = field(default_factory=set)
    unread: set[str] = field(default_factory=set)

    def run(self) -> Catalogue | None:
        game = self._whole(GAME, GameInfo, "the title, the kinds of card and the statistics of the game", "game")
        factions = self._list(FACTIONS, Faction, "faction", "the factions")
        files = self._edition_files()
        known = {id.removeprefix("edition ") for id in self.broken if id.startswith("edition ")}
        editions = resolve_editions(files, self.report, self.places, known)
        complete = {one.id for one in editions}
        self.broken |= {f"edition {file.edition}" for file in files if file.edition not in complete}
        if game is None or factions is None:
            self._others()
            return None
        edition = next((one for one in editions if one.id == game.edition), None)
        if edition is None:
            if (f"edition {game.edition}") not in self.broken:
                at = self.places.of("game", "game", "edition")
                self.report.add(faults.unknown_edition(at, game.edition, tuple(one.id for one in editions)))
            self._others()
            return None
        designs = [design for name in self._card_files() for design in self._designs(name, game)]
        lore = self._lore()
        decks = [deck for name in self._files(DECKS) if (deck := self._deck(name))]
        packs = self._whole(PACKS, Packs, "the packs", "packs") if (self.root / PACKS).exists() else None
        read = Catalogue(
            root=self.root,
            game=game,
            edition=edition,
            factions=factions,
            designs=catalogue_order(game, factions, designs),
            lore=lore,
            decks=tuple(decks),
            packs=packs or Packs(),
            editions=editions,
            places=self.places,
            broken=frozenset(self.broken),
            unread=frozenset(self.unread),
        )
        return read.under(edition.id) if edition.cards else read

    def _others(self) -> None:
        """Read what is left as mere YAML, so that one broken file at the top hides no fault in another."""
        folders = [LORE, DECKS]
        names = [*self._card_files(), *(name for folder in folders for name in self._files(folder)), PACKS]
        for name in names:
            if (self.root / name).exists():
                self._tree(name, "its entries")

    @property
    def places(self) -> Places:
        return Places(self.roots, self.sources)

    def _files(self, folder: str) -> list[str]:
        path = self.root / folder
        return [f"{folder}/{file.name}" for file in sorted(path.glob("*.yaml"))] if path.is_dir() else []

    def _card_files(self) -> list[str]:
        cards = self.root / "cards"
        if not cards.is_dir():
            return []
        folders = sorted(path.name for path in cards.iterdir() if path.is_dir() and path.name not in APART)
        return [name for folder in folders for name in self._files(f"cards/{folder}")]

    def _tree(self, name: str, expected: str) -> Node | None:
        if not (self.root / name).exists():
            self.report.add(file_missing(Place(name), expected))
            return None
        source = read_source(self.root, name, self.report, instead=self.instead.get(name))
        if source is None:
            self.unread.add(name)
            return None
        self.sources[name] = source
        self.lines[name] = source.lines
        before = len(self.report)
        tree = parse(source, self.report, expected)
        if tree is not None and len(self.report) > before:
            self.unread.add(name)  # a key stands there twice: perhaps two entries that ran into one
        if tree is None:
            self.unread.add(name)
            self.broken |= set(_ID.findall(source.text))
        return tree

    def _binder(self, subject: str = "") -> Binder:
        return Binder(self.report, self.lines, subject)

    def _whole(self, name: str, model: type[M], expected: str, what: str) -> M | None:
        node = self._tree(name, expected)
        if node is None:
            return None
        self.roots[what, what] = node
        return self._binder().model(node, model)

    def _entries(self, name: str, expected: str) -> Iterator[Mapping]:
        node = self._tree(name, expected)
        if node is None:
            return
        if not isinstance(node, Sequence):
            hint = "each entry begins with “- ”"
            self.report.add(wrong_type(node.place, "", "no list", f"a list of {expected}", hint))
            self.unread.add(name)
            return
        for item in node.items:
            if isinstance(item, Mapping):
                yield item
            else:
                self.unread.add(name)
                self.report.add(wrong_type(item.place, "", "no entry", "lines “key: value”", "a key without “: ”?"))

    def _list(self, name: str, model: type[M], what: str, expected: str) -> tuple[M, ...] | None:
        if not (self.root / name).exists():
            self.report.add(file_missing(Place(name), expected))
            return None
        made = []
        for node in self._entries(name, expected):
            if (one := self._one(node, model, what)) is not None:
                made.append(one)
        return tuple(made)

    def _one(self, node: Mapping, model: type[M], what: str, also: dict[str, type] | None = None) -> M | None:
        id, subject = _named(node)
        first = self.roots.get((what, id)) if id else None
        if id and first is not None:
            place = _place_of(node, "id")
            self.report.add(faults.duplicate_id(place, what, id, _place_of(first, "id"), subject))
            self.broken.add(id)
            return None
        if id:
            self.roots[what, id] = node
        made = self._binder(subject).model(node, model, also)
        if made is None:
            self.broken.update(_ids_in(node))
            if not _WHOLE_ID.match(id):
                self.unread.add(node.place.file)
        return made

    def _designs(self, name: str, game: GameInfo) -> Iterator[Design]:
        for node in self._entries(name, "cards"):
            kind = node.get("kind")
            declared = game.kind(kind.value) if isinstance(kind, Scalar) else None
            also = {key: _field_type(extra) for key, extra in declared.fields.items()} if declared else None
            if declared is None:
                also = {key: _field_type(extra) for one in game.kinds for key, extra in one.fields.items()}
            made = self._one(node, Design, "design", also)
            if made is not None:
                yield made

    def _edition_files(self) -> list[EditionFile]:
        found = []
        for name in self._files(EDITIONS):
            node = self._tree(name, "the numbers and switches of an edition")
            if node is None:
                self.broken.add(f"edition {name.removeprefix(EDITIONS + '/').removesuffix('.yaml')}")
                continue
            made = self._binder().model(node, EditionFile)
            key = node.get("edition") if isinstance(node, Mapping) else None
            id = key.value if isinstance(key, Scalar) else name
            first = self.roots.get(("edition", id))
            if first is not None:
                at = _place_of(node, "edition")
                self.report.add(faults.duplicate_id(at, "edition", id, _place_of(first, "edition"), id))
                continue
            self.roots["edition", id] = node
            if made is None:
                self.broken.add(f"edition {id}")
            else:
                found.append(made)
        return found

    def _deck(self, name: str) -> Deck | None:
        node = self._tree(name, "a decklist")
        if node is None:
            return None
        if not isinstance(node, Mapping):
            self.report.add(wrong_type(node.place, "", "no decklist", "id, name, faction and cards"))
            self.unread.add(name)
            return None
        return self._one(node, Deck, "deck")

    def _lore(self) -> Lore:
        setting = self._whole(SETTING, Setting, "the setting", "setting") if (self.root / SETTING).exists() else None
        creatures: list[Creature] = []
        for name in self._files(LORE):
            if name in (SETTING, FLAVOUR):
                continue
            creatures += self._list(name, Creature, "creature", "creatures") or ()
        return Lore(setting=setting, creatures=tuple(creatures), flavour=self._flavour())

    def _flavour(self) -> dict[str, str]:
        if not (self.root / FLAVOUR).exists():
            return {}
        node = self._tree(FLAVOUR, "a story line for each id")
        if node is None:
            return {}
        if not isinstance(node, Mapping):
            self.report.add(wrong_type(node.place, "", "no mapping", "lines “id: story line”"))
            return {}
        self.roots["flavour", "flavour"] = node
        lines: dict[str, str] = {}
        for key, value in node.items:
            line = self._binder(key.value).text(value, key.value)
            if line is FAILED:
                continue
            if not _WHOLE_ID.match(key.value):
                rule = "letters, digits and dashes"
                self.report.add(bad_value(key.place, "an id", f"“{key.value}”", rule, subject=key.value))
            elif not 0 < len(line.strip()) <= MOST_LETTERS:
                found, rule = f"a text of {len(line)} letters", f"1 to {MOST_LETTERS}"
                self.report.add(bad_value(value.place, key.value, found, rule, subject=key.value))
            else:
                lines[key.value] = line
        return lines


def _field_type(extra: ExtraField) -> type:
    return int if extra.type == "number" else str


def _named(node: Mapping) -> tuple[str, str]:
    id, name = node.get("id"), node.get("name")
    id_text = id.value if isinstance(id, Scalar) else ""
    name_text = name.value if isinstance(name, Scalar) else ""
    return id_text, f"{name_text} ({id_text})" if id_text and name_text else name_text or id_text


def _ids_in(node: Node) -> Iterator[str]:
    """The ids of an entry and of what stands in it."""
    children = [value for _, value in node.items] if isinstance(node, Mapping) else ()
    for child in node.items if isinstance(node, Sequence) else children:
        yield from _ids_in(child)
    if isinstance(node, Mapping) and isinstance(id := node.get("id"), Scalar):
        yield id.value


def _place_of(node: Node, key: str) -> Place:
    value = node.get(key) if isinstance(node, Mapping) else None
    return value.place if value is not None else node.place
