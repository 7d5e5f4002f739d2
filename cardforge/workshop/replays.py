"""Walks through saved matches, and cuts scenarios out of them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from cardforge.catalogue import Catalogue
from cardforge.game.decisions import Answer, Decision, Shape
from cardforge.game.protocol import Match
from cardforge.game.save import Save, SaveError
from cardforge.game.telling import Picture, Telling
from cardforge.play.saves import DivergedError, load, resume_snapshot
from cardforge.play.scenarios.write import as_yaml
from cardforge.play.sessions import Session
from cardforge.workshop.tables import NoTableError, game_of, read_save


@dataclass(frozen=True)
class Moment:
    """A match after so many choices: who chose what, and what came of it."""

    number: int
    """How many choices were made."""
    player: str
    """Who made the last one; empty at the beginning."""
    words: str
    lines: tuple[str, ...]
    """The log since the choice before, with everything that is hidden from players."""
    match: Match
    telling: Telling

    @property
    def picture(self) -> Picture:
        """The table, for somebody who may see everything."""
        return self.telling.picture()


@dataclass(frozen=True)
class Walk:
    """A saved match played again as far as it goes."""

    save: Save
    moments: tuple[Moment, ...]
    diverged: str | None
    """Where and by which fact it went another way than when it was saved; None where it did not."""

    def at(self, number: int | None) -> Moment:
        """The moment after so many choices, the last when None. Raises NoTableError where there is none."""
        if number is None:
            return self.moments[-1]
        if not 0 <= number < len(self.moments):
            reason = f"; {self.diverged}" if self.diverged else ""
            raise NoTableError(f"there is no choice {number}; the match has {len(self.moments) - 1}{reason}")
        return self.moments[number]


def walk(catalogue: Catalogue, file: Path, from_snapshot: bool = False) -> Walk:
    """The moments of a saved match; from the snapshot there is one. Raises NoTableError for what is no save of it."""
    save = read_save(file)
    game = game_of(catalogue)
    moments: list[Moment] = []
    words: list[tuple[str, str]] = [("", "")]

    def watch(session: Session) -> None:
        match = session.match.copy()
        telling = game.telling(match, None)
        since = len(moments[-1].match.journal.events) if moments else 0
        lines = tuple(match.log(None, since))
        player, said = words[-1]
        moments.append(Moment(len(moments), player, said, lines, match, telling))
        decision, number = match.decision, len(moments) - 1
        if decision is not None and number < len(save.choices):
            words.append((game.players[decision.player], _said(telling, decision, save.choices[number])))

    try:
        if from_snapshot:
            watch(resume_snapshot(save, game))
        else:
            load(save, game, watch)
    except SaveError as error:
        raise NoTableError(f"{file}: {error}") from error
    except DivergedError as error:
        if not moments:
            raise NoTableError(f"{file}: {error}", diverged=True) from error
        return Walk(save, tuple(moments), str(error))
    return Walk(save, tuple(moments), None)


def _said(telling: Telling, decision: Decision, answer: Answer) -> str:
    """An answer in words; where it is no action of a turn, with what was asked."""
    if not decision.accepts(answer):
        return ""
    said = telling.answer(answer)
    asked = telling.question().split("\n")[-1]
    return said if decision.shape is Shape.ACT else f"{asked} {said}"


def cut(catalogue: Catalogue, file: Path, number: int | None, from_snapshot: bool = False) -> str:
    """The position after so many choices as a scenario in YAML. Raises NoTableError, with the fact that is missing."""
    found = walk(catalogue, file, from_snapshot)
    moment = found.at(number)
    title = f"{file.stem} after choice {moment.number}"
    try:
        return as_yaml(game_of(catalogue).scenario(moment.match, title))
    except ValueError as error:
        raise NoTableError(f"no scenario can say this position: {error}") from error
