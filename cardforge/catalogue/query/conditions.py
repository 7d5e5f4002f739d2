"""What each key of a query asks of a design."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cardforge.catalogue.catalogue import Catalogue, plain
from cardforge.catalogue.models.design import Design
from cardforge.catalogue.query import faults
from cardforge.catalogue.query.lexer import QueryError, Token, at_column

Ask = Callable[[Design], bool]

COMPARE: dict[str, Callable[[int, int], bool]] = {
    ":": operator.eq,
    "=": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}

TEXT_KEYS = {"name": "name", "n": "name", "o": "text", "text": "text", "oracle": "text", "id": "id", "lore": "lore"}
CHOICE_KEYS = {"f": "faction", "faction": "faction", "t": "kind", "type": "kind", "kind": "kind", "r": "rarity"}
CHOICE_KEYS |= {"rarity": "rarity", "in": "in", "deck": "deck", "pack": "pack", "is": "is", "has": "has"}
SHOWN_KEYS = ("name", "text (o)", "faction (f)", "kind (t)", "cost", "rarity (r)", "id", "lore", "deck", "pack", "is")


@dataclass(frozen=True)
class Condition:
    """A term made askable. `names_kind` is true where it picks a kind or an id, which also finds reference cards."""

    ask: Ask
    names_kind: bool = False


def condition(catalogue: Catalogue, token: Token) -> Condition:
    """What a term asks. Raises QueryError for an unknown key, value, number or pattern."""
    key = token.key
    if not key:
        wanted = plain(token.value)
        return Condition(lambda design: wanted in plain(design.name))
    if key in TEXT_KEYS:
        return _text(catalogue, token, TEXT_KEYS[key])
    if key in CHOICE_KEYS:
        return _choice(catalogue, token, CHOICE_KEYS[key])
    if (number := number_of(catalogue, key)) is not None:
        return _number(catalogue, token, number)
    if key in _card_fields(catalogue):
        return _card_field(catalogue, token)
    known = (*SHOWN_KEYS, *(one.id for one in catalogue.game.statistics), *_card_fields(catalogue), "sort")
    raise QueryError(faults.query_key(at_column(token.place.column - 1, len(key)), key, known))


def number_of(catalogue: Catalogue, key: str) -> Callable[[Design], int | None] | None:
    """How to read a number of a design by its key (`cost`, `limit`, a statistic's id or short name), or None."""
    if key in ("cost", "limit"):
        return operator.attrgetter(key)
    if catalogue.game.cost and key == catalogue.game.cost.id:
        return operator.attrgetter("cost")
    for statistic in catalogue.game.statistics:
        if key in (statistic.id, statistic.name.lower()):
            id = statistic.id
            return lambda design: (catalogue.stats(design) or {}).get(id)
    return None


def _text(catalogue: Catalogue, token: Token, field: str) -> Condition:
    if token.operator not in (":", "=", "!="):
        raise QueryError(faults.query_operator(token.place, token.key, token.operator, (":", "=", "!=")))
    read = _reader(catalogue, field)
    if token.pattern:
        try:
            pattern = re.compile(token.value, re.IGNORECASE | re.MULTILINE)
        except re.error as error:
            raise QueryError(faults.query_pattern(token.value_place, token.value, str(error))) from None
        ask: Ask = lambda design: pattern.search(read(design)) is not None  # noqa: E731
    else:
        wanted = plain(token.value)
        exact = token.operator != ":"
        ask = lambda design: plain(read(design)) == wanted if exact else wanted in plain(read(design))  # noqa: E731
    return _denied(Condition(ask, names_kind=field == "id"), token)


def _reader(catalogue: Catalogue, field: str) -> Callable[[Design], str]:
    if field == "lore":
        return lambda design: _story(catalogue, design)
    return operator.attrgetter(field)


def _story(catalogue: Catalogue, design: Design) -> str:
    creature = catalogue.lore.creature(design.creature) if catalogue.kind(design).creature else None
    words = [catalogue.flavour(design) or ""]
    if creature:
        words += [creature.epithet, creature.looks.text, creature.character or "", creature.wants, creature.flaw]
        words += [creature.conflict, creature.voice, creature.story, creature.signature.name, creature.signature.motion]
        words += [tie.text for tie in creature.relationships]
    return "\n".join(words)


def _number(catalogue: Catalogue, token: Token, read: Callable[[Design], int | None]) -> Condition:
    compare = COMPARE[token.operator]
    other = number_of(catalogue, token.value.lower())
    if other is None and not re.match(r"^-?\d+$", token.value):
        raise QueryError(faults.query_number(token.value_place, token.key, token.value))
    fixed = int(token.value) if other is None else 0

    def ask(design: Design) -> bool:
        value = read(design)
        against = other(design) if other is not None else fixed
        return value is not None and against is not None and compare(value, against)

    return Condition(ask)


def _choice(catalogue: Catalogue, token: Token, field: str) -> Condition:
    if token.operator not in (":", "=", "!="):
        raise QueryError(faults.query_operator(token.place, token.key, token.operator, (":", "=", "!=")))
    options = _options(catalogue, field)
    wanted = plain(token.value)
    found = next((ask for names, ask in options if wanted in names), None)
    if found is None:
        known = tuple(names[0] for names, _ in options)
        raise QueryError(faults.query_value(token.value_place, token.key, token.value, known))
    return _denied(Condition(found, names_kind=field == "kind"), token)


def _options(catalogue: Catalogue, field: str) -> Sequence[tuple[tuple[str, ...], Ask]]:
    game = catalogue.game
    if field == "faction":
        return [((one.id, plain(one.name)), _is("faction", one.id)) for one in catalogue.factions]
    if field == "kind":
        return [((one.id, plain(one.name), plain(one.plural)), _is("kind", one.id)) for one in game.kinds]
    if field == "rarity":
        return [((one.id, plain(one.name)), _rarity(catalogue, one.id)) for one in game.rarities]
    if field in ("deck", "pack", "in"):
        decks = [((one.id, plain(one.name)), _in_deck(one.cards)) for one in catalogue.decks]
        packs = [((one.id, plain(one.name)), _in_pack(catalogue, one.id)) for one in catalogue.packs.packs]
        return {"deck": decks, "pack": packs, "in": decks + packs}[field]
    return _properties(catalogue)


def _properties(catalogue: Catalogue) -> list[tuple[tuple[str, ...], Ask]]:
    def story_draft(design: Design) -> bool:
        creature = catalogue.lore.creature(design.creature) if catalogue.kind(design).creature else None
        return creature is not None and creature.draft

    return [
        (("vanilla",), lambda design: catalogue.kind(design).creature and not design.text),
        (("text",), lambda design: bool(design.text)),
        (("creature", "character"), lambda design: catalogue.kind(design).creature),
        (("named",), lambda design: any(" — " in line for line in design.abilities)),
        (("reference",), lambda design: not catalogue.kind(design).listed),
        (("draft",), story_draft),
        (("version",), lambda design: design.identity is not None),
        (("limited", "limit"), lambda design: design.limit is not None),
    ]


def _card_fields(catalogue: Catalogue) -> tuple[str, ...]:
    return tuple({name: None for kind in catalogue.game.kinds for name in kind.fields})


def _card_field(catalogue: Catalogue, token: Token) -> Condition:
    wanted = plain(token.value)

    def ask(design: Design) -> bool:
        value = design.extra.get(token.key)
        named = catalogue.by_id.get(str(value))
        return value is not None and (
            plain(str(value)) == wanted or (named is not None and plain(named.name) == wanted)
        )

    return Condition(ask, names_kind=True)


def _denied(made: Condition, token: Token) -> Condition:
    return Condition(lambda design: not made.ask(design)) if token.operator == "!=" else made


def _is(field: str, id: str) -> Ask:
    return lambda design: bool(getattr(design, field) == id)


def _rarity(catalogue: Catalogue, id: str) -> Ask:
    return lambda design: catalogue.rarity(design) == id


def _in_deck(cards: dict[str, int]) -> Ask:
    return lambda design: design.id in cards


def _in_pack(catalogue: Catalogue, id: str) -> Ask:
    return lambda design: any(pack.id == id for pack in catalogue.packs_with(design))
