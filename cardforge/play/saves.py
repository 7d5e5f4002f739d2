"""Bringing a saved match back: by playing it again, or from its snapshot."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cardforge.game.protocol import Game, Match
from cardforge.game.refusal import EndlessLoopError, IllegalChoiceError
from cardforge.game.save import Save, SaveError
from cardforge.play.facts import changed_by, differences, flat
from cardforge.play.sessions import DIGEST_LENGTH, Session

FOREIGN = (
    ValueError, KeyError, TypeError, AttributeError, IndexError, ArithmeticError, RecursionError, NotImplementedError,
    EndlessLoopError,
)  # fmt: skip
"""What a save that somebody made up may run into."""

Watch = Callable[[Session], None]
"""Is shown the session at its beginning and after each choice."""


class DivergedError(Exception):
    """Played again under the present rules, a save comes to another state: from which choice on, and by which fact."""

    def __init__(self, choice: int, what: str) -> None:
        super().__init__(f"at choice {choice} the match goes another way than when it was saved: {what}")
        self.choice = choice
        """The number of the choice, the first being 1; 0 for the beginning."""
        self.what = what


def load(save: Save, game: Game, watch: Watch = lambda session: None) -> Session:
    """The session that was saved, played again choice by choice.

    Raises SaveError for a save of another game or one that cannot be played at all, and DivergedError where the present
    rules lead elsewhere.
    """
    _check_game(save, game)
    session = _guarded(lambda: Session.start(game, save.setup, save.definitions, save.begins))
    session.notes = dict(save.notes)
    _Replay(save, session, watch).run()
    return session


def resume_snapshot(save: Save, game: Game) -> Session:
    """A session that goes on from the snapshot, without playing again what led there. Raises SaveError."""
    _check_game(save, game)
    session = _guarded(lambda: Session.start(game, save.setup, save.definitions, save.snapshot))
    session.notes = dict(save.notes)
    return session


def load_snapshot(save: Save, game: Game) -> Match:
    """The match as it stood when it was saved, without playing it again. Raises SaveError."""
    return resume_snapshot(save, game).match


def _check_game(save: Save, game: Game) -> None:
    if save.game != game.name:
        raise SaveError(f"the save is one of {save.game}, not of {game.name}")


def _guarded(make: Callable[[], Session]) -> Session:
    try:
        return make()
    except FOREIGN as error:
        raise SaveError(f"the save cannot be played: {type(error).__name__}: {error}") from error


class _Replay:
    """Plays the choices of a save and compares on the way."""

    def __init__(self, save: Save, session: Session, watch: Watch) -> None:
        self._save = save
        self._session = session
        self._watch = watch
        self._due = {milestone.choice: milestone for milestone in save.milestones}
        self._known: Mapping[str, Any] = {}
        self._left: int | None = None
        """The choice from which on something else happens than when it was saved."""

    def run(self) -> None:
        self._compare(0)
        self._watch(self._session)
        for number, (answer, digest) in enumerate(zip(self._save.choices, self._save.digests, strict=True), 1):
            try:
                self._session.choose(answer)
            except IllegalChoiceError as error:
                raise DivergedError(self._left or number, f"choice {number} is not open any more: {error}") from error
            except FOREIGN as error:
                raise SaveError(f"the save cannot be played: {type(error).__name__}: {error}") from error
            if self._left is None and self._session.match.journal.digest[:DIGEST_LENGTH] != digest:
                self._left = number
            self._compare(number)
            self._watch(self._session)
        self._differ(len(self._save.choices), flat(self._save.snapshot))

    def _compare(self, number: int) -> None:
        """Another way to the same state is no other match; only the facts count."""
        milestone = self._due.get(number)
        if milestone is None:
            return
        self._known = changed_by(self._known, milestone.changed)
        if milestone.hash != self._session.match.hash:
            self._differ(number, self._known)

    def _differ(self, number: int, facts: Mapping[str, Any]) -> None:
        found = next(differences(facts, flat(self._session.match.facts), self._session.game.fact), None)
        if found is not None:
            raise DivergedError(number if self._left is None else self._left, f"after choice {number}, {found}")
