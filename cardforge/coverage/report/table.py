"""Coverage for people: a table by group with bars, and what is missing, each in words that say what to write."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from cardforge.coverage.mutants import SETTINGS, Mutant
from cardforge.coverage.result import Coverage, Covered, Summary, summary_of

BAR = 20
"""Characters of a whole bar."""

_FEW = 3

_TOKEN = re.compile(r"[\w'’+-]+|[^\w\s]")


def as_lines(coverage: Coverage, groups: Mapping[str, str]) -> Iterator[str]:
    """The table, then what is missing, then one line that says how it stands. `groups` are names by the groups' ids."""
    yield from _table(coverage, groups)
    for fault in coverage.faults:
        yield ""
        yield f"error {fault}"
    if coverage.failures:
        yield ""
        yield "Scenarios that do not hold (they prove nothing):"
        for failure in coverage.failures:
            yield f"  {failure.scenario}"
            yield from (f"      {reason}" for reason in failure.reasons)
    for card in coverage.cards:
        yield from _missing(card)
    yield ""
    yield _verdict(coverage)


def _table(coverage: Coverage, groups: Mapping[str, str]) -> Iterator[str]:
    by_group: dict[str, list[Covered]] = {}
    for card in coverage.cards:
        by_group.setdefault("settings" if card.id == SETTINGS else groups.get(card.group, card.group), []).append(card)
    rows = [(name, len(cards), summary_of(tuple(cards))) for name, cards in by_group.items()]
    if len(rows) > 1:
        rows.append(("all", len(coverage.cards), summary_of(coverage.cards)))
    width = max(len(name) for name, _, _ in rows) if rows else 0
    yield f"{'':<{width}}  texts  clauses  parsed  played  {'pinned':<{BAR + 8}}  mutants noticed"
    for name, count, found in rows:
        yield (
            f"{name:<{width}}  {count:>5}  {found.clauses:>7}  {found.parsed:>6}  {found.played:>6}  "
            f"{_bar(found.pinned, found.clauses)} {found.pinned:>7}  {_noticed(found)}"
        )


def _bar(part: int, whole: int) -> str:
    """A bar that is whole only where everything is there, and empty only where nothing is."""
    filled = BAR if part == whole else min(BAR - 1, max(part > 0, part * BAR // max(1, whole)))
    return "█" * filled + "░" * (BAR - filled)


def _noticed(found: Summary) -> str:
    equivalent = f" + {found.equivalent} equivalent" if found.equivalent else ""
    return f"{found.killed}{equivalent} of {found.mutants}"


def _missing(card: Covered) -> Iterator[str]:
    if all(clause.pinned for clause in card.clauses):
        return
    yield ""
    yield f"{card.name} ({card.id})" if card.id else card.name
    for clause in card.clauses:
        if clause.pinned:
            continue
        yield f"  {clause.text}"
        if not clause.parsed:
            yield "    not parsed: `cardforge check` says which word is not understood"
        for missing in clause.missing:
            if missing.excused is None:
                yield f"    never played: {missing.words}"
        if clause.parsed and not clause.ran and not clause.missing:
            yield "    never played"
        survivors = clause.survivors
        shown = survivors if clause.played else survivors[:_FEW]  # what is not played yet has everything to be noticed
        for mutant in shown:
            yield f"    nobody would notice: {marked(card.text, mutant)}"
        if len(shown) < len(survivors):
            yield f"    and {len(survivors) - len(shown)} more"


def marked(text: str, mutant: Mutant) -> str:
    """What a mutant says, other words between asterisks; where it only leaves words out, which."""
    says = mutant.says
    if not says:
        return "[nothing at all]"
    was, now = list(_TOKEN.finditer(text)), list(_TOKEN.finditer(says))
    shorter = min(len(was), len(now))
    before = next((i for i in range(shorter) if was[i][0] != now[i][0]), shorter)
    after = next((i for i in range(shorter - before) if was[-1 - i][0] != now[-1 - i][0]), shorter - before)
    if before < len(now) - after:
        start, end = now[before].start(), now[len(now) - after - 1].end()
        shown = f"{says[:start]}*{says[start:end]}*{says[end:]}"
    else:
        left_out = text[was[before].start() : was[len(was) - after - 1].end()]
        start = now[before - 1].end() if before else 0
        shown = f"{says[:start]} [without “{left_out}”]{says[start:]}".lstrip()
    return shown.replace("\n", " / ")


def _verdict(coverage: Coverage) -> str:
    found = summary_of(coverage.cards)
    alive = found.mutants - found.killed - found.equivalent
    words = [f"{found.clauses} clauses: {found.parsed} parsed, {found.played} played, {found.pinned} pinned"]
    words.append(f"{found.mutants} mutants: {found.killed} noticed, {found.equivalent} equivalent, {alive} left")
    return f"{'covered' if coverage.full else 'not covered'}: {'; '.join(words)}"
