"""What people call the characters on the board, and finding the one they mean."""

from __future__ import annotations

from collections.abc import Mapping

from cardforge.games.waybound.log_lines import LETTERS
from cardforge.games.waybound.ruleset import Ruleset
from cardforge.games.waybound.scenario.names import plain
from cardforge.games.waybound.state import Character, State


class TableNames:
    """Short names: with the owner's letter or a number only where the card's name is not enough."""

    def __init__(self, ruleset: Ruleset, state: State, labels: Mapping[int, str] | None = None) -> None:
        self._ruleset = ruleset
        self._state = state
        self._labels = labels or {}
        self._names = {uid: self._name(character) for uid, character in state.characters.items()}

    def __getitem__(self, uid: int) -> str:
        return self._names[uid]

    def _name(self, character: Character) -> str:
        if character.uid in self._labels:
            return self._labels[character.uid]
        name = self._ruleset.label(character.card)
        alike = [one for one in self._state.characters.values() if self._ruleset.label(one.card) == name]
        own = sorted(one.uid for one in alike if one.owner == character.owner)
        if len(own) > 1:
            name = f"{name} {own.index(character.uid) + 1}"
        return name if len(own) == len(alike) else f"{LETTERS[character.owner]}'s {name}"

    def find(self, name: str) -> Character:
        """The character of that name, or of its card's name if only one has it. Raises LookupError."""
        wanted = plain(name)
        everybody = self._state.characters.values()
        found = [one for one in everybody if plain(self._names[one.uid]) == wanted]
        found = found or [one for one in everybody if wanted in self._others(one)]
        if len(found) == 1:
            return found[0]
        known = ", ".join(sorted(self._names[one.uid] for one in found or everybody))
        if found:
            raise LookupError(f"“{name}” can be any of {known}")
        raise LookupError(f"“{name}” is not on the board; there are {known}")

    def _others(self, character: Character) -> tuple[str, ...]:
        label = self._ruleset.label(character.card)
        return plain(label), plain(f"{LETTERS[character.owner]}'s {label}"), plain(character.card)
