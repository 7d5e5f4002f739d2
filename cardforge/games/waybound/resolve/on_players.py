"""Effects that are done to players, their cards, and the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardforge.game.decisions import Shape
from cardforge.game.random import below
from cardforge.games.waybound import rule_ids as rule
from cardforge.games.waybound.board import step
from cardforge.games.waybound.cards import draw
from cardforge.games.waybound.realm import open_realm
from cardforge.games.waybound.resolve.effect import Effect
from cardforge.games.waybound.resolve.frame import Frame
from cardforge.games.waybound.state import NO_ONE, Character, Task

if TYPE_CHECKING:
    from cardforge.games.waybound.board import Board


class DrawEffect(Effect):
    """Draw cards."""

    __slots__ = ("count",)

    harmful = False

    def __init__(self, count: int) -> None:
        self.count = count

    def act(self, board: Board, frame: Frame, targets: list[Character]) -> bool:
        """Draw for the player whose ability it is."""
        draw(board, frame.you, self.count, frame.ability, rule.ABILITY)
        return False


class RenownEffect(Effect):
    """Gain Renown."""

    __slots__ = ("amount",)

    harmful = False

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def act(self, board: Board, frame: Frame, targets: list[Character]) -> bool:
        """Gain for the player whose ability it is."""
        side = board.side(frame.you)
        side.renown += self.amount
        board.emit("gained renown", rule.ABILITY, frame.you, (self.amount, frame.ability, side.renown))
        return False


class ChargeEffect(Effect):
    """Regain Charge, never beyond capacity."""

    __slots__ = ("amount",)

    harmful = False

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def act(self, board: Board, frame: Frame, targets: list[Character]) -> bool:
        """Regain for the player whose ability it is."""
        side = board.side(frame.you)
        regained = min(self.amount, side.capacity - side.charge)
        if regained > 0:
            side.charge += regained
            board.emit("regained charge", rule.ABILITY, frame.you, (regained, frame.ability))
        return False


class OpenRealmEffect(Effect):
    """Open the realm if it is closed."""

    __slots__ = ()

    harmful = False

    def worthwhile(self, board: Board, frame: Frame) -> bool:
        """Whether it is closed."""
        return board.state.realm_opener == NO_ONE

    def act(self, board: Board, frame: Frame, targets: list[Character]) -> bool:
        """Open it."""
        open_realm(board, frame.you, frame.ability)
        return False


class PreventEffect(Effect):
    """Prevent the damage of the Challenge that is being made. It is made and resolved all the same."""

    __slots__ = ()

    harmful = False

    def act(self, board: Board, frame: Frame, targets: list[Character]) -> bool:
        """Mark the blow that waits as one that deals nothing."""
        work = board.state.work
        for place in range(len(work) - 1, -1, -1):
            if work[place][0] == "challenge.strike":
                work[place] = (*work[place][:-1], True)
                defender = board.character(work[place][2])
                if defender is not None:
                    public = (defender.who, frame.ability)
                    board.emit("prevented", rule.DAMAGE_PREVENT, defender.owner, public)
                break
        return False


class RollEffect(Effect):
    """Roll the die in the open; on enough, do something."""

    __slots__ = ("at_least", "harmful", "inner")

    def __init__(self, at_least: int, inner: Effect) -> None:
        self.at_least = at_least
        self.inner = inner
        self.harmful = inner.harmful

    def accepts(self, board: Board, frame: Frame, character: Character) -> bool:
        """As the effect that may follow."""
        return self.inner.accepts(board, frame, character)

    def worthwhile(self, board: Board, frame: Frame) -> bool:
        """As the effect that may follow."""
        return self.inner.worthwhile(board, frame)

    def succeeds(self, board: Board, frame: Frame) -> bool:
        """Roll; whether it is enough."""
        rolled = roll(board)
        source = frame.source(board)
        who = None if source is None else source.who
        success = rolled >= self.at_least
        board.emit("rolled", rule.DIE, frame.you, (who, rolled, self.at_least, success, frame.ability))
        return success


def roll(board: Board) -> int:
    """A roll of the die: one that was fixed beforehand, else a random one."""
    state = board.state
    if state.rolls:
        return state.rolls.pop(0)
    state.random, rolled = below(state.random, board.ruleset.constants.die_sides)
    return rolled + 1


class LookEffect(Effect):
    """Look at the top cards: keep some, put the rest under the deck in an order. Only their owner sees them."""

    __slots__ = ("count", "keep")

    harmful = False

    def __init__(self, count: int, keep: int) -> None:
        self.count = count
        self.keep = keep

    def worthwhile(self, board: Board, frame: Frame) -> bool:
        """Whether there is a card to look at; nothing is reshuffled for this."""
        return bool(board.side(frame.you).deck)

    def act(self, board: Board, frame: Frame, targets: list[Character]) -> bool:
        """Show the cards and ask which to keep. They stay on the deck until that is settled."""
        deck = board.side(frame.you).deck
        seen = deck[-self.count :][::-1]
        if not seen:
            return False
        board.emit("looked", rule.ABILITY, frame.you, (len(seen), frame.ability), tuple(seen))
        keep = min(self.keep, len(seen))
        shape = Shape.PICK if keep == 1 else Shape.PICK_SEVERAL
        cards = sorted(set(seen)) if keep == 1 else sorted(seen)
        options = tuple(("card", card) for card in cards)
        then: Task = ("look.keep", len(seen), frame.plain())
        board.ask(frame.you, shape, options, rule.ABILITY_CHOICE, then, count=keep, about=("keep", frame.ability))
        return True


@step("look.keep")
def keep_card(board: Board, seen: int, frame: Task, answer: tuple[Any, ...]) -> None:
    """The kept cards go to the hand; ask for the order of the rest."""
    kept = [answer[1]] if answer[0] == "card" else [card for _, card in answer]
    you: int = frame[1]
    side = board.side(you)
    rest = side.deck[-seen:]
    del side.deck[-seen:]
    for card in kept:
        rest.remove(card)
    side.deck += rest
    side.take(kept)
    board.emit("kept", rule.ABILITY, you, (len(kept), frame[0]), tuple(kept))
    then: Task = ("look.order", frame)
    options = tuple(("card", card) for card in sorted(rest))
    board.ask(you, Shape.ORDER, options, rule.ABILITY_CHOICE, then, about=("order", frame[0]))


@step("look.order")
def order_rest(board: Board, frame: Task, answer: tuple[tuple[str, str], ...]) -> None:
    """The rest goes under the deck; the first named will be drawn first."""
    you: int = frame[1]
    cards = [card for _, card in answer]
    if cards:
        deck = board.side(you).deck
        del deck[-len(cards) :]
        deck[:0] = reversed(cards)
        board.emit("put under", rule.ABILITY, you, (len(cards), frame[0]), tuple(cards))
    board.do(("ability.go on", *frame))
