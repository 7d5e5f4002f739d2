"""Abilities: what one line of a card's text box is. A text is a tuple of them, in printed order."""

from dataclasses import dataclass, field

from cardforge.games.waybound.tree.amounts import Price, Times
from cardforge.games.waybound.tree.conditions import EventTurn, RealmIs, State, Turn
from cardforge.games.waybound.tree.context import check_steps
from cardforge.games.waybound.tree.costs import AbilityName, NamedAbilityCost, NamedAbilityLimit
from cardforge.games.waybound.tree.effects import Step
from cardforge.games.waybound.tree.keywords import HasKeyword
from cardforge.games.waybound.tree.limits import Limit
from cardforge.games.waybound.tree.statics import Statement
from cardforge.games.waybound.tree.triggers import Event


@dataclass(frozen=True, slots=True)
class Static:
    """“On your turn, while this has damage, it has +2 Force. Does not stack.”

    It holds in the turns `turn` names, while `condition` is so. `stacks` False (“Does not stack.”): of all that does
    not stack and gives the same character the same kind of thing (a change of one statistic in one direction; less
    damage of one kind), from whatever card, only the strongest counts.
    """

    turn: Turn
    condition: State | None
    statement: Statement
    stacks: bool


@dataclass(frozen=True, slots=True)
class Triggered:
    """“After another friendly character Challenges here on your turn, if this is ready, draw 1 card. Once each turn.”

    It starts each time the event happens (in a turn that `turn` allows) and `condition` is so when it would resolve.
    `stacks` False: lasting changes as for `Static`; any other effect happens once for one event and one character, the
    strongest, however many cards say it.
    """

    event: Event
    turn: EventTurn
    condition: State | None
    steps: tuple[Step, ...]
    limit: Limit | None
    stacks: bool

    def __post_init__(self) -> None:
        check_steps(self.steps, self.event)


@dataclass(frozen=True, slots=True)
class Activated:
    """“Once during your turn, while the realm is closed, pay 1: open it.”

    Used in its owner's main phase, at most `times` a turn, by a character that is not recovering; it need be neither
    ready nor unmoved unless a step says so. It can be used only while `condition` is so, the price can be paid and at
    least its first step could do something.
    """

    times: Times
    condition: State | None
    price: Price
    steps: tuple[Step, ...]
    stacks: bool

    def __post_init__(self) -> None:
        check_steps(self.steps, None)


@dataclass(frozen=True, slots=True)
class WithLegalTarget:
    """“Play this only with a legal target.” The first target of the card must exist when it is played."""


@dataclass(frozen=True, slots=True)
class OnlyWhile:
    """“Play this only while the realm is open.”: asked when it is played."""

    condition: RealmIs


Restriction = WithLegalTarget | OnlyWhile


@dataclass(frozen=True, slots=True)
class Played:
    """The effects of a Tactic, resolved when it is played, before it is discarded. None of them is at a place.

    Without a restriction it may be played with no legal target, unless it damages, defeats, returns or moves an
    opposing character. A step that readies needs none either.
    """

    steps: tuple[Step, ...]
    restriction: Restriction | None
    stacks: bool

    def __post_init__(self) -> None:
        check_steps(self.steps, None, on_board=False)


Body = HasKeyword | Static | Triggered | Activated | Played | NamedAbilityCost | NamedAbilityLimit


@dataclass(frozen=True, slots=True)
class Ability:
    """One line: “NAME — While this has damage, it has +2 Force.” `name` None: printed without one."""

    name: AbilityName | None = field(
        metadata={"unchanged": "a printed name does nothing; what speaks of an ability by its name is changed itself"}
    )
    body: Body


Text = tuple[Ability, ...]
"""All that one card says, a line each."""
