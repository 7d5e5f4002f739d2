"""What is not as a scenario expects it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from cardforge.game.scenario_words import Mismatch, ScenarioError
from cardforge.games.waybound.log_lines import LETTERS
from cardforge.games.waybound.match import Match
from cardforge.games.waybound.ruleset import Ruleset
from cardforge.games.waybound.scenario.models import CharacterExpect, ExpectGiven, PlayerExpect
from cardforge.games.waybound.scenario.names import BoardNames, CardNames, ability_key
from cardforge.games.waybound.state import DRAW, FORCE, GUARD, INSIGHT, NO_ONE, Character
from cardforge.games.waybound.values import value

_PILES = ("hand", "deck", "discard")
_STATISTICS = {"force": FORCE, "guard": GUARD, "insight": INSIGHT}


def unmet(expected: ExpectGiven, match: Match, cards: CardNames, names: BoardNames) -> list[Mismatch]:
    """Everything that differs. Raises ScenarioError for a name that means nothing."""
    state = match.state
    found: list[Mismatch] = []
    _compare(found, "turn", expected.turn, LETTERS[state.active])
    _compare(found, "round", expected.round, state.round)
    _compare(found, match.ruleset.label(match.ruleset.routes[-1]).lower(), expected.netherway, _realm(match))
    _compare(found, "winner", expected.winner, _winner(state.winner))
    for player, wanted in enumerate((expected.A, expected.B)):
        if wanted is not None:
            found += _player(wanted, player, match, cards)
    for name, of_it in expected.characters.items():
        found += _character(name, of_it, match, cards, names)
    return found


def _realm(match: Match) -> str:
    return "closed" if match.state.realm_opener == NO_ONE else "open"


def _winner(winner: int) -> str:
    return "none" if winner == NO_ONE else "draw" if winner == DRAW else LETTERS[winner]


def _player(wanted: PlayerExpect, player: int, match: Match, cards: CardNames) -> list[Mismatch]:
    side = match.state.sides[player]
    found: list[Mismatch] = []
    letter = LETTERS[player]
    piles = {"hand": side.hand, "deck": side.deck[::-1], "discard": side.discard}
    numbers = {
        "renown": side.renown,
        "charge": side.charge,
        "capacity": side.capacity,
        "marks": side.companion.marks,
        **{f"{name}_size": len(pile) for name, pile in piles.items()},
    }
    for name, number in numbers.items():
        _compare(found, f"{letter}.{name}", getattr(wanted, name), number)
    for name in _PILES:
        names = getattr(wanted, name)
        if names is not None:
            _pile(found, f"{letter}.{name}", names, piles[name], cards, ordered=name == "deck")
    if wanted.used is not None:
        ruleset = match.ruleset
        keys = [key for id in ruleset.faction_keys(side.faction) for key in ruleset.faces[id].keys]
        _used(found, letter, wanted.used, keys, side.used, ruleset)
    return found


def _pile(
    found: list[Mismatch], what: str, names: list[str], pile: list[str], cards: CardNames, *, ordered: bool
) -> None:
    wanted = [cards.card(name, ("ally", "tactic"), among=pile) for name in names]
    if wanted != pile if ordered else Counter(wanted) != Counter(pile):
        shown = [cards.label(card) for card in (pile if ordered else sorted(pile))]
        found.append(Mismatch(what, f"[{', '.join(names)}]", f"[{', '.join(shown)}]"))


def _character(
    name: str, wanted: str | CharacterExpect, match: Match, cards: CardNames, names: BoardNames
) -> list[Mismatch]:
    state = match.state
    if isinstance(wanted, str):
        return [] if names.is_gone(name, state) else [Mismatch(name, "gone", "on the board")]
    if not names.matching(name, _on_board(match)) and names.is_gone(name, state):
        return [Mismatch(name, "on the board", "gone")]
    character = names.on_board(name, state)
    found: list[Mismatch] = []
    for field in sorted(wanted.model_fields_set):
        expected = getattr(wanted, field)
        what = f"{name}.{field}"
        if field == "used":
            keys = match.ruleset.faces[character.face].keys
            _used(found, name, expected or {}, keys, character.used, match.ruleset)
        elif field in ("at", "path", "form"):
            _named(found, what, expected, _place(field, character, match), cards)
        else:
            _compare(found, what, expected, _fact(field, character, match))
    return found


def _on_board(match: Match) -> dict[int, tuple[int, str]]:
    return {uid: (character.owner, character.card) for uid, character in match.state.characters.items()}


def _fact(field: str, character: Character, match: Match) -> Any:
    if field in _STATISTICS:
        return value(match.board, character, _STATISTICS[field])
    if field == "owner":
        return LETTERS[character.owner]
    if field == "moved":
        return character.moved >= match.ruleset.constants.moves_per_turn
    if field == "ascended":
        return match.ruleset.faces[character.face].ascension is not None
    return getattr(character, field)


def _place(field: str, character: Character, match: Match) -> str | None:
    """Where it is, its path or its form by printed name."""
    face = match.ruleset.faces[character.face]
    if field == "at":
        return match.ruleset.routes[character.route]
    if field == "path":
        return face.path
    return face.form_names[character.form] if face.form_names else None


def _named(found: list[Mismatch], what: str, expected: str | None, present: str | None, cards: CardNames) -> None:
    if expected is None or expected.casefold() == "none":
        if present is not None:
            found.append(Mismatch(what, "none", cards.label(present)))
        return
    if present is not None and expected.casefold() == present.casefold():
        return
    candidates = cards.candidates(expected)
    if not candidates and not what.endswith(".form"):
        raise ScenarioError(f"there is no card “{expected}”")
    if present not in candidates:
        found.append(Mismatch(what, expected, "none" if present is None else cards.label(present)))


def _used(
    found: list[Mismatch], whose: str, wanted: dict[str, int], keys: list[str], used: dict[str, int], ruleset: Ruleset
) -> None:
    for name, times in wanted.items():
        key = ability_key(ruleset, keys, name)
        if key is None:
            raise ScenarioError(f"{whose} has no ability “{name}”")
        _compare(found, f"{whose}.used.{name}", times, used.get(key, 0))


def _compare(found: list[Mismatch], what: str, expected: Any, present: Any) -> None:
    if expected is not None and expected != present:
        found.append(Mismatch(what, _words(expected), _words(present)))


def _words(fact: Any) -> str:
    return str(fact).lower() if isinstance(fact, bool) else str(fact)
