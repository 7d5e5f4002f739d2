"""The rules of one match made ready: edition, cards and Routes, compiled once and shared by every match under them.

It is a cache outside the state: a face is compiled when somebody first shows it. Nothing in it changes by playing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from cardforge.game.decisions import Option
from cardforge.games.waybound.compile.ability import CompiledAbility
from cardforge.games.waybound.compile.faces import Face, Values, add_text, settle
from cardforge.games.waybound.compile.statics import MOVE_PRICE
from cardforge.games.waybound.constants import Constants
from cardforge.games.waybound.following import Follower
from cardforge.games.waybound.state import GUARD, STATISTICS, State
from cardforge.games.waybound.tree.abilities import Text
from cardforge.games.waybound.tree.effects import Change, RollDie
from cardforge.games.waybound.voices import Voices

ReadText = Callable[[str, str], Text]
"""The effect tree of a text: id of the card or ability that prints it, and its rules text."""


@dataclass(frozen=True, slots=True)
class CardData:
    """What the rules need of one card."""

    id: str
    name: str
    kind: str
    faction: str
    cost: int = 0
    statistics: Values = (0, 0, 0)
    text: str = ""
    parent: str | None = None
    """The Companion that a path or an ascension belongs to."""
    creature: str = ""
    limit: int | None = None


@dataclass(frozen=True, slots=True)
class FactionData:
    """What the rules need of a faction: its abilities by id, name and text."""

    id: str
    name: str
    abilities: tuple[tuple[str, str, str], ...] = ()


class Ruleset:
    """Cards, factions, Routes and constants, compiled."""

    def __init__(
        self,
        edition: str,
        constants: Constants,
        cards: Mapping[str, CardData],
        factions: Mapping[str, FactionData],
        routes: tuple[str, ...],
        realm: str,
        home: str,
        beside: str,
        read: ReadText,
        unknown: tuple[str, ...] = (),
        follower: Follower | None = None,
    ) -> None:
        self.edition = edition
        self.constants = constants
        self.cards = cards
        self.factions = factions
        self.unknown = unknown
        """What is only assumed of this edition."""
        self.read = read
        self.follower = follower
        self.routes = (*routes, realm)
        """Ids from left to right, the realm last."""
        self.route_index = {id: index for index, id in enumerate(self.routes)}
        self.realm = len(routes)
        self.home = self.route_index[home]
        self.adjacent_without_realm = [
            [other for other in (here - 1, here + 1) if 0 <= other < len(routes)] for here in range(len(routes))
        ] + [[]]
        self.adjacent = [list(nearby) for nearby in self.adjacent_without_realm]
        self.beside = beside
        """The Route that the realm is next to."""
        joint = self.route_index[beside]
        self.adjacent[joint].append(self.realm)
        self.adjacent[self.realm].append(joint)
        self.abilities: dict[str, CompiledAbility] = _Abilities(self)
        """Abilities by `card#line`, compiled with the face that prints them."""
        self.names: dict[str, str] = {}
        """Printed names of abilities that have one."""
        factions_of = {id: one.id for one in factions.values() for id, _, _ in one.abilities}
        self.voices = Voices(self.route_index, factions_of, followed=follower is not None)
        """Who may be concerned by what happens and by what is asked."""
        self.guard_varies = False
        self.faces = _Faces(self)
        self.plays: dict[str, Playing] = _Plays(self)
        """Cards as they can be played from hand."""
        for id in self.routes:
            _ = self.faces[id]
        self.fixed_prices = self._fixed_prices()
        """What Routes say that everybody's move to a Route costs, where that is always so; None where it depends."""

    def saw(self, ability: str, what: str) -> None:
        """Tell whoever follows that this happened to an ability. In ordinary play nobody does."""
        if self.follower is not None:
            self.follower.saw(ability, what)

    def prepare(self, state: State) -> None:
        """Compile all that speaks in a state: the faces on its board, and its factions' own abilities."""
        for character in state.characters.values():
            _ = self.faces[character.face]
        for side in state.sides:
            for id in self.faction_keys(side.faction):
                _ = self.faces[id]

    @property
    def normal_routes(self) -> range:
        """The lasting Routes from left to right."""
        return range(self.realm)

    def paths_of(self, companion: str) -> list[str]:
        """Ids of the paths that a Companion can take, in catalogue order."""
        return [card.id for card in self.cards.values() if card.kind == "path" and card.parent == companion]

    def ascension_of(self, companion: str) -> str | None:
        """Id of what a Companion ascends to."""
        found = (card.id for card in self.cards.values() if card.kind == "ascension" and card.parent == companion)
        return next(found, None)

    def tactic(self, card: str) -> list[CompiledAbility]:
        """The effects of a Tactic."""
        return self.faces[card].played

    def _fixed_prices(self) -> dict[int, int] | None:
        found: dict[int, int] = {}
        for _, face in self.voices.routes_speak[MOVE_PRICE]:
            for price in self.faces[face].statics.move_prices:
                if not price.when.always or price.to == self.realm:
                    return None
                found[price.to] = min(price.price, found.get(price.to, price.price))
        return found

    def faction_keys(self, faction: str) -> list[str]:
        """Ids of a faction's own abilities; each is a face of its own."""
        data = self.factions.get(faction)
        return [id for id, _, _ in data.abilities] if data else []

    def label(self, id: str) -> str:
        """The printed name of a card, a faction's ability, a Route."""
        card = self.cards.get(id)
        if card is not None:
            return card.name
        for faction in self.factions.values():
            for ability, name, _ in faction.abilities:
                if ability == id:
                    return name
        return id

    def ability_label(self, key: str) -> str:
        """What an ability is called: its printed name, else that of the card that prints it."""
        return self.names.get(key) or self.label(key.partition("#")[0])

    def face_key(self, companion: str, path: str | None, ascended: bool) -> str:
        """The face of a Companion with these forms."""
        parts = [companion]
        if path is not None:
            parts.append(path)
            if ascended:
                parts.append(self.ascension_of(companion) or "")
        return "/".join(parts)

    def note(self, face: Face, text: Text, made: list[CompiledAbility]) -> None:
        """Take in what a newly compiled part of a face brings."""
        for ability in made:
            self.abilities[ability.key] = ability
        changes_guard = face.statics.bonuses[GUARD] or any(_changes_guard(ability.body) for ability in text)
        self.guard_varies |= bool(changes_guard)


def _changes_guard(body: object) -> bool:
    steps = getattr(body, "steps", ())
    effects = (one.effect.effect if isinstance(one.effect, RollDie) else one.effect for one in steps)
    return any(isinstance(effect, Change) and effect.statistic == STATISTICS[GUARD] for effect in effects)


class Playing(NamedTuple):
    """What playing one card from hand can look like."""

    cost: int
    actions: tuple[Option, ...]
    """Of an Ally one for each Route, from left to right, the open realm last; of a Tactic the one."""
    without_realm: tuple[Option, ...]
    conditional: bool
    """Whether it asks for more than its cost."""


class _Plays(dict[str, Playing]):
    """How each card can be played, made when first asked for."""

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__()
        self._ruleset = ruleset

    def __missing__(self, id: str) -> Playing:
        rules = self._ruleset
        card = rules.cards[id]
        if card.kind == "ally":
            actions: tuple[Option, ...] = tuple(("play", id, route) for route in range(len(rules.routes)))
            self[id] = Playing(card.cost, actions, actions[:-1], False)
        else:
            action: tuple[Option, ...] = (("play", id, -1),)
            self[id] = Playing(card.cost, action, action, any(one.is_conditional for one in rules.tactic(id)))
        return self[id]


class _Abilities(dict[str, CompiledAbility]):
    """Abilities by key; the card that prints one is compiled when it is first asked for."""

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__()
        self._ruleset = ruleset

    def __missing__(self, key: str) -> CompiledAbility:
        _ = self._ruleset.faces[key.partition("#")[0]]
        if key not in self:
            raise KeyError(key)
        return self[key]


class _Faces(dict[str, Face]):
    """Faces by key, compiled when first asked for."""

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__()
        self._ruleset = ruleset

    def __missing__(self, key: str) -> Face:
        face = self._compile(key)
        if self._ruleset.follower is not None:
            self._ruleset.follower.compiled(self._ruleset, face)
        self[key] = face
        return face

    def _compile(self, key: str) -> Face:
        rules = self._ruleset
        cards = key.split("/")
        face = Face(key, cards[0])
        face.path = cards[1] if len(cards) > 1 else None
        face.ascension = cards[2] if len(cards) > 2 else None
        shown: Values = (0, 0, 0)
        for part in cards:
            text, values = rules_text(rules, part)
            card = rules.cards.get(part)
            if card is not None and card.kind == "ascension":
                constants = rules.constants
                values = (constants.ascension_force, constants.ascension_guard, constants.ascension_insight)
                shown = (shown[0] + values[0], shown[1] + values[1], shown[2] + values[2])
                face.parts.append((part, values))
            else:
                shown = values
                face.parts = [(part, values)]
            own_route = rules.route_index.get(part, -1)
            made = add_text(face, part, text, rules.route_index, rules.realm, rules.names, own_route)
            rules.note(face, text, made)
        if not face.statistics:
            face.statistics = [shown]
        if cards[0] in rules.cards and rules.cards[cards[0]].kind in ("ally", "companion"):
            rules.guard_varies |= any(form[GUARD] < 1 for form in face.statistics)
        settle(face, rules.names)
        rules.voices.note(face)
        return face


def rules_text(rules: Ruleset, id: str) -> tuple[Text, Values]:
    """The tree of a card or a faction's ability, and its statistics."""
    card = rules.cards.get(id)
    if card is not None:
        return (rules.read(id, card.text) if card.text else ()), card.statistics
    for faction in rules.factions.values():
        for ability, _, text in faction.abilities:
            if ability == id:
                return rules.read(id, text), (0, 0, 0)
    raise KeyError(id)
