"""Walking through a match on a terminal, back and forth."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from cardforge.cli import session as terminal
from cardforge.cli.table.screen import draw
from cardforge.workshop.replays import Walk

KEYS = "Enter next   b back   N go to   e end   q leave"


def step_through(walk: Walk) -> None:
    """Show one moment after the other until somebody leaves."""
    console = Console(no_color=not terminal.colourful(), highlight=False)
    last = len(walk.moments) - 1
    at = 0
    while True:
        _show(console, walk, at)
        try:
            typed = console.input(Text(f"{at}/{last}  {KEYS} > ", style="bold")).strip().casefold()
        except (EOFError, KeyboardInterrupt):
            return
        if typed == "q":
            return
        if typed == "b":
            at = max(0, at - 1)
        elif typed == "e":
            at = last
        elif typed.isdigit():
            at = min(int(typed), last)
        else:
            at = min(at + 1, last)


def _show(console: Console, walk: Walk, at: int) -> None:
    moment = walk.moments[at]
    console.clear()
    decision = moment.match.decision
    viewer = 0 if decision is None else decision.player
    seats = walk.save.notes.get("seats")
    names = [str(one) for one in seats] if isinstance(seats, list) else ["", ""]
    picture = moment.picture
    draw(console, picture, viewer, names, [], "to decide")
    said = f"{moment.player}: {moment.words}" if moment.player else "Set-up"
    console.print(Text(f"{moment.number}. {said}", style="bold"))
    for line in moment.lines:
        console.print(Text(f"   {line}"), overflow="ellipsis", no_wrap=True)
    if picture.result:
        console.print(Text(f"{picture.result}  hash {moment.match.hash}", style="bold"))
