"""The mutants of a text: every small wrongness of its tree that somebody could print."""

from __future__ import annotations

from dataclasses import dataclass

from cardforge.coverage.clauses import Stretch, clause_at, clauses_of, difference
from cardforge.coverage.operators import Operator, changes
from cardforge.game.trials import Change, Point, Setting, Trials

SETTINGS = ""
"""What stands in the place of a text's id for the settings that all of them share."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """What would be printed instead, and which words of the printed text it rewords."""

    operator: Operator
    says: str
    clause: int
    words: Stretch

    def change(self, id: str) -> Change:
        """What is different in a trial of this mutant."""
        if id != SETTINGS:
            return Change(id, self.says)
        name, _, value = self.says.partition(": ")
        return Change(settings={name: int(value)})


@dataclass(frozen=True, slots=True)
class Survey:
    """What there is to cover in a text: its clauses, what must happen in play, and its mutants.

    `whole` says whether every word of it is in its tree; a text that cannot be read has no points and no mutants.
    """

    clauses: tuple[Stretch, ...]
    whole: bool
    points: tuple[Point, ...]
    mutants: tuple[Mutant, ...]


def survey(trials: Trials, id: str, text: str) -> Survey:
    """The survey of a text. A mutant without a sentence, or with the sentence of another one, is not counted."""
    clauses = clauses_of(text)
    reading = trials.read(id)
    if reading is None:
        return Survey(clauses, False, (), ())
    found: dict[str, Mutant] = {}
    for changed in changes(reading.tree, reading.type, trials.nouns()):
        says = trials.say(id, changed.tree)
        if says is None or says == text or says in found:
            continue
        words = difference(text, says)
        found[says] = Mutant(changed.operator, says, clause_at(clauses, words.start), words)
    return Survey(clauses, reading.whole, reading.points, tuple(found.values()))


def survey_of_settings(settings: tuple[Setting, ...]) -> tuple[str, Survey]:
    """The settings that play asks for, one a line, as a text, and its survey: there are no points to reach."""
    lines = [f"{setting.name}: {_value(setting.value)}" for setting in settings if not setting.unplayed]
    text = "\n".join(lines)
    clauses = clauses_of(text)
    mutants = []
    for number, setting in enumerate(one for one in settings if not one.unplayed):
        operator = Operator.FLAG if isinstance(setting.value, bool) else Operator.NUMBER
        mutants += [
            Mutant(operator, f"{setting.name}: {int(other)}", number, clauses[number]) for other in _others(setting)
        ]
    return text, Survey(clauses, True, (), tuple(mutants))


def _others(setting: Setting) -> list[int]:
    if isinstance(setting.value, bool):
        return [not setting.value]
    near = (setting.value - 1, setting.value + 1)
    return [other for other in near if setting.least <= other and (setting.most is None or other <= setting.most)]


def _value(value: int) -> str:
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)
