"""Worked examples: scenarios that are played when the book is made, and drawn from what happened."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from cardforge.diagnostics import Place, Report
from cardforge.play.scenarios import Outcome, Scenario, ScenarioWords, play_scenario, position_after, read_scenarios
from cardforge.play.scenarios.run import answer_words
from cardforge.press.typography import printed
from cardforge.rulebook import build_faults
from cardforge.rulebook.model import Board, Chip, Example, Move

_JOINED = re.compile(r", (at|to|by|as): ")
"""Keys that read as words of a sentence."""


def examples_of(
    file: Path,
    name: str,
    words: ScenarioWords,
    hashes: Mapping[str, str] | None,
    speakers: Mapping[str, str],
    report: Report,
) -> dict[int, Example]:
    """The examples of a Markdown file by the line on which they begin; those that do not hold are reported."""
    scenarios, unreadable = read_scenarios([file], words)
    for fault in unreadable:
        report.add(build_faults.example_fails(Place(name, fault.line), "?", fault.reason))
    found: dict[int, Example] = {}
    for scenario in scenarios:
        outcome = play_scenario(scenario, words, hashes, speakers)
        if not outcome.passed:
            report.add(_failure(name, outcome))
        elif scenario.deviation is None:
            found[scenario.line] = _example(scenario, outcome, words, Place(name, scenario.line))
    return found


def _failure(name: str, outcome: Outcome) -> Any:
    step = f"“{outcome.step}”: " if outcome.step else ""
    place = Place(name, outcome.line or outcome.scenario.line)
    return build_faults.example_fails(place, outcome.scenario.title, f"{step}{'; '.join(outcome.reasons)}")


def _example(scenario: Scenario, outcome: Outcome, words: ScenarioWords, place: Place) -> Example:
    moves: list[Move] = []
    first = position_after(scenario, words, 0)
    before = _board(first.telling().picture())
    told = len(first.log(None))
    for count, step in enumerate(scenario.steps, 1):
        if step.illegal:
            here = position_after(scenario, words, count)
            for trial in step.illegal:
                refusal = here.refusal(trial.action)
                if refusal is not None:
                    moves.append(Move(_shown(trial.words), (f"{printed(refusal.text)}.",), True, refusal.rule))
        if step.action is not None or step.answers:
            log = position_after(scenario, words, count).log(None)
            moves.append(Move(_shown(step.words, step.answers), tuple(f"{printed(line)}." for line in log[told:])))
            told = len(log)
    title, note = printed(scenario.title), printed(scenario.note or "")
    if not any(step.action is not None or step.answers for step in scenario.steps):
        return Example(title, note, before, tuple(moves), None, place, outcome.rules)
    after = _board(position_after(scenario, words).telling().picture(), before)
    before, after = _without_the_same(before, after), _without_the_same(after, before)
    return Example(title, note, before, tuple(moves), after, place, outcome.rules)


def _without_the_same(board: Board, other: Board) -> Board:
    """The board without those figures of the players that are the same on the other: they are not what it shows."""
    players = tuple(
        (name, title, tuple(figure for figure in figures if figure not in theirs))
        for (name, title, figures), (_, _, theirs) in zip(board.players, other.players, strict=True)
    )
    return Board(board.heading, players, board.places)


def _shown(words: str, answers: Sequence[object] = ()) -> str:
    """A step as people say it: `play: NAME, at: PLACE, choose: [ONE]` is `Play NAME at PLACE – chosen: ONE`."""
    action = _JOINED.sub(r" \1 ", words.partition("choose: [")[0].rstrip(", ")).replace(": ", " ")
    chosen = ", then ".join("nothing" if answer_words(one) == "no" else answer_words(one) for one in answers)
    parts = [action, f"chosen: {chosen}" if chosen else ""]
    text = printed(" – ".join(filter(None, parts)))
    return text[:1].upper() + text[1:]


def _board(picture: Any, before: Board | None = None) -> Board:
    known = set(_chips(before)) if before else None
    places = tuple(
        (
            place.name,
            place.temporary,
            tuple(tuple(_chip(piece, known) for piece in side) for side in place.pieces),
        )
        for place in picture.places
    )
    players = tuple((strip.name, strip.title, strip.figures) for strip in picture.strips)
    return Board(printed(picture.heading), players, places)


def _chip(piece: Any, known: set[tuple[object, ...]] | None) -> Chip:
    chip = Chip(printed(piece.name), piece.figures, piece.ready, piece.leads, tuple(map(printed, piece.notes)))
    changed = known is not None and _key(chip) not in known
    return Chip(chip.name, chip.figures, chip.ready, chip.leads, chip.notes, changed)


def _chips(board: Board) -> Iterable[tuple[object, ...]]:
    return (_key(chip) for _, _, sides in board.places for side in sides for chip in side)


def _key(chip: Chip) -> tuple[object, ...]:
    return (chip.name, chip.figures, chip.ready, chip.notes)
