"""Players that are programs. A bot sees nothing but its view of the match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import islice
from typing import Protocol

from cardforge.game.decisions import Answer, Shape
from cardforge.game.protocol import Game, Match, View
from cardforge.game.random import seeded

MOST_ANSWERS = 120
"""Answers to one decision that are tried."""
MOST_FOLLOWING = 12
"""Answers to each decision that follows from it that are tried."""
MOST_DECISIONS = 12
"""Decisions that follow from one answer and are thought through."""


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, view: View) -> Answer:
        """An answer to what the view's player is asked."""


class RandomBot:
    """Takes any answer, each as likely."""

    def __init__(self, seed: int) -> None:
        self._state = seeded(seed)

    def choose(self, view: View) -> Answer:
        """Any answer."""
        assert view.decision is not None
        self._state, answer = view.decision.random_answer(self._state)
        return answer


class Tactician:
    """Tries each answer on the match as it imagines it, and takes what stands best afterwards.

    What follows from an answer is thought through: its own decisions as it likes best, the others' as it likes least.
    Passing the turn counts for as much as the present stands, since what then comes is the other's doing.
    """

    def __init__(self, game: Game) -> None:
        self._game = game

    def choose(self, view: View) -> Answer:
        """The answer after which the match stands best."""
        decision, player = view.decision, view.player
        assert decision is not None
        answers = list(islice(decision.answers(), MOST_ANSWERS))
        if len(answers) == 1:
            return answers[0]
        imagined = view.guess()
        now = self._game.worth(imagined, player)
        best, best_worth = answers[0], float("-inf")
        for answer in answers:
            tried = imagined.copy()
            tried.choose(answer)
            self._settle(tried, player, imagined.milestones)
            passed = decision.shape is Shape.ACT and tried.winner is None and tried.milestones > imagined.milestones
            found = now if passed else self._game.worth(tried, player)
            if found >= best_worth:  # of answers alike the last: to leave it, to pass
                best, best_worth = answer, found
        return best

    def _settle(self, match: Match, player: int, turn: int) -> None:
        """Answer what follows, until the next action of a turn."""
        for _ in range(MOST_DECISIONS):
            decision = match.decision
            if decision is None or decision.shape is Shape.ACT or match.milestones > turn:
                return
            mine = decision.player == player
            answers = islice(decision.answers(), MOST_FOLLOWING)
            match.choose(max(answers, key=lambda one: self._after(match, one, player) * (1 if mine else -1)))

    def _after(self, match: Match, answer: Answer, player: int) -> float:
        tried = match.copy()
        tried.choose(answer)
        return self._game.worth(tried, player)


BOTS: Mapping[str, Callable[[Game, int], Bot]] = {
    "random": lambda game, seed: RandomBot(seed),
    "tactician": lambda game, seed: Tactician(game),
}
"""What makes each kind of bot, by its name, from the game and a seed."""
