"""The record of a match: its choices and its events, and a running digest of both."""

from __future__ import annotations

from cardforge.game.decisions import Answer
from cardforge.game.digest import RunningDigest
from cardforge.game.events import Event


class Journal:
    """Choices and events in the order in which they came. The digest catches up only when somebody asks for it."""

    __slots__ = ("_choices_taken", "_events_taken", "_running", "choices", "events", "marks")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.choices: list[Answer] = []
        self.marks: list[int] = []
        """For each choice, how many events had happened before it."""
        self._running = RunningDigest()
        self._events_taken = 0
        self._choices_taken = 0

    def chose(self, answer: Answer) -> None:
        """Note a choice; the events after it follow from it."""
        self.choices.append(answer)
        self.marks.append(len(self.events))

    def copy(self) -> Journal:
        """A journal that goes its own way from here."""
        other = Journal()
        other.events = self.events.copy()
        other.choices = self.choices.copy()
        other.marks = self.marks.copy()
        other._running = self._running.copy()
        other._events_taken = self._events_taken
        other._choices_taken = self._choices_taken
        return other

    @property
    def digest(self) -> str:
        """32 hexadecimal digits for all choices and events so far."""
        while self._choices_taken < len(self.choices):
            self._take_events(self.marks[self._choices_taken])
            self._running.take({"choice": self.choices[self._choices_taken]})
            self._choices_taken += 1
        self._take_events(len(self.events))
        return self._running.value

    def _take_events(self, end: int) -> None:
        for event in self.events[self._events_taken : end]:
            self._running.take(event)
        self._events_taken = max(self._events_taken, end)
