"""The board that the rules act on: the state, what is written down about it, and the few ways to change either.

A step of the rules is a function that takes the board and plain values. It is known by a name, so that pending work is
a stack of plain tuples in the state: a name and values. A step that needs an answer asks and ends; the answer is handed
to the step named in `then`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from cardforge.game.decisions import NO, YES, Answer, Option, Shape
from cardforge.game.events import NOBODY, Event
from cardforge.game.refusal import EndlessLoopError
from cardforge.games.waybound.state import Character, Side, State, Task

if TYPE_CHECKING:
    from cardforge.games.waybound.ruleset import Ruleset

STEPS: dict[str, Callable[..., None]] = {}
"""The steps of the rules by name."""

STEP_BUDGET = 20_000
"""Steps that one choice may lead to. Real cards need fewer than a hundred."""

YES_OR_NO = (YES, NO)

_new = tuple.__new__
"""Makes an event in half the time of its class: most of what happens is written down and never looked at."""


def step(name: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Register a step of the rules under a name that saves may hold."""

    def register(function: Callable[..., None]) -> Callable[..., None]:
        STEPS[name] = function
        return function

    return register


class Board:
    """A state with the rules it is played by and the events so far."""

    __slots__ = ("events", "rules_asked", "ruleset", "state")

    def __init__(self, ruleset: Ruleset, state: State, events: list[Event]) -> None:
        self.ruleset = ruleset
        self.state = state
        self.events = events
        self.rules_asked: set[str] = set()
        """Rules that have asked something, also where the answer was plain."""

    # What happens

    def emit(
        self,
        kind: str,
        rule: str,
        player: int = NOBODY,
        public: tuple[Any, ...] = (),
        private: tuple[Any, ...] | None = None,
    ) -> None:
        """Write down what happened."""
        self.events.append(_new(Event, (kind, rule, player, public, private)))

    def later(self, *task: Any) -> None:
        """Do this when all that is under way is done."""
        self.state.work.append(task)

    def ask(
        self,
        player: int,
        shape: Shape,
        options: tuple[Option, ...],
        rule: str,
        then: Task,
        optional: bool = False,
        count: int = 1,
        about: tuple[Any, ...] = (),
    ) -> None:
        """Ask a player, and go on with `then` and the answer. What leaves no choice resolves by itself."""
        self.rules_asked.add(rule)
        if not optional:
            if shape is Shape.PICK and len(options) == 1:
                self.do((*then, options[0]))
                return
            if shape is Shape.ORDER and len(set(options)) < 2:
                self.do((*then, options))
                return
            if shape is Shape.PICK_SEVERAL and (count == len(options) or len(set(options)) == 1):
                self.do((*then, options[:count]))
                return
        self.state.asking = (player, shape.value, options, rule, optional, count, about, then)

    def answer(self, answer: Answer) -> None:
        """Give the open decision its answer and play on to the next one."""
        asking = self.state.asking
        assert asking is not None
        self.state.asking = None
        self.do((*asking[7], answer))
        self.play_on()

    def do(self, task: Task) -> None:
        """Take one step now."""
        STEPS[task[0]](self, *task[1:])

    def play_on(self) -> None:
        """Take steps until somebody has to decide, or nothing is left to do."""
        state = self.state
        work = state.work
        budget = STEP_BUDGET
        while state.asking is None:
            if self.ruleset.guard_varies:
                self.do(("defeat.check",))
            if state.waiting:
                work.extend(reversed(state.waiting))
                state.waiting.clear()
            if not work:
                return
            task = work.pop()
            STEPS[task[0]](self, *task[1:])
            budget -= 1
            if budget < 0:
                names = self._names_in([*work[-50:], task])
                raise EndlessLoopError(f"these cards keep setting each other off: {names}")

    def _names_in(self, tasks: list[Task]) -> str:
        keys = {value for task in tasks for value in task if isinstance(value, str) and value in self.ruleset.abilities}
        return ", ".join(sorted(self.ruleset.ability_label(key) for key in keys)) or "none with an ability"

    # Who and where

    def character(self, uid: int) -> Character | None:
        """The character of that number, if it is on the board."""
        return self.state.characters.get(uid)

    def side(self, player: int) -> Side:
        """What belongs to that player."""
        return self.state.sides[player]

    def routes_in_play(self) -> range:
        """The Routes from left to right, the open realm last."""
        return range(len(self.ruleset.routes) - (self.state.realm_opener < 0))

    def adjacent(self, route: int) -> list[int]:
        """The Routes next to that one, the open realm included."""
        if self.state.realm_opener >= 0:
            return self.ruleset.adjacent[route]
        return self.ruleset.adjacent_without_realm[route]

    def has_keyword(self, character: Character, keyword: str) -> bool:
        """Whether the character has the keyword."""
        return keyword in self.ruleset.faces[character.face].keywords

    # Primitive changes

    def put(self, character: Character, route: int) -> None:
        """Stand a character at a Route: the Companion in front, others behind those who came before."""
        state = self.state
        state.arrivals += 1
        character.arrived = state.arrivals
        character.route = route
        lane = state.sides[character.owner].lanes[route]
        if character.companion:
            lane.insert(0, character)
        else:
            lane.append(character)

    def shift(self, character: Character, route: int) -> None:
        """Take a character from its Route to another one."""
        self.state.sides[character.owner].lanes[character.route].remove(character)
        self.put(character, route)

    def take_off(self, character: Character) -> None:
        """Take a character off the board."""
        self.state.sides[character.owner].lanes[character.route].remove(character)
        del self.state.characters[character.uid]

    def pay(self, player: int, amount: int) -> None:
        """Take Charge from a player who has it."""
        self.state.sides[player].charge -= amount
