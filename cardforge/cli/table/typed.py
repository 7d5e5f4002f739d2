"""What somebody typed at the table, and what it means."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardforge.game.decisions import Answer, Decision, Shape
from cardforge.game.telling import Choice, matching

COMMANDS = ("help", "log", "undo", "save", "quit", "why", "card")
_SHORT = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "u": "undo", "l": "log", "s": "save"}


@dataclass(frozen=True)
class Command:
    """A word to the table itself, with what follows it."""

    word: str
    rest: str


@dataclass(frozen=True)
class Chosen:
    """An answer."""

    answer: Answer


@dataclass(frozen=True)
class NotOpen:
    """No answer; why, for the one who typed."""

    reason: str


Meaning = Command | Chosen | NotOpen


def meaning(
    line: str, decision: Decision, choices: Sequence[tuple[int, Choice]], thinkable: Sequence[Choice]
) -> Meaning:
    """What a line means. Numbers count as the choices are numbered; words are looked for in the choices' words."""
    words = line.split()
    first = words[0].casefold() if words else ""
    if first == "?" and len(words) > 1:
        return Command("card", " ".join(words[1:]))
    first = _SHORT.get(first, first)
    if first in COMMANDS:
        return Command(first, " ".join(words[1:]))
    if decision.optional and line.strip().casefold() in ("0", "n", "no"):
        return Chosen(None)
    if decision.shape in (Shape.PICK_SEVERAL, Shape.ORDER):
        return _several(line, decision, choices)
    if len(words) == 1 and first.isdigit():
        return _numbered(int(first), choices)
    return _in_words(line, choices, thinkable)


def _numbered(number: int, choices: Sequence[tuple[int, Choice]]) -> Meaning:
    found = next((choice for one, choice in choices if one == number), None)
    return NotOpen(f"there is no {number}; the numbers go to {len(choices)}") if found is None else Chosen(found.answer)


def _several(line: str, decision: Decision, choices: Sequence[tuple[int, Choice]]) -> Meaning:
    wanted = decision.count if decision.shape is Shape.PICK_SEVERAL else len(decision.options)
    words = line.replace(",", " ").split()
    by_number = {str(number): choice.answer for number, choice in choices}
    if not all(word in by_number for word in words):
        return NotOpen(f"type {wanted} numbers of the list, with blanks between them")
    answer = tuple(by_number[word] for word in words)
    if len(set(words)) < len(words) or not decision.accepts(answer):
        return NotOpen(f"it must be {wanted} of them, each number once")
    return Chosen(answer)


def _in_words(line: str, choices: Sequence[tuple[int, Choice]], thinkable: Sequence[Choice]) -> Meaning:
    found = matching(line, [choice for _, choice in choices])
    if len(found) == 1:
        return Chosen(found[0].answer)
    if found:
        numbers = [f"{number} {choice.words}" for number, choice in choices if choice in found]
        return NotOpen(f"that can be {'; '.join(numbers)}")
    refused = [choice for choice in matching(line, thinkable) if choice.refusal is not None]
    if refused:
        return NotOpen("\n".join(_refusals(refused)))
    return NotOpen("that is no choice here; type a number, words of a choice, or help")


def _refusals(refused: Sequence[Choice]) -> list[str]:
    """One line for each reason."""
    reasons = list(dict.fromkeys(str(choice.refusal) for choice in refused))
    shown = [(reason, [choice.words for choice in refused if str(choice.refusal) == reason]) for reason in reasons]
    return [f"{words[0] if len(words) == 1 else f'{words[0]} and the like'}: {reason}" for reason, words in shown]
