"""From `given` to a position; what contradicts the rules in itself is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from cardforge.game.random import seeded
from cardforge.game.scenario_words import Path, ScenarioError
from cardforge.games.waybound.board import Board
from cardforge.games.waybound.compile.faces import Face
from cardforge.games.waybound.limits import limit_of
from cardforge.games.waybound.play_card import new_character
from cardforge.games.waybound.ruleset import Ruleset
from cardforge.games.waybound.scenario.models import CharacterGiven, CompanionGiven, Given, PlayerGiven
from cardforge.games.waybound.scenario.names import BoardNames, CardNames, ability_key
from cardforge.games.waybound.state import FORCE, GUARD, INSIGHT, THIS_TURN, Character, Side, State
from cardforge.games.waybound.values import value

Found = TypeVar("Found")

LETTERS = ("A", "B")
FILLER_COPIES = 10
"""Cards in a deck that a scenario leaves out."""
GIVEN = "given"
"""The source of changes that a scenario states."""


class PositionBuilder:
    """Builds one position."""

    def __init__(self, ruleset: Ruleset, given: Given, seed: int) -> None:
        self.ruleset = ruleset
        self.given = given
        self.cards = CardNames(ruleset)
        self.names = BoardNames(ruleset, self.cards)
        self.first = LETTERS.index(given.first)
        self.active = LETTERS.index(given.turn)
        self.players = (given.A, given.B)
        sides = [self._side(player) for player in (0, 1)]
        self.state = State(sides, self.first, seeded(seed))
        self.board = Board(ruleset, self.state, [])
        self._places: dict[int, Path] = {}
        """Where in the scenario each character stands."""

    def build(self) -> Board:
        """The board. Raises ScenarioError, with where in the scenario it stands."""
        state, given = self.state, self.given
        if given.round > self.ruleset.constants.round_limit:
            raise ScenarioError(f"there is no round {given.round}", ("given", "round"))
        state.started = True
        state.active = self.active
        state.round = given.round
        if given.netherway is not None:
            state.realm_opener = LETTERS.index(given.netherway.opened_by)
        for player, side in enumerate(self.players):
            self._companion(player, side.companion)
        for name, lane in given.board.items():
            at: Path = ("given", "board", name)
            route = _at(at, self.cards.route, name)
            for player, characters in enumerate((lane.A, lane.B)):
                for index, one in enumerate(characters):
                    self._ally(player, one, route, (*at, LETTERS[player], index))
        self.names.notice(state)
        for character in state.characters.values():
            if character.damage >= value(self.board, character, GUARD):
                name = self.names.words(character.uid, state)
                raise ScenarioError(f"{name} has damage at or above its Guard", self._places[character.uid])
        return self.board

    def _side(self, player: int) -> Side:
        given = self.players[player]
        at: Path = ("given", LETTERS[player])
        companion = _at((*at, "companion"), self._companion_card, given.companion.card)
        faction = self.ruleset.cards[companion].faction
        if given.faction is not None:
            faction = _at((*at, "faction"), self.cards.faction, given.faction)
        side = Side(faction, len(self.ruleset.routes))
        side.turns = self._turns_begun(player)
        side.renown = given.renown
        side.allies_played = given.allies_played
        side.take(self._pile(given.hand, (*at, "hand")))
        side.discard = self._pile(given.discard, (*at, "discard"))
        top_first = [self._filler()] * FILLER_COPIES if given.deck is None else self._pile(given.deck, (*at, "deck"))
        side.deck = top_first[::-1]
        self._charge(side, player, given, at)
        for name, times in given.used.items():
            path: Path = (*at, "used", name)
            keys = [key for id in self.ruleset.faction_keys(faction) for key in self.ruleset.faces[id].keys]
            self._note_use(side.used, keys, None, name, times, path)
        return side

    def _turns_begun(self, player: int) -> int:
        """How many turns of the player have begun: one less than the round for who has not had this round's turn."""
        had_it = player == self.active or player == self.first
        return self.given.round if had_it else self.given.round - 1

    def _charge(self, side: Side, player: int, given: PlayerGiven, at: Path) -> None:
        constants = self.ruleset.constants
        # Charge is not taken away at the end of a turn: the extra one may be left until the second turn's refill.
        extra = constants.second_player_bonus_charge if player != self.first and side.turns == 1 else 0
        bonus = extra if player == self.active else 0
        side.capacity = constants.capacity(side.turns) if given.capacity is None else given.capacity
        if side.capacity > constants.capacity_max:
            raise ScenarioError(f"capacity is at most {constants.capacity_max}", (*at, "capacity"))
        side.charge = side.capacity + bonus if given.charge is None else given.charge
        if side.charge > side.capacity + extra:
            raise ScenarioError(f"{side.charge} Charge is more than the capacity of {side.capacity}", (*at, "charge"))

    def _pile(self, names: list[str], at: Path) -> list[str]:
        return [_at((*at, index), self.cards.card, name, ("ally", "tactic")) for index, name in enumerate(names)]

    def _filler(self) -> str:
        """What a deck is made of where the scenario does not say: the first Ally without rules text."""
        allies = [card for card in self.ruleset.cards.values() if card.kind == "ally"]
        return next((card.id for card in allies if not card.text), allies[0].id)

    def _companion_card(self, name: str) -> str:
        return self.cards.card(name, ("companion",))

    def _companion(self, player: int, given: CompanionGiven) -> None:
        at: Path = ("given", LETTERS[player], "companion")
        ruleset = self.ruleset
        card = self._companion_card(given.card)
        route = ruleset.home if given.at is None else _at((*at, "at"), self.cards.route, given.at)
        companion = self._place(player, card, route, given, at, companion=True)
        self.state.sides[player].companion = companion
        companion.marks = given.marks
        companion.marked = ruleset.constants.journey_marks_per_turn if given.marked else 0
        self._recovering(player, companion, given, at)
        path = None
        if given.path is not None:
            path = _at((*at, "path"), self.cards.card, given.path, ("path",), ruleset.paths_of(card))
            if ruleset.cards[path].parent != card:
                raise ScenarioError(f"{given.path} is a path of another Companion", (*at, "path"))
        if given.ascended and (path is None or ruleset.ascension_of(card) is None):
            raise ScenarioError(f"{given.card} is ascended without a path", (*at, "ascended"))
        companion.face = ruleset.face_key(card, path, given.ascended)
        fresh = max(0, given.marks - ruleset.constants.path_marks) if path is not None else 0
        companion.fresh_marks = fresh if given.fresh_marks is None else given.fresh_marks
        if companion.fresh_marks > companion.marks:
            said = f"{given.card} has {companion.fresh_marks} fresh marks of {companion.marks} in all"
            raise ScenarioError(said, (*at, "fresh_marks"))
        self._uses(companion, given, at)

    def _recovering(self, player: int, companion: Character, given: CompanionGiven, at: Path) -> None:
        if not given.recovering:
            return
        most = self.ruleset.constants.recovery_turns + (player == self.active)
        if given.recovering > most:
            raise ScenarioError(f"nobody recovers for {given.recovering} turns here", (*at, "recovering"))
        if given.ready:
            raise ScenarioError(f"{given.card} is ready while it recovers", (*at, "ready"))
        if given.marks or given.fresh_marks:
            raise ScenarioError(f"{given.card} has journey marks while it recovers", (*at, "marks"))
        companion.recovering = given.recovering
        companion.ready = False

    def _ally(self, player: int, given: CharacterGiven, route: int, at: Path) -> None:
        card = _at(at, self.cards.card, given.card)
        kind = self.ruleset.cards[card].kind
        if kind == "companion":
            raise ScenarioError(f"{given.card} is a Companion; it stands under {LETTERS[player]}", at)
        if kind != "ally":
            raise ScenarioError(f"{given.card} is no character", at)
        self._uses(self._place(player, card, route, given, at), given, at)

    def _place(
        self, player: int, card: str, route: int, given: CharacterGiven, at: Path, companion: bool = False
    ) -> Character:
        if route not in self.board.routes_in_play():
            raise ScenarioError(f"{given.card} is in a closed realm", at)
        character = new_character(self.board, player, card, route, companion)
        self._places[character.uid] = at
        if given.label is not None:
            _at((*at, "as"), self.names.give, given.label, character.uid, self.state)
        character.ready = given.ready is not False
        character.damage = given.damage
        character.entered = given.entered_this_turn
        constants = self.ruleset.constants
        character.moved = constants.moves_per_turn if given.moved else 0
        character.no_explore = given.no_explore
        character.explored_realm = constants.realm_explores_per_turn if given.explored_realm else 0
        for statistic, bonus in ((FORCE, given.force_bonus), (INSIGHT, given.insight_bonus)):
            if bonus:
                character.modifiers.append((statistic, bonus, THIS_TURN, player, True, GIVEN))
        for hex in given.hexed:
            by = LETTERS.index(hex.by)
            if by == player:
                raise ScenarioError(f"{given.card} is hexed by its own side", (*at, "hexed"))
            character.modifiers.append((FORCE, -hex.amount, by, by, False, GIVEN))
        if given.form is not None:
            self._form(character, given.form, (*at, "form"))
        return character

    def _form(self, character: Character, name: str, at: Path) -> None:
        forms = self.ruleset.faces[character.face].form_names
        found = [index for index, form in enumerate(forms) if form.casefold() == name.casefold()]
        if not found:
            raise ScenarioError(f"{self.ruleset.label(character.card)} has no form “{name}”", at)
        character.form = found[0]

    def _uses(self, character: Character, given: CharacterGiven, at: Path) -> None:
        keys = self.ruleset.faces[character.face].keys
        for name, times in given.used.items():
            self._note_use(character.used, keys, character, name, times, (*at, "used", name))

    def _note_use(
        self, used: dict[str, int], keys: list[str], character: Character | None, name: str, times: int, at: Path
    ) -> None:
        key = ability_key(self.ruleset, keys, name)
        if key is None:
            raise ScenarioError(f"there is no ability “{name}” here", at)
        face = None if character is None else self.ruleset.faces[character.face]
        most = most_uses(self.ruleset, face, key, character)
        if most is not None and times > most:
            raise ScenarioError(f"{name} cannot have been used {times} times; the limit is {most}", at)
        if times:
            used[key] = times


def most_uses(ruleset: Ruleset, face: Face | None, key: str, character: Character | None) -> int | None:
    """How often an ability can have been used, or how much a capped one can have added; None without a limit."""
    if face is not None and key in face.caps:
        return face.caps[key]
    ability = ruleset.abilities.get(key)
    if ability is None:
        return None
    limit = limit_of(ruleset, ability, character)
    return None if limit is None else limit.times


def _at(path: Path, find: Callable[..., Found], *args: Any) -> Found:
    """What is found; what is not, is told with where it stands in the scenario."""
    try:
        return find(*args)
    except ScenarioError as error:
        raise ScenarioError(error.message, path) from error
