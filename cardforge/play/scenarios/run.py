"""Plays a scenario and says what does not hold, in the words of its file."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from cardforge.game.refusal import EndlessLoopError
from cardforge.game.scenario_words import Mismatch, Pending, Position, ScenarioError, ScenarioWords, StepFailureError
from cardforge.play.scenarios.model import Expect, ExpectedDecision, Scenario, Step

SURE = 6
"""Hexadecimal digits of a rule's hash that a citation must have."""


class Result(StrEnum):
    """How a scenario ended."""

    HOLDS = "holds"
    FAILS = "fails"
    DEVIATES = "deviates as stated"
    UNREADABLE = "cannot be played"
    """What it is given contradicts the rules in itself, or names what is not there."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a scenario: the result, and the line, step and reasons where it does not hold."""

    scenario: Scenario
    result: Result
    line: int = 0
    step: str = ""
    reasons: tuple[str, ...] = ()
    rules: frozenset[str] = frozenset()
    """Ids of the rules that spoke."""

    @property
    def passed(self) -> bool:
        """Whether it counts as passed: it holds, or fails as it says."""
        return self.result in (Result.HOLDS, Result.DEVIATES)


class _FaultError(Exception):
    def __init__(self, line: int, step: str, *reasons: str) -> None:
        super().__init__(*reasons)
        self.line = line
        self.step = step
        self.reasons = reasons


def play_scenario(
    scenario: Scenario,
    words: ScenarioWords,
    rule_hashes: Mapping[str, str] | None = None,
    speakers: Mapping[str, str] | None = None,
) -> Outcome:
    """Play one scenario.

    Where there is a rulebook, `rule_hashes` holds the present hash of each rule's text, and `speakers` the id under
    which the game speaks of a rule that it does not know by its own. Without one, only ids that the game knows are
    looked for among those that spoke.
    """
    try:
        position = words.begin(scenario.opening)
    except ScenarioError as error:
        return Outcome(scenario, Result.UNREADABLE, scenario.line_of(error.path), "given", (error.message,))
    try:
        for step in scenario.steps:
            _guarded(position, step)
        _rolls(position, scenario.line, "the end")
        _cites(scenario, position, words, rule_hashes, speakers or {})
    except _FaultError as fault:
        result = Result.DEVIATES if scenario.deviation else Result.FAILS
        return Outcome(scenario, result, fault.line, fault.step, fault.reasons, position.rules_spoken())
    if scenario.deviation:
        reason = f"it holds now, so this is no longer so: {scenario.deviation}"
        return Outcome(scenario, Result.FAILS, scenario.line_of(("deviation",)), "deviation", (reason,))
    return Outcome(scenario, Result.HOLDS, rules=position.rules_spoken())


def position_after(scenario: Scenario, words: ScenarioWords, steps: int | None = None) -> Position:
    """The position after so many steps (all when None), without looking at what is expected of it.

    Raises ScenarioError where the scenario cannot be played that far.
    """
    position = words.begin(scenario.opening)
    for number, step in enumerate(scenario.steps[:steps], 1):
        try:
            _play(position, replace(step, expect=None, legal=(), illegal=()))
        except _FaultError as fault:
            raise ScenarioError(f"step {number}, {fault.step}: {'; '.join(fault.reasons)}") from fault
    return position


def _guarded(position: Position, step: Step) -> None:
    """Play a step; a mistake of the engine fails this scenario and no other."""
    try:
        _play(position, step)
    except _FaultError:
        raise
    except Exception as error:
        reason = f"the engine broke: {type(error).__name__}: {error}"
        raise _FaultError(step.line, step.words, reason) from error


def _play(position: Position, step: Step) -> None:
    try:
        if step.action is not None:
            open_one = position.pending()
            if open_one is not None:
                raise _FaultError(step.line, step.words, f"a decision is still open: {_shown(open_one)}")
            _rolls(position, step.line, step.words)
        if step.dice:
            _rolls(position, step.line, step.words)
            position.fix_rolls(step.dice)
        if step.action is not None:
            position.act(step.action)
        for answer in step.answers:
            if position.pending() is None:
                reason = f"the answer {answer_words(answer)} is left over: nothing is asked"
                raise _FaultError(step.line, step.words, reason)
            position.answer(answer)
        reasons = [] if step.expect is None else _unmet(position, step.expect)
        reasons += _trials(position, step)
    except (ScenarioError, StepFailureError, EndlessLoopError) as error:
        raise _FaultError(step.line, step.words, str(error)) from error
    if reasons:
        raise _FaultError(step.line, step.words, *reasons)


def is_confirmed(confirmed: str, present: str) -> bool:
    """Whether a citation was confirmed for the rule as it reads now; fewer than six digits confirm nothing."""
    return len(confirmed) >= SURE and present.startswith(confirmed)


def _rolls(position: Position, line: int, words: str) -> None:
    left = position.rolls_left()
    if left:
        raise _FaultError(line, words, f"rolls left over: {', '.join(map(str, left))}")


def _trials(position: Position, step: Step) -> list[str]:
    reasons = []
    for trial in step.legal:
        refusal = position.refusal(trial.action)
        if refusal is not None:
            reasons.append(f"{trial.words}: expected legal, found refused: {refusal}")
    for trial in step.illegal:
        refusal = position.refusal(trial.action)
        if refusal is None:
            reasons.append(f"{trial.words}: expected illegal, found legal")
        elif trial.because is not None and refusal.rule != trial.because:
            reasons.append(f"{trial.words}: expected refused because of {trial.because}, found {refusal}")
    return reasons


def _unmet(position: Position, expect: Expect) -> list[str]:
    general = expect.general
    found: list[Mismatch] = position.check(expect.own)
    reasons = [str(mismatch) for mismatch in found]
    if general.pending is not None:
        reasons += _pending(position, general.pending)
    reasons += _log(position.log(None), general.log, general.not_log, "log")
    for player, wanted in general.seen_by.items():
        reasons += _log(position.log(player), wanted.log, wanted.not_log, f"log seen by {player}")
    return reasons


def _pending(position: Position, wanted: ExpectedDecision | str) -> list[str]:
    found = position.pending()
    if isinstance(wanted, str):
        return [] if found is None else [f"pending: expected none, found {_shown(found)}"]
    if found is None:
        return ["pending: expected a decision, found none"]
    if position.is_pending(wanted.player, wanted.options, wanted.optional):
        return []
    parts = [
        f"{name}: {answer_words(value)}"
        for name, value in (("player", wanted.player), ("options", wanted.options), ("optional", wanted.optional))
        if value is not None
    ]
    return [f"pending: expected {', '.join(parts)}, found {_shown(found)}"]


def _shown(pending: Pending) -> str:
    optional = "yes" if pending.optional else "no"
    return f"player: {pending.player}, options: [{', '.join(pending.options)}], optional: {optional}"


def _log(lines: list[str], wanted: list[str | int], unwanted: list[str | int], name: str) -> list[str]:
    reasons = []
    for text in wanted:
        if not any(log_matches(str(text), line) for line in lines):
            reasons.append(f"{name}: expected a line with “{text}”, found none in {len(lines)} lines")
    for text in unwanted:
        line = next((line for line in lines if log_matches(str(text), line)), None)
        if line is not None:
            reasons.append(f"{name}: expected no line with “{text}”, found “{line}”")
    return reasons


def log_matches(text: str, line: str) -> bool:
    """Whether all words and numbers of the text occur in the line, case apart; a single letter as it is written."""
    return _tokens(text) <= _tokens(line)


def _tokens(text: str) -> set[str]:
    return {word if len(word) == 1 else word.casefold() for word in re.findall(r"[^\W_]+", text)}


def answer_words(value: object) -> str:
    """An answer as it stands in the file."""
    if isinstance(value, list | tuple):
        return f"[{', '.join(answer_words(item) for item in value)}]"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _cites(
    scenario: Scenario,
    position: Position,
    words: ScenarioWords,
    hashes: Mapping[str, str] | None,
    speakers: Mapping[str, str],
) -> None:
    spoken = position.rules_spoken()
    for rule, confirmed in scenario.cites.items():
        line = scenario.line_of(("cites", rule))
        if hashes is not None and rule not in hashes:
            raise _FaultError(line, "cites", f"there is no rule {rule}")
        if hashes is not None and not is_confirmed(confirmed, hashes[rule]):
            reason = f"rule {rule} has changed since this was confirmed: expected {confirmed}, found {hashes[rule]}"
            raise _FaultError(line, "cites", reason)
        if speakers.get(rule, rule) not in spoken and (hashes is not None or rule in words.rules):
            raise _FaultError(line, "cites", f"rule {rule} is cited and never spoke")
