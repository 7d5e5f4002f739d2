"""The shipped game: two ready-made decks, drawn by lot, and players who answer every decision at random."""

import json
import random
import sys
import time
from pathlib import Path

from cardforge.catalogue import load
from cardforge.game.random import seeded
from cardforge.games.waybound.game import WayboundGame, set_up
from cardforge.games.waybound.match import Match


def play(seconds: float) -> dict[str, float]:
    catalogue, _ = load(Path(__file__).parents[3])
    assert catalogue is not None
    ruleset = WayboundGame(catalogue).ruleset()
    companions = [design for design in catalogue.designs if design.kind == "companion"]
    decks = {deck.faction: [id for id, copies in deck.cards.items() for _ in range(copies)] for deck in catalogue.decks}
    rng = random.Random(0)
    games = decisions = events = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
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
