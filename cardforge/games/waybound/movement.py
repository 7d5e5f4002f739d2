"""The normal move of a character."""

from __future__ import annotations

from cardforge.games.waybound import rule_ids as rule
from cardforge.games.waybound.board import Board, step
from cardforge.games.waybound.compile.describe import ANYWHERE, Speaker
from cardforge.games.waybound.compile.statics import MOVE_PRICE
from cardforge.games.waybound.compile.triggers import MOVED, Happening
from cardforge.games.waybound.resolve.moving import ROOTED
from cardforge.games.waybound.state import Character
from cardforge.games.waybound.triggers import set_off
from cardforge.games.waybound.values import holds_now, speakers


def refuse_mover(board: Board, mover: Character) -> str | None:
    """The rule that keeps the character from any normal move now, or None."""
    if mover.recovering:
        return rule.RECOVERY
    if not mover.ready:
        return rule.MOVE_READY
    if mover.moved >= board.ruleset.constants.moves_per_turn:
        return rule.MOVE_ONCE
    if board.has_keyword(mover, ROOTED):
        return rule.MOVE_ROOTED
    return None


def refuse_move(board: Board, mover: Character, route: int, stay_ready: bool) -> str | None:
    """The rule that forbids this normal move, or None."""
    refused = refuse_mover(board, mover)
    if refused is not None:
        return refused
    if route not in board.routes_in_play():
        return rule.REALM_CLOSED
    if route not in board.adjacent(mover.route):
        return rule.MOVE_ADJACENT
    extra = 0
    if stay_ready:
        price = stay_ready_price(board, mover, route)
        if price is None:
            return rule.MOVE_STAY_READY
        extra = price
    if move_cost(board, mover, route) + extra > board.side(mover.owner).charge:
        return rule.MOVE_COST
    return None


def move_cost(board: Board, mover: Character, route: int) -> int:
    """Rule move.cost: what the move costs; of several prices the lowest."""
    return lowest(board, own_price(board, mover, route), shared_prices(board).get(route))


def lowest(board: Board, own: int | None, shared: int | None) -> int:
    """The lowest of the prices that there are; without any, what every normal move costs."""
    if own is None:
        return board.ruleset.constants.move_cost if shared is None else shared
    return own if shared is None or own < shared else shared


def own_price(board: Board, mover: Character, route: int) -> int | None:
    """What the character itself says that its move costs; None where it says nothing."""
    prices = board.ruleset.faces[mover.face].statics.move_prices
    if not prices:
        return None
    speaker = Speaker(mover.owner, mover, mover.route)
    said = [
        price.price
        for price in prices
        if not (price.everybody or (price.first and mover.moved))
        and price.to in (ANYWHERE, route)
        and holds_now(board, price.when, speaker)
    ]
    return min(said, default=None)


def shared_prices(board: Board) -> dict[int, int]:
    """What cards say that everybody's move into a Route costs, by Route."""
    ruleset = board.ruleset
    if ruleset.fixed_prices is not None and not ruleset.voices.speaking[MOVE_PRICE]:
        return ruleset.fixed_prices
    found: dict[int, int] = {}
    faces = board.ruleset.faces
    for face, speaker in speakers(board, MOVE_PRICE):
        for price in faces[face].statics.move_prices:
            if price.everybody and holds_now(board, price.when, speaker):
                found[price.to] = min(price.price, found.get(price.to, price.price))
    return found


def stay_ready_price(board: Board, mover: Character, route: int) -> int | None:
    """What the character may pay on top to stay ready, the least if several abilities offer it; None if none does."""
    face = board.ruleset.faces[mover.face]
    if not face.statics.keeps_ready:
        return None
    speaker = Speaker(mover.owner, mover, mover.route)
    offers = [
        keep.price
        for keep in face.statics.keeps_ready
        if keep.price is not None and keep.to in (ANYWHERE, route) and holds_now(board, keep.when, speaker)
    ]
    return min(offers, default=None)


def keeps_ready(board: Board, mover: Character, route: int) -> bool:
    """Whether the move does not exhaust, for nothing."""
    face = board.ruleset.faces[mover.face]
    if not face.statics.keeps_ready:
        return False
    speaker = Speaker(mover.owner, mover, mover.route)
    return any(
        keep.price is None and keep.to in (ANYWHERE, route) and holds_now(board, keep.when, speaker)
        for keep in face.statics.keeps_ready
    )


def move(board: Board, uid: int, route: int, stay_ready: bool) -> None:
    """Rule move.normal: pay, move, exhaust."""
    mover = board.state.characters[uid]
    cost = move_cost(board, mover, route)
    if stay_ready:
        cost += stay_ready_price(board, mover, route) or 0
    board.pay(mover.owner, cost)
    origin = mover.route
    if not stay_ready and not keeps_ready(board, mover, route):
        mover.ready = False
    mover.moved += 1
    board.shift(mover, route)
    public = (mover.who, origin, route, cost, mover.ready)
    board.emit("made its move", rule.MOVE_NORMAL, mover.owner, public)
    move_made(board, uid)


@step("move.made")
def move_made(board: Board, uid: int) -> None:
    """A normal move, also one that an ability made, is complete."""
    if MOVED in board.ruleset.voices.hearing:
        mover = board.state.characters[uid]
        set_off(board, Happening(MOVED, mover, mover.route))
