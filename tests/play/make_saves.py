"""Wrote the saves in `saves/format-1` when that format was new. They are never written again: a new format has its own.

python -m tests.play.make_saves FOLDER
"""

import sys
from pathlib import Path

from cardforge.catalogue import load
from cardforge.game.save import to_json
from cardforge.games.waybound.game import WayboundGame
from cardforge.play.saves import resume_snapshot
from cardforge.play.sessions import Session
from cardforge.play.table import Table


def main(folder: Path) -> None:
    catalogue, _ = load(Path(__file__).parents[2])
    assert catalogue is not None
    game = WayboundGame(catalogue)

    def session(first: str, second: str, seed: int, choices: int) -> Session:
        decks = (catalogue.deck(first), catalogue.deck(second))
        seats = [game.seat(number, deck.cards, deck.faction, {}) for number, deck in enumerate(decks) if deck]
        begun = Session.start(game, game.set_up(seats, seed, {}))
        table = Table.of(begun, ("tactician", "random"), seed)
        while len(begun.match.journal.choices) < choices and (decision := begun.match.decision) is not None:
            begun.choose(table.bots[decision.player].choose(begun.match.view(decision.player)))
        return begun

    middle = session("veilborn", "skyrunners", 2, 31)
    resumed = resume_snapshot(middle.save(), game)
    for _ in range(5):
        assert resumed.match.decision is not None
        resumed.choose(resumed.match.decision.options[0])
    for name, one in {
        "finished": session("hearthbound", "ironmaw", 1, 1000),
        "in-the-middle": middle,
        "opening-hands": session("ironmaw", "ironmaw", 3, 1),
        "from-a-snapshot": resumed,
    }.items():
        (folder / f"{name}.json").write_text(to_json(one.save()), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
