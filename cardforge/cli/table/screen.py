"""Draws a picture of the table for a terminal of any width. Nothing is told by colour alone."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import ROUNDED
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from cardforge.game.telling import Choice, Held, Picture, Piece, Place, Strip

READY, SPENT, LEADS = "●", "○", "★"
LEGEND = f"{READY} ready   {SPENT} exhausted   {LEADS} leads"
WIDE = 110
"""Columns from which on cards are shown with their text."""
INDENT = 9
WAYS_OFF = 3
"""Places are set apart by this many columns."""


def screen(console: Console) -> tuple[int, int]:
    """Columns and rows."""
    return console.size.width, console.size.height


def draw(
    console: Console, picture: Picture, viewer: int, seats: Sequence[str], log: Sequence[str], own: str = "you"
) -> None:
    """The table, the viewer's side below, and above it what has happened lately."""
    wide = console.size.width >= WIDE
    console.print(Rule(Text(picture.heading, style="bold"), align="left", style="dim"))
    for line in log:
        console.print(Text(f"  {line}", style="dim"), overflow="ellipsis", no_wrap=True)
    order = [player for player in range(len(picture.strips)) if player != viewer] + [viewer]
    for player in order[:-1]:
        console.print(_strip(picture.strips[player], seats[player], False))
    console.print(_board(picture.places, order, console.size.width))
    console.print(_strip(picture.strips[viewer], own, True))
    if picture.hand:
        console.print(_hand(picture.hand, wide))


def _strip(strip: Strip, seat: str, own: bool) -> RenderableType:
    figures = "  ".join(f"{label} {value}" for label, value in strip.figures)
    line = Text(f" {strip.name} ", style="bold reverse" if own else "bold")
    line.append(f" {strip.title} ({seat})  ", style="bold" if own else "")
    line.append(figures)
    return line


def _board(places: Sequence[Place], order: Sequence[int], width: int) -> RenderableType:
    grid = Grid(box=ROUNDED, expand=True, show_lines=True, padding=(0, 1), border_style="dim")
    for place in places:
        title = Text(place.name, style="italic" if place.temporary else "bold")
        if place.note:
            title.append(f" ({place.note})", style="dim")
        grid.add_column(title, ratio=1)
    room = (width - 1) // len(places) - WAYS_OFF
    for player in order:
        grid.add_row(*(_pieces(place.pieces[player], room) for place in places))
    return grid


def _pieces(pieces: Sequence[Piece], room: int) -> RenderableType:
    return Group(*(_piece(piece, room) for piece in pieces)) if pieces else Text("·", style="dim")


def _piece(piece: Piece, room: int) -> Text:
    figures = " ".join(f"{label}{value}" for label, value in piece.figures)
    text = Text(f"{READY if piece.ready else SPENT} ", style="" if piece.ready else "dim")
    name = f"{LEADS}{piece.name}" if piece.leads else piece.name
    text.append(name, style="bold" if piece.leads else "")
    text.append(" " if len(name) + len(figures) + 3 <= room else "\n  ")
    text.append(figures)
    for note in _lines(piece.notes, room - 2):
        text.append(f"\n  {note}", style="italic dim")
    return text


def _lines(notes: Sequence[str], room: int) -> list[str]:
    lines: list[str] = []
    for note in notes:
        if lines and len(lines[-1]) + len(note) + 2 <= room:
            lines[-1] += f", {note}"
        else:
            lines.append(note)
    return lines


def _hand(hand: Sequence[Held], wide: bool) -> RenderableType:
    if not wide:
        names = ", ".join(_card(card) for card in hand)
        return Text(f" Hand: {names}")
    grid = Grid.grid(padding=(0, 2))
    for card in hand:
        figures = " ".join(f"{label}{value}" for label, value in card.figures)
        text = Text(card.text.replace("\n", " / ").strip(), style="dim", overflow="ellipsis", no_wrap=True)
        grid.add_row(f" {_card(card)}", figures, text)
    return grid


def _card(card: Held) -> str:
    times = f" ×{card.count}" if card.count > 1 else ""
    return f"{card.name} ({card.cost}){times}"


def numbered(choices: Sequence[Choice]) -> list[tuple[int, Choice]]:
    """The choices with their numbers, from 1: those of one kind stand together."""
    heads = dict.fromkeys(choice.head for choice in choices if choice.tail)
    together = [[choice for choice in choices if choice.tail and choice.head == head] for head in heads]
    alone = [[choice] for choice in choices if not choice.tail]
    first = {id(group[0]): choices.index(group[0]) for group in [*together, *alone]}
    groups = sorted([*together, *alone], key=lambda group: first[id(group[0])])
    return list(enumerate((choice for group in groups for choice in group), 1))


def draw_choices(console: Console, choices: Sequence[tuple[int, Choice]], optional: bool) -> None:
    """The numbered choices, those of one kind on one line."""
    if optional:
        console.print(Text("   0 ", style="bold").append("No", style="not bold"))
    lines: list[tuple[str, list[tuple[int, Choice]]]] = []
    for number, choice in choices:
        if lines and choice.tail and lines[-1][0] == choice.head:
            lines[-1][1].append((number, choice))
        else:
            lines.append((choice.head, [(number, choice)]))
    for head, group in lines:
        console.print(_line(head, group, console.size.width))


def _line(head: str, group: Sequence[tuple[int, Choice]], width: int) -> Text:
    text = Text()
    if len(group) == 1:
        number, choice = group[0]
        return text.append(f"{number:>4} ", style="bold").append(choice.words)
    text.append(f"     {head}")
    used = len(text)
    for place, (number, choice) in enumerate(group):
        gap = " " if place == 0 else "   "
        if used + len(gap) + len(f"{number} {choice.tail}") > width and place:
            text.append("\n")
            used, gap = 0, " " * INDENT
        text.append(gap).append(str(number), style="bold").append(f" {choice.tail}")
        used += len(gap) + len(f"{number} {choice.tail}")
    return text
