"""A whole match for a playtest log: what it was played with, every choice, the result."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cardforge.catalogue import Catalogue
from cardforge.game.telling import Summary
from cardforge.workshop.replays import Walk
from cardforge.workshop.tables import NoTableError, game_of

OPEN = "This match is not over: what follows shows both hands and decks."


class StillOpenError(NoTableError):
    """A match that is not over was to be exported without saying that this is meant."""


def exported(catalogue: Catalogue, walk: Walk, open_too: bool = False) -> dict[str, Any]:
    """The match as data. Raises StillOpenError for one that is not over, unless `open_too`."""
    game = game_of(catalogue)
    summary = game.summary(walk.save.setup, walk.save.definitions)
    last = walk.moments[-1]
    is_open = last.match.winner is None
    if is_open and not open_too:
        raise StillOpenError("the match is not over; --open exports it, and shows both hands and decks")
    departures = list(summary.departures)
    if walk.diverged:
        departures.append(walk.diverged)
    if walk.save.begins is not None:
        departures.append("it goes on from a saved position; what led there was played under other rules")
    return {
        "title": " against ".join(title for title, _ in summary.seats),
        "open": is_open,
        "departures": departures,
        "settings": dict(summary.settings),
        "players": _players(walk, summary, game.players),
        "result": last.picture.result or "The match is not over.",
        "hash": last.match.hash,
        "choices": [
            {"number": moment.number, "player": moment.player, "choice": moment.words, "log": list(moment.lines)}
            for moment in walk.moments
        ],
    }


def _players(walk: Walk, summary: Summary, names: tuple[str, ...]) -> list[dict[str, Any]]:
    noted = walk.save.notes.get("seats")
    sitting = noted if isinstance(noted, list) and len(noted) == len(names) else ["unknown"] * len(names)
    return [
        {"name": name, "played_by": str(who), "with": title, "deck": dict(deck)}
        for name, who, (title, deck) in zip(names, sitting, summary.seats, strict=True)
    ]


def as_markdown(match: dict[str, Any]) -> Iterator[str]:
    """The exported match as lines of Markdown; what is not as usual stands first."""
    yield f"# {match['title']}"
    yield ""
    if match["open"]:
        yield f"**{OPEN}**"
        yield ""
    if match["departures"]:
        yield from (f"* **Not as usual:** {departure}" for departure in match["departures"])
    else:
        yield "Played with the usual settings and ready-made decks."
    yield ""
    yield f"Result: {match['result']}"
    yield ""
    yield "| setting | value |"
    yield "| --- | --- |"
    yield from (f"| {name} | {value} |" for name, value in match["settings"].items())
    yield f"| hash | {match['hash']} |"
    yield ""
    for player in match["players"]:
        yield f"## {player['name']}: {player['with']}, played by {player['played_by']}"
        yield ""
        yield ", ".join(f"{copies} {name}" for name, copies in player["deck"].items())
        yield ""
    yield "## Choices"
    yield ""
    for choice in match["choices"]:
        said = f"{choice['number']}. **{choice['player']}** {choice['choice']}" if choice["number"] else "0. *Set-up*"
        yield said
        yield from (f"   - {line}" for line in choice["log"])
