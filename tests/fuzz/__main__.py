"""The long run: `python -m tests.fuzz [GAMES] [INVENTED] [SEED]`. Tells every fault with the seed that shows it."""

from __future__ import annotations

import sys
import time
from collections import Counter
from pathlib import Path
from random import Random

from cardforge.catalogue import load
from cardforge.games.waybound.from_catalogue import ruleset_of
from cardforge.games.waybound.game import read_with
from cardforge.games.waybound.match import Match
from cardforge.games.waybound.reader import CardReader
from cardforge.games.waybound.ruleset import Ruleset
from tests.fuzz.games import play
from tests.fuzz.invented import invented_cards, random_seats, with_cards

GAMES, INVENTED, SEED = 20_000, 500, 1


def main(games: int = GAMES, invented: int = INVENTED, seed: int = SEED) -> int:
    """Play them all. 1 if anything broke."""
    catalogue, _ = load(Path.cwd())
    if catalogue is None:
        print("The cards cannot be read; `cardforge check` says why.")
        return 1
    reader = CardReader.of(catalogue)
    ruleset = ruleset_of(catalogue, read_with(reader))
    print(f"{games:,} games with the shipped cards, {invented:,} with invented ones, from seed {seed}")
    faults = _shipped(ruleset, games, seed) + _invented(ruleset, reader, invented, seed)
    print("nothing broke" if not faults else f"{faults} games broke something")
    return bool(faults)


def _shipped(ruleset: Ruleset, games: int, seed: int) -> int:
    cards = [card for card in ruleset.cards.values() if card.kind in ("ally", "tactic")]
    factions = sorted({card.faction for card in cards})
    pools = [[card.id for card in cards if card.faction == faction] for faction in factions]
    pools.append([card.id for card in cards])
    begun, faults, choices, winners = time.perf_counter(), 0, 0, Counter[int | None]()
    for number in range(seed, seed + games):
        rng = Random(number)
        setup = random_seats(rng, ruleset, rng.choice(pools), number)
        played = play(Match.start(ruleset, setup), number)
        choices += played.choices
        winners[played.winner] += 1
        faults += _told(number, played.faults, played.log)
        if number % 1000 == 0 and sys.stdout.isatty():
            print(f"  {number - seed:,} games, {choices:,} choices, {time.perf_counter() - begun:.0f} s")
    print(
        f"  {choices:,} choices; won by the first seat {winners[0]:,}, the second {winners[1]:,}, draws {winners[2]:,}"
    )
    return faults


def _invented(ruleset: Ruleset, reader: CardReader, games: int, seed: int) -> int:
    faults = 0
    for number in range(seed, seed + games):
        rng = Random(number)
        cards = invented_cards(rng, reader)
        setup = random_seats(rng, ruleset, list(cards), number)
        played = play(Match.start(with_cards(ruleset, cards, reader), setup), number)
        faults += _told(number, played.faults, (*played.log, *(card.text for card in cards.values())))
    return faults


def _told(number: int, faults: tuple[str, ...], more: tuple[str, ...]) -> int:
    if faults:
        print(f"seed {number}: {'; '.join(faults)}")
        for line in more:
            print(f"    {line}")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
