"""People at a table: show, ask, do, until the match is over or somebody leaves."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from rich.console import Console
from rich.text import Text

from cardforge.cli import session as terminal
from cardforge.cli.table.screen import LEGEND, draw, draw_choices, numbered
from cardforge.cli.table.typed import Chosen, Command, NotOpen, meaning
from cardforge.game.decisions import Answer, Decision, Shape
from cardforge.workshop.tables import NoTableError, NoUndoError, Table, write_save

HELP = f"""\
  NUMBER         choose it; several where several are asked: 2 5
  words          of a choice, such as “end”; of one that is not open: you are told why
  ? NAME         a card's text
  why NAME.VALUE what a value is made of; why ACTION: which rule refuses it
  log            all that has happened
  undo           take back your last choice, if it has shown nothing hidden
  save [FILE]    save and go on       quit   save and leave
  {LEGEND}"""

LATEST = 12
"""Lines of the log that are shown above the board, where there is room."""
FEWEST = 3
BOARD = 20
"""Rows that everything but the log takes."""


FORGET = "\x1b[3J"
"""Makes a terminal forget the lines above the screen."""


class LeavingError(Exception):
    """Somebody leaves the table, or there is nothing more to read."""


class Sitting:
    """People play at a table on this terminal."""

    def __init__(self, table: Table, file: Path) -> None:
        self._table = table
        self._file = file
        self._interactive = sys.stdin.isatty() and sys.stdout.isatty()
        # A terminal may be made larger at any time; where there is none, its width is said once.
        width = None if self._interactive else terminal.terminal_width()
        self._console = Console(no_color=not terminal.colourful(), highlight=False, width=width)
        if self._interactive:
            _edit_lines()
        self._viewer = table.people[0]
        self._seen: dict[int, int] = {}
        """How much of its log each person has seen."""
        self._note = ""

    def run(self) -> bool:
        """Play. Whether the match came to its end."""
        try:
            while True:
                self._table.let_bots_play()
                player = self._table.waiting_for
                if player is None:
                    self._finish()
                    return True
                if len(self._table.people) > 1 and player != self._viewer:
                    self._hand_over(player)
                self._viewer = player
                self._turn(player)
        except LeavingError:
            self._save(self._file)
            self._say(f"Saved. Go on with: cardforge play --resume {self._file}")
            return False

    def _turn(self, player: int) -> None:
        decision = self._table.session.match.decision
        assert decision is not None
        telling = self._table.telling(player)
        choices = numbered(telling.choices())
        self._draw(player)
        for line in telling.question().split("\n"):
            self._console.print(Text(line, style="bold"))
        draw_choices(self._console, choices, decision.optional)
        while True:
            if self._note:
                self._say(self._note)
                self._note = ""
            line = self._read(_prompt(decision))
            if not line.strip():
                return  # and the table is shown anew
            match meaning(line, decision, choices, telling.thinkable()):
                case Chosen(answer=answer):
                    self._choose(player, answer)
                    return
                case NotOpen(reason=reason):
                    self._note = reason
                case Command(word="undo"):
                    if self._undo(player):
                        return
                case Command(word=word, rest=rest):
                    self._do(word, rest, player)

    def _choose(self, player: int, answer: Answer) -> None:
        self._seen[player] = len(self._table.log(player))
        self._table.choose(answer)

    def _undo(self, player: int) -> bool:
        try:
            self._table.undo(player)
        except NoUndoError as error:
            self._note = f"It cannot be taken back: {error}."
            return False
        self._note = "Taken back."
        self._seen[player] = min(self._seen.get(player, 0), len(self._table.log(player)))
        return True

    def _do(self, word: str, rest: str, player: int) -> None:
        telling = self._table.telling(player)
        if word == "quit":
            raise LeavingError
        if word == "save":
            file = Path(rest) if rest else self._file
            self._save(file)
            self._note = f"Saved as {file}."
        elif word == "log":
            self._say("\n".join(self._table.log(player)))
        elif word in ("why", "card") and rest:
            try:
                self._note = telling.why(rest) if word == "why" else telling.card(rest)
            except LookupError as error:
                self._note = str(error.args[0])
        else:
            self._note = HELP

    def _draw(self, player: int) -> None:
        if self._interactive:
            self._console.clear()
        log = self._table.log(player)
        news = log[self._seen.get(player, 0) :]
        room = max(FEWEST, min(LATEST, self._console.size.height - BOARD))
        shown = news[-room:]
        if len(news) > len(shown):
            shown = [f"… {len(news) - len(shown) + 1} more lines: log", *shown[1:]]
        draw(self._console, self._table.telling(player).picture(), player, self._table.seats, shown)

    def _hand_over(self, player: int) -> None:
        """A screen between two people, so that nobody sees the other's hand."""
        name = self._table.session.game.players[player]
        if self._interactive:
            self._console.clear()
            sys.stdout.write(FORGET)
        self._say(f"\n{name} decides. Pass the seat to {name}, and press Enter there.\n")
        self._read("")

    def _finish(self) -> None:
        self._draw(self._viewer)
        self._save(self._file)
        self._console.print(Text(self._table.result(), style="bold"))
        self._say(f"hash {self._table.session.match.hash}")
        self._say(f"Saved as {self._file}: cardforge replay {self._file}")

    def _save(self, file: Path) -> None:
        try:
            write_save(self._table.session, file)
        except NoTableError as error:
            self._say(str(error))

    def _read(self, prompt: str) -> str:
        try:
            line = self._console.input(Text(f"{prompt}> ", style="bold")) if self._interactive else _line()
        except (EOFError, KeyboardInterrupt):
            raise LeavingError from None
        if not self._interactive:
            self._say(f"{prompt}> {line}")
        return line

    @property
    def _say(self) -> Callable[[str], None]:
        return lambda text: self._console.print(Text(text), soft_wrap=True)


def _edit_lines() -> None:
    """Let arrow keys work while typing, where the system can."""
    with suppress(ImportError):
        import readline  # noqa: F401


def _line() -> str:
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.rstrip("\n")


def _prompt(decision: Decision) -> str:
    if decision.shape is Shape.PICK_SEVERAL:
        return f"{decision.count} of them"
    return "all, in order" if decision.shape is Shape.ORDER else ""


def watch(table: Table, file: Path) -> None:
    """Two bots play while nobody decides; the log is printed, and the end of it."""
    table.let_bots_play()
    for line in table.session.match.view(0).log:
        sys.stdout.write(f"{line}\n")
    sys.stdout.write(f"{table.result()}\n")
    write_save(table.session, file)
    sys.stdout.write(f"Saved as {file}: cardforge replay {file}\n")
