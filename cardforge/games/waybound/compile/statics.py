"""Statics: what simply holds. Each statement becomes a small record that values and rules look up on a face."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from cardforge.games.waybound.compile.describe import ANYWHERE, Fits, Holds, Locate, fits, holds, locate
from cardforge.games.waybound.state import STATISTICS
from cardforge.games.waybound.tree.abilities import Static
from cardforge.games.waybound.tree.conditions import Turn
from cardforge.games.waybound.tree.statics import (
    AnyNormalMoveCosts,
    ChallengeHas,
    ChoosesDefender,
    Damaging,
    DealsMore,
    Has,
    MayPayToStayReady,
    NormalMoveCosts,
    NormalMoveKeepsReady,
    Statement,
    TakesLess,
    ThisRoute,
    Which,
)
from cardforge.games.waybound.tree.triggers import Defender
from cardforge.games.waybound.tree.where import AtRoute, Spot
from cardforge.games.waybound.tree.who import Each, Holder, Kind, Readiness, This

PROTECTION, MOVE_PRICE = 3, 4
"""What statics of others can be about, besides the statistics 0 to 2."""


@dataclass(frozen=True, slots=True)
class When:
    """In whose turn and while what a static holds."""

    turn: Turn
    condition: Holds | None

    @property
    def always(self) -> bool:
        """Whether nothing has to be asked."""
        return self.turn is Turn.ANY and self.condition is None


@dataclass(frozen=True, slots=True)
class Reach:
    """Whom a static is about: itself alone, its owner's Companion, or all that fit at a place."""

    itself: bool
    companion: bool
    test: Fits | None
    place: Locate | None
    here: bool = False
    """Whether it is only about those who stand where the speaker does."""


@dataclass(frozen=True, slots=True)
class Bonus:
    """Adds to a statistic."""

    key: str
    when: When
    reach: Reach
    amount: int
    statistic: int
    stacks: bool
    challenge: bool = False
    """Whether it speaks only for a Challenge that is being made."""
    first: bool = False


@dataclass(frozen=True, slots=True)
class Protection:
    """Takes away from damage."""

    key: str
    when: When
    reach: Reach
    amount: int
    least: int
    challenge_only: bool
    stacks: bool


@dataclass(frozen=True, slots=True)
class ExtraDamage:
    """Adds to the damage of its own Challenges."""

    key: str
    when: When
    amount: int
    against: Callable[[bool, bool], bool]
    """Whether it counts against a defender, told whether it is a Companion and whether it was ready."""
    stacks: bool


@dataclass(frozen=True, slots=True)
class DefenderChoice:
    """The attacker chooses who defends."""

    key: str
    when: When
    among_ready: bool


@dataclass(frozen=True, slots=True)
class MovePrice:
    """What a normal move costs, of itself or (on a Route, or said of a Route) of everybody."""

    key: str
    when: When
    everybody: bool
    to: int
    price: int
    first: bool


@dataclass(frozen=True, slots=True)
class KeepsReady:
    """A normal move that does not exhaust, for nothing or for a price."""

    key: str
    when: When
    to: int
    price: int | None
    """Charge paid on top, chosen with the move; None where it simply stays ready."""


@dataclass(slots=True)
class Statics:
    """All statics of one face."""

    bonuses: tuple[list[Bonus], list[Bonus], list[Bonus]] = field(default_factory=lambda: ([], [], []))
    protections: list[Protection] = field(default_factory=list)
    extra_damage: list[ExtraDamage] = field(default_factory=list)
    defender_choices: list[DefenderChoice] = field(default_factory=list)
    move_prices: list[MovePrice] = field(default_factory=list)
    keeps_ready: list[KeepsReady] = field(default_factory=list)

    def speaks_of_others(self, about: int) -> bool:
        """Whether it says something about a statistic, protection or moves that is not about the bearer alone."""
        if about == MOVE_PRICE:
            return any(price.everybody for price in self.move_prices)
        return not all(one.reach.itself for one in self._said(about))

    def speaks_here_only(self, about: int) -> bool:
        """Whether what it says of a statistic or of protection concerns only those who stand there."""
        return about != MOVE_PRICE and all(one.reach.here for one in self._said(about))

    def _said(self, about: int) -> Sequence[Bonus | Protection]:
        return self.protections if about == PROTECTION else self.bonuses[about]


def compile_static(key: str, static: Static, routes: Mapping[str, int], own_route: int, into: Statics) -> None:
    """Add one static ability to the statics of a face. `own_route` is the Route it stands on, where it is a Route's."""
    when = When(static.turn, holds(static.condition, routes))
    statement: Statement = static.statement
    match statement:
        case Has(who=who, amount=amount, statistic=statistic):
            number = STATISTICS.index(statistic)
            bonus = Bonus(key, when, reach_of(who, routes), amount, number, static.stacks)
            into.bonuses[number].append(bonus)
        case ChallengeHas(which=which, amount=amount, statistic=statistic):
            number = STATISTICS.index(statistic)
            first = which is Which.FIRST
            bonus = Bonus(key, when, ITSELF, amount, number, static.stacks, challenge=True, first=first)
            into.bonuses[number].append(bonus)
        case TakesLess(who=who, amount=amount, damage=damage, never_below=never_below):
            only = damage is Damaging.CHALLENGE
            reach = reach_of(who, routes)
            into.protections.append(Protection(key, when, reach, amount, never_below or 0, only, static.stacks))
        case DealsMore(defender=defender, amount=amount):
            into.extra_damage.append(ExtraDamage(key, when, amount, defender_test(defender), static.stacks))
        case ChoosesDefender(among_ready=among_ready):
            into.defender_choices.append(DefenderChoice(key, when, among_ready))
        case NormalMoveCosts(which=which, to=to, price=price):
            first = which is Which.FIRST
            into.move_prices.append(MovePrice(key, when, False, _route(to, routes), price, first))
        case AnyNormalMoveCosts(to=to, price=price):
            target = own_route if isinstance(to, ThisRoute) else routes[to.route]
            into.move_prices.append(MovePrice(key, when, True, target, price, False))
        case NormalMoveKeepsReady(to=to):
            into.keeps_ready.append(KeepsReady(key, when, _route(to, routes), None))
        case MayPayToStayReady(price=price):
            into.keeps_ready.append(KeepsReady(key, when, ANYWHERE, price))
        case _:
            raise NotImplementedError(f"no rule for {type(statement).__name__}")


ITSELF = Reach(True, False, None, None)


def reach_of(who: Holder, routes: Mapping[str, int]) -> Reach:
    """Whom a static is about."""
    if isinstance(who, This):
        return ITSELF
    if isinstance(who, Each):
        return Reach(False, False, fits(who.characters), locate(who.place, routes), who.place is Spot.HERE)
    return Reach(False, True, None, None)


def defender_test(defender: Defender | None) -> Callable[[bool, bool], bool]:
    """A test for "an Ally", "a ready character", told whether the defender is a Companion and whether it was ready."""
    if defender is None:
        return lambda companion, ready: True
    kind, readiness = defender.kind, defender.readiness

    def test(companion: bool, ready: bool) -> bool:
        return (kind is Kind.CHARACTER or companion is (kind is Kind.COMPANION)) and (
            readiness is Readiness.ANY or ready is (readiness is Readiness.READY)
        )

    return test


def _route(to: AtRoute | None, routes: Mapping[str, int]) -> int:
    return ANYWHERE if to is None else routes[to.route]
