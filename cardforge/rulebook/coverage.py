"""Which rules are backed by scenarios that were played, and which cannot be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from cardforge.play.scenarios import Outcome, ScenarioWords, play_scenario, read_scenarios
from cardforge.rulebook.model import Book, Example, Rule

REASONS = {
    "physical": "about things on a table, which no program does",
    "social": "about people, sets and papers, not about play",
    "definition": "says what a word means",
    "restates": "said in full elsewhere",
    "catalogue": "about decks, held against the data by `cardforge deck check` and `cardforge check`",
    "silent": "what it speaks of is never offered, or does not happen: there is nothing that could speak",
    "as": "the engine speaks of it under another id",
}
"""Why a rule has no scenario of its own; `as RULE-ID` counts those of another id."""


@dataclass(frozen=True)
class Backing:
    """What stands after the id of a rule."""

    reason: str
    other: str = ""

    @classmethod
    def of(cls, rule: Rule) -> Backing:
        """The reason of a rule, and the id that speaks for it."""
        head, _, rest = rule.backing.partition(" ")
        return cls(head, rest.strip())


@dataclass(frozen=True)
class Covered:
    """A rule, how many played scenarios spoke or cited it, and why it needs none."""

    rule: Rule
    spoken: int
    cited: int
    reason: str

    @property
    def missing(self) -> bool:
        """Whether it is below the bar."""
        return not self.reason and not self.spoken and not self.cited


@dataclass(frozen=True)
class RuleCoverage:
    """The coverage of a whole book."""

    rules: tuple[Covered, ...]
    silent: tuple[str, ...] = ()
    """Ids that scenarios spoke and that no rule of the book has."""
    outcomes: tuple[Outcome, ...] = field(default=(), repr=False)

    @property
    def full(self) -> bool:
        """Whether every rule is backed or excused, and every id has its rule."""
        return not self.silent and not any(one.missing for one in self.rules)

    def lines(self) -> Iterator[str]:
        """Rules below the bar, ids without a rule, and a sum."""
        for one in self.rules:
            if one.missing:
                yield f"{one.rule.place}: no scenario speaks of {one.rule.id} ({one.rule.number} {one.rule.lead})"
        for id in self.silent:
            yield f"the engine speaks of {id}, and no rule has that id"
        backed = sum(1 for one in self.rules if not one.reason)
        excused = len(self.rules) - backed
        missing = sum(1 for one in self.rules if one.missing)
        yield f"{len(self.rules)} rules: {backed - missing} played, {excused} excused, {missing} without a scenario"

    def as_json(self) -> dict[str, object]:
        """The same as data."""
        rows = [
            {"id": c.rule.id, "number": c.rule.number, "hash": c.rule.hash, "spoken": c.spoken, "cited": c.cited}
            | ({"excused": c.reason} if c.reason else {})
            for c in self.rules
        ]
        return {"full": self.full, "rules": rows, "without_rule": list(self.silent)}


def cover_rules(book: Book, root: Path, scenarios: Sequence[str], words: ScenarioWords) -> RuleCoverage:
    """Play every scenario of the folders, and the examples of the book, and see which rules spoke."""
    paths = [root / "rules" / name for name in scenarios]
    read, _ = read_scenarios(paths, words)
    outcomes = tuple(play_scenario(one, words, book.hashes) for one in read)
    spoken: dict[str, int] = {}
    cited: dict[str, int] = {}
    examples = [block.rules for chapter in book.chapters for block in chapter.blocks if isinstance(block, Example)]
    for rules in [outcome.rules for outcome in outcomes if outcome.passed] + examples:
        for id in rules:
            spoken[id] = spoken.get(id, 0) + 1
    for outcome in outcomes:
        for id in outcome.scenario.cites if outcome.passed else ():
            cited[id] = cited.get(id, 0) + 1
    rows = tuple(_covered(rule, spoken, cited) for rule in book.rules.values())
    return RuleCoverage(rows, tuple(sorted(set(spoken) - set(book.rules))), outcomes)


def _covered(rule: Rule, spoken: dict[str, int], cited: dict[str, int]) -> Covered:
    backing = Backing.of(rule)
    speaker = backing.other if backing.reason == "as" else rule.id
    reason = "" if backing.reason == "as" else REASONS.get(backing.reason, "")
    return Covered(rule, spoken.get(speaker, 0), cited.get(rule.id, 0), reason)
