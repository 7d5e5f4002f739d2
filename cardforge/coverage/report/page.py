"""Coverage as one page to look at: each card beside its text, each phrase marked by its rung."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from jinja2 import Environment, StrictUndefined

from cardforge.coverage.mutants import SETTINGS
from cardforge.coverage.report.phrases import Phrase, phrases_of
from cardforge.coverage.report.table import marked
from cardforge.coverage.result import Coverage, Covered, ScenarioName, summary_of
from cardforge.coverage.rungs import Rung

SIGNS = {Rung.PINNED: "●", Rung.PLAYED: "◐", Rung.PARSED: "○", Rung.NONE: "✕"}
"""A sign for each rung, so that nothing is told by colour alone."""

_TEMPLATE = Path(__file__).with_name("page.html.j2")


@dataclass(frozen=True, slots=True)
class Looks:
    """What the page shows that coverage does not know: its title, names of groups and kinds, and pictures of cards.

    Pictures are `data:` URIs by the card's id; `mark` is a colour for each group's edge.
    """

    title: str
    groups: Mapping[str, str]
    kinds: Mapping[str, str]
    pictures: Mapping[str, str]
    marks: Mapping[str, str]


def page(coverage: Coverage, looks: Looks) -> str:
    """The page as HTML, whole in itself."""
    numbers: dict[ScenarioName, int] = {}
    cards = [_card(card, looks, numbers) for card in coverage.cards]
    environment = Environment(autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    notes = [note for card in cards for note in card.pop("notes")]
    return environment.from_string(_TEMPLATE.read_text("utf-8")).render(
        looks=looks,
        summary=summary_of(coverage.cards),
        groups=list(_groups(coverage, looks)),
        operators=coverage.operators,
        cards=cards,
        kinds=sorted({card["kind"] for card in cards}),
        failures=coverage.failures,
        faults=coverage.faults,
        off=coverage.off,
        full=coverage.full,
        signs={rung.value: SIGNS[rung] for rung in Rung},
        data=json.dumps({"scenarios": [str(name) for name in numbers], "notes": notes}, ensure_ascii=False).replace(
            "</", "<\\/"
        ),
    )


def _groups(coverage: Coverage, looks: Looks) -> Iterator[dict[str, Any]]:
    by_group: dict[str, list[Covered]] = {}
    for card in coverage.cards:
        by_group.setdefault(_group(card, looks), []).append(card)
    for name, cards in by_group.items():
        yield {"name": name, "texts": len(cards), "summary": summary_of(tuple(cards))}


def _group(card: Covered, looks: Looks) -> str:
    return "Edition" if card.id == SETTINGS else looks.groups.get(card.group, card.group)


def _card(card: Covered, looks: Looks, numbers: dict[ScenarioName, int]) -> dict[str, Any]:
    found = list(phrases_of(card))
    notes = [_note(card, phrase, numbers) for phrase in found]
    summary = summary_of((card,))
    return {
        "id": card.id or "edition",
        "name": card.name,
        "kind": "edition" if card.id == SETTINGS else looks.kinds.get(card.kind, card.kind),
        "group": _group(card, looks),
        "mark": looks.marks.get(card.group, "#6b6257"),
        "picture": looks.pictures.get(card.id),
        "rung": min((clause.rung for clause in card.clauses), key=list(Rung).index, default=Rung.NONE).value,
        "summary": summary,
        "phrases": [_shown(card, phrase, place, found) for place, phrase in enumerate(found)],
        "missing": [m.words for clause in card.clauses for m in clause.missing if m.excused is None],
        "settings": card.id == SETTINGS,
        "notes": notes,
    }


def _shown(card: Covered, phrase: Phrase, place: int, phrases: list[Phrase]) -> dict[str, Any]:
    last = place + 1 == len(phrases)
    following = len(card.text) if last else phrases[place + 1].stretch.start
    between = card.text[phrase.stretch.end : following]
    return {
        "words": phrase.stretch.of(card.text),
        "rung": phrase.rung.value,
        "ends": last or phrases[place + 1].clause != phrase.clause,
        "clause_rung": card.clauses[phrase.clause].rung.value,
        "line_ends": "\n" in between,
    }


def _note(card: Covered, phrase: Phrase, numbers: dict[ScenarioName, int]) -> dict[str, Any]:
    """What is told of a phrase: mutants, the scenarios that notice, survivors, and what plays the same."""
    return {
        "words": phrase.stretch.of(card.text),
        "rung": phrase.rung.value,
        "mutants": len(phrase.trials),
        "by": [numbers.setdefault(name, len(numbers)) for name in phrase.scenarios],
        "left": [marked(card.text, trial.mutant) for trial in phrase.trials if trial.survives],
        "same": [
            [marked(card.text, trial.mutant), trial.equivalent]
            for trial in phrase.trials
            if trial.killer is None and trial.equivalent
        ],
    }
