"""From the word somebody typed to the field they mean; what cannot be set is refused with the place to edit instead."""

from __future__ import annotations

from cardforge.catalogue.catalogue import Catalogue
from cardforge.catalogue.edit.fields import Field, fields
from cardforge.catalogue.edit.refusal import EditRefusedError
from cardforge.catalogue.models.base import EditionNumber
from cardforge.catalogue.models.design import Design
from cardforge.catalogue.models.game import KindOfCard
from cardforge.diagnostics import Place, did_you_mean, listed

_OF_THE_KIND = ("template", "format", "orientation", "faces", "back", "reminder", "plural", "bonus", "deck", "listed")
_MADE_OF = {
    "keywords": ("text", "the words of its text"),
    "abilities": ("text", "the lines of its text"),
    "hash": ("", "everything that is printed on it"),
}
_FIXED = {
    "id": "an id never changes: decks, saves and printed cards name it",
    "kind": "its kind decides in which file a card stands and which fields it has",
    "faction": "its faction decides in which folder a card stands",
}


def choose_field(catalogue: Catalogue, design: Design, word: str) -> Field:
    """The field of a card that a word names: `guard`, `stats.guard`, `text`, `lore.wants` …; case does not count.

    Raises EditRefusedError for a field that the card does not have, that is derived, or that must not change; the
    message says where the thing stands instead.
    """
    wanted = word.strip().casefold()
    known: dict[str, Field] = {}
    for field in fields(catalogue, design):
        known.setdefault(field.name.casefold(), field)
        known.setdefault(field.name.casefold().removeprefix("lore."), field)
    statistics = {one.id.casefold(): one.id for one in catalogue.game.statistics}
    statistics |= {one.name.casefold(): one.id for one in catalogue.game.statistics}
    short = wanted.removeprefix("stats.")
    name = statistics.get(short, wanted)
    if name.casefold() in known:
        return known[name.casefold()]
    kind = catalogue.kind(design)
    if short in statistics:
        raise _no_statistic(catalogue, design, kind, name)
    raise _no_field(catalogue, design, kind, wanted, word)


def _no_statistic(catalogue: Catalogue, design: Design, kind: KindOfCard, name: str) -> EditRefusedError:
    number = kind.bonus.get(name)
    if number is None:
        return _not_of_the_kind(catalogue, design, kind, name)
    value = catalogue.number(number)
    if isinstance(number, EditionNumber):
        place = _constant_place(catalogue, number.edition)
        source, where = f"the edition's number {number.edition}", place
    else:
        source, where = "a number of its kind", _kind_place(catalogue, kind, "bonus", name)
    return EditRefusedError(
        f"{design}: {name} {value:+d} is not its own; every {kind.name} has it from {source}",
        f"edit {where}; it holds for all {kind.plural}",
    )


def _no_field(catalogue: Catalogue, design: Design, kind: KindOfCard, wanted: str, word: str) -> EditRefusedError:
    own = catalogue.places.of("design", design.id)
    if wanted in _FIXED:
        hint = f"its entry begins at {own}"
        return EditRefusedError(f"{design}: “{wanted}” cannot be set; {_FIXED[wanted]}", hint)
    if wanted in _MADE_OF:
        field, source = _MADE_OF[wanted]
        hint = (
            f"set “{field}”, at {catalogue.places.of('design', design.id, field)}" if field else "change what it says"
        )
        return EditRefusedError(f"{design}: “{wanted}” is never stored; it is made of {source}", hint)
    if wanted == "creature":
        made = "its identity" if design.identity else "its name, for it has no identity"
        return EditRefusedError(
            f"{design}: its creature, {design.creature}, is made of {made}",
            f"set “identity”; its entry begins at {own}",
        )
    if wanted in _OF_THE_KIND:
        return EditRefusedError(
            f"{design}: “{wanted}” is the same for every {kind.name}", f"edit {_kind_place(catalogue, kind, wanted)}"
        )
    if wanted in ("decks", "copies", "packs"):
        where = "cards/packs.yaml" if wanted == "packs" else "the decklists in cards/decks/"
        return EditRefusedError(f"{design}: “{wanted}” is no field of a card", f"edit {where}")
    if wanted in ("cost", "text"):
        return _not_of_the_kind(catalogue, design, kind, wanted)
    if kind.creature and (wanted == "flavour" or wanted.startswith("lore.")) and not _has_story(catalogue, design):
        return EditRefusedError(
            f"{design}: there is no story of {design.creature} yet",
            "add an entry with this id to a file in cards/lore/",
        )
    known = [field.name for field in fields(catalogue, design)]
    plain = [name for name in known if not name.startswith("lore.")]
    return EditRefusedError(
        f"{design} has no field “{word}”; it has {listed(plain, 'and')}",
        did_you_mean(word, [*plain, *(name.removeprefix("lore.") for name in known)]),
    )


def _has_story(catalogue: Catalogue, design: Design) -> bool:
    return catalogue.lore.creature(design.creature) is not None


def _not_of_the_kind(catalogue: Catalogue, design: Design, kind: KindOfCard, name: str) -> EditRefusedError:
    return EditRefusedError(
        f"{design} has no {name}: it is of the kind {kind.name}, which has none",
        f"what a {kind.name} has is said at {_kind_place(catalogue, kind)}",
    )


def _kind_place(catalogue: Catalogue, kind: KindOfCard, *path: str) -> Place | None:
    index = catalogue.game.kinds.index(kind)
    return catalogue.places.of("game", "game", "kinds", index, *path)


def _constant_place(catalogue: Catalogue, name: str) -> Place | None:
    """Where an edition's number stands: in the current edition, or in the one it takes the number from."""
    first = catalogue.edition.id
    for id in (first, *(edition.id for edition in catalogue.editions if edition.id != first)):
        place = catalogue.places.of("edition", id, "constants", name)
        key = catalogue.places.key("edition", id, "constants", name)
        if place is not None and key is not None and place.line == key.line and place.column > key.column:
            return place
    return None
