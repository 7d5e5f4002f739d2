"""Setting up a match: who starts, the decks, the opening hands and their replacement."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardforge.game.decisions import YES, Option, Shape
from cardforge.game.random import below, seeded, shuffle
from cardforge.games.waybound import rule_ids as rule
from cardforge.games.waybound.board import YES_OR_NO, Board, step
from cardforge.games.waybound.play_card import new_character
from cardforge.games.waybound.ruleset import Ruleset
from cardforge.games.waybound.state import Side, State


@dataclass(frozen=True, slots=True)
class Seat:
    """What one player brings: faction, Companion, deck by design id, perhaps a featured Ally."""

    faction: str
    companion: str
    deck: tuple[str, ...]
    featured: str | None = None


@dataclass(frozen=True, slots=True)
class SetUp:
    """How a match begins."""

    seats: tuple[Seat, Seat]
    seed: int
    first: int | None = None
    """Who starts; at random when left out."""


def begin(ruleset: Ruleset, setup: SetUp) -> Board:
    """A board with both Companions out and both opening hands drawn; the replacements are still to be asked."""
    random = seeded(setup.seed)
    random, first = below(random, 2) if setup.first is None else (random, setup.first)
    sides = []
    for seat in setup.seats:
        side = Side(seat.faction, len(ruleset.routes))
        side.deck = sorted(seat.deck)
        side.featured = seat.featured
        side.renown = ruleset.constants.renown_start
        sides.append(side)
    state = State(sides, first, random)
    board = Board(ruleset, state, [])
    board.emit("match started", rule.SETUP_START, first, (first, ruleset.edition, ruleset.unknown))
    for player, seat in enumerate(setup.seats):
        companion = new_character(board, player, seat.companion, ruleset.home, companion=True)
        companion.marks = ruleset.constants.journey_marks_start
        state.sides[player].companion = companion
    order = (first, 1 - first)
    for player in order:
        _draw_opening(board, player)
    board.later("setup.done")
    if ruleset.constants.replacements:
        for player in reversed(order):
            board.later("setup.offer", player)
    return board


def _draw_opening(board: Board, player: int) -> None:
    """Rules setup.opening-hand and setup.featured: the featured Ally is set aside before the rest is drawn."""
    side = board.side(player)
    count = board.ruleset.constants.opening_hand
    drawn = []
    side.deck.sort()
    if side.featured is not None and side.featured in side.deck:
        side.deck.remove(side.featured)
        drawn.append(side.featured)
        board.emit("featured", rule.SETUP_FEATURED, player, (player, side.featured))
    board.state.random = shuffle(board.state.random, side.deck)
    while len(drawn) < count and side.deck:
        drawn.append(side.deck.pop())
    side.hand = sorted(drawn)
    board.emit("drew opening hand", rule.SETUP_DRAW, player, (len(drawn),), tuple(drawn))


@step("setup.offer")
def offer_replacement(board: Board, player: int) -> None:
    """Rule setup.replacement: the whole hand may be shuffled back once."""
    then = ("setup.replace", player)
    board.ask(player, Shape.CONFIRM, YES_OR_NO, rule.SETUP_REPLACE, then, about=("setup.replace",))


@step("setup.replace")
def replace(board: Board, player: int, answer: Option) -> None:
    """Draw a new opening hand, or keep the old one."""
    side = board.side(player)
    if answer != YES:
        board.emit("kept hand", rule.SETUP_REPLACE, player, (player,))
        return
    side.replaced += 1
    side.deck += side.hand
    board.emit("replaced hand", rule.SETUP_REPLACE, player, (player,))
    _draw_opening(board, player)
    if side.replaced < board.ruleset.constants.replacements:
        board.later("setup.offer", player)


@step("setup.done")
def opening_done(board: Board) -> None:
    """The first turn begins."""
    board.state.started = True
    board.later("turn.start")


def check_featured(ruleset: Ruleset, deck: Sequence[str], featured: str) -> None:
    """Raise ValueError where that card cannot be the one that the opening hand is sure to hold."""
    if not ruleset.constants.featured_allies:
        raise ValueError("no Ally may be featured in this edition")
    if featured not in deck or ruleset.cards[featured].kind != "ally":
        raise ValueError(f"the featured {ruleset.label(featured)} is no Ally of the deck")


def check_deck(ruleset: Ruleset, deck: Sequence[str]) -> None:
    """Raise ValueError for a card that is not one that decks hold."""
    for card in deck:
        data = ruleset.cards.get(card)
        if data is None or data.kind not in ("ally", "tactic"):
            raise ValueError(f"{ruleset.label(card)} does not go into a deck")
