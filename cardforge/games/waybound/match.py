"""A match: the one object through which a game is played, looked at, copied and saved."""

from __future__ import annotations

from typing import Any

from cardforge.game.decisions import Answer, Decision, Option, Shape
from cardforge.game.digest import digest
from cardforge.game.journal import Journal
from cardforge.game.refusal import IllegalChoiceError, Refusal
from cardforge.games.waybound import rule_ids as rule
from cardforge.games.waybound.actions import begin_action, open_actions, refuse_action
from cardforge.games.waybound.board import Board
from cardforge.games.waybound.facts import facts_of
from cardforge.games.waybound.log_lines import LogWriter
from cardforge.games.waybound.refusals import sentence
from cardforge.games.waybound.ruleset import Ruleset
from cardforge.games.waybound.setup import SetUp, begin
from cardforge.games.waybound.state import NO_ONE, State
from cardforge.games.waybound.view import View


class Match:
    """A match in progress or over. `decision` says what is asked, `choose` answers; nothing else moves the game."""

    __slots__ = ("_decision", "board", "journal")

    def __init__(self, board: Board) -> None:
        self.board = board
        self.journal = Journal()
        self.journal.events = board.events
        self._decision: Decision | None = None
        board.ruleset.prepare(board.state)
        board.play_on()

    @classmethod
    def start(cls, ruleset: Ruleset, setup: SetUp) -> Match:
        """A match at its first decision."""
        return cls(begin(ruleset, setup))

    @property
    def state(self) -> State:
        """The state as it is now."""
        return self.board.state

    @property
    def ruleset(self) -> Ruleset:
        """The rules it is played by."""
        return self.board.ruleset

    @property
    def decision(self) -> Decision | None:
        """What is asked now; None when the match is over."""
        if self._decision is None:
            self._decision = self._asked()
        return self._decision

    def _asked(self) -> Decision | None:
        state = self.board.state
        if state.asking is not None:
            player, shape, options, asks, optional, count, about, _ = state.asking
            return Decision(player, Shape(shape), options, asks, optional, count, about)
        if state.winner != NO_ONE:
            return None
        return Decision(state.active, Shape.ACT, open_actions(self.board), rule.TURN_ACTION)

    @property
    def in_main_phase(self) -> bool:
        """Whether the decision is an action of the main phase."""
        return self.board.state.asking is None and self.board.state.winner == NO_ONE

    @property
    def at_rest(self) -> bool:
        """Whether nothing that has begun waits for an answer: it is a main phase, or the match is over."""
        return self.board.state.asking is None

    @property
    def winner(self) -> int | None:
        """The winner's number, 2 for a draw, None while the match goes on."""
        winner = self.board.state.winner
        return None if winner == NO_ONE else winner

    def choose(self, answer: Answer) -> None:
        """Answer the decision. Raises IllegalChoiceError, changing nothing, for what it does not accept."""
        decision = self.decision
        if decision is None:
            raise IllegalChoiceError("the match is over")
        if not decision.accepts(answer):
            raise IllegalChoiceError(f"{answer!r} is not among the options")
        self.journal.chose(answer)
        self._decision = None
        if self.board.state.asking is not None:
            self.board.answer(answer)
        else:
            begin_action(self.board, answer)

    def refusal(self, action: Option) -> Refusal | None:
        """Why an action is not open now to the player whose main phase it is; None where it is open."""
        if self.winner is not None:
            return Refusal(rule.TURN_YOURS, "The match is over")
        if not self.in_main_phase:
            return Refusal(rule.TURN_PENDING, sentence(rule.TURN_PENDING))
        refused = refuse_action(self.board, action)
        return None if refused is None else Refusal(refused, sentence(refused))

    def view(self, player: int) -> View:
        """What that player may see."""
        return View(self, player)

    def log(self, viewer: int | None = None, since: int = 0) -> list[str]:
        """The log in words as that player reads it; None reads everything. `since` counts events."""
        writer = LogWriter(self.ruleset)
        lines = (writer.line(event, viewer) for event in self.journal.events[since:])
        return [line for line in lines if line is not None]

    def copy(self) -> Match:
        """A match that goes its own way from here."""
        other = Match.__new__(Match)
        other.journal = self.journal.copy()
        other.board = Board(self.ruleset, self.state.copy(), other.journal.events)
        other._decision = self._decision
        return other

    @property
    def milestones(self) -> int:
        """How many turns have begun: the state is due to be hashed at each of them."""
        return sum(side.turns for side in self.state.sides)

    @property
    def chance(self) -> int:
        """The state of the random numbers: it changes whenever a deck is shuffled or the die is rolled."""
        return self.state.random

    @property
    def facts(self) -> dict[str, Any]:
        """Everything that the state is."""
        return facts_of(self.state)

    @property
    def hash(self) -> str:
        """32 hexadecimal digits for the whole state."""
        return digest(self.facts)
