"""Playing cards from hand."""

from __future__ import annotations

from cardforge.games.waybound import rule_ids as rule
from cardforge.games.waybound.board import Board, step
from cardforge.games.waybound.compile.ability import CompiledAbility
from cardforge.games.waybound.compile.describe import NOWHERE, Speaker
from cardforge.games.waybound.compile.triggers import ENTERED, Happening
from cardforge.games.waybound.following import REFUSED
from cardforge.games.waybound.resolve.choose_route import ChooseRouteEffect
from cardforge.games.waybound.resolve.frame import Frame
from cardforge.games.waybound.resolve.on_players import OpenRealmEffect
from cardforge.games.waybound.resolve.targets import has_target
from cardforge.games.waybound.state import NO_ONE, Character
from cardforge.games.waybound.triggers import set_off


def refuse_cost(board: Board, player: int, card: str) -> str | None:
    """Rule play.cost: the Charge must be there."""
    return rule.PLAY_COST if board.ruleset.cards[card].cost > board.side(player).charge else None


def refuse_ally(board: Board, player: int, card: str, route: int) -> str | None:
    """The rule that forbids playing this Ally there, or None."""
    if route not in board.routes_in_play():
        return rule.REALM_CLOSED
    return refuse_cost(board, player, card)


def refuse_tactic(board: Board, player: int, card: str) -> str | None:
    """The rule that forbids playing this Tactic, or None."""
    refused = refuse_cost(board, player, card)
    if refused is not None:
        return refused
    for ability in board.ruleset.tactic(card):
        condition = ability.play_condition
        if condition is not None and not condition(board, Speaker(player, None, NOWHERE)):
            return rule.PLAY_ONLY_WHILE
        if not has_what_it_needs(board, player, ability):
            board.ruleset.saw(ability.key, REFUSED)
            return rule.PLAY_TARGET
    return None


def has_what_it_needs(board: Board, player: int, ability: CompiledAbility) -> bool:
    """Rule play.target: what harms an opponent needs a legal target somewhere, and so does what says so.

    An opening of the realm earlier in the same text counts as done.
    """
    if not ability.harmful and not ability.needs_target:
        return True
    state = board.state
    opener = state.realm_opener
    try:
        for number, at in enumerate(ability.steps):
            if isinstance(at.effect, OpenRealmEffect) and state.realm_opener == NO_ONE:
                state.realm_opener = player
            frame = Frame(ability.key, player, step=number)
            if isinstance(at.effect, ChooseRouteEffect):
                found = bool(at.effect.routes(board, frame))
            elif at.target is None or at.target.mode == "it":
                continue
            else:
                found = has_target(board, frame, at)
            if found:
                return True
            if ability.needs_target:
                return False
    finally:
        state.realm_opener = opener
    return False


def play_ally(board: Board, player: int, card: str, route: int) -> None:
    """Rule play.ally: pay; it enters ready and may act at once."""
    side = board.side(player)
    side.hand.remove(card)
    cost = board.ruleset.cards[card].cost
    board.pay(player, cost)
    ally = new_character(board, player, card, route)
    ally.entered = True
    side.allies_played += 1
    board.emit("played ally", rule.PLAY_ALLY, player, (ally.who, route, cost))
    set_off(board, Happening(ENTERED, ally, route, first_ally=side.allies_played == 1))


def new_character(board: Board, player: int, card: str, route: int, companion: bool = False) -> Character:
    """Put a fresh, ready character on the board."""
    state = board.state
    _ = board.ruleset.faces[card]  # whoever is on the board has its face compiled: triggers look only there
    character = Character(state.next_uid, player, card, card, route, companion)
    state.next_uid += 1
    state.characters[character.uid] = character
    board.put(character, route)
    return character


def play_tactic(board: Board, player: int, card: str) -> None:
    """Rule play.tactic: pay, resolve it fully, then discard it."""
    board.side(player).hand.remove(card)
    cost = board.ruleset.cards[card].cost
    board.pay(player, cost)
    board.state.limbo = (player, card)
    board.emit("played tactic", rule.PLAY_TACTIC, player, (player, card, cost))
    board.later("tactic.done", player, card)
    for ability in reversed(board.ruleset.tactic(card)):
        board.later("ability", *Frame(ability.key, player).plain())


@step("tactic.done")
def discard_tactic(board: Board, player: int, card: str) -> None:
    """A Tactic that is resolved goes to the discard."""
    board.state.limbo = None
    board.side(player).discard.append(card)
