"""Cuts a scenario out of a match: the position in the words of scenarios, or the fact that they have no word for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from cardforge.game.scenario_words import ScenarioError
from cardforge.games.waybound.facts import facts_of
from cardforge.games.waybound.log_lines import LETTERS
from cardforge.games.waybound.match import Match
from cardforge.games.waybound.ruleset import Ruleset
from cardforge.games.waybound.scenario.given import PositionBuilder
from cardforge.games.waybound.scenario.models import Given
from cardforge.games.waybound.scenario.names import CardNames
from cardforge.games.waybound.state import FORCE, INSIGHT, NO_ONE, STATISTICS, THIS_TURN, Character, Side, State

Entry = dict[str, Any]

_NOT_STATED = ("random", "rolls", "next_uid", "arrivals")
"""Facts that a scenario need not state: they number things, or are what a seed is for."""
_NOT_STATED_OF_SIDES = ("featured", "replaced")
_NOT_STATED_OF_CHARACTERS = ("uid", "arrived")


class NoWordsError(ValueError):
    """A position that scenarios cannot express; the message is the fact that they have no word for."""


def cut_scenario(match: Match, ruleset: Ruleset, title: str) -> Entry:
    """The position of a main phase as a scenario for the cards of `ruleset`. Raises NoWordsError."""
    state = match.state
    if match.winner is not None:
        raise NoWordsError("the match is over")
    if not state.started:
        raise NoWordsError("the opening hands are still being settled")
    if not match.in_main_phase:
        raise NoWordsError("a decision is open that is no action of a main phase")
    _same_cards(match, ruleset)
    given = _Writer(match, CardNames(ruleset)).given()
    _compare(state, given, ruleset)
    return {"scenario": title, "rules": match.ruleset.edition, "given": given, "steps": []}


def _same_cards(match: Match, ruleset: Ruleset) -> None:
    for id in {part for one in match.state.characters.values() for part in one.face.split("/")} | {
        card for side in match.state.sides for card in side.hand + side.deck + side.discard
    }:
        if ruleset.cards.get(id) != match.ruleset.cards[id]:
            raise NoWordsError(f"{match.ruleset.label(id)} ({id}) is not the card now that it was in this match")
    if ruleset.constants != match.ruleset.constants:
        raise NoWordsError("the numbers or switches of the match are not those of the edition")


def _compare(state: State, given: Entry, ruleset: Ruleset) -> None:
    """Build the position from the words and see that it is the same."""
    try:
        built = PositionBuilder(ruleset, Given.model_validate(given), 0).build().state
    except ScenarioError as error:
        raise NoWordsError(error.message) from error
    was, now = _comparable(state), _comparable(built)
    for key in was:
        if was[key] != now.get(key):
            raise NoWordsError(f"{key} is {was[key]}, and a scenario makes it {now.get(key)}")


def _comparable(state: State) -> Entry:
    """The facts that a scenario must state, by where they belong."""
    facts = facts_of(state)
    found: Entry = {name: value for name, value in facts.items() if name not in (*_NOT_STATED, "sides")}
    for letter, side in zip(LETTERS, facts["sides"], strict=True):
        found |= {f"{letter}'s {name}": value for name, value in side.items() if name not in _NOT_STATED_OF_SIDES}
        for route, lane in enumerate(side["lanes"]):
            for place, one in enumerate(lane):
                found |= {
                    f"{name} of {letter}'s {one['card']} ({route}.{place})": value
                    for name, value in one.items()
                    if name not in (*_NOT_STATED_OF_CHARACTERS, "modifiers")
                }
                found[f"changes of {letter}'s {one['card']} ({route}.{place})"] = _modifiers(one["modifiers"])
        found[f"{letter}'s lanes"] = [[one["card"] for one in lane] for lane in side["lanes"]]
    return found


def _modifiers(modifiers: list[list[Any]]) -> list[Any]:
    """Changes without who made them: what adds up is summed, what does not stands apart."""
    summed: Counter[tuple[Any, ...]] = Counter()
    apart = []
    for statistic, amount, until, _, stacks, _ in modifiers:
        name = STATISTICS[statistic]
        if stacks:
            summed[name, until] += amount
        else:
            apart.append([name, amount, until])
    return [sorted([*key, total] for key, total in summed.items() if total), sorted(apart)]


class _Writer:
    """Writes one position."""

    def __init__(self, match: Match, cards: CardNames) -> None:
        self._match = match
        self._state = match.state
        self._ruleset = match.ruleset
        self._name: Callable[[str], str] = cards.label
        alike = Counter((one.owner, one.card) for one in self._state.characters.values())
        self._several = {key for key, count in alike.items() if count > 1}
        self._numbers: Counter[tuple[int, str]] = Counter()

    def given(self) -> Entry:
        state = self._state
        given: Entry = {
            "round": state.round,
            "turn": LETTERS[state.active],
            "first": LETTERS[state.first],
        }
        for player, letter in enumerate(LETTERS):
            given[letter] = self._player(state.sides[player])
        board: Entry = {}
        for route in self._match.board.routes_in_play():
            lanes = {
                letter: [self._character(one) for one in state.sides[player].lanes[route] if not one.companion]
                for player, letter in enumerate(LETTERS)
            }
            if any(lanes.values()):
                board[self._route(route)] = {letter: lane for letter, lane in lanes.items() if lane}
        if board:
            given["board"] = board
        if state.realm_opener != NO_ONE:
            given["netherway"] = {"opened_by": LETTERS[state.realm_opener]}
        return given

    def _route(self, route: int) -> str:
        return self._ruleset.label(self._ruleset.routes[route])

    def _player(self, side: Side) -> Entry:
        companion = side.companion
        found: Entry = {"companion": self._companion(companion)}
        if side.faction != self._ruleset.cards[companion.card].faction:
            found["faction"] = side.faction
        found |= {"charge": side.charge, "capacity": side.capacity, "renown": side.renown}
        for name, pile in (("hand", sorted(side.hand)), ("deck", side.deck[::-1]), ("discard", side.discard)):
            found[name] = [self._name(card) for card in pile]
        if side.used:
            found["used"] = self._used(side.used)
        if side.allies_played:
            found["allies_played"] = side.allies_played
        return found

    def _companion(self, companion: Character) -> Entry:
        found = self._character(companion)
        face = self._ruleset.faces[companion.face]
        if companion.route != self._ruleset.home:
            found["at"] = self._route(companion.route)
        if face.path is not None:
            found["path"] = self._name(face.path)
        if face.ascension is not None:
            found["ascended"] = True
        for name in ("marks", "fresh_marks", "recovering"):
            if getattr(companion, name):
                found[name] = getattr(companion, name)
        if companion.marked:
            found["marked"] = True
        if companion.marks and "fresh_marks" not in found:
            found["fresh_marks"] = 0
        if companion.recovering:
            found.pop("ready", None)
        return found

    def _character(self, one: Character) -> Entry:
        found: Entry = {"card": self._name(one.card)}
        if (one.owner, one.card) in self._several:
            self._numbers[one.owner, one.card] += 1
            number = self._numbers[one.owner, one.card]
            found["as"] = f"{LETTERS[one.owner]}'s {self._ruleset.label(one.card)} {number}"
        if one.damage:
            found["damage"] = one.damage
        if not one.ready:
            found["ready"] = False
        forms = self._ruleset.faces[one.face].form_names
        if forms and one.form:
            found["form"] = forms[one.form]
        for fact, word in (("entered", "entered_this_turn"), ("moved", "moved"), ("no_explore", "no_explore")):
            if getattr(one, fact):
                found[word] = True
        if one.explored_realm:
            found["explored_realm"] = True
        found |= self._changes(one)
        if one.used:
            found["used"] = self._used(one.used)
        return found

    def _changes(self, one: Character) -> Entry:
        found: Entry = {}
        hexes = []
        for statistic, amount, until, by, stacks, _ in one.modifiers:
            word = {FORCE: "force_bonus", INSIGHT: "insight_bonus"}.get(statistic)
            if until == THIS_TURN and stacks and word is not None:
                found[word] = found.get(word, 0) + amount
            elif statistic == FORCE and amount < 0 and until == by and not stacks:
                hexes.append({"amount": -amount, "by": LETTERS[by]})
            else:
                name = STATISTICS[statistic].title()
                what = f"{amount:+d} {name}" + ("" if stacks else ", which does not stack,")
                raise NoWordsError(f"{self._ruleset.label(one.card)} has {what} from an effect")
        if hexes:
            found["hexed"] = hexes
        return found

    def _used(self, used: dict[str, int]) -> dict[str, int]:
        return {self._ruleset.ability_label(key): times for key, times in used.items()}
