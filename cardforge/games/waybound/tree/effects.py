"""Effects: what is done, in steps. A step is one sentence; its optional layers are the same for every effect.

Steps resolve in the order printed, each completely before the next. A step without a legal target does nothing. You
choose what is chosen, unless the sentence says who else does.
"""

from dataclasses import dataclass
from enum import Enum
from typing import NewType

from cardforge.games.waybound.tree.amounts import Count, DieFace, Excess, Modifier, Printed, StatisticId
from cardforge.games.waybound.tree.costs import May
from cardforge.games.waybound.tree.limits import Duration
from cardforge.games.waybound.tree.where import Destination, Origin
from cardforge.games.waybound.tree.who import Target

FormName = NewType("FormName", str)
"""The printed name of one of a card's two forms: one word."""


class Manner(Enum):
    """How a move is made. In no manner is Charge paid beyond what the ability says; Rooted characters stay."""

    EFFECT = ""
    """It neither exhausts nor readies and is not the character's normal move. An exhausted character can be moved."""
    NORMAL_MOVE = "as its normal move"
    """It uses up the normal move of the turn: only a ready character with that move unused can make it; it exhausts."""
    NORMAL_MOVE_KEPT_READY = "as its normal move and keep it ready"
    """The same, but the character stays ready."""


@dataclass(frozen=True, slots=True)
class Heal:
    """“heal 2 from a friendly character”: remove that much damage, at most all. An undamaged one may be chosen."""

    amount: Count
    target: Target


@dataclass(frozen=True, slots=True)
class Damage:
    """“deal 3 damage to an opposing character anywhere”: damage that is not Challenge damage."""

    amount: Count | Excess
    target: Target


@dataclass(frozen=True, slots=True)
class Draw:
    """“draw 2 cards”: you draw, the discard reshuffled into an empty deck."""

    count: Count


@dataclass(frozen=True, slots=True)
class GainRenown:
    """“gain 1 Renown”: you gain it."""

    amount: Count


@dataclass(frozen=True, slots=True)
class RegainCharge:
    """“regain 1 Charge”: added to your available Charge, at most up to capacity."""

    amount: Count


@dataclass(frozen=True, slots=True)
class Move:
    """“move a friendly character from ROUTE to the realm”.

    Who is moved, then (where the heading leaves a choice) where to. Only characters that are at the origin, can move
    and have somewhere to go are legal targets. With *each*, one heading is chosen for each, in board order.
    """

    target: Target
    origin: Origin
    destination: Destination
    manner: Manner


@dataclass(frozen=True, slots=True)
class Ready:
    """“ready an exhausted friendly Ally”. A recovering Companion does not become ready by it."""

    target: Target


@dataclass(frozen=True, slots=True)
class Exhaust:
    """“exhaust it”."""

    target: Target


@dataclass(frozen=True, slots=True)
class Defeat:
    """“defeat an opposing Ally anywhere”: whatever its Guard. A Companion returns as its defeat rule says."""

    target: Target


@dataclass(frozen=True, slots=True)
class ReturnToHand:
    """“return an opposing Ally anywhere to its owner's hand”: not a defeat; a Companion cannot be returned."""

    target: Target


@dataclass(frozen=True, slots=True)
class Change:
    """“this gets +1 Force this turn, up to +3”: added to the statistic for that long.

    `up_to` is the most this ability of this card adds (or takes) in all to one character while its changes last; a
    further one does nothing. None: no cap.
    """

    target: Target
    amount: Modifier
    statistic: StatisticId
    duration: Duration
    up_to: Modifier | None

    def __post_init__(self) -> None:
        if self.up_to is not None and (self.up_to * self.amount < 0 or abs(self.up_to) < abs(self.amount)):
            raise ValueError(f"up to {self.up_to:+} cannot cap {self.amount:+}")


@dataclass(frozen=True, slots=True)
class OpenRealm:
    """“open the realm”: if it is closed; opening an open one changes nothing, also not when it will close."""


@dataclass(frozen=True, slots=True)
class LookAtTop:
    """“look at the top 3 cards of your deck. Keep 1 and put the rest under your deck in any order.”

    Up to that many, without reshuffling; only you see them. The kept ones go to your hand; of the rest the first named
    will be drawn first.
    """

    count: Count
    keep: Count

    def __post_init__(self) -> None:
        if self.keep >= self.count:
            raise ValueError("there is no rest to put under the deck")


@dataclass(frozen=True, slots=True)
class PreventDamage:
    """“prevent the damage”: of the Challenge for which a character was chosen to defend. It is still made."""


@dataclass(frozen=True, slots=True)
class ChooseRoute:
    """“choose a Route”: one at which a later step of this ability would do something; “there” is that Route."""


@dataclass(frozen=True, slots=True)
class Form:
    """“NAME 0/2/2”: a form's name and its printed statistics in the order of the vocabulary."""

    name: FormName
    statistics: tuple[Printed, Printed, Printed]


@dataclass(frozen=True, slots=True)
class SwitchForm:
    """“turn this from NAME 0/2/2 to NAME 4/2/0, or back”: the other form's statistics take the place of the present.

    It enters in the first form. Damage, readiness, Route and modifiers stay; too little Guard defeats.
    """

    first: Form
    second: Form

    def __post_init__(self) -> None:
        if self.first.name == self.second.name:
            raise ValueError("the two forms have one name")


PlainEffect = (
    Heal
    | Damage
    | Draw
    | GainRenown
    | RegainCharge
    | Move
    | Ready
    | Exhaust
    | Defeat
    | ReturnToHand
    | Change
    | OpenRealm
    | LookAtTop
    | PreventDamage
    | ChooseRoute
    | SwitchForm
)


@dataclass(frozen=True, slots=True)
class RollDie:
    """“roll a die. On 5 or more, prevent the damage”: a six-sided die, in the open; below it nothing happens."""

    at_least: DieFace
    effect: PlainEffect


Effect = PlainEffect | RollDie


@dataclass(frozen=True, slots=True)
class Step:
    """One sentence of an effect, with its layers.

    `may`: optional, perhaps for a price; None: mandatory. `barred`: “, but it cannot Explore this turn”: the target of
    the effect, once the effect is done, may not Explore for the rest of the turn.
    """

    effect: Effect
    may: May | None
    barred: bool
