"""A game for tests: a counter, and cards that say what they do to it. “Add 2.”, “If odd, add 2.”, “You may add 1.”

Nothing of it is in the package. Its scenarios play a card and say what the counter shows then.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from enum import Enum
from hashlib import sha256
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict

from cardforge.game.refusal import Refusal
from cardforge.game.scenario_words import Mismatch, Opening, Pending, StepFailureError
from cardforge.game.trials import Change, Point, Printed, Reading, Setting, Trace


@dataclass(frozen=True)
class Bounds:
    least: int
    most: int


class Way(Enum):
    ADD = "add"
    TAKE = "take"


class Parity(Enum):
    ODD = "odd"
    EVEN = "even"


@dataclass(frozen=True)
class Sentence:
    """One card's text."""

    only_if: Parity | None
    way: Way
    amount: Annotated[int, Bounds(1, 9)]


Text = tuple[Sentence, ...]

_SENTENCE = re.compile(r"(?:If (odd|even), )?(add|take) (\d)\.", re.IGNORECASE)


def parse(text: str) -> Text:
    """The tree of a text. Raises ValueError."""
    found = _SENTENCE.findall(text)
    if " ".join(say((sentence,)) for sentence in map(_sentence, found)) != text:
        raise ValueError(text)
    return tuple(map(_sentence, found))


def _sentence(found: tuple[str, str, str]) -> Sentence:
    return Sentence(Parity(found[0]) if found[0] else None, Way(found[1].lower()), int(found[2]))


def say(text: Text) -> str:
    """The text of a tree."""
    said = []
    for one in text:
        if_layer = f"If {one.only_if.value}, " if one.only_if else ""
        sentence = f"{if_layer}{one.way.value} {one.amount}."
        said.append(sentence[0].upper() + sentence[1:])
    return " ".join(said)


class Model(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Given(Model):
    counter: int = 0


class Play(Model):
    play: str


class Expected(Model):
    counter: int | None = None


class Position:
    def __init__(self, game: CounterWords, counter: int) -> None:
        self._game = game
        self.counter = counter

    def act(self, action: BaseModel) -> None:
        assert isinstance(action, Play)
        if action.play not in self._game.texts:
            raise StepFailureError(f"no card is called {action.play}")
        for number, one in enumerate(parse(self._game.text(action.play))):
            so = one.only_if is None or (one.only_if is Parity.ODD) == (self.counter % 2 == 1)
            self._game.saw(action.play, f"{number} {'done' if so else 'not so'}")
            if so:
                step = one.amount * self._game.settings["factor"]
                self.counter += step if one.way is Way.ADD else -step

    def refusal(self, action: BaseModel) -> Refusal | None:
        return None

    def answer(self, answer: Any) -> None:
        raise StepFailureError("nothing is asked")

    def pending(self) -> Pending | None:
        return None

    def is_pending(self, player: str | None, options: Any, optional: bool | None) -> bool:
        return False

    def check(self, expected: BaseModel) -> list[Mismatch]:
        assert isinstance(expected, Expected)
        if expected.counter in (None, self.counter):
            return []
        return [Mismatch("counter", str(expected.counter), str(self.counter))]

    def log(self, player: str | None) -> list[str]:
        return []

    def fix_rolls(self, rolls: Any) -> None:
        return None

    def rolls_left(self) -> list[int]:
        return []

    def rules_spoken(self) -> frozenset[str]:
        return frozenset()


@dataclass
class CounterWords:
    """Plays scenarios with these texts and settings."""

    texts: dict[str, str]
    settings: dict[str, int]
    trace: Trace | None = None
    given: type[BaseModel] = Given
    setup: type[BaseModel] = Given
    actions: dict[str, type[BaseModel]] = field(default_factory=lambda: {"play": Play})
    expect: type[BaseModel] = Expected
    players: tuple[str, ...] = ("A",)

    def begin(self, opening: Opening) -> Position:
        PLAYED.append(self.texts)
        if self.trace is not None:
            self.trace.asked.update(self.settings)
        return Position(self, getattr(opening.given, "counter", 0))

    def text(self, card: str) -> str:
        if self.trace is not None:
            self.trace.read.add(card)
            self.trace.used.add(card)
        return self.texts[card]

    def saw(self, card: str, what: str) -> None:
        if self.trace is not None:
            self.trace.seen.add((card, what))


PLAYED: list[object] = []
"""A line for every scenario that was begun: tests count how many."""


@dataclass(frozen=True)
class CounterTrials:
    """The `Trials` of this game, and what makes them: calling it gives itself."""

    cards: tuple[tuple[str, str], ...]
    factor: int = 1

    def __call__(self) -> CounterTrials:
        return self

    def texts(self) -> list[Printed]:
        return [Printed(id, id.title(), "card", "all", text) for id, text in self.cards]

    def settings(self) -> list[Setting]:
        return [Setting("factor", self.factor, least=1), Setting("players", 1, "there is one counter")]

    def read(self, id: str) -> Reading | None:
        text = dict(self.cards)[id]
        try:
            tree = parse(text)
        except ValueError:
            return None
        points = []
        for number, one in enumerate(tree):
            at = text.index(say((one,)))
            points.append(Point(f"{number} done", "done", at))
            points += [Point(f"{number} not so", "condition not so", at)] if one.only_if else []
        return Reading(tree, Text, say(tree) == text, tuple(points))

    def nouns(self) -> dict[Any, list[str]]:
        return {}

    def say(self, id: str, tree: Any) -> str | None:
        return say(tree)

    def hashes(self) -> dict[str, str]:
        return {"": str(self.factor)} | {id: sha256(text.encode()).hexdigest() for id, text in self.cards}

    def words(self, change: Change) -> CounterWords:
        texts = dict(self.cards)
        if change.id:
            texts[change.id] = change.text
        return CounterWords(texts, {"factor": self.factor, **change.settings})

    def traced(self, trace: Trace) -> CounterWords:
        return CounterWords(dict(self.cards), {"factor": self.factor}, trace)
