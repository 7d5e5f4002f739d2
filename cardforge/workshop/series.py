"""Matches between bots, one or a series, with seats and decks swapped if that is asked for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cardforge.catalogue import Catalogue
from cardforge.workshop.tables import SeatRequest, new_session, new_table, write_save


@dataclass(frozen=True)
class Played:
    """A match that bots have played."""

    seed: int
    mirrored: bool
    """Whether the one named first sat second."""
    winner: int | None
    """0 for the one named first, 1 for the other one, None for a draw."""
    result: str
    choices: int
    hash: str
    file: Path | None

    def as_json(self) -> dict[str, Any]:
        """The same as data."""
        return {
            "seed": self.seed,
            "mirrored": self.mirrored,
            "winner": self.winner,
            "result": self.result,
            "choices": self.choices,
            "hash": self.hash,
            "file": None if self.file is None else str(self.file),
        }


def play_series(
    catalogue: Catalogue,
    seats: Sequence[SeatRequest],
    seeds: Sequence[int],
    settings: Mapping[str, bool],
    *,
    mirror: bool = False,
    edition: str | None = None,
    folder: Path | None = None,
) -> Iterator[Played]:
    """Each match when it is over, saved in `folder` if there is one. Raises NoTableError."""
    for seed in seeds:
        for mirrored in (False, True) if mirror else (False,):
            order = list(reversed(seats)) if mirrored else list(seats)
            session = new_session(catalogue, order, seed, settings, edition)
            table = new_table(session, [seat.player for seat in order], seed)
            table.let_bots_play()
            file = None
            if folder is not None:
                names = "-".join(Path(seat.deck or "deck").stem for seat in order)
                file = folder / f"{names}-{seed}.json"
                if (
                    mirrored
                    and file.name == f"{'-'.join(Path(seat.deck or 'deck').stem for seat in seats)}-{seed}.json"
                ):
                    file = folder / f"{names}-{seed}-mirrored.json"
                write_save(session, file)
            winner = session.match.winner
            first = None if winner not in (0, 1) else (winner if not mirrored else 1 - winner)
            choices = len(session.match.journal.choices)
            yield Played(seed, mirrored, first, table.result(), choices, session.match.hash, file)


def standing(played: Sequence[Played]) -> Counter[int | None]:
    """How often each of the two won, and how often nobody did."""
    return Counter(one.winner for one in played)
