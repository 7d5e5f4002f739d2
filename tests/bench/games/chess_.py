"""python-chess: random legal moves until the rules end the game."""

import json
import random
import sys
import time

import chess


def play(seconds: float) -> dict[str, float]:
    random.seed(0)
    games = decisions = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        board = chess.Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            decisions += len(moves) > 1
            board.push(random.choice(moves))
        games += 1
    return {"games": games, "decisions": decisions, "seconds": time.process_time() - start}


if __name__ == "__main__":
    print(json.dumps(play(float(sys.argv[1]))))
