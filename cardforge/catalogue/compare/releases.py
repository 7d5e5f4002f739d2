"""`cards/locks/releases/NAME.json`: a game as it was released, with a hash of every face. Written by commands only.

The whole catalogue is in it, so that later states can be compared and old faces drawn without version control. Each
entry has a line of its own, hashes sorted by id and cards in catalogue order, so that two such files compare well.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from pydantic import ValidationError

from cardforge.catalogue.catalogue import Catalogue, catalogue_order
from cardforge.catalogue.compare.comparing import changed_faces
from cardforge.catalogue.hashing import face_hash
from cardforge.catalogue.models.base import Model
from cardforge.catalogue.models.deck import Deck, Packs
from cardforge.catalogue.models.design import Design
from cardforge.catalogue.models.edition import Edition
from cardforge.catalogue.models.faction import Faction, FactionAbility
from cardforge.catalogue.models.game import GameInfo
from cardforge.catalogue.models.lore import Creature, Lore, Setting
from cardforge.diagnostics import did_you_mean

M = TypeVar("M", bound=Model)


@dataclass(frozen=True, slots=True)
class RuleText:
    """A rule of a rulebook as it read: its number then, its words, and their hash."""

    number: str
    text: str
    hash: str


FOLDER = "cards/locks/releases"
FORMAT = "cardforge-release-1"

_NAME = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9_-]|\.(?!\.|$)){0,59}")


class UnknownReleaseError(LookupError):
    """There is no release of that name; the message offers the nearest."""


class DamagedReleaseError(ValueError):
    """The file of a release is not what `cardforge release` wrote; the message says where."""


@dataclass(frozen=True)
class Release:
    """A game as it was released. `after` is the release that came before it."""

    name: str
    after: str | None
    date: str | None
    note: str | None
    edition: str
    faces: Mapping[str, str]
    """The hash of each face by its id, as it was written."""
    rules: Mapping[str, str] = field(default_factory=dict)
    """The hash of each rule by its id."""
    texts: Mapping[str, RuleText] = field(default_factory=dict, repr=False)
    """Each rule as it read, by its id; none in a release without a rulebook."""
    revision: int = 1
    """Of the edition: wording alone makes a new one."""
    data: Mapping[str, Any] = field(default_factory=dict, repr=False)

    def catalogue(self, root: Path) -> Catalogue:
        """The catalogue as it was. What this version of the program cannot read is in its `broken`.

        Raises DamagedReleaseError where the game, its factions or the edition cannot be read.
        """
        return _Reading(self.name, self.data).catalogue(root)


def is_release_name(name: str) -> bool:
    """Whether a release may have that name: letters, digits, dashes, underscores and single dots; at most 60."""
    return _NAME.fullmatch(name) is not None


def release_file(name: str) -> str:
    """The project file of a release."""
    return f"{FOLDER}/{name}.json"


def release_names(root: Path) -> tuple[str, ...]:
    """All releases of a project, each after the one that it followed; those that followed the same one by name."""
    names = [path.stem for path in (root / FOLDER).glob("*.json")] if (root / FOLDER).is_dir() else []
    before = {name: _followed(root, name) for name in names}

    def rank(name: str) -> int:
        seen = {name}
        while (previous := before.get(name)) in before and previous is not None and previous not in seen:
            seen.add(name := previous)
        return len(seen)

    return tuple(sorted(names, key=lambda name: (rank(name), _natural(name))))


def read_release(root: Path, name: str) -> Release:
    """The release of that name. Raises UnknownReleaseError, DamagedReleaseError."""
    path = root / release_file(name)
    if not is_release_name(name) or not path.is_file():
        known = release_names(root)
        hint = did_you_mean(name, known, "see `cardforge release --list`" if known else "there is no release yet")
        raise UnknownReleaseError(f"there is no release “{name}”; {hint}")
    try:
        data = json.loads(path.read_text("utf-8-sig"))
    except json.JSONDecodeError as error:
        where = f"{release_file(name)}:{error.lineno}:{error.colno}"
        raise DamagedReleaseError(f"{where}: the release is damaged ({error.msg}); restore the file") from error
    except (OSError, UnicodeDecodeError) as error:
        raise DamagedReleaseError(f"{release_file(name)} cannot be read: {error}") from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise DamagedReleaseError(f"{release_file(name)} is no release that this version of Cardforge knows")
    words = {key: value if isinstance(value := data.get(key), str) else None for key in ("after", "date", "note")}
    return Release(
        name,
        edition=str(data.get("edition")),
        faces=_strings(data.get("faces")),
        rules=_strings(data.get("rules")),
        texts=_rule_texts(data),
        revision=_revision(data),
        data=data,
        **words,
    )


def release_text(
    catalogue: Catalogue,
    name: str,
    after: str | None = None,
    date: str | None = None,
    note: str | None = None,
    rules: Mapping[str, str] | None = None,
    texts: Mapping[str, RuleText] | None = None,
) -> str:
    """The file of a release: the same catalogue and words give the same text.

    `rules` are hashes of rules by id; `texts` are the rules as they read, and bring their hashes along.
    """
    rules = {id: one.hash for id, one in texts.items()} if texts else rules
    faces: list[Design | FactionAbility] = [*catalogue.designs, *(ability for _, ability in catalogue.abilities)]
    words = {"format": FORMAT, "release": name, "after": after, "date": date, "note": note}
    parts = [f'"{key}": {_line(value)}' for key, value in words.items() if value is not None]
    parts.append(f'"edition": {_line(catalogue.edition.id)}')
    parts.append(_block("faces", dict(sorted((face.id, face_hash(catalogue, face)) for face in faces))))
    if rules:
        parts.append(_block("rules", dict(sorted(rules.items()))))
    if texts:
        parts.append(_block("rule_texts", {id: [one.number, one.text] for id, one in texts.items()}))
    parts.append(_block("editions", _by_id(catalogue.editions)))
    parts.append(_block("designs", _by_id(catalogue.designs)))
    parts.append(_block("decks", _by_id(catalogue.decks)))
    parts.append(_block("creatures", _by_id(catalogue.lore.creatures)))
    parts.append(_block("flavour", dict(sorted(catalogue.lore.flavour.items()))))
    if catalogue.lore.setting is not None:
        parts.append(f'"setting": {_line(_dump(catalogue.lore.setting))}')
    parts.append(f'"packs": {_line(_dump(catalogue.packs))}')
    factions = ",\n".join(_line(_dump(faction)) for faction in catalogue.factions)  # their order means something
    parts.append(f'"factions": [\n{factions}\n]')
    parts.append(f'"game": {_line(_dump(catalogue.game))}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def changed_since(catalogue: Catalogue, name: str) -> tuple[Design | FactionAbility, ...]:
    """The faces that print something else than at that release, or were not in it, in catalogue order.

    Hashes are made anew from what the release says, so that a release stays comparable when later versions of the
    program hash more. Raises UnknownReleaseError, DamagedReleaseError.
    """
    return changed_faces(read_release(catalogue.root, name).catalogue(catalogue.root), catalogue)


def _followed(root: Path, name: str) -> str | None:
    try:
        return read_release(root, name).after
    except (LookupError, ValueError):
        return None


def _rule_texts(data: Mapping[str, Any]) -> dict[str, RuleText]:
    """The rules in the order of their book; what does not read as one is left out."""
    found, hashes = data.get("rule_texts"), _strings(data.get("rules"))
    pairs = found.items() if isinstance(found, dict) else ()
    return {
        id: RuleText(str(value[0]), str(value[1]), hashes.get(id, ""))
        for id, value in pairs
        if isinstance(value, list) and len(value) == 2
    }


def _revision(data: Mapping[str, Any]) -> int:
    editions = data.get("editions")
    edition = editions.get(str(data.get("edition"))) if isinstance(editions, dict) else None
    found = edition.get("revision", 1) if isinstance(edition, dict) else 1
    return found if isinstance(found, int) else 1


def _natural(name: str) -> list[tuple[int, str]]:
    return [(int(digits or 0), word) for word, digits in re.findall(r"(\D*)(\d*)", name)]


def _strings(value: object) -> dict[str, str]:
    return {key: str(inner) for key, inner in value.items()} if isinstance(value, dict) else {}


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _block(key: str, entries: Mapping[str, object]) -> str:
    if not entries:
        return f'"{key}": {{}}'
    inner = ",\n".join(f"{_line(id)}: {_line(entry)}" for id, entry in entries.items())
    return f'"{key}": {{\n{inner}\n}}'


def _dump(model: Model) -> dict[str, Any]:
    return model.model_dump(mode="json", exclude_defaults=True)


def _by_id(models: Iterable[Edition | Design | Deck | Creature]) -> dict[str, object]:
    return {model.id: _dump(model) for model in models}


@dataclass
class _Reading:
    """Binds the data of a release; an entry that does not bind is left out and remembered."""

    name: str
    data: Mapping[str, Any]
    broken: set[str] = field(default_factory=set)

    def catalogue(self, root: Path) -> Catalogue:
        game = self._needed(GameInfo, self.data.get("game"), "the game")
        factions = tuple(self._needed(Faction, one, "a faction") for one in self.data.get("factions") or ())
        editions = self._several(Edition, "editions", "edition ")
        edition = next((one for one in editions if one.id == self.data.get("edition")), None)
        if edition is None:
            raise DamagedReleaseError(f"{release_file(self.name)}: its edition cannot be read; restore the file")
        setting = self.data.get("setting")
        lore = Lore(
            setting=self._one(Setting, setting, "setting") if setting else None,
            creatures=self._several(Creature, "creatures"),
            flavour=_strings(self.data.get("flavour")),
        )
        return Catalogue(
            root=root,
            game=game,
            edition=edition,
            factions=factions,
            designs=catalogue_order(game, factions, self._several(Design, "designs")),
            lore=lore,
            decks=self._several(Deck, "decks"),
            packs=self._one(Packs, self.data.get("packs") or {}, "packs") or Packs(),
            editions=editions,
            broken=frozenset(self.broken),
        )

    def _needed(self, model: type[M], value: object, what: str) -> M:
        made = self._one(model, value, what)
        if made is None:
            raise DamagedReleaseError(f"{release_file(self.name)}: {what} in it cannot be read; restore the file")
        return made

    def _several(self, model: type[M], key: str, prefix: str = "") -> tuple[M, ...]:
        found = self.data.get(key)
        pairs = found.items() if isinstance(found, dict) else ()
        made = [self._one(model, value, f"{prefix}{id}") for id, value in pairs]
        return tuple(one for one in made if one is not None)

    def _one(self, model: type[M], value: object, id: str) -> M | None:
        try:
            return model.model_validate_json(json.dumps(value))
        except ValidationError:
            self.broken.add(id)
            return None
