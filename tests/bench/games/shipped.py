"""The shipped game: two ready-made decks, drawn by lot, and players who answer every decision at random.

The texts of the cards are read and compiled before the clock runs, as other libraries' cards are
when they are imported.
"""

import json
import random
import sys
import time
from pathlib import Path

from cardforge.catalogue import Catalogue, load
from cardforge.game.random import seeded
from cardforge.games.waybound.game import WayboundGame, set_up
from cardforge.games.waybound.match import Match
from cardforge.games.waybound.ruleset import Ruleset

WARM = 60
"""Games after which nearly every card has been seen on the table."""


def play(seconds: float) -> dict[str, float]:
    catalogue, _ = load(Path(__file__).parents[3])
    assert catalogue is not None
    ruleset = WayboundGame(catalogue).ruleset()
    _played(catalogue, ruleset, WARM, 3600)
    return _played(catalogue, ruleset, 1_000_000, seconds)


def _played(catalogue: Catalogue, ruleset: Ruleset, most: int, seconds: float) -> dict[str, float]:
    companions = [design for design in catalogue.designs if design.kind == "companion"]
    decks = {deck.faction: [id for id, copies in deck.cards.items() for _ in range(copies)] for deck in catalogue.decks}
    rng = random.Random(0)
    games = decisions = events = 0
    start = time.process_time()
    while games < most and time.process_time() - start < seconds:
        leaders = rng.sample(companions, 2)
        seats = [{"companion": one.id, "deck": decks[one.faction]} for one in leaders]
        match = Match.start(ruleset, set_up({"seats": seats, "seed": games, "first": None}, ruleset))
        state = seeded(games)
        while (decision := match.decision) is not None:
            decisions += decision.is_choice
            state, answer = decision.random_answer(state)
            match.choose(answer)
        games += 1
        events += len(match.journal.events)
    return {"games": games, "decisions": decisions, "events": events, "seconds": time.process_time() - start}


if __name__ == "__main__":
    print(json.dumps(play(float(sys.argv[1]))))
