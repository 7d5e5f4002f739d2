"""Covers the texts of a game: surveys them, follows the scenarios, and judges every mutant by those that touch it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path

from cardforge.coverage.bench import Bench, Key, Traced, UnreadableError
from cardforge.coverage.exceptions import Exceptions
from cardforge.coverage.gather import gather
from cardforge.coverage.memory import Kept, Memory, Verdict, hashed
from cardforge.coverage.mutants import SETTINGS, Mutant, Survey, survey_of_settings
from cardforge.coverage.operators import unchanged_fields
from cardforge.coverage.result import Coverage
from cardforge.coverage.work import Factory, Progress, Work, working
from cardforge.game.trials import Printed, Trials

MEMORY = "build/.cache/coverage/results.json"


@dataclass(frozen=True, slots=True)
class Project:
    """What is covered: a folder, the patterns of the files that may hold scenarios, the trials, a hash of all code."""

    root: Path
    scenarios: tuple[str, ...]
    factory: Factory
    code: str
    settings: str
    """What the settings are called as a text."""
    exceptions: Exceptions


def cover(
    project: Project, only: Collection[str] | None = None, jobs: int = 1, progress: Progress | None = None
) -> Coverage:
    """Cover everything, or the texts of these ids (`mutants.SETTINGS` for the settings)."""
    with working(project.factory, project.root, jobs, progress) as work:
        return _Run(project, only, work).coverage()


class _Run:
    """One run. What it finds goes into the memory, and the result is gathered from there."""

    def __init__(self, project: Project, only: Collection[str] | None, work: Work) -> None:
        self._project = project
        self._work = work
        self._trials: Trials = work.bench.trials
        self._hashes = self._trials.hashes()
        self._shared = hashed(project.code, self._hashes.get("", ""))
        self._file = project.root / MEMORY
        self._memory = Memory.load(self._file)
        self._all = only is None
        texts = tuple(self._trials.texts())
        self._known = [text.id for text in texts]
        self._texts = [text for text in texts if only is None or text.id in only]
        self._faults: list[str] = []
        settings, survey = survey_of_settings(tuple(self._trials.settings()))
        self._settings = Printed(SETTINGS, project.settings, "settings", "", settings)
        self._settings_survey = survey
        self._with_settings = only is None or SETTINGS in only

    def coverage(self) -> Coverage:
        """The whole run."""
        self._survey()
        self._trace()
        scenarios = self._proving()
        self._judge(scenarios)
        self._memory.save(self._file)
        exceptions = self._project.exceptions
        texts = [*self._texts, *([self._settings] if self._with_settings else [])]
        cards = gather(texts, self._memory, self._survey_of, exceptions, self._all)
        self._faults += exceptions.faults
        if not exceptions.faults:
            self._faults += exceptions.unknown(self._known) + exceptions.unneeded(one.id for one in texts)
        return Coverage(cards.cards, cards.failures, tuple(self._faults), self._off())

    def _survey_of(self, id: str) -> Survey:
        return self._settings_survey if id == SETTINGS else self._memory.surveys[id][1]

    def _survey(self) -> None:
        wanted = {text.id: hashed(self._shared, text.kind, text.text) for text in self._texts}
        stale = [text for text in self._texts if self._memory.surveys.get(text.id, ("",))[0] != wanted[text.id]]
        found = self._work.run("reading", Bench.survey, [(text.id, text.text) for text in stale], 20 * len(stale))
        for text, survey in zip(stale, found, strict=True):
            self._memory.surveys[text.id] = (wanted[text.id], survey)

    def _trace(self) -> None:
        """Follow the scenarios of every file in which anything could go otherwise than is remembered."""
        bodies = _files(self._project.root, self._project.scenarios)
        hashes = {file: hashed(body) for file, body in bodies.items()}
        memory = self._memory
        memory.files = {file: kept for file, kept in memory.files.items() if file in hashes}
        ids = None if self._all or self._with_settings else {text.id for text in self._texts}
        stale = [file for file in hashes if not self._up_to_date(file, hashes[file], ids)]
        found = self._work.run("playing", _trace_or_fault, [(file,) for file in stale], 6 * len(stale))
        for file, traced in zip(stale, found, strict=True):
            if isinstance(traced, str):
                self._faults.append(traced)
                memory.files.pop(file, None)
                continue
            memory.files[file] = [
                Kept(one, self._depends(hashes[file], number, one)) for number, one in enumerate(traced)
            ]

    def _up_to_date(self, file: str, body: str, ids: set[str] | None) -> bool:
        kept = self._memory.files.get(file)
        if kept is None:
            return False
        for number, one in enumerate(kept):
            touches = ids is None or bool(ids & one.traced.read)
            if not one.depends.startswith(body) or (touches and one.depends != self._depends(body, number, one.traced)):
                return False
        return True

    def _depends(self, body: str, number: int, traced: Traced) -> str:
        """A hash of all that a scenario depends on; that of its file stands first, in the open."""
        used = [(id, self._hashes.get(id)) for id in sorted(traced.read | traced.used)]
        return f"{body} {hashed(self._shared, number, used)}"

    def _proving(self) -> dict[Key, Kept]:
        return {
            (file, number): kept
            for file, all_kept in self._memory.files.items()
            for number, kept in enumerate(all_kept)
            if kept.traced.proves
        }

    def _judge(self, scenarios: dict[Key, Kept]) -> None:
        calls: list[tuple[str, list[Mutant], list[Key]]] = []
        touching: dict[str, list[Key]] = {}
        for text in self._texts:
            touching[text.id] = _order(text.id, scenarios)
            stale = self._stale(text.id, self._survey_of(text.id).mutants, touching[text.id], scenarios)
            if stale:
                calls.append((text.id, stale, self._killers_first(text.id, touching[text.id])))
        if self._with_settings:
            calls += self._settings_calls(scenarios, touching)
        calls.sort(key=lambda call: -len(call[1]) * len(call[2]))
        plays = sum(2 * len(mutants) for _, mutants, _ in calls)
        found = self._work.run("changing", Bench.judge, calls, plays)
        for (id, _, order), verdicts in zip(calls, found, strict=True):
            kept = self._memory.verdicts.setdefault(id, {})
            for says, killer in verdicts.items():
                kept[says] = Verdict(killer, self._verdict_depends(killer, order, scenarios))
        for text in [*self._texts, *([self._settings] if self._with_settings else [])]:
            alive = {mutant.says for mutant in self._survey_of(text.id).mutants}
            kept = self._memory.verdicts.get(text.id, {})
            self._memory.verdicts[text.id] = {says: one for says, one in kept.items() if says in alive}

    def _settings_calls(
        self, scenarios: dict[Key, Kept], touching: dict[str, list[Key]]
    ) -> list[tuple[str, list[Mutant], list[Key]]]:
        calls = []
        for mutant in self._settings_survey.mutants:
            name = mutant.says.partition(":")[0]
            asking = [key for key, kept in scenarios.items() if name in kept.traced.asked]
            asking.sort(key=lambda key: len(scenarios[key].traced.asked))
            if self._stale(SETTINGS, (mutant,), asking, scenarios):
                calls.append((SETTINGS, [mutant], self._killers_first(SETTINGS, asking, mutant.says)))
        return calls

    def _stale(
        self, id: str, mutants: Sequence[Mutant], touching: list[Key], scenarios: dict[Key, Kept]
    ) -> list[Mutant]:
        known = self._memory.verdicts.get(id, {})
        return [
            mutant
            for mutant in mutants
            if (verdict := known.get(mutant.says)) is None
            or verdict.depends != self._verdict_depends(verdict.killer, touching, scenarios)
        ]

    def _verdict_depends(self, killer: Key | None, touching: list[Key], scenarios: dict[Key, Kept]) -> str:
        if killer is not None:
            return scenarios[killer].depends if killer in scenarios else ""
        return hashed(*sorted(scenarios[key].depends for key in touching))

    def _killers_first(self, id: str, order: list[Key], says: str | None = None) -> list[Key]:
        """Those that noticed something before are asked first."""
        known = self._memory.verdicts.get(id, {})
        asked = [known[says]] if says in known else [] if says is not None else list(known.values())
        killers = {one.killer for one in asked}
        return sorted(order, key=lambda key: key not in killers)

    def _off(self) -> tuple[tuple[str, str], ...]:
        first = self._trials.read(self._texts[0].id) if self._texts else None
        fields = tuple(unchanged_fields(first.type)) if first is not None else ()
        return (*fields, *((one.name, one.unplayed) for one in self._trials.settings() if one.unplayed))


def _order(id: str, scenarios: dict[Key, Kept]) -> list[Key]:
    """The scenarios that touch a text, those first in which most happens to it and least else is used."""
    touching = [key for key, kept in scenarios.items() if id in kept.traced.read]

    def rank(key: Key) -> tuple[int, int]:
        traced = scenarios[key].traced
        return -sum(text == id for text, _ in traced.seen), len(traced.used)

    return sorted(touching, key=rank)


def _files(root: Path, patterns: tuple[str, ...]) -> dict[str, bytes]:
    """Every file that may hold scenarios, by its name in the project, with what is in it."""
    found = sorted({path for pattern in patterns for path in root.glob(pattern) if path.is_file()})
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in found}


def _trace_or_fault(bench: Bench, file: str) -> list[Traced] | str:
    try:
        return bench.trace(file)
    except UnreadableError as error:
        return str(error)
