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
    Where it may act on or pass, passing counts for as much as the present: what comes then is the other's doing.
    Of answers alike it takes the last, which leaves things as they are.
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
        tried = [self._tried(imagined, answer, player) for answer in answers]
        passing = [match.milestones > imagined.milestones and match.winner is None for match in tried]
        if decision.shape is not Shape.ACT or all(passing):
            passing = [False] * len(tried)
        now = self._game.worth(imagined, player) if any(passing) else 0.0
        worths = [
            now if passed else self._game.worth(match, player) for match, passed in zip(tried, passing, strict=True)
        ]
        best = max(worths)
        return next(answers[at] for at in reversed(range(len(answers))) if worths[at] == best)

    def _tried(self, imagined: Match, answer: Answer, player: int) -> Match:
        """The match as it would be after the answer and what follows from it."""
        match = imagined.copy()
        match.choose(answer)
        self._settle(match, player, imagined.milestones)
        return match

    def _settle(self, match: Match, player: int, turn: int) -> None:
        """Answer what follows, until the next action of a turn."""
        for _ in range(MOST_DECISIONS):
            if match.at_rest or match.milestones > turn:
                return
            decision = match.decision
            assert decision is not None
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
