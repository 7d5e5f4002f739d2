"""What a game tells the scenario runner: which words its scenarios are written in, and how to play them.

The runner knows files, steps, answers and reports; the game knows what the words mean. Words are checked by the game's
own models when a file is read, so that a mistake is told with its line before anything is played.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from pydantic import BaseModel

from cardforge.game.refusal import Refusal
from cardforge.game.telling import Telling
from cardforge.game.zones import Zone

Path = tuple[str | int, ...]
"""Keys from the top of a scenario down to a value."""


class ScenarioError(Exception):
    """A scenario that cannot be meant: a name that nobody has, a position that contradicts the rules in itself."""

    def __init__(self, message: str, path: Path = ()) -> None:
        super().__init__(message)
        self.message = message
        self.path = path
        """Where in the scenario, as far as it is known."""


class StepFailureError(Exception):
    """A step that the game refuses, or an answer that is not among the options."""


@dataclass(frozen=True, slots=True)
class Mismatch:
    """Something that is not as expected, in the words of the file."""

    what: str
    expected: str
    found: str

    def __str__(self) -> str:
        return f"{self.what}: expected {self.expected}, found {self.found}"


@dataclass(frozen=True, slots=True)
class Pending:
    """An open decision that is no action of a turn, in words."""

    player: str
    options: tuple[str, ...]
    optional: bool


@dataclass(frozen=True, slots=True)
class Opening:
    """How a scenario begins, each part checked by the game's models already."""

    given: BaseModel | None
    setup: BaseModel | None
    edition: str | None
    seed: int
    settings: Mapping[str, bool] = field(default_factory=dict)
    define: Sequence[Mapping[str, Any]] = ()


class Position(Protocol):
    """A match that a scenario plays, spoken to in the words of the file. A name of nobody raises ScenarioError."""

    def act(self, action: BaseModel) -> None:
        """Take an action. Raises StepFailureError where it is not open."""

    def refusal(self, action: BaseModel) -> Refusal | None:
        """Why an action is not open; None where it is."""

    def answer(self, answer: Any) -> None:
        """Answer the open decision. Raises StepFailureError, naming the options, for what is not among them."""

    def pending(self) -> Pending | None:
        """The open decision, if it is no action of a turn."""

    def is_pending(self, player: str | None, options: Sequence[Any] | None, optional: bool | None) -> bool:
        """Whether the open decision is that one; what is None is not compared."""

    def check(self, expected: BaseModel) -> list[Mismatch]:
        """What is not as expected, of the game's own words."""

    def log(self, player: str | None) -> list[str]:
        """The log since the scenario began: everybody's, or as one player reads it."""

    def fix_rolls(self, rolls: Sequence[int]) -> None:
        """Fix the coming rolls."""

    def rolls_left(self) -> list[int]:
        """Fixed rolls that were not rolled yet."""

    def telling(self) -> Telling:
        """The position in words, for somebody who may see everything; characters go by their labels."""

    def rules_spoken(self) -> frozenset[str]:
        """Ids of the rules that made something happen, asked or refused so far."""


class ScenarioWords(Protocol):
    """The words of one game's scenarios."""

    given: type[BaseModel]
    """What a position is given by."""
    setup: type[BaseModel]
    """What a match from its beginning is given by."""
    actions: Mapping[str, type[BaseModel]]
    """For the key of each kind of step, the model of the whole step (without what every step may have)."""
    expect: type[BaseModel]
    """What can be expected of a position, apart from decisions and the log."""
    players: tuple[str, ...]
    """What the players are called."""
    zones: tuple[Zone, ...]
    """Where each player's cards lie, apart from the board."""
    rules: frozenset[str]
    """Ids of all rules that can speak in this game."""

    def begin(self, opening: Opening) -> Position:
        """The position that a scenario begins with. Raises ScenarioError."""
