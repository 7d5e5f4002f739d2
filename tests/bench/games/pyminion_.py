"""pyminion: Dominion's base set, ten kingdom cards by lot, two players who answer every question at random."""

import json
import logging
import random
import sys
import time
from typing import Any

from pyminion.expansions.base import base_set
from pyminion.game import Game
from pyminion.player import Player

TURNS = 400
"""Players who buy at random may never end a game by themselves."""


class Random:
    """Answers at random and counts the questions that have two answers or more."""

    def __init__(self) -> None:
        self.decisions = 0

    def action_phase_decision(self, valid_actions: list[Any], player: Any, game: Any) -> Any:
        return self._one([None, *valid_actions])

    def treasure_phase_decision(self, valid_treasures: list[Any], player: Any, game: Any) -> list[Any]:
        return valid_treasures

    def buy_phase_decision(self, valid_cards: list[Any], player: Any, game: Any) -> Any:
        return self._one([None, *valid_cards])

    def binary_decision(self, *arguments: Any, **more: Any) -> bool:
        return bool(self._one([True, False]))

    def multiple_option_decision(
        self, card: Any, options: list[str], player: Any, game: Any, num_choices: int = 1, unique: bool = True
    ) -> list[int]:
        self.decisions += len(options) > num_choices
        return random.sample(range(len(options)), num_choices)

    def deck_position_decision(self, prompt: str, card: Any, player: Any, game: Any, num_deck_cards: int) -> int:
        return int(self._one(list(range(num_deck_cards + 1))))

    def multi_play_decision(
        self, prompt: str, card: Any, valid_cards: list[Any], player: Any, game: Any, required: bool = True
    ) -> Any:
        return self._one(valid_cards if required else [None, *valid_cards])

    def __getattr__(self, name: str) -> Any:
        """Discard, trash, gain, topdeck, reveal, pass, name a card: some of the cards, from a least to a most."""
        if not name.endswith("_decision"):
            raise AttributeError(name)

        def some(prompt: str, card: Any, valid_cards: list[Any], player: Any, game: Any, **bounds: int) -> list[Any]:
            least = next((value for key, value in bounds.items() if key.startswith("min_")), 0)
            most = next((value for key, value in bounds.items() if key.startswith("max_")), -1)
            most = len(valid_cards) if most < 0 else min(most, len(valid_cards))
            self.decisions += least < most or most < len(valid_cards)
            return random.sample(valid_cards, random.randint(min(least, most), most))

        return some

    def _one(self, options: list[Any]) -> Any:
        self.decisions += len(options) > 1
        return random.choice(options)


def _play_out(game: Any, players: list[Any]) -> None:
    game.start()
    turn = 0
    while not game.is_over() and turn < TURNS:
        players[turn % 2].take_turn(game)
        turn += 1


def play(seconds: float) -> dict[str, float]:
    logging.disable(logging.CRITICAL)
    random.seed(0)
    games = decisions = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        deciders = [Random(), Random()]
        players = [Player(decider, player_id=str(number)) for number, decider in enumerate(deciders)]
        game = Game(players, [base_set], log_stdout=False)
        try:
            _play_out(game, players)
        except AssertionError:
            continue  # a card that wants a card from an empty hand stops this library
        games += 1
        decisions += sum(decider.decisions for decider in deciders)
    return {"games": games, "decisions": decisions, "seconds": time.process_time() - start}


if __name__ == "__main__":
    print(json.dumps(play(float(sys.argv[1]))))
