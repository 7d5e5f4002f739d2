"""What a scenario is once it is read: every part checked, every word known to the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

from cardforge.game.scenario_words import Opening


class Model(BaseModel):
    """Frozen, strict, without keys that nobody declared."""

    model_config = ConfigDict(frozen=True, strict=True, extra="forbid")


class Head(Model):
    """The keys of a scenario as they stand in the file."""

    scenario: Annotated[str, Field(min_length=1)]
    note: str | None = None
    rules: str | float | int | None = None
    seed: int = 0
    given: dict[str, Any] | None = None
    setup: dict[str, Any] | None = None
    define: list[dict[str, Any]] = Field(default_factory=list)
    settings: dict[str, bool] = Field(default_factory=dict)
    cites: dict[str, str | int] = Field(default_factory=dict)
    deviation: Annotated[str, Field(min_length=1)] | None = None
    steps: list[str | dict[str, Any]] = Field(default_factory=list)


class ExpectedDecision(Model):
    """What `pending` expects."""

    player: str | None = None
    options: list[Any] | None = None
    optional: bool | None = None


class ExpectedLog(Model):
    """What one player's log must and must not hold."""

    log: list[str | int] = Field(default_factory=list)
    not_log: list[str | int] = Field(default_factory=list)


class GeneralExpect(ExpectedLog):
    """What can be expected of any game: the open decision and the log."""

    pending: ExpectedDecision | str | None = None
    seen_by: dict[str, ExpectedLog] = Field(default_factory=dict)


@dataclass(frozen=True)
class Expect:
    """One `expect`, in its general and its game's part."""

    general: GeneralExpect
    own: BaseModel


@dataclass(frozen=True)
class Trial:
    """A step that shall be open, or shall not be, and perhaps the rule that must be the reason."""

    words: str
    action: BaseModel
    line: int
    because: str | None = None


@dataclass(frozen=True)
class Step:
    """One step: at most one action, then answers, then what must be true."""

    words: str
    line: int
    action: BaseModel | None = None
    dice: tuple[int, ...] = ()
    answers: tuple[Any, ...] = ()
    expect: Expect | None = None
    legal: tuple[Trial, ...] = ()
    illegal: tuple[Trial, ...] = ()


@dataclass(frozen=True)
class Scenario:
    """A scenario ready to be played."""

    title: str
    file: str
    line: int
    opening: Opening
    steps: tuple[Step, ...]
    note: str | None = None
    cites: Mapping[str, str] = field(default_factory=dict)
    deviation: str | None = None
    lines: Mapping[tuple[str | int, ...], int] = field(default_factory=dict)
    """Lines of its parts, by their keys."""

    def line_of(self, path: Sequence[str | int]) -> int:
        """The line of a part, or of the nearest thing around it."""
        keys = tuple(path)
        while keys and keys not in self.lines:
            keys = keys[:-1]
        return self.lines.get(keys, self.line)
