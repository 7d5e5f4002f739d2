"""dgisim: its own random agents. Every answer of an agent counts; whether there was another is not to be seen."""

import json
import random
import sys
import time
from typing import Any

from dgisim import GameState, GameStateMachine
from dgisim.agents import RandomAgent


def play(seconds: float) -> dict[str, float]:
    random.seed(0)
    games = decisions = 0

    class Counting(RandomAgent):
        def choose_action(self, *arguments: Any) -> Any:
            nonlocal decisions
            decisions += 1
            return super().choose_action(*arguments)

    start = time.process_time()
    while time.process_time() - start < seconds:
        machine = GameStateMachine(GameState.from_default(), Counting(), Counting())
        machine.run()
        games += 1
    return {"games": games, "decisions": decisions, "seconds": time.process_time() - start}


if __name__ == "__main__":
    print(json.dumps(play(float(sys.argv[1]))))
