"""Sets up tables for people and bots with a project's cards, and brings saved matches back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from cardforge.catalogue import Catalogue
from cardforge.catalogue.catalogue import UnknownNameError
from cardforge.catalogue.decks.reading import read_deck
from cardforge.catalogue.edit.write import write_atomically
from cardforge.diagnostics import Report, did_you_mean
from cardforge.game.protocol import Game
from cardforge.game.save import Save, SaveError, from_json, to_json
from cardforge.play.saves import DivergedError, load, resume_snapshot
from cardforge.play.sessions import NoUndoError, Session
from cardforge.play.table import HUMAN, SITTING, Table
from cardforge.workshop.engines import find_engine

__all__ = ["HUMAN", "SITTING", "NoTableError", "NoUndoError", "SeatRequest", "Session", "Table"]


class NoTableError(Exception):
    """A match that cannot be set up or brought back; the message says why and what to do."""

    def __init__(self, message: str, diverged: bool = False) -> None:
        super().__init__(message)
        self.diverged = diverged
        """Whether it was played again and came to something else, which is a finding and no misuse."""


@dataclass(frozen=True)
class SeatRequest:
    """What somebody asks for one seat."""

    player: str
    """`human`, or the name of a bot."""
    deck: str | None = None
    """The name of a ready-made deck, or a file."""
    words: Mapping[str, str] = field(default_factory=dict)
    """What the game lets a seat say besides."""


def game_of(catalogue: Catalogue, edition: str | None = None) -> Game:
    """The game of a project, under an edition. Raises NoTableError where nothing plays it."""
    engine = find_engine(catalogue.game.engine)
    if engine is None:
        raise NoTableError(f"no engine plays this game (engine: {catalogue.game.engine}); it is only printed")
    if edition is not None and edition != catalogue.edition.id:
        try:
            catalogue = catalogue.under(edition)
        except UnknownNameError as error:
            raise NoTableError(str(error)) from error
    return engine.game(catalogue)


def new_session(
    catalogue: Catalogue,
    seats: Sequence[SeatRequest],
    seed: int,
    settings: Mapping[str, bool],
    edition: str | None = None,
    folder: Path | None = None,
) -> Session:
    """A new match. Deck files are looked for in `folder`. Raises NoTableError."""
    game = game_of(catalogue, edition)
    try:
        made = []
        for number, asked in enumerate(seats):
            cards, faction = (None, None) if asked.deck is None else deck_of(catalogue, asked.deck, folder)
            made.append(game.seat(number, cards, faction, asked.words))
        return Session.start(game, game.set_up(made, seed, settings))
    except ValueError as error:
        raise NoTableError(str(error)) from error


def deck_of(catalogue: Catalogue, name: str, folder: Path | None = None) -> tuple[Mapping[str, int], str | None]:
    """A deck and whose it is, by the name of a ready-made deck or a file. Raises NoTableError."""
    for deck in catalogue.decks:
        if name.casefold() in (deck.id.casefold(), deck.name.casefold()):
            return deck.cards, deck.faction
    file = (folder or Path.cwd()) / name
    if not file.is_file():
        known = [deck.id for deck in catalogue.decks]
        hint = did_you_mean(name, known)
        raise NoTableError(f"there is no ready-made deck and no file “{name}”; decks: {', '.join(known)}"
                           f"{'; ' if hint else ''}{hint}")  # fmt: skip
    report = Report()
    read = read_deck(catalogue, file, report)
    if read is None or report.failed or not read.cards:
        reasons = "; ".join(found.message for found in report) or "it holds no card"
        raise NoTableError(f"{name} cannot be read as a deck: {reasons}")
    return read.cards, read.faction


def new_table(session: Session, players: Sequence[str], seed: int = 0) -> Table:
    """A table for a session. Raises NoTableError for somebody who is no player."""
    try:
        return Table.of(session, players, seed)
    except ValueError as error:
        raise NoTableError(str(error)) from error


def read_save(file: Path) -> Save:
    """A save. Raises NoTableError, with what is wrong, for a file that is none."""
    try:
        return from_json(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is no text"
        raise NoTableError(f"{file} cannot be read: {reason}") from error
    except SaveError as error:
        raise NoTableError(f"{file}: {error}") from error


def open_save(catalogue: Catalogue, file: Path, from_snapshot: bool = False) -> tuple[Save, Session]:
    """A save and its session, played again or from its snapshot. Raises NoTableError."""
    save = read_save(file)
    game = game_of(catalogue)
    try:
        return save, resume_snapshot(save, game) if from_snapshot else load(save, game)
    except SaveError as error:
        raise NoTableError(f"{file}: {error}") from error
    except DivergedError as error:
        hint = "hint: --from-snapshot goes on from where the players were"
        raise NoTableError(f"{file}: {error}\n    {hint}", diverged=True) from error


def seats_in(save: Save) -> tuple[str, ...]:
    """Who sat at the table when it was saved; people where the save does not say."""
    noted = save.notes.get("seats")
    known = isinstance(noted, list) and all(one in SITTING for one in noted)
    return tuple(noted) if known and noted else (HUMAN,) * 2


def write_save(session: Session, file: Path) -> None:
    """Write a save; whoever looks sees the old file or the new one. Raises NoTableError."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(file, to_json(session.save()).encode())
    except OSError as error:
        raise NoTableError(f"{file} cannot be written: {error.strerror}") from error
