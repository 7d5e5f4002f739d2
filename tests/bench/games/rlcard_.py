"""rlcard: `python FILE SECONDS GAME` plays in its environments with its random agents, as learning programs do.

With `rules` for a third word it plays the game alone, without what an environment makes for its agents to see.
"""

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

import rlcard
from rlcard.agents import RandomAgent

LEGAL: dict[str, Callable[[Any], list[Any]]] = {
    "uno": lambda game: game.get_legal_actions(),
    "gin-rummy": lambda game: game.judge.get_legal_actions(),
}


def in_environment(name: str) -> Callable[[], int]:
    """Plays one game and tells the decisions with two answers or more."""
    environment = rlcard.make(name, {"seed": 0})
    agent = RandomAgent(environment.num_actions)

    def game() -> int:
        decisions = 0
        state, _ = environment.reset()
        while not environment.is_over():
            decisions += len(state["legal_actions"]) > 1
            state, _ = environment.step(agent.step(state))
        return decisions

    return game


def rules_alone(name: str) -> Callable[[], int]:
    """The same without states for agents."""
    make, legal_in = type(rlcard.make(name, {"seed": 0}).game), LEGAL[name]

    def game() -> int:
        decisions = 0
        playing = make()
        playing.init_game()
        while not playing.is_over():
            actions = legal_in(playing)
            decisions += len(actions) > 1
            playing.step(random.choice(actions))
        return decisions

    return game


def play(seconds: float, game: Callable[[], int]) -> dict[str, float]:
    random.seed(0)
    games = decisions = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        decisions += game()
        games += 1
    return {"games": games, "decisions": decisions, "seconds": time.process_time() - start}


if __name__ == "__main__":
    make_game = rules_alone if "rules" in sys.argv[3:] else in_environment
    print(json.dumps(play(float(sys.argv[1]), make_game(sys.argv[2]))))
