"""Matches between bots, one or a series, with seats and decks swapped if that is asked for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from cardforge.catalogue import Catalogue, load
from cardforge.worker_life import end_with_parent
from cardforge.workshop.tables import SeatRequest, new_session, new_table, write_save

SHARE = 20
"""Matches that another process plays before it reads the project anew."""


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


@dataclass(frozen=True)
class Series:
    """What is to be played: who and what, each seed once, or twice with seats and decks swapped."""

    seats: tuple[SeatRequest, ...]
    seeds: Sequence[int]
    settings: Mapping[str, bool]
    mirror: bool = False
    edition: str | None = None
    folder: Path | None = None
    """Where matches are saved; nowhere when None."""

    def matches(self) -> list[tuple[int, bool]]:
        """The seed of each match, and whether it is the swapped one."""
        return [(seed, swapped) for seed in self.seeds for swapped in ((False, True) if self.mirror else (False,))]

    def play(self, catalogue: Catalogue, seed: int, mirrored: bool) -> Played:
        """One match of the series. Raises NoTableError."""
        order = self.seats[::-1] if mirrored else self.seats
        session = new_session(catalogue, order, seed, self.settings, self.edition)
        table = new_table(session, [seat.player for seat in order], seed)
        table.let_bots_play()
        file = None if self.folder is None else self.folder / f"{self._name(seed, mirrored)}.json"
        if file is not None:
            write_save(session, file)
        winner = session.match.winner
        first = None if winner not in (0, 1) else 1 - winner if mirrored else winner
        choices = len(session.match.journal.choices)
        return Played(seed, mirrored, first, table.result(), choices, session.match.hash, file)

    def _name(self, seed: int, mirrored: bool) -> str:
        names = "-".join(Path(seat.deck or "deck").stem for seat in self.seats)
        return f"{names}-{seed}-mirrored" if mirrored else f"{names}-{seed}"


def play_series(catalogue: Catalogue, series: Series, root: Path, jobs: int = 1) -> Iterator[Played]:
    """Each match when it is over, in their order, on as many processes as `jobs`. Raises NoTableError.

    Other processes read the project at `root` anew.
    """
    if jobs < 2:
        for seed, mirrored in series.matches():
            yield series.play(catalogue, seed, mirrored)
        return
    matches = series.matches()
    shares = [matches[at : at + SHARE] for at in range(0, len(matches), SHARE)]
    with ProcessPoolExecutor(jobs, get_context("spawn"), end_with_parent) as pool:
        for played in pool.map(_play_share, [(root, series, share) for share in shares]):
            yield from played


def _play_share(call: tuple[Path, Series, list[tuple[int, bool]]]) -> list[Played]:
    root, series, matches = call
    catalogue, _ = load(root)
    assert catalogue is not None
    return [series.play(catalogue, seed, mirrored) for seed, mirrored in matches]


def standing(played: Sequence[Played]) -> Counter[int | None]:
    """How often each of the two won, and how often nobody did."""
    return Counter(one.winner for one in played)
