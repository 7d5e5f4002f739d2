"""Saving a match, and bringing it back by playing it again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from cardforge.game.decisions import Answer
from cardforge.game.protocol import Game, Match, Plain
from cardforge.game.refusal import IllegalChoiceError
from cardforge.game.save import Save, SaveError


class DivergedError(Exception):
    """Played again under the present rules, a save comes to another state: at which choice, and by which fact."""

    def __init__(self, choice: int, what: str) -> None:
        super().__init__(f"at choice {choice} the match goes another way than when it was saved: {what}")
        self.choice = choice
        self.what = what


@dataclass
class Session:
    """A match being played, with all that a save of it needs."""

    game: Game
    setup: Plain
    definitions: Plain
    match: Match
    hashes: list[tuple[int, str]] = field(default_factory=list)
    _milestones: int = 0

    @classmethod
    def start(cls, game: Game, setup: Plain, definitions: Plain | None = None) -> Session:
        """A new match. Raises ValueError for a set-up that is none."""
        definitions = game.definitions(setup) if definitions is None else definitions
        session = cls(game, setup, definitions, game.start(definitions, setup))
        session._note()
        return session

    def choose(self, answer: Answer) -> None:
        """Answer the decision. Raises IllegalChoiceError for what it does not accept."""
        self.match.choose(answer)
        self._note()

    def _note(self) -> None:
        if self.match.milestones > self._milestones:
            self._milestones = self.match.milestones
            self.hashes.append((len(self.match.journal.choices), self.match.hash))

    def save(self) -> Save:
        """The match as it stands."""
        journal = self.match.journal
        return Save(
            self.game.name,
            self.setup,
            self.definitions,
            tuple(journal.choices),
            tuple(self.hashes),
            journal.digest,
            self.match.facts,
        )


def load(save: Save, game: Game) -> Session:
    """The session that was saved, played again choice by choice.

    Raises SaveError for a save of another game or one that cannot be played at all, and DivergedError where the present
    rules lead elsewhere.
    """
    if save.game != game.name:
        raise SaveError(f"the save is one of {save.game}, not of {game.name}")
    session = _begin(save, game)
    for _ in _replayed(save, session):
        pass
    differing = next(differences(save.snapshot, session.match.facts), None)
    if differing is not None:
        raise DivergedError(len(save.choices), differing)
    if session.match.journal.digest != save.digest:
        raise DivergedError(len(save.choices), "what happened on the way differs")
    return session


def load_snapshot(save: Save, game: Game) -> Match:
    """The match as it stood when it was saved, without playing it again. Raises SaveError."""
    try:
        return game.from_facts(save.definitions, save.snapshot)
    except (ValueError, KeyError, TypeError) as error:
        raise SaveError(f"the snapshot cannot be used: {error}") from error


def _begin(save: Save, game: Game) -> Session:
    try:
        return Session.start(game, save.setup, save.definitions)
    except (ValueError, KeyError, TypeError) as error:
        raise SaveError(f"the save cannot be played: {error}") from error


def _replayed(save: Save, session: Session) -> Iterator[int]:
    expected = dict(save.hashes)
    for number, answer in enumerate(save.choices):
        _compare(expected, number, session)
        try:
            session.choose(answer)
        except IllegalChoiceError as error:
            raise DivergedError(number, f"the choice {answer!r} is not open: {error}") from error
        yield number
    _compare(expected, len(save.choices), session)


def _compare(expected: dict[int, str], number: int, session: Session) -> None:
    wanted = expected.get(number)
    if wanted is not None and wanted != session.match.hash:
        raise DivergedError(number, "the state has another hash")


def differences(old: Any, new: Any, path: str = "") -> Iterator[str]:
    """Where two sets of facts differ, as `path: old → new`."""
    if isinstance(old, dict) and isinstance(new, dict):
        for key in sorted(old.keys() | new.keys()):
            yield from differences(old.get(key), new.get(key), f"{path}.{key}" if path else str(key))
    elif isinstance(old, list | tuple) and isinstance(new, list | tuple) and len(old) == len(new):
        for index, (one, other) in enumerate(zip(old, new, strict=True)):
            yield from differences(one, other, f"{path}[{index}]")
    elif old != new and not (isinstance(old, list | tuple) and list(old) == list(new or ())):
        yield f"{path}: {old} → {new}"
