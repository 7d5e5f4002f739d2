"""Which rules are backed by scenarios that were played, and which cannot be."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from cardforge.play.scenarios import Outcome, ScenarioWords, play_scenario, read_scenarios
from cardforge.rulebook.backing import Backing, speakers
from cardforge.rulebook.book import BookFile
from cardforge.rulebook.citations import Citation, Standing, citations, citations_of_aids
from cardforge.rulebook.model import Book, Rule


@dataclass(frozen=True)
class Covered:
    """A rule, in how many played scenarios it spoke, the scenarios that cite it, and why it needs none."""

    rule: Rule
    spoken: int
    cited: tuple[Citation, ...]
    excuse: str

    @property
    def confirmed(self) -> int:
        """Citations that count."""
        return sum(1 for one in self.cited if one.standing is Standing.CONFIRMED)

    @property
    def missing(self) -> bool:
        """Whether it is below the bar: it needs a scenario, and none that cites it as it reads now holds."""
        return not self.excuse and not self.confirmed


@dataclass(frozen=True)
class RuleCoverage:
    """The coverage of a whole book."""

    rules: tuple[Covered, ...]
    without_rule: tuple[str, ...] = ()
    """Ids that scenarios spoke and that no rule of the book has."""
    outcomes: tuple[Outcome, ...] = field(default=(), repr=False)
    strays: tuple[Citation, ...] = ()
    """Citations of rules that do not exist."""
    aids: tuple[Citation, ...] = ()
    """What the reference cards of the packs sum up; it backs nothing, and is to be confirmed all the same."""

    @property
    def amiss(self) -> tuple[Citation, ...]:
        """Citations that do not count."""
        found = [one for covered in self.rules for one in covered.cited if one.standing is not Standing.CONFIRMED]
        return (*found, *self.strays, *(one for one in self.aids if one.standing is not Standing.CONFIRMED))

    @property
    def stale(self) -> tuple[Citation, ...]:
        """Citations of rules that were reworded since."""
        return tuple(one for one in self.amiss if one.standing is Standing.STALE)

    @property
    def failed(self) -> tuple[Outcome, ...]:
        """Scenarios that do not hold."""
        return tuple(one for one in self.outcomes if not one.passed)

    @property
    def full(self) -> bool:
        """Whether every rule is backed or excused, every id has its rule, and every citation counts."""
        lacking = any(one.missing for one in self.rules)
        return not (lacking or self.without_rule or self.amiss or self.failed)

    def lines(self) -> Iterator[str]:
        """Rules below the bar, citations that do not count, ids without a rule, and a sum."""
        for outcome in self.failed:
            yield f"{outcome.scenario.file}:{outcome.line}: “{outcome.scenario.title}” does not hold"
        for one in self.rules:
            if one.missing:
                cited = "" if one.cited else f"; it speaks in {one.spoken}" if one.spoken else ""
                said = f"no scenario backs {one.rule.id} ({one.rule.number} {one.rule.lead}){cited}"
                yield f"{one.rule.place}: {said}"
        yield from map(str, self.amiss)
        if self.stale:
            yield "look at both, then `cardforge rules confirm RULE`, or `--all`, writes the new hashes"
        for id in self.without_rule:
            yield f"the engine speaks of {id}, and no rule has that id"
        backed = sum(1 for one in self.rules if not one.excuse)
        missing = sum(1 for one in self.rules if one.missing)
        count = sum(one.confirmed for one in self.rules)
        sums = f"{backed - missing} backed by {count} citations, {len(self.rules) - backed} excused"
        yield f"{len(self.rules)} rules: {sums}, {missing} without a scenario; {len(self.outcomes)} scenarios played"

    def of(self, id: str) -> Covered | None:
        """What backs one rule."""
        return next((one for one in self.rules if one.rule.id == id), None)

    def rows(self) -> list[dict[str, object]]:
        """What backs each rule, as data."""
        return [
            {"id": c.rule.id, "number": c.rule.number, "hash": c.rule.hash, "spoken": c.spoken, "cited": c.confirmed}
            | {"citations": [one.as_json() for one in c.cited]}
            | ({"excused": c.excuse} if c.excuse else {})
            for c in self.rules
        ]

    def as_json(self) -> dict[str, object]:
        """The same as data."""
        failed = [{"scenario": o.scenario.title, "file": o.scenario.file, "line": o.line} for o in self.failed]
        strays = [one.as_json() for one in self.strays]
        found: dict[str, object] = {"full": self.full, "rules": self.rows(), "without_rule": list(self.without_rule)}
        return found | {"unknown": strays, "failed": failed}


def cover_rules(book: Book, root: Path, listed: BookFile, words: ScenarioWords) -> RuleCoverage:
    """Play every scenario of the folders, and the examples of the book, and see what they back."""
    names = (*listed.scenarios, *listed.chapters)
    read, _ = read_scenarios([root / "rules" / name for name in names], words)
    outcomes = tuple(play_scenario(one, words) for one in read)
    spoken: dict[str, int] = {}
    for outcome in outcomes:
        for id in outcome.rules if outcome.passed else ():
            spoken[id] = spoken.get(id, 0) + 1
    cited: dict[str, list[Citation]] = {}
    for one in citations(book, outcomes, root):
        cited.setdefault(one.rule, []).append(one)
    heard = speakers(book)
    rows = tuple(
        Covered(rule, spoken.get(heard.get(id, id), 0), tuple(cited.get(id, ())), Backing.of(rule).excuse)
        for id, rule in book.rules.items()
    )
    strays = tuple(one for several in cited.values() for one in several if one.standing is Standing.UNKNOWN)
    return RuleCoverage(
        rows, tuple(sorted(set(spoken) - set(book.rules))), outcomes, strays, tuple(citations_of_aids(book, root))
    )
