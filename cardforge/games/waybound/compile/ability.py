"""An ability ready to be played: what starts it, how often, for what, and its steps."""

from __future__ import annotations

from dataclasses import dataclass

from cardforge.games.waybound.compile.describe import Fits, Holds, Locate
from cardforge.games.waybound.compile.triggers import Matches
from cardforge.games.waybound.resolve.effect import Effect
from cardforge.games.waybound.tree.limits import Limit, Period


@dataclass(frozen=True, slots=True)
class CompiledTarget:
    """Whom a step is done to."""

    mode: str
    """`this`, `companion`, `it`, `one` or `each`."""
    fits: Fits | None = None
    place: Locate | None = None
    by_defender: bool = False
    whose: int = 0
    """1 where it can only be a friendly character, -1 where only an opposing one, 0 where either."""


@dataclass(frozen=True, slots=True)
class CompiledStep:
    """One sentence of an effect."""

    effect: Effect
    target: CompiledTarget | None
    may: int | None
    """The price of an optional step; None where it is mandatory."""
    barred: bool


@dataclass(frozen=True, slots=True)
class CompiledAbility:
    """A triggered or activated ability, or the effects of a Tactic."""

    key: str
    steps: tuple[CompiledStep, ...]
    condition: Holds | None = None
    limit: Limit | None = None
    matches: Matches | None = None
    optional: bool = False
    price: int = 0
    times: int = 0
    stacks: bool = True
    of_itself: bool = False
    """Whether it waits only for something that its own character does or that is done to it."""
    group: tuple[str, str] | None = None
    """For a triggered effect that does not stack: what kind of effect on what kind of target counts as the same."""
    strength: int = 0
    harmful: bool = False
    """Whether some step harms an opponent, so that a Tactic cannot be played without a legal target."""
    needs_target: bool = False
    """A Tactic that may be played only with a legal target."""
    never_without: bool = False
    """A Tactic that is never without one: the other side's Companion is always somewhere."""
    play_condition: Holds | None = None
    """A Tactic that may be played only while this is so."""

    @property
    def is_conditional(self) -> bool:
        """Whether a Tactic of this asks for more than its cost."""
        asks_for_target = (self.harmful or self.needs_target) and not self.never_without
        return asks_for_target or self.play_condition is not None


def counts_rounds(limit: Limit | None) -> bool:
    """Whether uses are counted over a whole numbered round."""
    return limit is not None and limit.period is Period.ROUND
