"""Reads scenario files: from paths to scenarios, or to the reasons why a file is none."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from cardforge.diagnostics import did_you_mean
from cardforge.game.scenario_words import Opening, ScenarioWords
from cardforge.game.scenario_words import Path as Keys
from cardforge.play.scenarios.model import Expect, GeneralExpect, Head, Scenario, Step, Trial
from cardforge.play.scenarios.source import SourceError, Tree, documents

SUFFIXES = (".yaml", ".yml", ".md")
PLAN = "book.yaml"
"""In a folder of rules, the file that lists its chapters; it holds no scenarios."""
GENERAL = ("choose", "expect", "legal", "illegal", "dice")
"""Keys that a step of any kind may have."""

M = TypeVar("M", bound=BaseModel)


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A file, or a place in it, that cannot be read as scenarios."""

    file: str
    line: int
    reason: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.reason}"


def read_scenarios(paths: Iterable[Path], words: ScenarioWords) -> tuple[list[Scenario], list[Unreadable]]:
    """All scenarios of files and folders, in the order of their names, and what could not be read."""
    found: list[Scenario] = []
    faults: list[Unreadable] = []
    for path in paths:
        if not path.exists():
            faults.append(Unreadable(str(path), 1, "there is no such file or folder"))
            continue
        files = _files_in(path) if path.is_dir() else [path]
        for file in files:
            _read_file(file, words, found, faults)
    return found, faults


def _files_in(folder: Path) -> list[Path]:
    return sorted(one for one in folder.rglob("*") if one.suffix.lower() in SUFFIXES and one.name != PLAN)


def _read_file(file: Path, words: ScenarioWords, found: list[Scenario], faults: list[Unreadable]) -> None:
    try:
        trees = documents(file)
    except SourceError as error:
        faults.append(Unreadable(str(file), error.line, error.reason))
        return
    for tree in trees:
        entries = tree.value if isinstance(tree.value, list) else [tree.value]
        if not isinstance(tree.value, list | dict):
            faults.append(
                Unreadable(str(file), tree.line(()), "no list of scenarios, each beginning with “- scenario:”")
            )
            continue
        for index, entry in enumerate(entries):
            base: Keys = (index,) if isinstance(tree.value, list) else ()
            try:
                found.append(_Reader(str(file), tree, base, words).scenario(entry))
            except SourceError as error:
                faults.append(Unreadable(str(file), error.line, error.reason))


class _Reader:
    """Reads one scenario."""

    def __init__(self, file: str, tree: Tree, base: Keys, words: ScenarioWords) -> None:
        self._file = file
        self._tree = tree
        self._base = base
        self._words = words

    def scenario(self, entry: Any) -> Scenario:
        if not isinstance(entry, dict):
            raise self._fault((), "a scenario is a mapping that begins with “scenario:”")
        head = self._model(Head, entry, ())
        if (head.given is None) == (head.setup is None):
            raise self._fault((), "a scenario needs either “given” or “setup”")
        given = None if head.given is None else self._model(self._words.given, head.given, ("given",))
        setup = None if head.setup is None else self._model(self._words.setup, head.setup, ("setup",))
        edition = None if head.rules is None else str(head.rules)
        opening = Opening(given, setup, edition, head.seed, head.settings, head.define)
        steps = tuple(self._step(raw, ("steps", index)) for index, raw in enumerate(head.steps))
        size = len(self._base)
        lines = {keys[size:]: line for keys, line in self._tree.lines.items() if keys[:size] == self._base}
        cites = {id: str(hash) for id, hash in head.cites.items()}
        line = self._tree.line(self._base)
        return Scenario(head.scenario, self._file, line, opening, steps, head.note, cites, head.deviation, lines)

    def _step(self, raw: str | dict[str, Any], at: Keys) -> Step:
        line = self._line(at)
        if isinstance(raw, str):
            return Step(raw, line, self._action({raw: None}, at))
        own = {key: value for key, value in raw.items() if key not in GENERAL}
        action = self._action(own, at) if own else None
        if not raw:
            raise self._fault(at, "an empty step")
        answers = raw.get("choose", [])
        if not isinstance(answers, list):
            raise self._fault((*at, "choose"), "“choose” takes a list of answers")
        dice = raw.get("dice", [])
        if not isinstance(dice, list) or not all(type(roll) is int and roll >= 1 for roll in dice):
            raise self._fault((*at, "dice"), "“dice” takes a list of rolls")
        return Step(
            step_words(raw),
            line,
            action,
            tuple(dice),
            tuple(answers),
            self._expect(raw["expect"], (*at, "expect")) if "expect" in raw else None,
            self._trials(raw, "legal", at),
            self._trials(raw, "illegal", at),
        )

    def _action(self, raw: dict[str, Any], at: Keys) -> BaseModel:
        kinds = [key for key in raw if key in self._words.actions]
        if len(kinds) != 1:
            if kinds:
                raise self._fault(at, f"one step does one thing; this has {' and '.join(kinds)}")
            known = (*self._words.actions, *GENERAL)
            word = next(iter(raw))
            hint = did_you_mean(word, known)
            raise self._fault((*at, word), f"“{word}” is no step{'; ' if hint else ''}{hint}")
        return self._model(self._words.actions[kinds[0]], raw, at)

    def _trials(self, raw: Mapping[str, Any], key: str, at: Keys) -> tuple[Trial, ...]:
        items = raw.get(key, [])
        if not isinstance(items, list):
            raise self._fault((*at, key), f"“{key}” takes a list of steps")
        found = []
        for index, item in enumerate(items):
            here = (*at, key, index)
            if not isinstance(item, str | dict) or not item:
                raise self._fault(here, "a step is a word or a mapping")
            because = None
            if isinstance(item, dict) and key == "illegal":
                because = item.get("because")
                item = {name: value for name, value in item.items() if name != "because"}
                if because is not None and not isinstance(because, str):
                    raise self._fault((*here, "because"), "“because” takes the id of a rule")
            action = self._action({item: None} if isinstance(item, str) else item, here)
            found.append(Trial(step_words(item), action, self._line(here), because))
        return tuple(found)

    def _expect(self, raw: Any, at: Keys) -> Expect:
        if not isinstance(raw, dict):
            raise self._fault(at, "“expect” takes a mapping from what to what")
        general = {key: value for key, value in raw.items() if key in GeneralExpect.model_fields}
        own = {key: value for key, value in raw.items() if key not in general}
        expected = self._model(GeneralExpect, general, at)
        named = expected.pending
        if "pending" in general and (named is None or (isinstance(named, str) and named != "none")):
            raise self._fault((*at, "pending"), "“pending” is “none” or a mapping of player, options, optional")
        players = self._words.players
        for key, found in [("seen_by", list(expected.seen_by)), ("pending", _asked(expected))]:
            for player in found:
                if player not in players:
                    raise self._fault((*at, key), f"“{player}” is no player; there are {' and '.join(players)}")
        return Expect(expected, self._model(self._words.expect, own, at))

    def _model(self, model: type[M], raw: Any, at: Keys) -> M:
        try:
            return model.model_validate(raw)
        except ValidationError as error:
            deepest = max(error.errors(), key=lambda one: len(one["loc"]))
            where = self._known(at, deepest["loc"])
            raise self._fault(where, _reason(deepest)) from error

    def _known(self, at: Keys, parts: Keys) -> Keys:
        """The path of those parts that stand in the file; models may put others between them."""
        path = at
        for part in parts:
            if (*self._base, *path, part) in self._tree.lines:
                path = (*path, part)
        return path

    def _line(self, path: Keys) -> int:
        return self._tree.line((*self._base, *path))

    def _fault(self, path: Keys, reason: str) -> SourceError:
        return SourceError(self._line(path), reason)


def step_words(raw: str | Mapping[str, Any]) -> str:
    """A step as it stands in the file, on one line, without what it expects."""
    if isinstance(raw, str):
        return raw
    parts = [f"{key}: {_words(value)}" for key, value in raw.items() if key not in ("expect", "legal", "illegal")]
    return ", ".join(parts) or ", ".join(raw)


def _words(value: Any) -> str:
    if isinstance(value, list):
        return f"[{', '.join(_words(item) for item in value)}]"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _asked(expected: GeneralExpect) -> list[str]:
    pending = expected.pending
    return [] if pending is None or isinstance(pending, str) or pending.player is None else [pending.player]


def _reason(error: Any) -> str:
    name = str(error["loc"][-1]) if error["loc"] else "this"
    if error["type"] == "extra_forbidden":
        return f"“{name}” is not a key that is known here"
    if error["type"] == "missing":
        return f"“{name}” is missing"
    message = str(error["msg"]).removeprefix("Value error, ")
    return f"“{name}”: {message[0].lower()}{message[1:]}"


__all__ = ["Unreadable", "read_scenarios", "step_words"]
