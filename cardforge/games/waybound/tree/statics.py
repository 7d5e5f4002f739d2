"""Statics: what simply holds, as long as the card is on the board and the ability's conditions are met.

Nothing here accumulates: values are computed whenever they are asked for.
"""

from dataclasses import dataclass
from enum import Enum

from cardforge.games.waybound.tree.amounts import Count, Modifier, Price, StatisticId
from cardforge.games.waybound.tree.triggers import Defender
from cardforge.games.waybound.tree.where import AtRoute
from cardforge.games.waybound.tree.who import Holder


class Which(Enum):
    """Which of a character's acts."""

    EVERY = ""
    FIRST = "first"
    """The first of each turn, counted whether or not the static held at the time."""


class Damaging(Enum):
    """Which damage."""

    ANY = "damage"
    CHALLENGE = "Challenge damage"
    """Damage dealt by a Challenge to its defender; not what spills over, not what an effect deals."""


class ThisRoute(Enum):
    """The Route on which the sentence stands."""

    THIS_ROUTE = "this Route"


@dataclass(frozen=True, slots=True)
class Has:
    """“it has +2 Force”: added to the statistic while the static holds. Guard that is lost may defeat at once."""

    who: Holder
    amount: Modifier
    statistic: StatisticId


@dataclass(frozen=True, slots=True)
class ChallengeHas:
    """“its first Challenge each turn has +1 Force”: added only while that Challenge resolves."""

    which: Which
    amount: Modifier
    statistic: StatisticId


@dataclass(frozen=True, slots=True)
class TakesLess:
    """“takes 1 less Challenge damage, but never less than 1”: damage dealt to it is reduced by `amount`.

    `never_below` is the least that a hit above zero is reduced to; None: to 0. A hit of zero stays zero.
    """

    who: Holder
    amount: Count
    damage: Damaging
    never_below: Count | None


@dataclass(frozen=True, slots=True)
class DealsMore:
    """“When this Challenges a ready character, it deals 1 more damage”: added to that Challenge's damage.

    It is Challenge damage and comes before protections. `defender` None: against anybody. A Challenge with Force 0
    deals it too.
    """

    defender: Defender | None
    amount: Count


@dataclass(frozen=True, slots=True)
class ChoosesDefender:
    """“When this Challenges, you choose which [ready] character defends”.

    `among_ready`: you pick among the ready ones there, among all if none is ready; otherwise among all, ready or not.
    It changes who picks, not who can be reached from where.
    """

    among_ready: bool


@dataclass(frozen=True, slots=True)
class NormalMoveCosts:
    """“Its first normal move each turn costs 0”, “Its normal move to ROUTE costs 2”: this card's own normal move.

    The price replaces the ordinary one; with several prices the lowest counts. The move still exhausts. `to` None: to
    any Route.
    """

    which: Which
    to: AtRoute | None
    price: Price


@dataclass(frozen=True, slots=True)
class AnyNormalMoveCosts:
    """“A normal move into this Route costs 0”: everybody's normal move, of either side, into that Route."""

    to: ThisRoute | AtRoute
    price: Price


@dataclass(frozen=True, slots=True)
class NormalMoveKeepsReady:
    """“Its normal move to the realm does not exhaust it”: it still costs and still is its one move of the turn.

    `to` None: to any Route.
    """

    to: AtRoute | None


@dataclass(frozen=True, slots=True)
class MayPayToStayReady:
    """“When this makes its normal move, you may pay 1 more to keep it ready”: chosen and paid with the move itself."""

    price: Count


Statement = (
    Has
    | ChallengeHas
    | TakesLess
    | DealsMore
    | ChoosesDefender
    | NormalMoveCosts
    | AnyNormalMoveCosts
    | NormalMoveKeepsReady
    | MayPayToStayReady
)
