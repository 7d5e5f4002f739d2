"""What is true of every state, whatever has been played: for fuzzing, and for whoever changes the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from cardforge.game.decisions import Shape
from cardforge.games.waybound.match import Match
from cardforge.games.waybound.scenario.given import most_uses
from cardforge.games.waybound.state import GUARD, NO_ONE, THIS_TURN, Character, State
from cardforge.games.waybound.values import value


def cards_of(state: State, player: int) -> Counter[str]:
    """All cards of a player's deck, wherever they are: deck, hand, discard, board, or being resolved."""
    side = state.sides[player]
    found = Counter(side.deck + side.hand + side.discard)
    found.update(character.card for character in state.board_order(player) if not character.companion)
    if state.limbo is not None and state.limbo[0] == player:
        found[state.limbo[1]] += 1
    return found


def broken(match: Match) -> Iterator[str]:
    """Everything that should be true of the match now and is not."""
    yield from _board(match)
    yield from _players(match)
    yield from _decision(match)


def broken_at_turn_start(match: Match) -> Iterator[str]:
    """What should be true as a main phase begins, besides."""
    state = match.state
    for character in state.characters.values():
        for modifier in character.modifiers:
            if modifier[2] in (THIS_TURN, state.active):
                yield f"{character.card} keeps a change that has ended: {modifier}"
        if character.entered or character.no_explore:
            yield f"{character.card} keeps something of the last turn"
        if character.owner == state.active and character.ready is bool(character.recovering):
            yield f"{character.card} is ready: {character.ready} with {character.recovering} turns of recovery"
    if len(state.sides[1 - state.active].hand) > match.ruleset.constants.hand_limit:
        yield "the hand limit was not kept"
    if state.realm_opener == state.active:
        yield "the realm is open in its opener's next turn"


def _board(match: Match) -> Iterator[str]:
    state = match.state
    standing: list[Character] = []
    for player, side in enumerate(state.sides):
        for route, lane in enumerate(side.lanes):
            standing += lane
            for place, character in enumerate(lane):
                if character.route != route or character.owner != player:
                    yield f"{character.card} does not stand where it says"
                if character.companion and place:
                    yield f"{character.card} does not stand in front"
            if route == match.ruleset.realm and lane and state.realm_opener == NO_ONE:
                yield "somebody is in the closed realm"
        if sum(character.companion for lane in side.lanes for character in lane) != 1:
            yield "a side has not exactly one Companion"
    if {one.uid: one for one in standing} != state.characters or len(standing) != len(state.characters):
        yield "the lanes and the list of characters differ"
    for character in standing:
        yield from _character(match, character)


def _character(match: Match, character: Character) -> Iterator[str]:
    name = character.card
    if character.damage < 0 or (
        character.damage >= value(match.board, character, GUARD) and not (character.recovering and not character.damage)
    ):
        yield f"{name} stands with damage {character.damage}"
    if character.recovering and (character.ready or character.marks):
        yield f"{name} is ready or has marks while it recovers"
    if not 0 <= character.fresh_marks <= character.marks:
        yield f"{name} has {character.fresh_marks} fresh marks of {character.marks}"
    face = match.ruleset.faces[character.face]
    for key, times in character.used.items():
        most = most_uses(match.ruleset, face, key, character)
        if most is not None and not 0 < times <= most:
            yield f"{name} has used {key} {times} times of {most}"


def _players(match: Match) -> Iterator[str]:
    state, constants = match.state, match.ruleset.constants
    for player, side in enumerate(state.sides):
        bonus = constants.second_player_bonus_charge if player != state.first and side.turns == 1 else 0
        if not 0 <= side.charge <= side.capacity + bonus:
            yield f"player {player} has {side.charge} Charge at capacity {side.capacity}"
        if side.hand != sorted(side.hand):
            yield f"player {player} has a hand out of its order"
        if side.capacity > constants.capacity_max or side.renown < 0:
            yield f"player {player} has capacity {side.capacity} and {side.renown} Renown"
    if not 1 <= state.round <= constants.round_limit:
        yield f"it is round {state.round}"
    if state.asking is None and (state.work or state.waiting or state.attack or state.limbo):
        yield "something was left undone"


def _decision(match: Match) -> Iterator[str]:
    decision = match.decision
    if decision is None:
        if match.winner is None:
            yield "nothing is asked and nobody has won"
        return
    if not decision.options:
        yield f"{decision.rule} asks and offers nothing"
    if decision.shape not in (Shape.PICK_SEVERAL, Shape.ORDER) and len(set(decision.options)) < len(decision.options):
        yield f"{decision.rule} offers the same twice"
    if not decision.is_choice and decision.shape is not Shape.ACT:
        yield f"{decision.rule} asks what is no choice"
