"""Steps as actions of the main phase."""

from __future__ import annotations

from pydantic import BaseModel

from cardforge.game.decisions import Option
from cardforge.game.refusal import Refusal
from cardforge.game.scenario_words import ScenarioError
from cardforge.games.waybound import rule_ids as rule
from cardforge.games.waybound.match import Match
from cardforge.games.waybound.refusals import sentence
from cardforge.games.waybound.scenario.models import (
    AscendStep,
    ChallengeStep,
    EndTurn,
    ExploreStep,
    MoveStep,
    PathStep,
    Play,
    UseStep,
)
from cardforge.games.waybound.scenario.names import BoardNames, CardNames, ability_key
from cardforge.games.waybound.state import Character

Found = tuple[Option, Refusal | None]
"""An action, and a refusal where it is already known that it is another player's to take."""


def option_of(action: BaseModel, match: Match, cards: CardNames, names: BoardNames) -> Found:
    """The action that a step means. Raises ScenarioError for a card, character, ability or path that is not there."""
    state = match.state
    match action:
        case Play():
            return _play(action, match, cards), None
        case ExploreStep(explore=name):
            return ("explore", names.on_board(name, state).uid), None
        case ChallengeStep(challenge=name):
            return ("challenge", names.on_board(name, state).uid), None
        case MoveStep(move=name, to=to, stay_ready=stay_ready):
            return ("move", names.on_board(name, state).uid, cards.route(to), stay_ready), None
        case UseStep():
            return _use(action, match, names), None
        case PathStep(path=name):
            return _path(name, match, cards)
        case AscendStep(ascend=name):
            return _ascend(name, match, cards, names)
        case EndTurn():
            return ("end turn",), None
    raise NotImplementedError(type(action).__name__)


def _play(action: Play, match: Match, cards: CardNames) -> Option:
    hand = match.state.sides[match.state.active].hand
    card = cards.card(action.play, ("ally", "tactic"), among=hand)
    if card not in hand:
        raise ScenarioError(f"“{action.play}” is not in the hand")
    if match.ruleset.cards[card].kind == "tactic":
        if action.at is not None or action.label is not None:
            raise ScenarioError(f"{action.play} is a Tactic: it enters nowhere and takes no label")
        return ("play", card, -1)
    if action.at is None:
        raise ScenarioError(f"{action.play} is an Ally: say “at” which Route it enters")
    return ("play", card, cards.route(action.at))


def _use(action: UseStep, match: Match, names: BoardNames) -> Option:
    state = match.state
    ruleset = match.ruleset
    users = state.board_order(state.active) if action.by is None else [names.on_board(action.by, state)]
    found = []
    for user in users:
        keys = [ability.key for ability in ruleset.faces[user.face].activated]
        key = ability_key(ruleset, keys, action.use)
        if key is not None:
            found.append((user, key))
    if not found:
        whose = f"{action.by} has" if action.by else "nobody there has"
        raise ScenarioError(f"{whose} no ability “{action.use}” to use")
    if len(found) > 1:
        raise ScenarioError(f"{len(found)} characters have “{action.use}”; say “by” whom it is used")
    user, key = found[0]
    return ("use", user.uid, key)


def _path(name: str, match: Match, cards: CardNames) -> Found:
    state = match.state
    companions = [side.companion for side in state.sides]
    parents = {companion.card for companion in companions}
    in_play = [path for parent in parents for path in match.ruleset.paths_of(parent)]
    path = cards.card(name, ("path",), among=in_play)
    parent = match.ruleset.cards[path].parent
    if parent == companions[state.active].card:
        return ("path", path), None
    if parent not in parents:
        raise ScenarioError(f"the path {name} belongs to no Companion here")
    return ("path", path), Refusal(rule.CHARACTER_OWN, sentence(rule.CHARACTER_OWN))


def _ascend(name: str, match: Match, cards: CardNames, names: BoardNames) -> Found:
    state = match.state
    companion = _ascending(name, match, cards, names)
    if not companion.companion:
        raise ScenarioError(f"{name} is no Companion")
    if companion.owner == state.active:
        return ("ascend",), None
    return ("ascend",), Refusal(rule.CHARACTER_OWN, sentence(rule.CHARACTER_OWN))


def _ascending(name: str, match: Match, cards: CardNames, names: BoardNames) -> Character:
    """The Companion of that name, or the one that ascends to what is named; the active player's if both could be."""
    state = match.state
    ascensions = {id for id in cards.candidates(name) if match.ruleset.cards[id].kind == "ascension"}
    if not ascensions:
        return names.on_board(name, state)
    for player in (state.active, 1 - state.active):
        companion = state.sides[player].companion
        if match.ruleset.ascension_of(companion.card) in ascensions:
            return companion
    raise ScenarioError(f"nobody here ascends to {name}")
