"""Names of scenarios: cards, Routes, paths, factions, and the characters on a board."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from cardforge.diagnostics import did_you_mean, listed
from cardforge.game.scenario_words import ScenarioError
from cardforge.games.waybound.log_lines import LETTERS
from cardforge.games.waybound.ruleset import CardData, Ruleset
from cardforge.games.waybound.state import Character, State

RESERVED = ("a", "b", "yes", "no", "none", "gone", "draw")
_OWNED = re.compile(r"^([ab])'s (.+)$")


def plain(name: str) -> str:
    """A name as it is compared: without regard to case, kind of apostrophe, and blanks."""
    return " ".join(name.replace("’", "'").casefold().split())


class CardNames:
    """The printed names of one rule set."""

    def __init__(self, ruleset: Ruleset) -> None:
        self._ruleset = ruleset
        self._by_name: dict[str, list[str]] = {}
        self._by_id: dict[str, str] = {}
        for card in ruleset.cards.values():
            self._by_name.setdefault(plain(card.name), []).append(card.id)
            self._by_id[plain(card.id)] = card.id
            self._by_id[plain(f"{card.name} ({card.id})")] = card.id

    def candidates(self, name: str) -> list[str]:
        """Ids of all cards that the name can mean."""
        wanted = plain(name)
        return [self._by_id[wanted]] if wanted in self._by_id else self._by_name.get(wanted, [])

    def card(self, name: str, kinds: Iterable[str] = (), among: Iterable[str] | None = None) -> str:
        """The id of the one card of that name, of these kinds (any if none), `among` these where that settles it."""
        kinds = tuple(kinds)
        found = [id for id in self.candidates(name) if not kinds or self._ruleset.cards[id].kind in kinds]
        if among is not None and len(found) > 1:
            here = set(among)
            found = [id for id in found if id in here] or found
        if len(found) > 1:
            ids = listed(f"{self._ruleset.cards[id].name} ({id})" for id in found)
            raise ScenarioError(f"“{name}” is the name of several cards; say which: {ids}")
        if not found:
            known = [card.name for card in self._ruleset.cards.values() if not kinds or card.kind in kinds]
            what = listed(kinds) if kinds else "card"
            hint = did_you_mean(name, known)
            raise ScenarioError(f"there is no {what} “{name}”{'; ' if hint else ''}{hint}")
        return found[0]

    def route(self, name: str) -> int:
        """The place of a Route in the row."""
        return self._ruleset.route_index[self.card(name, ("route", "realm"))]

    def is_taken(self, label: str) -> bool:
        """Whether a label would be taken for something else."""
        return plain(label) in RESERVED or bool(self.candidates(label))

    def faction(self, name: str) -> str:
        """The id of a faction by id or name."""
        for faction in self._ruleset.factions.values():
            if plain(name) in (plain(faction.id), plain(faction.name)):
                return faction.id
        hint = did_you_mean(name, [faction.name for faction in self._ruleset.factions.values()])
        raise ScenarioError(f"there is no faction “{name}”{'; ' if hint else ''}{hint}")

    def label(self, id: str) -> str:
        """A card as a scenario names it: with its id where several share the name."""
        card: CardData | None = self._ruleset.cards.get(id)
        if card is None:
            return self._ruleset.label(id)
        shared = len(self._by_name[plain(card.name)]) > 1
        return f"{card.name} ({id})" if shared else card.name


class BoardNames:
    """Who on the board a name means. Labels end when their character leaves."""

    def __init__(self, ruleset: Ruleset, cards: CardNames) -> None:
        self._ruleset = ruleset
        self._cards = cards
        self._labels: dict[str, tuple[str, int]] = {}
        """Labels as written and their characters, by plain label."""
        self._seen: dict[int, tuple[int, str]] = {}
        """Owner and card of everybody who was ever on the board."""

    def give(self, label: str, uid: int, state: State) -> None:
        """Give a character a label. Raises ScenarioError for one that means something else or is taken."""
        if self._cards.is_taken(label):
            raise ScenarioError(f"the label “{label}” is also the name of something else")
        taken = self._labels.get(plain(label))
        if taken is not None and taken[1] in state.characters:
            raise ScenarioError(f"the label “{label}” is given twice")
        self._labels[plain(label)] = (label, uid)

    def labels(self, state: State) -> dict[int, str]:
        """The labels of those on the board, by their numbers."""
        return {uid: label for label, uid in self._labels.values() if uid in state.characters}

    def notice(self, state: State) -> None:
        """Remember who is on the board."""
        for uid, character in state.characters.items():
            if uid not in self._seen:
                self._seen[uid] = (character.owner, character.card)

    def matching(self, name: str, everybody: Mapping[int, tuple[int, str]]) -> list[int]:
        """The characters out of `everybody` (owner and card by number) that a name can mean."""
        wanted = plain(name)
        labelled = self._labels.get(wanted)
        if labelled is not None:
            return [labelled[1]] if labelled[1] in everybody else []
        owned = _OWNED.match(wanted)
        owner = None if owned is None else "ab".index(owned.group(1))
        cards = set(self._cards.candidates(owned.group(2) if owned else name))
        return [uid for uid, (whose, card) in everybody.items() if card in cards and (owner is None or whose == owner)]

    def on_board(self, name: str, state: State) -> Character:
        """The character that a name means. Raises ScenarioError where it means nobody, or several."""
        found = self.matching(name, _whereabouts(state))
        if len(found) == 1:
            return state.characters[found[0]]
        if found:
            raise ScenarioError(f"“{name}” is the name of {len(found)} characters on the board; give them labels")
        if plain(name) in self._labels or self.matching(name, self._seen):
            raise ScenarioError(f"“{name}” is not on the board any more")
        known = [self.words(uid, state) for uid in state.characters]
        hint = did_you_mean(name, known)
        raise ScenarioError(f"“{name}” is not on the board{'; ' if hint else ''}{hint}")

    def is_gone(self, name: str, state: State) -> bool:
        """Whether a name means somebody who was on the board and is not. Raises ScenarioError if it was nobody ever."""
        if self.matching(name, _whereabouts(state)):
            return False
        if not self.matching(name, self._seen):
            raise ScenarioError(f"“{name}” was never on the board")
        return True

    def words(self, uid: int, state: State) -> str:
        """A character as a scenario names it."""
        for label, labelled in self._labels.values():
            if labelled == uid:
                return label
        owner, card = self._seen.get(uid) or _whereabouts(state)[uid]
        name = self._ruleset.label(card)
        if len(self.matching(name, _whereabouts(state))) > 1:
            owned = f"{LETTERS[owner]}'s {name}"
            return owned if len(self.matching(owned, _whereabouts(state))) == 1 else f"{owned} (number {uid})"
        return name


def _whereabouts(state: State) -> dict[int, tuple[int, str]]:
    return {uid: (character.owner, character.card) for uid, character in state.characters.items()}


def ability_key(ruleset: Ruleset, keys: Iterable[str], name: str) -> str | None:
    """The ability of that name out of `keys`: by its printed name, else by the card that prints it."""
    keys = list(keys)
    wanted = plain(name)
    named = [key for key in keys if plain(ruleset.names.get(key, "")) == wanted]
    printed = [key for key in keys if plain(ruleset.label(key.partition("#")[0])) == wanted]
    unnamed = [key for key in printed if key not in ruleset.names]
    return next(iter(named or unnamed or printed), None)
