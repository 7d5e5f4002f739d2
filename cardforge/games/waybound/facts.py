"""The facts of a state as plain data: what is hashed, compared and saved. The list of facts has a version.

A fact is never left out or renamed under the same version; hashes of old saves stay comparable.
"""

from __future__ import annotations

from typing import Any

from cardforge.games.waybound.log_lines import LETTERS
from cardforge.games.waybound.state import Character, Side, State

VERSION = "facts-v1"

_CHARACTER = (
    "uid", "owner", "card", "face", "route", "companion", "ready", "damage", "form", "arrived", "entered", "moved",
    "no_explore", "explored_realm", "marks", "fresh_marks", "marked", "recovering",
)  # fmt: skip
_COUNTED_FLAGS = ("moved", "explored_realm", "marked")
"""Counts that are facts as flags while they are 0 or 1: most rules allow one, and so the first saves have them."""
_SIDE = ("faction", "charge", "capacity", "renown", "turns", "allies_played", "featured", "replaced")
_STATE = ("first", "active", "round", "started", "random", "realm_opener", "winner", "next_uid", "arrivals")


def facts_of(state: State) -> dict[str, Any]:
    """Everything that the state is, as numbers, texts, lists and mappings. Hands are sorted: their order is no fact."""
    facts: dict[str, Any] = {name: getattr(state, name) for name in _STATE}
    facts["facts"] = VERSION
    facts["sides"] = [_side_facts(side) for side in state.sides]
    facts["rolls"] = list(state.rolls)
    facts["work"] = [_lists(task) for task in state.work]
    facts["waiting"] = [_lists(task) for task in state.waiting]
    facts["asking"] = None if state.asking is None else _lists(state.asking)
    facts["attack"] = None if state.attack is None else _lists(state.attack)
    facts["limbo"] = None if state.limbo is None else list(state.limbo)
    return facts


def _side_facts(side: Side) -> dict[str, Any]:
    facts: dict[str, Any] = {name: getattr(side, name) for name in _SIDE}
    facts["hand"] = list(side.hand)
    facts["deck"] = list(side.deck)
    facts["discard"] = list(side.discard)
    facts["used"] = dict(side.used)
    facts["lanes"] = [[character_facts(character) for character in lane] for lane in side.lanes]
    return facts


def character_facts(character: Character) -> dict[str, Any]:
    """Everything that a character on the board is."""
    facts: dict[str, Any] = {name: getattr(character, name) for name in _CHARACTER}
    for name in _COUNTED_FLAGS:
        if facts[name] < 2:
            facts[name] = bool(facts[name])
    facts["modifiers"] = [list(modifier) for modifier in character.modifiers]
    facts["used"] = dict(character.used)
    return facts


def state_from(facts: dict[str, Any]) -> State:
    """The state that these facts are of. Raises KeyError or ValueError where they are not facts of this version."""
    if facts["facts"] != VERSION:
        raise ValueError(f"facts of version {facts['facts']}, not {VERSION}")
    sides = [_side_from(side) for side in facts["sides"]]
    state = State(sides, facts["first"], facts["random"])
    for name in _STATE:
        setattr(state, name, facts[name])
    state.rolls = list(facts["rolls"])
    state.work = [_tuples(task) for task in facts["work"]]
    state.waiting = [_tuples(task) for task in facts["waiting"]]
    state.asking = _tuples(facts["asking"])
    state.attack = _tuples(facts["attack"])
    state.limbo = _tuples(facts["limbo"])
    state.characters = {c.uid: c for side in sides for lane in side.lanes for c in lane}
    return state


def _side_from(facts: dict[str, Any]) -> Side:
    side = Side(facts["faction"], len(facts["lanes"]))
    for name in _SIDE:
        setattr(side, name, facts[name])
    side.hand, side.deck, side.discard = sorted(facts["hand"]), list(facts["deck"]), list(facts["discard"])
    side.used = dict(facts["used"])
    side.lanes = [[_character_from(one) for one in lane] for lane in facts["lanes"]]
    side.companion = next(one for lane in side.lanes for one in lane if one.companion)
    return side


def _character_from(facts: dict[str, Any]) -> Character:
    character = Character(facts["uid"], facts["owner"], facts["card"], facts["face"], facts["route"])
    for name in _CHARACTER:
        setattr(character, name, int(facts[name]) if name in _COUNTED_FLAGS else facts[name])
    character.modifiers = [_tuples(modifier) for modifier in facts["modifiers"]]
    character.used = dict(facts["used"])
    return character


def _lists(value: Any) -> Any:
    return [_lists(item) for item in value] if isinstance(value, tuple | list) else value


def _tuples(value: Any) -> Any:
    return tuple(_tuples(item) for item in value) if isinstance(value, list | tuple) else value


def fact_name(path: str) -> str:
    """A fact's path in words: `sides.0.renown` is “A's renown”."""
    match path.split("."):
        case ["sides", side, "lanes", route, place, *rest]:
            return f"{' '.join(rest)} of {_letter(side)}'s number {int(place) + 1} at Route {int(route) + 1}"
        case ["sides", side, *rest]:
            return f"{_letter(side)}'s {' '.join(rest)}"
    return path


def _letter(side: str) -> str:
    return LETTERS[int(side)]
